package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Capsule;
import lockstep.twin.Cylinder;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and an infinite cylinder along z: that of the capsule's projection to the plane z
 * = 0 and a circle, by {@link SphereCapsule}. Touching is an overlap; a capsule along z is a circle. A
 * negative radius, a NaN anywhere or an infinite coordinate is a miss; range and accuracy are those of a
 * sphere and a capsule, with distances measured across the axis.
 */
public final class CapsuleCylinder {
  /** As for a sphere and a capsule. */
  public static final ErrorBound ERROR = SphereCapsule.ERROR;

  private CapsuleCylinder() {}

  @Twin
  public static boolean overlap(Capsule c, @Twin.Second Cylinder d) {
    Capsule shadow =
        new Capsule(new Vec(c.a().x(), c.a().y(), 0), new Vec(c.b().x(), c.b().y(), 0), c.radius());
    return SphereCapsule.overlap(d.circle(), shadow) && Math.abs(c.a().z()) <= Float.MAX_VALUE
        && Math.abs(c.b().z()) <= Float.MAX_VALUE;
  }
}
