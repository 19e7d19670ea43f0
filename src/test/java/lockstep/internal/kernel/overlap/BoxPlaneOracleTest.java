package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Box;
import lockstep.oracle.Exact;
import lockstep.oracle.HalfSpace;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Box–plane against exact arithmetic, see {@link PlaneSide}. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.BOX, second = Kind.PLANE)
@Runs.Once
class BoxPlaneOracleTest {
  @Property(tries = 2000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(exact(p), overlap(p), "most are empty");
    BoxOracleTest.sort(p, 0);
    assertEquals(exact(p), overlap(p));
  }

  /** Any of the six planes at infinity, which the oracle takes as very far away. */
  @Property(tries = 2000)
  void exactForHalfSpacesAndSlabs(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 1, max = 63) int infinite) {
    BoxOracleTest.sort(p, 0);
    for (int k = 0; k < 6; k++) {
      if ((infinite >> k & 1) != 0) {
        p[k] = k < 3 ? Float.NEGATIVE_INFINITY : Float.POSITIVE_INFINITY;
      }
    }
    assertEquals(exact(p), overlap(p));
  }

  @Property(tries = 1500)
  void exactForRandomNumbers(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    BoxOracleTest.sort(p, 0);
    check(p);
  }

  /**
   * The plane through a corner, give or take a few ulp; boxes as small as 2^-30 of their coordinates, and
   * flat ones.
   */
  @Property(tries = 3000)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -6, max = 6) int ulps, @ForAll @IntRange(min = 0, max = 30) int smaller,
      @ForAll @IntRange(min = 0, max = 7) int corner, @ForAll @IntRange(min = 0, max = 3) int flat) {
    for (int k = 0; k < 3; k++) {
      p[3 + k] = k == flat ? p[k] : p[k] + Math.scalb(p[3 + k] - p[k], -smaller);
    }
    BoxOracleTest.sort(p, 0);
    PlaneSide.move(p, 6, corners(p)[corner], 0, ulps);
    check(p);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 2000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    BoxOracleTest.sort(p, 0);
    check(p);
  }

  /**
   * Perpendicular to an axis the half-space is a box with infinite planes: the answer is that of the boxes,
   * for every float.
   */
  @Property(tries = 3000)
  void alongAnAxisItIsABox(@ForAll(supplier = Floats.Any.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int axis, @ForAll boolean positive) {
    float[] space = space();
    space[positive ? axis + 3 : axis] = positive ? -p[9] : p[9];
    p[6] = p[7] = p[8] = positive ? 0f : -0f;
    p[6 + axis] = positive ? 1 : -1;
    for (int pass = 0; pass < 2; pass++) {
      boolean box = BoxBoxScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], space[0], space[1], space[2],
          space[3], space[4], space[5]);
      assertEquals(box && Float.isFinite(p[9]), overlap(p));
      BoxOracleTest.sort(p, 0);
    }
  }

  /** Neither the length of the normal nor the unit of length matters, powers of two change no bit. */
  @Property(tries = 1500)
  void anyScale(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -6, max = 6) int ulps, @ForAll @IntRange(min = 0, max = 7) int corner,
      @ForAll @IntRange(min = -40, max = 40) int normals,
      @ForAll @IntRange(min = -40, max = 40) int lengths) {
    BoxOracleTest.sort(p, 0);
    PlaneSide.move(p, 6, corners(p)[corner], 0, ulps);
    boolean hit = overlap(p);
    PlaneSide.scale(p, 6, 10, normals);
    PlaneSide.scale(p, 0, 6, lengths);
    PlaneSide.scale(p, 9, 10, lengths);
    assertEquals(hit, overlap(p));
    for (int axis = 0; axis < 3; axis++) { // mirrored
      float min = p[axis];
      p[axis] = -p[3 + axis];
      p[3 + axis] = -min;
      p[6 + axis] = -p[6 + axis];
      assertEquals(hit, overlap(p));
    }
  }

  /** The answer is that of all its corners as points. */
  @Property(tries = 2000)
  void anyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    for (int pass = 0; pass < 2; pass++) {
      boolean empty = !(p[0] <= p[3] && p[1] <= p[4] && p[2] <= p[5]);
      boolean corner = false;
      boolean finite = true;
      for (int k = 0; k < 8; k++) {
        float x = p[k % 2 * 3], y = p[1 + k / 2 % 2 * 3], z = p[2 + k / 4 * 3];
        corner |= SpherePlaneOverlapScalar.overlap(x, y, z, 0, p[6], p[7], p[8], p[9]);
        finite &= Float.isFinite(x) && Float.isFinite(y) && Float.isFinite(z);
      }
      if (empty || finite) {
        assertEquals(corner && !empty, overlap(p));
      }
      BoxOracleTest.sort(p, 0);
    }
    for (int k = 0; k < 10; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(overlap(q));
    }
  }

  /** All of space meets everything that a sphere of infinite radius meets: every half-space. */
  @Property(tries = 1500)
  void allOfSpace(@ForAll(supplier = Floats.Any.class) float[] p) {
    System.arraycopy(space(), 0, p, 0, 6);
    assertEquals(SpherePlaneOverlapScalar.overlap(0, 0, 0, Float.POSITIVE_INFINITY, p[6], p[7], p[8], p[9]),
        overlap(p));
  }

  private static float[] space() {
    float[] space = new float[6];
    Arrays.fill(space, 0, 3, Float.NEGATIVE_INFINITY);
    Arrays.fill(space, 3, 6, Float.POSITIVE_INFINITY);
    return space;
  }

  private static Point[] corners(float[] p) {
    Point[] corners = new Point[8];
    for (int k = 0; k < 8; k++) {
      corners[k] = corner(Box.of(p, 0), k);
    }
    return corners;
  }

  /** Corner 0 to 7: bit k is set where it has the maximum of axis k. */
  private static Point corner(Box box, int k) {
    return new Point(((k & 1) == 0 ? box.min() : box.max()).x(), ((k & 2) == 0 ? box.min() : box.max()).y(),
        ((k & 4) == 0 ? box.min() : box.max()).z());
  }

  private static boolean exact(float[] p) {
    return !Box.of(p, 0).isEmpty() && PlaneSide.reaches(HalfSpace.of(p, 6), Exact.ZERO, corners(p));
  }

  private static void check(float[] p) {
    if (HalfSpace.of(p, 6).normal().isZero()) {
      assertFalse(overlap(p));
    } else {
      PlaneSide.check(overlap(p), HalfSpace.of(p, 6), 0, corners(p));
    }
  }

  private static boolean overlap(float[] p) {
    return BoxPlaneOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9]);
  }
}
