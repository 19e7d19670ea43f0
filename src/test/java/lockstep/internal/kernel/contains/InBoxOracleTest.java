package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.overlap.BoxOracleTest;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Box;
import lockstep.oracle.Content;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Axis-aligned boxes as containers against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.CONTAINS, first = Kind.BOX, second = Kind.SPHERE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.BOX, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.BOX, second = Kind.BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.BOX, second = Kind.TRIANGLE)
@Runs.Once
class InBoxOracleTest extends Containment {
  InBoxOracleTest() {
    super(Verb.CONTAINS, Kind.BOX);
  }

  @Override
  void makeProper(float[] c) {
    BoxOracleTest.sort(c, 0);
  }

  @Override
  void fit(float[] c, Content content, double change) {
    for (int axis = 0; axis < 3; axis++) {
      Interval x = Interval.of(content, axis);
      c[axis] = (float) (x.min() - change * x.half());
      c[axis + 3] = (float) (x.max() + change * x.half());
    }
  }

  @Override
  boolean holds(float[] c, Content content) {
    return content.isIn(Box.of(c, 0));
  }

  @Property(tries = 1000)
  void containsItself(@ForAll(supplier = Floats.Any.class) float[] p) {
    float[] c = columns(p);
    makeProper(c);
    assertEquals(c[0] <= c[3] && c[1] <= c[4] && c[2] <= c[5], contains(c, Kind.BOX, c));
    for (int k = 0; k < 6 && contains(c, Kind.BOX, c); k++) {
      float[] larger = c.clone();
      larger[k] = k < 3 ? Math.nextDown(c[k]) : Math.nextUp(c[k]);
      assertTrue(contains(larger, Kind.BOX, c));
      assertEquals(Float.compare(larger[k], c[k]) == 0, contains(c, Kind.BOX, larger));
    }
  }

  @Property(tries = 500)
  void withoutEndItContainsWhatIsFinite(@ForAll(supplier = Floats.Scaled.class) float[] q) {
    float inf = Float.POSITIVE_INFINITY;
    float[] c = {-inf, -inf, -inf, inf, inf, inf};
    for (Kind kind : CONTENTS) {
      float[] e = proper(kind, q);
      assertTrue(contains(c, kind, e));
      e[0] = -inf;
      assertEquals(kind == Kind.BOX, contains(c, kind, e));
    }
  }
}
