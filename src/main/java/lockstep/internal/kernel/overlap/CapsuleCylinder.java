package lockstep.internal.kernel.overlap;

import lockstep.twin.Capsule;
import lockstep.twin.Cylinder;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and an infinite cylinder along z: that of the capsule's projection to the plane z
 * = 0 and a circle, by {@link SphereCapsule}. Touching is an overlap; a capsule along z is a circle. A
 * negative radius, a NaN anywhere or an infinite coordinate is a miss. The answer is that of real
 * arithmetic.
 */
public final class CapsuleCylinder {
  private CapsuleCylinder() {}

  @Twin
  public static boolean overlap(Capsule c, @Twin.Second Cylinder d) {
    Capsule shadow =
        new Capsule(new Vec(c.a().x(), c.a().y(), 0), new Vec(c.b().x(), c.b().y(), 0), c.radius());
    return SphereCapsule.overlap(d.circle(), shadow) && Math.abs(c.a().z()) <= Float.MAX_VALUE
        && Math.abs(c.b().z()) <= Float.MAX_VALUE;
  }
}
