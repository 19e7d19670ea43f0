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

/** Oriented boxes as containers against exact arithmetic: every answer is that of real numbers. */
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
