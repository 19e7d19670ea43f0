package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Capsule;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and the half-space behind a plane.
 *
 * <p>An end of a segment is its nearest point to a plane or its farthest behind it, so they overlap if the
 * sphere around either end does: {@code n · a + d ≤ r |n|} or {@code n · b + d ≤ r |n|} (Ericson, Real-Time
 * Collision Detection, 2005, 5.2.2). Touching is an overlap, as is a capsule behind the plane. A capsule
 * without length is a sphere, and the answer that of {@link SpherePlane}, bit for bit; the order of the ends
 * changes no bit. A negative radius, a normal without a {@linkplain HalfSpace#proper direction}, a NaN
 * anywhere, an infinite end or d is a miss.
 *
 * <p>Range and rounding are those of {@link SpherePlane} for both ends.
 */
public final class CapsulePlane {
  /** As for the sphere around the end that hits. */
  public static final ErrorBound ERROR = SpherePlane.ERROR;

  private CapsulePlane() {}

  @Twin
  public static boolean overlap(Capsule c, @Twin.Second Plane p) {
    float reach = c.radius() * p.normal().length();
    float a = HalfSpace.outside(p, c.a()), b = HalfSpace.outside(p, c.b());
    return c.radius() >= 0 && (a <= reach || b <= reach) && Math.abs(a) <= Float.MAX_VALUE
        && Math.abs(b) <= Float.MAX_VALUE && HalfSpace.proper(p.normal());
  }
}
