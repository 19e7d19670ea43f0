package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lockstep.oracle.Exact;
import lockstep.oracle.HalfSpace;
import lockstep.oracle.Point;

/**
 * Exact answers for balls around points and a half-space, and the allowed errors of kernels that measure.
 * With u = 2^-24: {@value #POINT} u of a point's distance from the origin.
 */
public final class PlaneSide {
  public static final double U = 0x1p-24;
  static final int POINT = 3;

  /** The largest shift of a plane by products that underflow. */
  public static final double VANISHED = 0x1p-98;

  private PlaneSide() {}

  /**
   * Whether a half-space whose normal has a direction overlaps at least one of the balls of this radius
   * around these points.
   */
  public static boolean reaches(HalfSpace plane, Exact radius, Point... points) {
    if (plane.normal().isZero() || radius.sign() < 0) {
      return false;
    }
    Exact square = plane.normal().square().times(radius.square());
    for (Point point : points) {
      Exact outside = plane.outside(point);
      if (outside.sign() <= 0 || outside.square().isAtMost(square)) {
        return true;
      }
    }
    return false;
  }

  /** Asserts that an answer for balls of a radius, not negative, around points is that of real arithmetic. */
  static void check(boolean hit, HalfSpace plane, float radius, Point... points) {
    assertEquals(reaches(plane, Exact.of(radius), points), hit);
  }

  /**
   * Sets the constant of the plane at {@code p[at]} so that a point is outside by a distance, up to {@code
   * ulps} u of its distance from the origin.
   */
  public static void move(float[] p, int at, Point point, double distance, int ulps) {
    Point normal = Point.of(p, at);
    double off = distance + ulps * U * point.length();
    p[at + 3] = (float) (off * normal.length() - normal.dot(point).toDouble());
  }

  /**
   * Rotates the vector at {@code p[v]} until it is parallel to the plane at {@code p[at]} up to an angle of
   * about 2^-angle, away from it.
   */
  public static void turn(float[] p, int v, int at, int angle) {
    Point vector = Point.of(p, v), normal = Point.of(p, at);
    Point along = vector.cross(normal);
    double length = Math.max(along.length(), Double.MIN_NORMAL);
    double tilt = Math.scalb(1 / Math.max(normal.length(), Double.MIN_NORMAL), -angle);
    for (int k = 0; k < 3; k++) {
      p[v + k] = (float) (vector.length() * (along.on(k).toDouble() / length + p[at + k] * tilt));
    }
  }

  /** Multiplies floats {@code from} to {@code to − 1} by a power of two. */
  public static void scale(float[] p, int from, int to, int power) {
    for (int k = from; k < to; k++) {
      p[k] = Math.scalb(p[k], power);
    }
  }
}
