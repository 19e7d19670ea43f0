package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a capsule and an endless cylinder along z: that of the capsule's shadow in the plane z = 0 and a circle, by
 * {@link SphereCapsule}. Touching is an overlap; a capsule along z is a circle. A negative radius, a NaN anywhere or an infinite
 * coordinate is a miss; range and accuracy are those of a sphere and a capsule, with distances measured across the axis.
 */
final class CapsuleCylinder {
  /** As of a sphere and a capsule. */
  static final ErrorBound ERROR = SphereCapsule.ERROR;

  private CapsuleCylinder() {}

  @Twin
  static boolean overlap(float ax, float ay, float az, float bx, float by, float bz, float r1,
      @Twin.Second float u, float v, float r2) {
    return SphereCapsule.overlap(u, v, 0, r2, ax, ay, 0, bx, by, 0, r1) && Math.abs(az) <= Float.MAX_VALUE
        && Math.abs(bz) <= Float.MAX_VALUE;
  }
}
