package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Content;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Frusta as containers against exact arithmetic: for each of the six planes as in {@link InPlaneOracleTest}.
 */
@OracleOf(verb = Verb.CONTAINS, first = Kind.FRUSTUM, second = Kind.SPHERE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.FRUSTUM, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CONTAINS, first = Kind.FRUSTUM, second = Kind.BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.FRUSTUM, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTAINS, first = Kind.FRUSTUM, second = Kind.TRIANGLE)
@Runs.Once
class InFrustumOracleTest extends Containment {
  InFrustumOracleTest() {
    super(Verb.CONTAINS, Kind.FRUSTUM);
  }

  @Override
  float[] columns(float[] p) {
    return frustum(p);
  }

  /** Six normals and constants of 20 floats. */
  static float[] frustum(float[] p) {
    float[] c = new float[24];
    for (int k = 0; k < 24; k++) {
      c[k] = k % 4 < 3 ? p[k / 4 * 3 + k % 4] : p[k % 7 + 13];
    }
    return c;
  }

  @Override
  void makeProper(float[] c) {
    for (int at = 0; at < 24; at += 4) {
      InPlaneOracleTest.makePlaneProper(c, at);
    }
  }

  @Override
  void fit(float[] c, Content content, double change) {
    for (int at = 0; at < 24; at += 4) {
      InPlaneOracleTest.fitPlane(c, at, content, change);
    }
  }

  @Override
  boolean holds(float[] c, Content content) {
    return IntStream.range(0, 6).allMatch(k -> content.isIn(lockstep.oracle.HalfSpace.of(c, 4 * k)));
  }

  /** As {@link InPlane} for each plane, bit for bit, for any floats. */
  @Property(tries = 200)
  void isAllOfItsPlanes(@ForAll(supplier = Floats.Any.class) float[] p,
      @ForAll(supplier = Floats.Scaled.class) float[] q, @ForAll boolean fits) {
    Containment planes = new InPlaneOracleTest();
    for (Kind kind : CONTENTS) {
      float[] c = frustum(p);
      float[] e = proper(kind, q);
      if (fits) {
        c = frustum(q);
        makeProper(c);
        fit(c, content(kind, e), 0);
      }
      boolean all = true;
      for (int at = 0; at < 24; at += 4) {
        all &= planes.contains(new float[] {c[at], c[at + 1], c[at + 2], c[at + 3]}, kind, e);
      }
      assertEquals(all, contains(c, kind, e));
    }
  }
}
