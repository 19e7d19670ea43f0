package lockstep.internal.kernel.overlap;

import lockstep.twin.Cylinder;
import lockstep.twin.Twin;

/**
 * Overlap test of two infinite cylinders along z: that of two circles, by {@link SphereSphere} in the plane z
 * = 0. Touching is an overlap. A negative radius or a NaN anywhere is a miss. The answer is that of real
 * arithmetic.
 */
public final class CylinderCylinder {
  private CylinderCylinder() {}

  @Twin
  static boolean overlap(Cylinder a, @Twin.Second Cylinder b) {
    return SphereSphere.overlap(a.circle(), b.circle());
  }
}
