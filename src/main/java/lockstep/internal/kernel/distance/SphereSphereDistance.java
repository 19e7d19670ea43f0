package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.SphereSphere;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of two spheres: that of the centres less both radii, and the points where the
 * line of centres leaves one sphere and enters the other (Ericson, Real-Time Collision Detection, 2005,
 * 4.3.1).
 *
 * <p>Overlap is decided by {@link SphereSphere}; overlapping shapes have distance 0. A negative radius or a
 * NaN anywhere is a miss, infinite radii reach everything. With u = 2⁻²⁴ the distance is off by at most 4 u
 * of that of the centres and 2 u of the radii, a point by u of its coordinates and 6 u of the radius.
 *
 * <p>Range: squares lose their last bits for distances below 1e-19; beyond 1e19 they overflow, which is a
 * miss.
 */
public final class SphereSphereDistance {
  /**
   * The distance of centres is at most √3 times the largest coordinate: 4 u of √3, and 2 u of radii, which
   * are no larger than bounds.
   */
  public static final ErrorBound ERROR = new ErrorBound(9, 0);

  private SphereSphereDistance() {}

  @Twin
  static float alone(Sphere a, @Twin.Second Sphere b) {
    float length = length(a, b);
    return Rounded.distance(valid(a, b, length), SphereSphere.overlap(a, b), length, a.radius() + b.radius());
  }

  /** The signed distance: where they overlap, minus their penetration. */
  @Twin
  static float signed(Sphere a, @Twin.Second Sphere b) {
    float length = length(a, b);
    return Rounded.signed(valid(a, b, length), SphereSphere.overlap(a, b), length, a.radius() + b.radius());
  }

  @Twin
  static ClosestPoints points(Sphere a, @Twin.Second Sphere b) {
    float length = length(a, b);
    float partA = Rounded.part(length, a.radius(), b.radius());
    float partB = Rounded.part(length, b.radius(), a.radius());
    Vec onA = a.center().minus(a.center().minus(b.center()).times(partA));
    Vec onB = b.center().minus(b.center().minus(a.center()).times(partB));
    return ClosestPoints.of(alone(a, b), onA, onB, 1, 1);
  }

  private static boolean valid(Sphere a, Sphere b, float length) {
    return a.radius() >= 0 && b.radius() >= 0 && length <= Float.MAX_VALUE;
  }

  private static float length(Sphere a, Sphere b) {
    return a.center().minus(b.center()).length();
  }
}
