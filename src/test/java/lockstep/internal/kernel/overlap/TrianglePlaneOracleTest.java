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

/** Triangle–plane against exact arithmetic, see {@link PlaneSide}. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.TRIANGLE, second = Kind.PLANE)
@Runs.Once
class TrianglePlaneOracleTest {
  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(PlaneSide.reaches(HalfSpace.of(p, 9), Exact.ZERO, corners(p)), overlap(p));
  }

  @Property(tries = 1500)
  void exactForRandomNumbers(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    check(p);
  }

  /** The plane through a corner, give or take a few ulp, or through all three, or a sliver. */
  @Property(tries = 3000)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -6, max = 6) int ulps, @ForAll @IntRange(min = 0, max = 30) int smaller,
      @ForAll @IntRange(min = 0, max = 2) int corner, @ForAll boolean coplanar) {
    for (int k = 3; k < 9; k++) {
      p[k] = p[k % 3] + Math.scalb(p[k] - p[k % 3], k < 6 ? 0 : -smaller);
    }
    if (coplanar) {
      Point a = Point.of(p, 0);
      Point normal = Point.of(p, 3).minus(a).cross(Point.of(p, 6).minus(a));
      double length = normal.length();
      for (int k = 0; k < 3 && length > 0; k++) {
        p[9 + k] = (float) (normal.on(k).toDouble() / length);
      }
    }
    PlaneSide.move(p, 9, Point.of(p, 3 * corner), 0, ulps);
    check(p);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 2000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    check(p);
  }

  /** Three equal corners are a point, a sphere of radius 0, bit for bit, for any floats. */
  @Property(tries = 2000)
  void aTriangleWithoutExtentIsAPoint(@ForAll(supplier = Floats.Any.class) float[] p) {
    System.arraycopy(p, 0, p, 3, 3);
    System.arraycopy(p, 0, p, 6, 3);
    assertEquals(SpherePlaneOverlapScalar.overlap(p[0], p[1], p[2], 0, p[9], p[10], p[11], p[12]),
        overlap(p));
  }

  @Property(tries = 2000)
  void anyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    if (overlap(p)) {
      for (int k = 0; k < 13; k++) {
        assertTrue(Float.isFinite(p[k]), "column " + k + " is " + p[k]);
      }
      PlaneSide.check(true, HalfSpace.of(p, 9), 0, corners(p));
    }
    for (int k = 0; k < 13; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(overlap(q));
    }
  }

  private static Point[] corners(float[] p) {
    return new Point[] {Point.of(p, 0), Point.of(p, 3), Point.of(p, 6)};
  }

  private static void check(float[] p) {
    if (HalfSpace.of(p, 9).normal().isZero()) {
      assertFalse(overlap(p));
    } else {
      PlaneSide.check(overlap(p), HalfSpace.of(p, 9), 0, corners(p));
    }
  }

  /** The answer, which must not depend on the order of the corners. */
  private static boolean overlap(float[] p) {
    boolean hit = TrianglePlaneOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8],
        p[9], p[10], p[11], p[12]);
    assertEquals(hit, TrianglePlaneOverlapScalar.overlap(p[3], p[4], p[5], p[6], p[7], p[8], p[0], p[1], p[2],
        p[9], p[10], p[11], p[12]), "order of the corners");
    assertEquals(hit, TrianglePlaneOverlapScalar.overlap(p[3], p[4], p[5], p[0], p[1], p[2], p[6], p[7], p[8],
        p[9], p[10], p[11], p[12]), "winding");
    return hit;
  }
}
