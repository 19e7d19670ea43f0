package lockstep;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lockstep.oracle.Exact;
import lockstep.oracle.MinimumBall;
import lockstep.oracle.Point;

/** Compares fitted spheres with exact arithmetic. */
final class FittedSpheres {
  private FittedSpheres() {}

  /** Asserts that no point is outside. */
  static void holds(float[] sphere, List<Point> points) {
    Point centre = Point.of(sphere, 0);
    Exact square = Exact.of(sphere[3]).square();
    for (Point p : points) {
      assertTrue(p.minus(centre).square().isAtMost(square), () -> p + " is outside");
    }
  }

  /**
   * Asserts that the radius is that of the smallest sphere, up to some ulp and the rounding of the centre to
   * floats.
   */
  static void isSmallest(float[] sphere, List<Point> points, double ulps) {
    double radius = MinimumBall.of(points).radius() * (1 + ulps * 0x1p-23) + rounding(sphere);
    assertTrue(sphere[3] <= Math.max(radius, Float.MIN_VALUE), () -> sphere[3] + " is more than " + radius);
  }

  /** The largest rounding of the centre. */
  static double rounding(float[] sphere) {
    double square = 0;
    for (int axis = 0; axis < 3; axis++) {
      double half = 0.5 * Math.ulp(sphere[axis]);
      square += half * half;
    }
    return Math.sqrt(square) * (1 + 0x1p-20);
  }
}
