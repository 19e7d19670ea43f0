package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of two spheres: when a moving sphere touches another. Seen from the second, the centre of the first moves along a segment towards a sphere
 * of both radii (Ericson, Real-Time Collision Detection, 2005, 5.5.5), so {@link RaySphere} tells when it gets there.
 *
 * <p>The normal is from the second centre to the first then, and never along the motion, see {@link ContactNormal}: so radii may be as small as rounding.
 * They overlap from the start as {@link SphereSphere} says. A negative radius, a NaN anywhere, an infinite centre or motion is a miss.
 *
 * <p>With u = 2⁻²⁴, what {@link RaySphere} says is exact for a sum of radii off by 8 u of itself and of the distance from the start, and t rounds once
 * more: at that time the spheres are apart, or in each other, by at most 10 u of the radii, the distance and the way.
 *
 * <p>Range: that of {@link RaySphere}.
 */
final class SphereSphereSweep {
  /** 10 u of radii, distance and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(18, 0);

  private SphereSphereSweep() {}

  @Twin
  static boolean sweep(float x1, float y1, float z1, float r1, float vx, float vy, float vz,
      @Twin.Second float x2, float y2, float z2, float r2, float[] t, float[] nx, float[] ny, float[] nz,
      int at) {
    boolean overlap = SphereSphere.overlap(x1, y1, z1, r1, x2, y2, z2, r2);
    float enter = RaySphere.cast(x1, y1, z1, vx, vy, vz, 0, 1, x2, y2, z2, r1 + r2);
    boolean valid = r1 >= 0 && r2 >= 0 && Sweep.proper(vx, vy, vz);
    float time = valid ? Sweep.time(overlap, enter) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    float dx = (x1 - x2) + time * vx;
    float dy = (y1 - y2) + time * vy;
    float dz = (z1 - z2) + time * vz;
    float vv = vx * vx + vy * vy + vz * vz;
    t[at] = time;
    nx[at] = hit ? ContactNormal.of(0, overlap, dx, dy, dz, 0, 0, 0, vx, vy, vz, vv) : 0;
    ny[at] = hit ? ContactNormal.of(1, overlap, dx, dy, dz, 0, 0, 0, vx, vy, vz, vv) : 0;
    nz[at] = hit ? ContactNormal.of(2, overlap, dx, dy, dz, 0, 0, 0, vx, vy, vz, vv) : 0;
    return hit;
  }
}
