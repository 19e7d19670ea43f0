package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a sphere and an endless cylinder along z: that of two circles in the plane z = 0. Seen from the axis the centre of the sphere moves along a
 * segment towards a circle of both radii (Ericson, Real-Time Collision Detection, 2005, 5.5.5), so {@link RaySphere} tells when it gets there.
 *
 * <p>They overlap from the start as {@link SphereCylinder} says. The point of contact is the cylinder's, at the height of the centre; if they overlap from
 * the start, that of the cylinder which is nearest to the centre, or the centre. A motion along z is none. Where two lines meet, the normal
 * is opposite to the motion across them. A negative radius, a NaN
 * anywhere, an infinite coordinate or motion is a miss.
 *
 * <p>Range and accuracy are those of {@link SphereSphereSweep}, with distances measured across the axis. The point is off by 5 u of the cylinder's radius and u
 * of its coordinates, with u = 2⁻²⁴.
 */
final class SphereCylinderSweep {
  /** As of two spheres. */
  static final ErrorBound ERROR = SphereSphereSweep.ERROR;

  private SphereCylinderSweep() {}

  @Twin
  static boolean sweep(float x, float y, float z, float r1, float vx, float vy, float vz,
      @Twin.Second float u, float v, float r2, float[] t, float[] nx, float[] ny, float[] nz, float[] xOut,
      float[] yOut, float[] zOut, int at) {
    boolean overlap = SphereCylinder.overlap(x, y, z, r1, u, v, r2);
    float enter = RaySphere.cast(x, y, 0, vx, vy, 0, 0, 1, u, v, 0, r1 + r2);
    boolean valid = r1 >= 0 && r2 >= 0 && Math.abs(z) <= Float.MAX_VALUE && Sweep.proper(vx, vy, vz);
    float time = valid ? Sweep.time(overlap, enter) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    float dx = (x - u) + time * vx;
    float dy = (y - v) + time * vy;
    // two lines that meet: the normal is still across them
    boolean none = dx == 0 && dy == 0;
    float acrossX = none ? -vx : dx;
    float acrossY = none ? -vy : dy;
    float part = Sweep.reach((float) Math.sqrt(dx * dx + dy * dy), r2);
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, acrossX, acrossY, 0, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, acrossY, 0, acrossX, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, 0, acrossX, acrossY, vz, vx, vy) : 0;
    xOut[at] = hit ? Sweep.point(u + part * dx, u) : 0;
    yOut[at] = hit ? Sweep.point(v + part * dy, v) : 0;
    zOut[at] = hit ? Sweep.point(z + time * vz, z) : 0;
    return hit;
  }
}
