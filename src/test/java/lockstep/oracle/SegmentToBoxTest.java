package lockstep.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Tests the oracle of segments and boxes against others that share no method with it. */
@Runs.Vectors
class SegmentToBoxTest {
  /** A segment that misses the box is nearest at one of its ends, or to an edge. */
  @Property(tries = 200)
  void isThatOfAnEndOrAnEdge(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Box box = box(p);
    Point a = Point.of(p, 0);
    Point b = Point.of(p, 3);
    Exact least = Exact.min(box.squaredDistance(a), box.squaredDistance(b));
    Capsule segment = new Capsule(a, b, Exact.ZERO);
    for (int from = 0; from < 8; from++) {
      for (int axis = 1; axis < 8; axis *= 2) {
        if ((from & axis) == 0) {
          Capsule edge = new Capsule(corner(box, from), corner(box, from | axis), Exact.ZERO);
          least = Exact.min(least, segment.squaredDistance(edge));
        }
      }
    }
    if (new Triangle(a, b, b).overlaps(box)) {
      least = Exact.ZERO;
    }
    assertEquals(0, least.minus(SegmentToBox.squaredDistance(a, b, box)).sign());
  }

  private static Point corner(Box box, int k) {
    return new Point((k & 1) == 0 ? box.min().x() : box.max().x(),
        (k & 2) == 0 ? box.min().y() : box.max().y(), (k & 4) == 0 ? box.min().z() : box.max().z());
  }

  private static Box box(float[] p) {
    float[] q = p.clone();
    for (int k = 6; k < 9; k++) {
      q[k] = Math.min(p[k], p[k + 3]);
      q[k + 3] = Math.max(p[k], p[k + 3]);
    }
    return Box.of(q, 6);
  }
}
