package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Content;
import lockstep.oracle.HalfSpace;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Frusta tested plane by plane, against exact arithmetic: for each plane as in {@link InPlaneOracleTest},
 * since a shape is in front of a plane if the half-space on the other side contains it.
 */
@OracleOf(verb = Verb.OVERLAP_BY_PLANES, first = Kind.FRUSTUM, second = Kind.SPHERE)
@OracleOf(verb = Verb.OVERLAP_BY_PLANES, first = Kind.FRUSTUM, second = Kind.CAPSULE)
@OracleOf(verb = Verb.OVERLAP_BY_PLANES, first = Kind.FRUSTUM, second = Kind.BOX)
@OracleOf(verb = Verb.OVERLAP_BY_PLANES, first = Kind.FRUSTUM, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.OVERLAP_BY_PLANES, first = Kind.FRUSTUM, second = Kind.TRIANGLE)
@Runs.Once
class FrustumPlanesOracleTest extends Containment {
  FrustumPlanesOracleTest() {
    super(Verb.OVERLAP_BY_PLANES, Kind.FRUSTUM);
  }

  @Override
  float[] columns(float[] p) {
    return InFrustumOracleTest.frustum(p);
  }

  @Override
  void makeProper(float[] c) {
    for (int at = 0; at < 24; at += 4) {
      InPlaneOracleTest.makePlaneProper(c, at);
    }
  }

  /** Each plane touches the content from in front of it. */
  @Override
  void fit(float[] c, Content content, double change) {
    for (int at = 0; at < 24; at += 4) {
      for (int k = at; k < at + 3; k++) {
        c[k] = -c[k];
      }
      InPlaneOracleTest.fitPlane(c, at, content, -change);
      for (int k = at; k < at + 4; k++) {
        c[k] = -c[k];
      }
    }
  }

  @Override
  boolean holds(float[] c, Content content) {
    return IntStream.range(0, 6).allMatch(k -> overlaps(content, HalfSpace.of(c, 4 * k)));
  }

  /** Whether the ball about one of the points does: the point is no farther outside than the radius. */
  private static boolean overlaps(Content content, HalfSpace space) {
    return content.points().stream()
        .anyMatch(p -> new Content(List.of(p), content.radius().negate()).isIn(space));
  }

  /** A shape contained in a frustum is not culled. */
  @Property(tries = 200)
  void whatIsContainedPasses(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Grid.class) float[] q) {
    Containment frustum = new InFrustumOracleTest();
    for (Kind kind : CONTENTS) {
      float[] c = columns(p);
      makeProper(c);
      float[] e = proper(kind, q);
      frustum.fit(c, content(kind, e), 1e-5);
      assertTrue(frustum.contains(c, kind, e) && contains(c, kind, e));
    }
  }
}
