package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a sphere and the half-space behind a plane.
 *
 * <p>They overlap if the centre is outside by no more than the radius: {@code n · c + d ≤ r |n|} (Ericson,
 * Real-Time Collision Detection, 2005, 5.2.2). Touching is an overlap, as is a sphere anywhere behind the
 * plane. A radius of 0 is a point. A negative radius, a normal without a {@linkplain HalfSpace#proper
 * direction}, a NaN anywhere, an infinite centre or d is a miss; an infinite radius reaches every plane.
 *
 * <p>With u = 2⁻²⁴ the centre's distance is off by 3 u |c|, see {@link HalfSpace}, and by u of itself. |n|²
 * is off by 3 u, so |n| by 2.5 u, its product with r by 3.5 u: with that last u of the distance, less than 5
 * u of the radius. A comparison of squares would save the root and be no worse, but hold only for r |n|
 * between 1e-19 and 1e19.
 *
 * <p>Range: |n| times coordinates and radius, and d, below 4e37; a sum that overflows is a miss. Products of
 * lengths below 1e-29 may underflow.
 */
public final class SpherePlane {
  /**
   * 3 √3 u of the centre's largest coordinate, 5 u of the radius: both together are no more than the bounds'
   * largest coordinate.
   */
  public static final ErrorBound ERROR = new ErrorBound(6, 0);

  private SpherePlane() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Plane p) {
    float outside = HalfSpace.outside(p, s.center());
    return s.radius() >= 0 && outside <= s.radius() * p.normal().length()
        && Math.abs(outside) <= Float.MAX_VALUE && HalfSpace.proper(p.normal());
  }
}
