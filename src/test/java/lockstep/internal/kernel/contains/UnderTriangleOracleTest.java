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

/** Whether a point is below a triangle, and so inside a mesh, against exact arithmetic. */
@OracleOf(verb = Verb.UNDER, first = Kind.SPHERE, second = Kind.TRIANGLE)
@Runs.Once
class UnderTriangleOracleTest {
  private static final int RADIUS = 3;
  private static final int TRIANGLE = 4;

  /** Products of small whole numbers are exact: seen along z within the triangle, and below its plane. */
  @Property(tries = 10_000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    p[RADIUS] = 0;
    Point q = Point.of(p, 0);
    Point a = Point.of(p, TRIANGLE);
    Point b = Point.of(p, TRIANGLE + 3);
    Point c = Point.of(p, TRIANGLE + 6);
    int ab = side(q, a, b);
    int bc = side(q, b, c);
    int ca = side(q, c, a);
    Point n = b.minus(a).cross(c.minus(a));
    if (ab * bc < 0 || bc * ca < 0 || ca * ab < 0) {
      assertFalse(under(p), "beside it");
    } else if (ab != 0 && bc != 0 && ca != 0) {
      assertEquals(n.dot(a.minus(q)).sign() * n.z().sign() > 0, under(p), "below it or above");
    }
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
    int[][] faces = {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}};
    Point q = Point.of(p, 0);
    Point[] corners = {Point.of(p, 4), Point.of(p, 7), Point.of(p, 10), Point.of(p, 13)};
    boolean inside = true;
    boolean onSurface = false;
    int count = 0;
    for (int[] face : faces) {
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

  /**
   * With u = 2^-24, rounding reaches 11 u / sin α of the largest distance of a corner from the plane, and 4 u
   * across z.
   */
  @Property(tries = 10_000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    p[RADIUS] = 0;
    Point q = Point.of(p, 0);
    Point a = Point.of(p, TRIANGLE);
    Point b = Point.of(p, TRIANGLE + 3);
    Point c = Point.of(p, TRIANGLE + 6);
    double reach = 0;
    for (Point corner : List.of(a, b, c)) {
      reach = Math.max(reach, corner.minus(q).length());
    }
    boolean beside = false;
    boolean within = true;
    int turn = side(c, a, b);
    for (Point[] edge : new Point[][] {{a, b}, {b, c}, {c, a}}) {
      double along = Math.hypot(edge[1].minus(edge[0]).x().toDouble(), edge[1].minus(edge[0]).y().toDouble());
      double off = turn * edge[1].minus(edge[0]).x().times(q.minus(edge[0]).y())
          .minus(edge[1].minus(edge[0]).y().times(q.minus(edge[0]).x())).toDouble() / along;
      beside |= off < -8 * 0x1p-24 * reach;
      within &= off > 8 * 0x1p-24 * reach;
    }
    Point n = b.minus(a).cross(c.minus(a));
    double longest =
        Math.max(b.minus(a).length() * c.minus(a).length(), c.minus(b).length() * b.minus(a).length());
    double height = n.dot(a.minus(q)).toDouble() / n.length();
    double slack = 24 * 0x1p-24 * reach * longest / n.length();
    boolean steep = Math.abs(n.z().toDouble()) < 8 * 0x1p-24 * longest;
    if (beside) {
      assertFalse(under(p), "beside it");
    } else if (within && !steep && Math.abs(height) > slack) {
      assertEquals(height * n.z().sign() > 0, under(p), "below it or above");
    }
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
    return UnderTriangleScalar.under(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11],
        p[12]);
  }

  /** Exact numbers are compared by their own order. */
  @Example
  void theOracleTellsSides() {
    assertEquals(1, side(Point.of(0, 1, 0), Point.of(0, 0, 0), Point.of(1, 0, 0)));
    assertEquals(Exact.ONE.sign(), 1);
  }
}
