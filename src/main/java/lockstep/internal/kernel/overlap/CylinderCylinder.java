package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Cylinder;
import lockstep.twin.Twin;

/**
 * Overlap test of two infinite cylinders along z: that of two circles, by {@link SphereSphere} in the plane z
 * = 0. Touching is an overlap. A negative radius or a NaN anywhere is a miss; range and accuracy are those of
 * two spheres.
 */
public final class CylinderCylinder {
  /** A radius with an error of at most 5 u of itself. */
  public static final ErrorBound ERROR = SphereSphere.ERROR;

  private CylinderCylinder() {}

  @Twin
  static boolean overlap(Cylinder a, @Twin.Second Cylinder b) {
    return SphereSphere.overlap(a.circle(), b.circle());
  }
}
