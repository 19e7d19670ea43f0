package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Whether a point is below a triangle, and so inside a mesh, against exact arithmetic: every answer is that
 * of real numbers, for the point moved by infinitely little where it is on an edge or on the triangle.
 */
@OracleOf(verb = Verb.UNDER, first = Kind.SPHERE, second = Kind.TRIANGLE)
@Runs.Once
class UnderTriangleOracleTest {
  private static final int RADIUS = 3;
  private static final int TRIANGLE = 4;
  private static final int[][] FACES = {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}};

  @Property(tries = 10_000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    check(p);
  }

  @Property(tries = 5000)
  void scaled(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    check(p);
  }

  @Property(tries = 5000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p,
      @ForAll @IntRange(min = -148, max = 126) int scale) {
    check(p);
    for (int k = 0; k < p.length; k++) {
      p[k] = Math.scalb(p[k], scale);
    }
    check(p);
  }

  /** A point of an edge or of the face, as near as floats get, or a few ulps away from it. */
  @Property(tries = 10_000)
  void atTheSurface(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -2, max = 2) int ulps, @ForAll @IntRange(min = 0, max = 2) int axis,
      @ForAll boolean edge) {
    double s = Math.abs(p[15] / (p[15] + p[16] + 1e-30f)) % 1;
    double t = edge ? 0 : 0.4 * (1 - s);
    for (int k = 0; k < 3; k++) {
      double a = p[TRIANGLE + k], b = p[TRIANGLE + 3 + k], c = p[TRIANGLE + 6 + k];
      p[k] = (float) (a + s * (b - a) + t * (c - a));
    }
    p[axis] += ulps * Math.ulp(p[axis]);
    check(p);
  }

  private static void check(float[] p) {
    p[RADIUS] = 0;
    assertEquals(exact(p), under(p));
  }

  /** Within the triangle, seen along z, and below its plane. */
  private static boolean exact(float[] p) {
    Point q = Point.of(p, 0);
    Point a = Point.of(p, TRIANGLE);
    Point b = Point.of(p, TRIANGLE + 3);
    Point c = Point.of(p, TRIANGLE + 6);
    Point n = b.minus(a).cross(c.minus(a));
    int turn = n.z().sign();
    return turn != 0 && movedSide(q, a, b) == turn && movedSide(q, b, c) == turn && movedSide(q, c, a) == turn
        && n.dot(a.minus(q)).sign() == turn;
  }

  /** The side on which q is if moved along x by infinitely little, and along y by less. */
  private static int movedSide(Point q, Point a, Point b) {
    int side = side(q, a, b);
    int alongX = -b.minus(a).y().sign();
    return side != 0 ? side : alongX != 0 ? alongX : b.minus(a).x().sign();
  }

  /** The side of ab on which q is, seen along z. */
  private static int side(Point q, Point a, Point b) {
    return b.minus(a).x().times(q.minus(a).y()).minus(b.minus(a).y().times(q.minus(a).x())).sign();
  }

  /**
   * A point is inside a tetrahedron if it is below an odd number of its faces, also where corners or edges
   * are straight above it.
   */
  @Property(tries = 20_000)
  void insideTetrahedra(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Point q = Point.of(p, 0);
    Point[] corners = {Point.of(p, 4), Point.of(p, 7), Point.of(p, 10), Point.of(p, 13)};
    boolean inside = true;
    boolean onSurface = false;
    int count = 0;
    for (int[] face : FACES) {
      Point a = corners[face[0]];
      Point n = corners[face[1]].minus(a).cross(corners[face[2]].minus(a));
      Point other = corners[6 - face[0] - face[1] - face[2]];
      int its = n.dot(q.minus(a)).sign();
      onSurface |= its == 0;
      inside &= its * n.dot(other.minus(a)).sign() > 0;
      float[] t = {p[0], p[1], p[2], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
      for (int k = 0; k < 3; k++) {
        System.arraycopy(p, 4 + 3 * face[k], t, TRIANGLE + 3 * k, 3);
      }
      count += under(t) ? 1 : 0;
    }
    if (!onSurface) { // nor on a plane of one: points beside the tetrahedron that are, are left out
      assertEquals(inside, count % 2 == 1);
    }
  }

  /** The underside of a closed mesh counts as inside, and the top does not; so do walls towards −x and −y. */
  @Example
  void theSurfaceOfATetrahedron() {
    float[][] corners = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}};
    assertTrue(inside(corners, 1, 1, 0), "underside");
    assertFalse(inside(corners, 1, 1, 2), "top");
    assertTrue(inside(corners, 0, 1, 1), "the wall x = 0");
    assertTrue(inside(corners, 1, 0, 1), "the wall y = 0");
    assertTrue(inside(corners, 0, 0, 0), "a corner");
    assertFalse(inside(corners, 4, 0, 0), "another");
    assertFalse(inside(corners, 0, 0, 4), "the highest");
    assertFalse(inside(corners, 2, 2, 0), "an edge of the top");
  }

  private static boolean inside(float[][] corners, float x, float y, float z) {
    int count = 0;
    for (int[] face : FACES) {
      float[] t = {x, y, z, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
      for (int k = 0; k < 3; k++) {
        System.arraycopy(corners[face[k]], 0, t, TRIANGLE + 3 * k, 3);
      }
      count += under(t) ? 1 : 0;
    }
    return count % 2 == 1;
  }

  @Property(tries = 3000)
  void nanIsAMiss(@ForAll(supplier = Floats.Any.class) float[] p) {
    for (int k = 0; k < 13; k++) {
      float[] q = p.clone();
      q[k] = Float.NaN;
      assertFalse(under(q));
    }
    if (under(p)) {
      assertTrue(p[RADIUS] >= 0);
      assertTrue(
          Math.min(Math.min(p[5], p[8]), p[11]) <= p[1] && p[1] <= Math.max(Math.max(p[5], p[8]), p[11]));
    }
  }

  /**
   * The lower end of an edge counts, the upper one does not: of two triangles with a corner straight above
   * exactly one has it.
   */
  @Example
  void aCornerStraightAbove() {
    float[] left = {0, 0, 0, 0, -1, -1, 1, 0, 0, 1, -1, 1, 1};
    float[] right = {0, 0, 0, 0, 1, -1, 1, 1, 1, 1, 0, 0, 1};
    float[] top = {0, 0, 0, 0, -1, 1, 1, 0, 0, 1, 1, 1, 1};
    float[] bottom = {0, 0, 0, 0, -1, -1, 1, 1, -1, 1, 0, 0, 1};
    int count = 0;
    for (float[] p : List.of(left, right, top, bottom)) {
      count += under(p) ? 1 : 0;
    }
    assertEquals(1, count);
  }

  private static boolean under(float[] p) {
    return UnderTriangleUnderScalar.under(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10],
        p[11], p[12]);
  }

  /** Exact numbers are compared by their own order. */
  @Example
  void theOracleTellsSides() {
    assertEquals(1, side(Point.of(0, 1, 0), Point.of(0, 0, 0), Point.of(1, 0, 0)));
    assertEquals(Exact.ONE.sign(), 1);
  }
}
