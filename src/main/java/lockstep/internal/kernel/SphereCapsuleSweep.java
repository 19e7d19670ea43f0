package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a sphere and a capsule: when a moving sphere touches a capsule. Seen from the capsule, the centre of the sphere moves along a segment towards a
 * capsule of both radii (Ericson, Real-Time Collision Detection, 2005, 5.5), so {@link RayCapsule} tells when it gets there. The normal is that of the
 * point of the capsule's segment that is nearest to the centre then, see {@link ContactNormal}.
 *
 * <p>They overlap from the start as {@link SphereCapsule} says; what does not, and moves apart, never meets, though it may round to a touch. A capsule without length is a sphere. A negative radius, a NaN anywhere, an infinite
 * centre, end or motion is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the distance from the start to the farther end, what {@link RayCapsule} says is exact for radii off by less than 37 u (D + r),
 * and t rounds by u of the way: at that time the shapes are apart, or in each other, by no more than that. What 300,000 pairs came to is 3 u of the
 * span.
 *
 * <p>Range: that of {@link RayCapsule}.
 */
final class SphereCapsuleSweep {
  /** 38 u of distance, radii and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(66, 0);

  private SphereCapsuleSweep() {}

  @Twin
  static boolean sweep(float x, float y, float z, float r1, float vx, float vy, float vz,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float r2, float[] t,
      float[] nx, float[] ny, float[] nz, int at) {
    boolean overlap = SphereCapsule.overlap(x, y, z, r1, ax, ay, az, bx, by, bz, r2);
    float enter = RayCapsule.enter(x, y, z, vx, vy, vz, 0, 1, ax, ay, az, bx, by, bz, r1 + r2, overlap);
    boolean valid = r1 >= 0 && r2 >= 0 && Sweep.proper(vx, vy, vz);
    float time = valid ? Sweep.time(overlap, enter) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    // the segment, relative to the centre at that time
    float mx = Segments.middle(x, ax, bx) - time * vx, hx = Segments.half(ax, bx);
    float my = Segments.middle(y, ay, by) - time * vy, hy = Segments.half(ay, by);
    float mz = Segments.middle(z, az, bz) - time * vz, hz = Segments.half(az, bz);
    float s = Segments.nearest(mx, my, mz, hx, hy, hz);
    float wx = -(mx + s * hx);
    float wy = -(my + s * hy);
    float wz = -(mz + s * hz);
    // the normal at an end is not towards the other one, whatever rounding says of a radius of 0
    boolean none = wx == 0 && wy == 0 && wz == 0;
    float outward = RoundedHull.dot(none ? -vx : wx, none ? -vy : wy, none ? -vz : wz, hx, hy, hz);
    boolean side = Math.abs(s) < 1 || s * outward < 0;
    float gx = side ? hx : 0;
    float gy = side ? hy : 0;
    float gz = side ? hz : 0;
    float vv = Segments.square(vx, vy, vz);
    t[at] = time;
    nx[at] = hit ? ContactNormal.of(0, overlap, wx, wy, wz, gx, gy, gz, vx, vy, vz, vv) : 0;
    ny[at] = hit ? ContactNormal.of(1, overlap, wx, wy, wz, gx, gy, gz, vx, vy, vz, vv) : 0;
    nz[at] = hit ? ContactNormal.of(2, overlap, wx, wy, wz, gx, gy, gz, vx, vy, vz, vv) : 0;
    return hit;
  }
}
