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
import lockstep.oracle.Point;
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Sphere–triangle against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.SPHERE, second = Kind.TRIANGLE)
@Runs.Once
class SphereTriangleOracleTest {
  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    check(p);
  }

  /** Over the face: fourth powers of most of these lengths do not fit a float. */
  @Test
  void overTheFaceInAnyUnit() {
    for (int exponent = -120; exponent <= 120; exponent++) {
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
    assertEquals(Ball.of(p, 0).overlaps(Triangle.of(p, 4)), overlap(p));
  }

  private static boolean overlap(float[] p) {
    return SphereTriangleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9],
        p[10], p[11], p[12]);
  }
}
