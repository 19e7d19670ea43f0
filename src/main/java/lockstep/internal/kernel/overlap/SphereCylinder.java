package lockstep.internal.kernel.overlap;

import lockstep.twin.Cylinder;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a sphere and an infinite cylinder along z: that of two circles, by {@link SphereSphere} in
 * the plane z = 0. Touching is an overlap. A negative radius, a NaN anywhere or an infinite z is a miss. The
 * answer is that of real arithmetic.
 */
public final class SphereCylinder {
  private SphereCylinder() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Cylinder c) {
    Sphere flat = new Sphere(new Vec(s.center().x(), s.center().y(), 0), s.radius());
    return SphereSphere.overlap(flat, c.circle()) && Math.abs(s.center().z()) <= Float.MAX_VALUE;
  }
}
