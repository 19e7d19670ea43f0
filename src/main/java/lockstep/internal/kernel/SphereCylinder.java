package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a sphere and an endless cylinder along z: that of two circles, by {@link SphereSphere} in the plane z = 0. Touching
 * is an overlap. A negative radius, a NaN anywhere or an infinite z is a miss; range and accuracy are those of two spheres.
 */
final class SphereCylinder {
  /** A radius off by 5 u of itself, at the most. */
  static final ErrorBound ERROR = new ErrorBound(5, 0);

  private SphereCylinder() {}

  @Twin
  static boolean overlap(float x, float y, float z, float r1, @Twin.Second float u, float v, float r2) {
    return SphereSphere.overlap(x, y, 0, r1, u, v, 0, r2) && Math.abs(z) <= Float.MAX_VALUE;
  }
}
