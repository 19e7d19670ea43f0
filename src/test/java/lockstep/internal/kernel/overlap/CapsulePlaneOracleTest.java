package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.HalfSpace;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Capsule–plane against exact arithmetic, see {@link PlaneSide}. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.CAPSULE, second = Kind.PLANE)
@Runs.Once
class CapsulePlaneOracleTest {
  @Property(tries = 2000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(exact(p), overlap(p));
  }

  @Property(tries = 1500)
  void exactForRandomNumbers(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    check(p);
  }

  /**
   * The plane at a radius from an end, give or take a few ulp; capsules as short as 2^-30 of their
   * coordinates.
   */
  @Property(tries = 3000)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -6, max = 6) int ulps, @ForAll @IntRange(min = 0, max = 30) int shorter,
      @ForAll boolean first) {
    for (int k = 0; k < 3; k++) {
      p[3 + k] = p[k] + Math.scalb(p[3 + k] - p[k], -shorter);
    }
    p[6] = Math.abs(p[6]);
    PlaneSide.move(p, 7, Point.of(p, first ? 0 : 3), p[6], ulps);
    check(p);
  }

  /** Nearly parallel to the plane, at an angle down to 2^-30. */
  @Property(tries = 2000)
  void nearlyParallel(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -6, max = 6) int ulps, @ForAll @IntRange(min = 0, max = 30) int angle) {
    PlaneSide.turn(p, 3, 7, angle);
    for (int k = 0; k < 3; k++) {
      p[3 + k] += p[k];
    }
    p[6] = Math.abs(p[6]);
    PlaneSide.move(p, 7, Point.of(p, 0), p[6], ulps);
    check(p);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 2000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    check(p);
  }

  /**
   * A capsule without length is a sphere, with the answer of the sphere's own kernel, bit for bit, for any
   * floats.
   */
  @Property(tries = 2000)
  void aCapsuleWithoutLengthIsASphere(@ForAll(supplier = Floats.Any.class) float[] p,
      @ForAll(supplier = Floats.Scaled.class) float[] q, @ForAll @IntRange(min = -6, max = 6) int ulps) {
    q[6] = Math.abs(q[6]);
    PlaneSide.move(q, 7, Point.of(q, 0), q[6], ulps);
    for (float[] any : new float[][] {p, q}) {
      System.arraycopy(any, 0, any, 3, 3);
      assertEquals(
          SpherePlaneOverlapScalar.overlap(any[0], any[1], any[2], any[6], any[7], any[8], any[9], any[10]),
          overlap(any));
    }
  }

  @Property(tries = 2000)
  void anyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    if (overlap(p)) {
      for (int k = 0; k < 11; k++) {
        assertTrue(Float.isFinite(p[k]) || (k == 6 && p[k] > 0), "column " + k + " is " + p[k]);
      }
      assertTrue(
          SpherePlaneOverlapScalar.overlap(p[0], p[1], p[2], p[6], p[7], p[8], p[9], p[10])
              || SpherePlaneOverlapScalar.overlap(p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10]),
          "neither end");
    }
    for (int k = 0; k < 11; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(overlap(q));
    }
  }

  private static boolean exact(float[] p) {
    return PlaneSide.reaches(HalfSpace.of(p, 7), Exact.of(p[6]), Point.of(p, 0), Point.of(p, 3));
  }

  private static void check(float[] p) {
    if (p[6] < 0 || HalfSpace.of(p, 7).normal().isZero()) {
      assertFalse(overlap(p));
    } else {
      PlaneSide.check(overlap(p), HalfSpace.of(p, 7), p[6], Point.of(p, 0), Point.of(p, 3));
    }
  }

  /** The answer, which must not depend on the order of the ends. */
  private static boolean overlap(float[] p) {
    boolean hit =
        CapsulePlaneOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10]);
    assertEquals(hit,
        CapsulePlaneOverlapScalar.overlap(p[3], p[4], p[5], p[0], p[1], p[2], p[6], p[7], p[8], p[9], p[10]),
        "order of the ends");
    return hit;
  }
}
