package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Ball;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Sphere–triangle against exact arithmetic. With u = 2^-24 and M the distance from the centre to the farthest
 * corner, corners relative to the centre and edges are off by u M, and so is every candidate: the computed
 * distance is too small by at most {@value #ERROR} u M. It is too large if the face's candidate lands beside
 * the nearest point, by u M over the sine of the triangle's angle, but never by more than half its height,
 * since an edge is that near.
 */
@OracleOf(verb = Verb.OVERLAP, first = Kind.SPHERE, second = Kind.TRIANGLE)
@Runs.Once
class SphereTriangleOracleTest {
  private static final int ERROR = 4;

  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    // weights of the face are quotients and round: exact where the nearest point is on an edge or corner
    Ball ball = Ball.of(p, 0);
    Triangle triangle = Triangle.of(p, 4);
    boolean exact = ball.overlaps(triangle);
    if (exact != overlap(p)) {
      Exact gap = triangle.squaredDistance(ball.centre()).minus(ball.radius().square());
      assertTrue(gap.abs().isLessThan(Exact.of(1e-5)), "more than rounding");
    }
  }

  /** Here every quotient of the kernel has a power of two below, so nothing rounds. */
  @Property(tries = 2000)
  void exactWhereQuotientsAre(@ForAll(supplier = Floats.Grid.class) float[] p) {
    float[] q = {p[0], p[1], p[2], Math.abs(p[3]), 0, 0, 0, 4, 0, 0, 0, 4, 0};
    assertEquals(Ball.of(q, 0).overlaps(Triangle.of(q, 4)), overlap(q));
  }

  /** Over the face in the whole range: fourth powers of these lengths do not fit a float. */
  @Test
  void overTheFaceInAnyUnit() {
    for (int exponent = -55; exponent <= 57; exponent++) {
      float[] touching = {1, 1, 0.5f, 0.5f, 0, 0, 0, 4, 0, 0, 0, 4, 0};
      for (int k = 0; k < touching.length; k++) {
        touching[k] = Math.scalb(touching[k], exponent);
      }
      assertTrue(overlap(touching), "2^" + exponent);
      touching[3] = Math.nextDown(touching[3]);
      assertFalse(overlap(touching), "2^" + exponent);
    }
  }

  @Property(tries = 2000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    p[3] = Math.abs(p[3]);
    check(p);
  }

  /** The radius is the distance, give or take a few ulp. */
  @Property(tries = 40000)
  void touchingWithinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps) {
    touch(p, ulps);
    check(p);
  }

  /** Slivers: the third corner nearly on the line of the others. */
  @Property(tries = 40000)
  void slivers(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = 0, max = 30) int thin) {
    for (int k = 0; k < 3; k++) {
      float along = p[4 + k] + (p[7 + k] - p[4 + k]) * Math.abs(p[13]) * 2;
      p[10 + k] = along + Math.scalb(p[10 + k] - along, -thin);
    }
    touch(p, ulps);
    check(p);
  }

  @Property(tries = 2000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    p[3] = Math.abs(p[3]);
    check(p);
  }

  /** The centre in the face, or over it at a height of its own scale. */
  @Property(tries = 2000)
  void overTheFace(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = 0, max = 30) int near) {
    for (int k = 0; k < 3; k++) {
      float on = (p[4 + k] + p[7 + k] + p[10 + k]) / 3;
      p[k] = on + Math.scalb(p[k] - on, -near);
    }
    touch(p, ulps);
    check(p);
  }

  /** Sets the radius to the distance, moved by {@code ulps} 2^-24 of the distance to the corner a. */
  private static void touch(float[] p, int ulps) {
    Point centre = Ball.of(p, 0).centre();
    double distance = Math.sqrt(Triangle.of(p, 4).squaredDistance(centre).toDouble());
    p[3] = (float) Math.abs(distance + ulps * 0x1p-24 * Triangle.of(p, 4).a().minus(centre).size());
  }

  private static void check(float[] p) {
    Ball ball = Ball.of(p, 0);
    Triangle triangle = Triangle.of(p, 4);
    double m = Math.max(p[3], Math.max(triangle.a().minus(ball.centre()).length(),
        Math.max(triangle.b().minus(ball.centre()).length(), triangle.c().minus(ball.centre()).length())));
    double slack = ERROR * 0x1p-24 * m;
    double e = triangle.b().minus(triangle.a()).length();
    double f = triangle.c().minus(triangle.b()).length();
    double g = triangle.a().minus(triangle.c()).length();
    double area = triangle.normal().length();
    double longest = Math.max(e, Math.max(f, g));
    double beside = area == 0 ? 0 : Math.min(slack * e * g / area, area / longest / 2);
    assertTrue(ball.grown(slack).overlaps(triangle) || !overlap(p), "false hit");
    assertTrue(!ball.grown(-slack - beside).overlaps(triangle) || overlap(p), "false miss");
  }

  private static boolean overlap(float[] p) {
    return SphereTriangleScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10],
        p[11], p[12]);
  }
}
