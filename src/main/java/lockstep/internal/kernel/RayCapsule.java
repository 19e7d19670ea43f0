package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Ray–capsule intersection: where a ray enters a solid capsule.
 *
 * <p>A capsule is a cylinder between two spheres, and convex, so a line enters it where it first enters one of these and leaves it where
 * it last leaves one. As in {@link RaySphere}, roots are taken from distances of nearest points, not from {@code b² − 4ac} (Haines et
 * al., Ray Tracing Gems, 2019, ch. 7). First the origin moves to p, the point of the line nearest to the middle of the segment: however
 * far the ray comes from, what follows is as small as the capsule. Then
 *
 * <ol>
 * <li>the infinite cylinder: p and d across the axis, g and e, give the time c of least distance and the times of entry and exit,
 * {@code c ± √(r² − |g + c e|²) / |e|}; a parallel line, where e is 0 but for rounding, is in it for ever or never;
 * <li>the body: in the cylinder, and between the planes through both ends of the segment;
 * <li>one sphere: about the end on whose side the line enters the cylinder. If it does so beyond that end, it can only enter the
 * capsule there; otherwise it enters the body no later than any sphere.
 * </ol>
 *
 * <p>The body is asked even where the sphere must be hit first, and the other way round: where a nearly parallel line crosses the
 * cylinder is uncertain by many lengths of the capsule, but then it is inside both by less than rounding, and one of them is hit.
 *
 * <p>The capsule is a solid: t is where [tMin, tMax] enters it, tMin for a ray that starts inside or on the surface, tMax for one that
 * ends there. Both ends are decided as {@link SphereCapsule} decides a point, at t = 0 bit for bit but for what that says on each axis alone. A ray with both ends outside hits
 * where the middle of the way through the capsule lies between them. Touching along the side hits too. A zero direction is a
 * point: it hits at tMin where the point is inside. A capsule without length is a sphere; one with radius 0 a segment, which a ray meets
 * if it rounds to touch. A negative radius, a NaN anywhere, an infinite origin, direction or end is a miss. The order of the ends changes
 * no bit.
 *
 * <p>With u = 2⁻²⁴, D the distance from the origin to the farther end, f the origin relative to the middle and h half of the segment,
 * |f|² + |h|² ≤ D². Where p lies on the line need not be known exactly, since it is where times begin. f is off by u (D + |f|), p by
 * another 2 u |f|, the segment by u |h|. In the capsule no more than |h| + r is left of anything: there g and e round by 2 u of it,
 * c by 7 u, roots and sums by 2 u of it and 6 u r, the planes by 8 u, and by 10 u of it g and e are not quite across the axis; these last
 * two move points along the axis, which matters only to radii as small. A line within 4 u of the axis's direction counts as parallel: in the
 * capsule that moves it by 4 u (|h| + r). The sum is less than 36 u (D + r); what 60,000 rays of each nasty
 * sort came to is 3 u (D + r). t rounds once more.
 *
 * <p>Range: products of two lengths must fit a float, so radius, ends and distances between 1e-18 and 1e18, a direction between 1e-11
 * (a smaller one loses its part across the axis where it is nearly parallel) and 1e18. One longer than 1e19 is a miss.
 */
final class RayCapsule {
  /** 37 u (D + r); D + r is at most √3 of the largest coordinates of origin and bounds. */
  static final ErrorBound ERROR = new ErrorBound(65, 0, 0x1p-36f);

  /** The square of a sine that may be rounding: 4 u. */
  static final float PARALLEL = 0x1p-44f;

  private RayCapsule() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  static float cast(float ox, float oy, float oz, float dx, float dy, float dz, float tMin, float tMax,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float r) {
    boolean starts = inside(middle(ox, ax, bx), middle(oy, ay, by), middle(oz, az, bz), dx, dy, dz, tMin,
        Segments.half(ax, bx), Segments.half(ay, by), Segments.half(az, bz), r * r);
    return enter(ox, oy, oz, dx, dy, dz, tMin, tMax, ax, ay, az, bx, by, bz, r, starts);
  }

