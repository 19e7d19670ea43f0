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
import lockstep.oracle.HalfSpace;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Sphere–plane against exact arithmetic, see {@link PlaneSide}. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.SPHERE, second = Kind.PLANE)
@Runs.Once
class SpherePlaneOracleTest {
  @Property(tries = 2000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(PlaneSide.reaches(HalfSpace.of(p, 4), Ball.of(p, 0).radius(), Point.of(p, 0)), overlap(p));
  }

  /** Normals whose length is a whole number. */
  @Property(tries = 1500)
  void exactAlongWholeNormals(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int axis, @ForAll @IntRange(min = -25, max = 25) int d) {
    float[][] normals = {{3, 4, 0}, {1, 2, 2}, {2, 3, 6}};
    for (int k = 0; k < 3; k++) {
      p[4 + (k + axis) % 3] = Math.copySign(normals[axis][k], p[8 + k]);
    }
    p[7] = d;
    assertEquals(PlaneSide.reaches(HalfSpace.of(p, 4), Ball.of(p, 0).radius(), Point.of(p, 0)), overlap(p));
  }

  @Property(tries = 1500)
  void exactForRandomNumbers(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    check(p);
  }

  /**
   * The plane at a radius from the centre, give or take a few ulp; radii down to 2^-30 of the coordinates.
   */
  @Property(tries = 3000)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -6, max = 6) int ulps, @ForAll @IntRange(min = 0, max = 30) int smaller) {
    p[3] = Math.scalb(Math.abs(p[3]), -smaller);
    PlaneSide.move(p, 4, Point.of(p, 0), p[3], ulps);
    check(p);
  }

  /** The radius dominates: centres down to 2^-30 of it from the origin. */
  @Property(tries = 2000)
  void largeAtTheOrigin(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -8, max = 8) int ulps, @ForAll @IntRange(min = 0, max = 30) int smaller) {
    PlaneSide.scale(p, 0, 3, -smaller);
    p[3] = Math.abs(p[3]);
    PlaneSide.move(p, 4, Point.of(p, 0), p[3] * (1 + ulps * PlaneSide.U), 0);
    check(p);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 2000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    check(p);
  }

  /** Neither the length of the normal nor the unit of length matters, powers of two change no bit. */
  @Property(tries = 2000)
  void anyScale(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -6, max = 6) int ulps, @ForAll @IntRange(min = -40, max = 40) int normals,
      @ForAll @IntRange(min = -40, max = 40) int lengths) {
    p[3] = Math.abs(p[3]);
    PlaneSide.move(p, 4, Point.of(p, 0), p[3], ulps);
    check(p);
    boolean hit = overlap(p);
    PlaneSide.scale(p, 4, 8, normals);
    PlaneSide.scale(p, 0, 4, lengths);
    PlaneSide.scale(p, 7, 8, lengths);
    assertEquals(hit, overlap(p));
    for (int axis = 0; axis < 3; axis++) { // mirrored
      p[axis] = -p[axis];
      p[4 + axis] = -p[4 + axis];
      assertEquals(hit, overlap(p));
    }
  }

  @Property(tries = 3000)
  void anyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    if (overlap(p)) {
      for (int k = 0; k < 8; k++) {
        assertTrue(Float.isFinite(p[k]) || (k == 3 && p[k] > 0), "column " + k + " is " + p[k]);
      }
      assertTrue(p[3] >= 0);
      if (Float.isFinite(p[3])) {
        PlaneSide.check(true, HalfSpace.of(p, 4), p[3], Point.of(p, 0));
      }
    }
    for (int k = 0; k < 8; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(overlap(q));
    }
  }

  private static void check(float[] p) {
    if (p[3] < 0 || HalfSpace.of(p, 4).normal().isZero()) {
      assertFalse(overlap(p));
    } else {
      PlaneSide.check(overlap(p), HalfSpace.of(p, 4), p[3], Point.of(p, 0));
    }
  }

  private static boolean overlap(float[] p) {
    return SpherePlaneOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]);
  }
}
