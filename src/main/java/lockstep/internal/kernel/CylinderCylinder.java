package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of two endless cylinders along z: that of two circles, by {@link SphereSphere} in the plane z = 0. Touching is an
 * overlap. A negative radius or a NaN anywhere is a miss; range and accuracy are those of two spheres.
 */
final class CylinderCylinder {
  /** A radius off by 5 u of itself, at the most. */
  static final ErrorBound ERROR = SphereSphere.ERROR;

  private CylinderCylinder() {}

  @Twin
  static boolean overlap(float u1, float v1, float r1, @Twin.Second float u2, float v2, float r2) {
    return SphereSphere.overlap(u1, v1, 0, r1, u2, v2, 0, r2);
  }
}
