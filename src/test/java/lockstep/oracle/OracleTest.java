package lockstep.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Tests the oracles against each other: every question has two answers here that share no method. */
@Runs.Once
class OracleTest {
  @Test
  void numbersAreExact() {
    Exact tenth = Exact.of(0.1f);
    assertEquals(0.1f, tenth.toDouble());
    assertEquals(0, tenth.times(10).minus(Exact.ONE).minus(Exact.of(0.1f * 10.0 - 1)).sign());
    assertEquals(0, Exact.ONE.dividedBy(Exact.of(3)).times(3).minus(Exact.ONE).sign());
    assertEquals(0, Exact.of(-6).dividedBy(Exact.of(-4)).minus(Exact.of(1.5)).sign());
    for (double value : new double[] {0, 1, -3, 1e300, Double.MIN_VALUE, Float.MIN_VALUE, Float.MAX_VALUE,
        Double.MAX_VALUE, 0x1.fffffep-127}) {
      assertEquals(value, Exact.of(value).toDouble());
      assertEquals((int) Math.signum(value), Exact.of(value).sign());
    }
    assertTrue(Exact.of(1).isLessThan(Exact.of(Math.nextUp(1.0))));
    assertTrue(Exact.bound(Float.MAX_VALUE).isLessThan(Exact.bound(Float.POSITIVE_INFINITY)));
  }

  /** Clipping against the box, and the box's surface as twelve triangles. */
  @Property(tries = 300)
  void boxAndTriangle(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Triangle triangle = Triangle.of(p, 0);
    Box box = box(p, 9);
    boolean inside = box.squaredDistance(triangle.a()).sign() == 0;
    assertEquals(inside || surface(box).stream().anyMatch(triangle::overlaps), triangle.overlaps(box));
  }

  /** Distance to a box, and to its surface. */
  @Property(tries = 300)
  void pointAndBox(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Box box = box(p, 9);
    Point point = Point.of(p, 0);
    Exact distance = box.squaredDistance(point);
    if (distance.sign() > 0) {
      Exact nearest = surface(box).stream().map(t -> t.squaredDistance(point)).reduce(Exact::min).get();
      assertEquals(0, nearest.minus(distance).sign());
    }
  }

  /** A point is a triangle of three equal corners, and meets everything at distance 0 from it. */
  @Property(tries = 500)
  void pointAndTriangle(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Triangle triangle = Triangle.of(p, 0);
    Point point = Point.of(p, 9);
    boolean touches = triangle.squaredDistance(point).sign() == 0;
    assertEquals(touches, triangle.overlaps(new Triangle(point, point, point)));
    assertEquals(touches, triangle.meets(point, point));
  }

  /** A ray with an end is a segment: volumes against Cramer's rule. */
  @Property(tries = 1000)
  void segmentAndTriangle(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Triangle triangle = Triangle.of(p, 0);
    Point from = Point.of(p, 9);
    Point to = Point.of(p, 12);
    Ray ray = new Ray(from, to.minus(from), Exact.ZERO, Exact.ONE);
    Ray.Piercing piercing = ray.pierces(triangle);
    if (piercing != null) {
      assertEquals(piercing.hit(), triangle.meets(from, to));
      Point onFace = triangle.a().plus(triangle.b().minus(triangle.a()).times(piercing.u()))
          .plus(triangle.c().minus(triangle.a()).times(piercing.v()));
      assertTrue(onFace.minus(ray.at(piercing.t())).isZero());
    }
  }

  /** A ray in a box, and the same segment as a triangle with two equal corners. */
  @Property(tries = 1000)
  void segmentAndBox(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Box box = box(p, 9);
    Point from = Point.of(p, 0);
    Point to = Point.of(p, 3);
    Ray ray = new Ray(from, to.minus(from), Exact.ZERO, Exact.ONE);
    Exact t = ray.enters(box);
    assertEquals(new Triangle(from, to, to).overlaps(box), t != null);
    if (t != null) {
      assertEquals(0, box.squaredDistance(ray.at(t)).sign());
    }
  }

  /** Distance of a point from a segment: along a ray, and from a triangle with two equal corners. */
  @Property(tries = 500)
  void pointAndSegment(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Point from = Point.of(p, 0);
    Point to = Point.of(p, 3);
    Point point = Point.of(p, 6);
    Exact distance = new Ray(from, to.minus(from), Exact.ZERO, Exact.ONE).squaredDistance(point);
    assertEquals(0, distance.minus(new Triangle(from, from, to).squaredDistance(point)).sign());
    Ball ball = new Ball(point, Exact.of(Math.abs(p[9])));
    assertEquals(distance.isAtMost(ball.radius().square()), ball.overlaps(new Triangle(from, from, to)));
  }

