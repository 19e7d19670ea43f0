package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Content;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Half-spaces as containers against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.CONTAINS, first = Kind.PLANE, second = Kind.SPHERE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.PLANE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.PLANE, second = Kind.BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.PLANE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.PLANE, second = Kind.TRIANGLE)
@Runs.Once
class InPlaneOracleTest extends Containment {
  InPlaneOracleTest() {
    super(Verb.CONTAINS, Kind.PLANE);
  }

  private static final Point ORIGIN = Point.of(0, 0, 0);

  @Override
  void makeProper(float[] c) {
    makePlaneProper(c, 0);
  }

  static void makePlaneProper(float[] c, int at) {
    if (c[at] == 0 && c[at + 1] == 0 && c[at + 2] == 0) {
      c[at] = -1;
    }
  }

  @Override
  void fit(float[] c, Content content, double change) {
    fitPlane(c, 0, content, change);
  }

  static void fitPlane(float[] c, int at, Content content, double change) {
    Point normal = Point.of(c, at);
    c[at + 3] = (float) -(content.front(normal) + change * normal.length() * content.farthest(ORIGIN));
  }

  @Override
  boolean holds(float[] c, Content content) {
    return content.isIn(lockstep.oracle.HalfSpace.of(c, 0));
  }

  /**
   * A normal of any length is equivalent; the plane through a corner contains it, and the next one does not.
   */
  @Property(tries = 500)
  void normalsOfAnyLength(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll(supplier = Floats.Reals.class) float[] q) {
    for (Kind kind : CONTENTS) {
      float[] c = columns(p);
      makeProper(c);
      float[] e = proper(kind, q);
      fit(c, content(kind, e), 0);
      float[] longer = c.clone();
      for (int k = 0; k < 4; k++) {
        longer[k] *= 0x1p30f;
      }
      assertEquals(contains(c, kind, e), contains(longer, kind, e));
    }
  }

  /** A shape that touches the plane from behind is contained; one that touches it from in front is not. */
  @Property(tries = 500)
  void touchingPerpendicularToAnAxis(@ForAll(supplier = Floats.Grid.class) float[] q) {
    for (Kind kind : CONTENTS) {
      float[] e = proper(kind, q);
      if (kind != Kind.ORIENTED_BOX) {
        float front = (float) content(kind, e).front(Point.of(0, -2, 0));
        assertTrue(contains(new float[] {0, -2, 0, -front}, kind, e));
        assertFalse(contains(new float[] {0, -2, 0, 0.0001f - front}, kind, e));
      }
    }
  }
}
