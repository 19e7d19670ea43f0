package lockstep.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Tests a triangle's distances and overlaps with capsules and oriented boxes against answers found otherwise.
 */
@Runs.Once
class TriangleOracleTest {
  /** No pair of points is nearer than the distance, which is 0 for a capsule without radius if both meet. */
  @Property(tries = 300)
  void segmentAndTriangle(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Triangle t = Triangle.of(p, 0);
    Capsule segment = new Capsule(Point.of(p, 9), Point.of(p, 12), Exact.ZERO);
    Exact distance = t.squaredDistance(segment);
    assertEquals(t.meets(segment.a(), segment.b()), distance.sign() == 0);
    assertEquals(distance.sign() == 0, t.overlaps(segment));
    assertEquals(t.overlaps(new Triangle(segment.a(), segment.b(), segment.b())), t.overlaps(segment));
    for (int k = 0; k <= 8; k++) {
      Point on = segment.a().plus(segment.b().minus(segment.a()).times(Exact.of(k / 8.0)));
      assertTrue(distance.isAtMost(t.squaredDistance(on)), "a point of the segment is nearer");
      Point of = t.b().plus(t.c().minus(t.b()).times(Exact.of(k / 8.0)));
      for (int i = 0; i <= 8; i++) {
        Point face = t.a().plus(of.minus(t.a()).times(Exact.of(i / 8.0)));
        assertTrue(distance.isAtMost(segment.squaredDistance(face)), "a point of the triangle is nearer");
      }
    }
  }

  /** A third of a turn about the diagonal maps x to y to z, and no rotation keeps them. */
  @Property(tries = 300)
  void orientedBoxAndTriangle(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Triangle t = Triangle.of(p, 0);
    float[] b = {p[9], p[10], p[11], Math.abs(p[12]), Math.abs(p[13]), Math.abs(p[14]), 0, 0, 0, -3};
    Point centre = Point.of(b, 0), half = Point.of(b, 3);
    assertEquals(t.overlaps(new Box(centre.minus(half), centre.plus(half))),
        t.overlaps(OrientedBox.of(b, 0)));
    b[6] = b[7] = b[8] = -3;
    half = new Point(half.z(), half.x(), half.y());
    assertEquals(t.overlaps(new Box(centre.minus(half), centre.plus(half))),
        t.overlaps(OrientedBox.of(b, 0)));
  }
}