  /**
   * Segments at distance 0 meet; and the distance of two is that of the origin from the parallelogram of
   * their differences, which consists of two triangles.
   */
  @Property(tries = 1000)
  void segmentAndSegment(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Capsule one = new Capsule(Point.of(p, 0), Point.of(p, 3), Exact.ZERO);
    Capsule other = new Capsule(Point.of(p, 6), Point.of(p, 9), Exact.ZERO);
    Exact distance = one.squaredDistance(other);
    assertEquals(Triangle.segmentsMeet(one.a(), one.b(), other.a(), other.b()), distance.sign() == 0);
    assertEquals(distance.sign() == 0, one.overlaps(other));
    Point aa = one.a().minus(other.a()), ab = one.a().minus(other.b());
    Point ba = one.b().minus(other.a()), bb = one.b().minus(other.b());
    Point origin = Point.of(0, 0, 0);
    assertEquals(0, Exact.min(new Triangle(aa, ab, bb).squaredDistance(origin),
        new Triangle(aa, ba, bb).squaredDistance(origin)).minus(distance).sign());
  }

  /** A ball and a capsule, and the same ball as a capsule without length. */
  @Property(tries = 500)
  void ballAndCapsule(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Capsule capsule = Capsule.of(p, 0);
    Ball ball = Ball.of(p, 7);
    boolean overlap = capsule.overlaps(ball);
    assertEquals(overlap, capsule.overlaps(new Capsule(ball.centre(), ball.centre(), ball.radius())));
    assertEquals(overlap, new Capsule(ball.centre(), ball.centre(), ball.radius()).overlaps(capsule));
    assertEquals(overlap, capsule.radius().sign() >= 0 && ball.grown(capsule.radius().toDouble())
        .overlaps(new Triangle(capsule.a(), capsule.b(), capsule.b())) && ball.radius().sign() >= 0);
  }

  @Test
  void sharedPartsTouch() {
    Triangle floor = Triangle.of(new float[] {0, 0, 0, 4, 0, 0, 0, 4, 0}, 0);
    assertTrue(floor.overlaps(Triangle.of(new float[] {1, 1, 0, 1, 1, 3, 2, 1, 3}, 0)), "vertex in the face");
    assertTrue(floor.overlaps(Triangle.of(new float[] {1, 1, 0, 2, 1, 0, 1, 2, 0}, 0)), "inside, coplanar");
    assertTrue(floor.overlaps(Triangle.of(new float[] {2, 2, -1, 2, 2, 1, 5, 5, 0}, 0)), "across an edge");
    assertFalse(floor.overlaps(Triangle.of(new float[] {3, 3, 0, 4, 3, 0, 3, 4, 0}, 0)), "coplanar, apart");
    assertFalse(floor.overlaps(Triangle.of(new float[] {1, 1, 1, 2, 1, 1, 1, 2, 1}, 0)), "parallel");
  }

  private static Box box(float[] p, int at) {
    float[] c = new float[6];
    for (int k = 0; k < 3; k++) {
      c[k] = Math.min(p[at + k], p[at + 3 + k]);
      c[k + 3] = Math.max(p[at + k], p[at + 3 + k]);
    }
    return Box.of(c, 0);
  }

  /** Two triangles per face. */
  private static List<Triangle> surface(Box box) {
    Point[] ends = {box.min(), box.max()};
    List<Triangle> faces = new ArrayList<>();
    for (int axis = 0; axis < 3; axis++) {
      for (Point end : ends) {
        Point[] corners = new Point[4];
        for (int k = 0; k < 4; k++) {
          Exact[] at = new Exact[3];
          at[axis] = end.on(axis);
          at[(axis + 1) % 3] = ends[k & 1].on((axis + 1) % 3);
          at[(axis + 2) % 3] = ends[k >> 1].on((axis + 2) % 3);
          corners[k] = new Point(at[0], at[1], at[2]);
        }
        faces.add(new Triangle(corners[0], corners[1], corners[2]));
        faces.add(new Triangle(corners[3], corners[1], corners[2]));
      }
    }
    return faces;
  }
}
