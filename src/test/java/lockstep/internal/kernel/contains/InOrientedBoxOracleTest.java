package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Content;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Oriented boxes as containers against exact arithmetic: the answer is that of a content farther away, or
 * nearer, by {@value #FAR} u of the distance from the centre, and for a box of one whose reach differs by
 * {@value #BOX} u of half its diagonal, for an oriented one by {@value #ORIENTED_BOX} u.
 */
@OracleOf(verb = Verb.CONTAINS, first = Kind.ORIENTED_BOX, second = Kind.SPHERE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.ORIENTED_BOX, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.ORIENTED_BOX, second = Kind.BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.ORIENTED_BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.ORIENTED_BOX, second = Kind.TRIANGLE)
@Runs.Once
class InOrientedBoxOracleTest extends Containment {
  InOrientedBoxOracleTest() {
    super(Verb.CONTAINS, Kind.ORIENTED_BOX);
  }

  private static final int FAR = 26;
  private static final int BOX = 22;
  private static final int ORIENTED_BOX = 35;

  @Override
  void makeProper(float[] c) {
    makeOrientedBoxProper(c);
  }

  @Override
  void fit(float[] c, Content content, double change) {
    OrientedBox box = OrientedBox.of(c, 0);
    Content local = new Content(content.points().stream().map(box::local).toList(), content.radius());
    for (int axis = 0; axis < 3; axis++) {
      Interval x = Interval.of(local, axis);
      c[3 + axis] = (float) (Math.max(-x.min(), x.max()) * (1 + change));
    }
  }

  @Override
  boolean holds(float[] c, Content content) {
    return content.isIn(OrientedBox.of(c, 0));
  }

  @Override
  double slack(float[] c, Kind kind, float[] q) {
    double size =
        kind == Kind.ORIENTED_BOX ? ORIENTED_BOX * size(kind, q) : kind == Kind.BOX ? BOX * size(kind, q) : 0;
    return U * (FAR * farthest(kind, q, Point.of(c, 0)) + size);
  }

  /** Quaternions of length √2 are rounded before they are multiplied. */
  @Override
  boolean isExact(float[] c, Kind kind) {
    return kind != Kind.ORIENTED_BOX;
  }

  /** A box contains itself, whatever its quaternion, and by any quaternion of the same rotation. */
  @Property(tries = 2000)
  void containsItself(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    float[] c = columns(p);
    makeProper(c);
    assertTrue(contains(c, Kind.ORIENTED_BOX, c));
    float[] same = c.clone();
    for (float by : new float[] {-1, 4, -0.5f}) {
      for (int k = 6; k < 10; k++) {
        same[k] = c[k] * by;
      }
      assertTrue(contains(c, Kind.ORIENTED_BOX, same) && contains(same, Kind.ORIENTED_BOX, c));
    }
    for (int k = 3; k < 6; k++) {
      float[] larger = c.clone();
      larger[k] = Math.nextUp(c[k]);
      assertTrue(contains(larger, Kind.ORIENTED_BOX, c));
      assertFalse(contains(c, Kind.ORIENTED_BOX, larger));
    }
  }
}
