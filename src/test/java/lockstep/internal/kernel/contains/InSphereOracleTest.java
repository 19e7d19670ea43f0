package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Ball;
import lockstep.oracle.Content;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Spheres as containers against exact arithmetic: for spheres, capsules and triangles every answer is that of
 * real numbers, for boxes that of a radius off by {@value #BOX} u of itself, for oriented boxes by {@value
 * #ORIENTED_BOX} u.
 */
@OracleOf(verb = Verb.CONTAINS, first = Kind.SPHERE, second = Kind.SPHERE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.SPHERE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.SPHERE, second = Kind.BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.SPHERE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.SPHERE, second = Kind.TRIANGLE)
@Runs.Once
class InSphereOracleTest extends Containment {
  InSphereOracleTest() {
    super(Verb.CONTAINS, Kind.SPHERE);
  }

  @Override
  void makeProper(float[] c) {
    c[3] = Math.abs(c[3]);
  }

  @Override
  void fit(float[] c, Content content, double change) {
    c[3] = (float) (content.farthest(Point.of(c, 0)) * (1 + change));
  }

  @Override
  boolean holds(float[] c, Content content) {
    return content.isIn(Ball.of(c, 0));
  }

  @Property(tries = 1000)
  void containsItself(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    float[] c = columns(p);
    makeProper(c);
    assertTrue(contains(c, Kind.SPHERE, c));
    float[] smaller = c.clone();
    smaller[3] = Math.nextDown(c[3]);
    assertFalse(c[3] > 0 && contains(smaller, Kind.SPHERE, c));
  }

  @Property(tries = 500)
  void withoutEndItContainsWhatIsFinite(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll(supplier = Floats.Scaled.class) float[] q) {
    float[] c = columns(p);
    c[3] = Float.POSITIVE_INFINITY;
    for (Kind kind : CONTENTS) {
      float[] e = proper(kind, q);
      assertTrue(contains(c, kind, e));
      e[0] = Float.NEGATIVE_INFINITY;
      assertFalse(contains(c, kind, e));
    }
    assertFalse(contains(c, Kind.SPHERE, c));
  }
}
