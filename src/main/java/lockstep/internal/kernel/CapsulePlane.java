package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a capsule and the half-space behind a plane.
 *
 * <p>Of a segment, an end is nearest to a plane or farthest behind it: they overlap where the sphere around either end does, so where
 * {@code n · a + d ≤ r |n|} or {@code n · b + d ≤ r |n|} (Ericson, Real-Time Collision Detection, 2005, 5.2.2). Touching
 * is an overlap, so is a capsule behind the plane. A capsule without length is a sphere, and the answer that of {@link SpherePlane},
 * bit for bit; the order of the ends changes no bit. A negative radius, a normal without a {@linkplain HalfSpace#proper
 * direction}, a NaN anywhere, an infinite end or d is a miss.
 *
 * <p>Range and rounding are those of {@link SpherePlane} for both ends.
 */
final class CapsulePlane {
  /** As that of the sphere around the end that hits. */
  static final ErrorBound ERROR = SpherePlane.ERROR;

  private CapsulePlane() {}

  @Twin
  static boolean overlap(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float nx, float ny, float nz, float d) {
    float square = HalfSpace.square(nx, ny, nz);
    float reach = r * (float) Math.sqrt(square);
    float a = HalfSpace.outside(nx, ny, nz, d, ax, ay, az);
    float b = HalfSpace.outside(nx, ny, nz, d, bx, by, bz);
    return r >= 0 && (a <= reach || b <= reach) && Math.abs(a) <= Float.MAX_VALUE
        && Math.abs(b) <= Float.MAX_VALUE && HalfSpace.proper(square);
  }
}