  /** The t of entry, or +∞ for a miss, given whether the ray starts in the capsule. */
  static float enter(float ox, float oy, float oz, float dx, float dy, float dz, float tMin, float tMax,
      float ax, float ay, float az, float bx, float by, float bz, float r, boolean starts) {
    float fx = middle(ox, ax, bx), hx = Segments.half(ax, bx);
    float fy = middle(oy, ay, by), hy = Segments.half(ay, by);
    float fz = middle(oz, az, bz), hz = Segments.half(az, bz);
    float dd = dot(dx, dy, dz, dx, dy, dz);
    float hh = dot(hx, hy, hz, hx, hy, hz);
    float r2 = r * r;
    boolean ends = inside(fx, fy, fz, dx, dy, dz, tMax, hx, hy, hz, r2);

    // p is the point of the line nearest to the middle; times are relative to it from here on
    float s = nearest(fx, fy, fz, dx, dy, dz);
    float px = fx + s * dx;
    float py = fy + s * dy;
    float pz = fz + s * dz;
    float dh = dot(dx, dy, dz, hx, hy, hz);
    float ph = dot(px, py, pz, hx, hy, hz);

    // into the infinite cylinder: what of d and p is across the axis
    float alongD = hh > 0 ? dh / hh : 0;
    float alongP = hh > 0 ? ph / hh : 0;
    float acrossX = dx - alongD * hx, gx = px - alongP * hx;
    float acrossY = dy - alongD * hy, gy = py - alongP * hy;
    float acrossZ = dz - alongD * hz, gz = pz - alongP * hz;
    boolean parallel = square(acrossX, acrossY, acrossZ) <= PARALLEL * dd;
    float ex = parallel ? 0 : acrossX;
    float ey = parallel ? 0 : acrossY;
    float ez = parallel ? 0 : acrossZ;
    float ee = square(ex, ey, ez);
    float c = nearest(gx, gy, gz, ex, ey, ez);
    float sideDelta = r2 - square(gx + c * ex, gy + c * ey, gz + c * ez);
    float sideRoot = sideDelta > 0 ? (float) Math.sqrt(sideDelta) : 0;
    float sideHalf = ee > 0 ? sideRoot / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY;
    float sideEnter = c - sideHalf;
    float sideLeave = c + sideHalf;
    // and between the planes at the ends
    float slabEnter = ((dh < 0 ? hh : -hh) - ph) / (dh + 0f);
    float slabLeave = ((dh < 0 ? -hh : hh) - ph) / (dh + 0f);
    float bodyEnter = slabEnter > sideEnter ? slabEnter : sideEnter;
    float bodyLeave = slabLeave < sideLeave ? slabLeave : sideLeave;
    boolean body = sideDelta >= 0 && bodyEnter <= bodyLeave;

    // into the sphere about the end at which it enters the cylinder
    float where = ph + sideEnter * dh;
    float end = where > 0 ? 1 : where < 0 ? -1 : 0;
    float vx = px - end * hx;
    float vy = py - end * hy;
    float vz = pz - end * hz;
    float n = nearest(vx, vy, vz, dx, dy, dz);
    float endDelta = r2 - square(vx + n * dx, vy + n * dy, vz + n * dz);
    float endHalf = (float) Math.sqrt(endDelta) / (float) Math.sqrt(dd);
    boolean cap = endDelta >= 0;

    float enter = body ? bodyEnter : Float.POSITIVE_INFINITY;
    float leave = body ? bodyLeave : Float.NEGATIVE_INFINITY;
    enter = cap && n - endHalf < enter ? n - endHalf : enter;
    leave = cap && n + endHalf > leave ? n + endHalf : leave;
    float between = s + 0.5f * (enter + leave);
    boolean passes = tMin <= between && between <= tMax;
    // a parallel line that ends inside comes in through an end, whatever rounding says of the cylinder
    enter = s + (parallel && ends && slabEnter < enter ? slabEnter : enter);
    float later = enter > tMin ? enter : tMin;
    float tNear = starts ? tMin : later < tMax ? later : tMax;
    boolean hit = (starts || ends || passes) && tMin <= tMax && r >= 0 && dd <= Float.MAX_VALUE
        && Math.abs(tNear) <= Float.MAX_VALUE;
    return hit ? tNear : Float.POSITIVE_INFINITY;
  }

  /** x relative to the middle between a and b. */
  private static float middle(float x, float a, float b) {
    return 0.5f * ((x - a) + (x - b));
  }

  /** The t at which f + t d is nearest to 0; 0 where d is 0. */
  @Twin.Pass
  private static float nearest(float fx, float fy, float fz, float dx, float dy, float dz) {
    float dd = dot(dx, dy, dz, dx, dy, dz);
    return dd > 0 ? -dot(fx, fy, fz, dx, dy, dz) / dd : 0;
  }

  /** Is f + t d, relative to the middle of the segment, in the capsule? NaN where t is infinite. */
  @Twin.Pass
  private static boolean inside(float fx, float fy, float fz, float dx, float dy, float dz, float t, float hx,
      float hy, float hz, float r2) {
    float x = fx + t * dx;
    float y = fy + t * dy;
    float z = fz + t * dz;
    float along = Segments.quotient(dot(x, y, z, hx, hy, hz), dot(hx, hy, hz, hx, hy, hz));
    return r2 - square(x - along * hx, y - along * hy, z - along * hz) >= 0;
  }

  private static float dot(float ax, float ay, float az, float bx, float by, float bz) {
    return ax * bx + ay * by + az * bz;
  }

  private static float square(float x, float y, float z) {
    return x * x + y * y + z * z;
  }
}
