package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a capsule and an endless cylinder along z: that of the capsule's shadow in the plane z = 0 and a circle. Seen from the capsule the axis
 * moves along a segment towards a capsule of both radii (Ericson, Real-Time Collision Detection, 2005, 5.5.5), so {@link RayCapsule} tells when it gets there.
 *
 * <p>They overlap from the start as {@link CapsuleCylinder} says; what does not, and moves apart, never meets, though it may round to a touch. The normal of the capsule's side is exactly across its shadow, on the side where the cylinder
 * was at the start, so it is right however small the radii are; that of an end leads from the axis to that end. The point of contact is the cylinder's,
 * at the height of the point of the capsule's segment that is nearest to the axis, the middle one if it is along z; if they overlap from the start, the point of the cylinder
 * that is nearest to that one, or that one itself. A motion along z is none. A negative radius, a NaN anywhere, an infinite coordinate or motion is a miss. The order of the
 * ends changes no bit but in the point, where it rounds.
 *
 * <p>Range and accuracy are those of {@link RayCapsule}, with distances measured across the axis: with u = 2⁻²⁴ the shapes are at t apart, or in each
 * other, by at most 38 u of the radii, the distance and the way. What 900,000 pairs came to is 1.6 u.
 */
final class CapsuleCylinderSweep {
  /** 38 u of radii, distance and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(67, 0);

  private CapsuleCylinderSweep() {}

  @Twin
  static boolean sweep(float ax, float ay, float az, float bx, float by, float bz, float r1, float vx,
      float vy, float vz, @Twin.Second float u, float v, float r2, float[] t, float[] nx, float[] ny,
      float[] nz, float[] xOut, float[] yOut, float[] zOut, int at) {
    boolean overlap = CapsuleCylinder.overlap(ax, ay, az, bx, by, bz, r1, u, v, r2);
    float enter = RayCapsule.enter(u, v, 0, -vx, -vy, 0, 0, 1, ax, ay, 0, bx, by, 0, r1 + r2, overlap);
    boolean valid = r1 >= 0 && r2 >= 0 && Math.abs(az) <= Float.MAX_VALUE && Math.abs(bz) <= Float.MAX_VALUE
        && Sweep.proper(vx, vy, vz);
    float time = valid ? Sweep.time(overlap, enter) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    // from the axis to the middle of the segment at the start, and then
    float fx = Segments.middle(u, ax, bx), hx = Segments.half(ax, bx);
    float fy = Segments.middle(v, ay, by), hy = Segments.half(ay, by);
    float mx = fx + time * vx;
    float my = fy + time * vy;
    float k = Segments.nearest(mx, my, 0, hx, hy, 0);
    float dx = mx + k * hx;
    float dy = my + k * hy;
    // beyond an end, the way there leads away from the rest of the segment
    boolean end = Math.abs(k) >= 1 && k * (dx * hx + dy * hy) < 0;
    boolean side = !end && hx * hx + hy * hy > 0;
    boolean left = hx * fy - hy * fx >= 0;
    // two lines that meet: the normal is still across them
    boolean none = dx == 0 && dy == 0;
    float acrossX = side ? left ? -hy : hy : none ? -vx : dx;
    float acrossY = side ? left ? hx : -hx : none ? -vy : dy;
    float part = Sweep.reach((float) Math.sqrt(dx * dx + dy * dy), r2);
    t[at] = time;
    float vv = vx * vx + vy * vy;
    // what is along the motion is rounding
    float normalX = ContactNormal.of(0, false, acrossX, acrossY, 0, 0, 0, 0, vx, vy, 0, vv);
    float normalY = ContactNormal.of(1, false, acrossX, acrossY, 0, 0, 0, 0, vx, vy, 0, vv);
    nx[at] = hit ? Sweep.normal(overlap, normalX, normalY, 0, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, normalY, 0, normalX, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, 0, normalX, normalY, vz, vx, vy) : 0;
    xOut[at] = hit ? Sweep.point(u + part * dx, u) : 0;
    yOut[at] = hit ? Sweep.point(v + part * dy, v) : 0;
    zOut[at] = hit ? Sweep.point(Segments.point(az, bz, k, Segments.half(az, bz)) + time * vz, az) : 0;
    return hit;
  }
}
