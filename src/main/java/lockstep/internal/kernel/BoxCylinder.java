package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of an axis-aligned box (AABB) and an endless cylinder along z: that of a rectangle and a circle, by {@link SphereBox}
 * in the plane z = 0. Touching is an overlap. An empty box (min &gt; max on any axis), a negative radius or a NaN anywhere is a
 * miss; infinite box planes are allowed. Range and accuracy are those of a sphere and a box.
 */
final class BoxCylinder {
  /** A radius off by 5 u of itself, at the most. */
  static final ErrorBound ERROR = SphereBox.ERROR;

  private BoxCylinder() {}

  @Twin
  static boolean overlap(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float u, float v, float r) {
    return SphereBox.overlap(u, v, 0, r, minX, minY, 0, maxX, maxY, 0) && minZ <= maxZ;
  }
}
