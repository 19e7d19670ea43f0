package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.List;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whether shapes reach into containers, against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.SPHERE, second = Kind.SPHERE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.SPHERE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.SPHERE, second = Kind.BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.SPHERE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.SPHERE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.BOX, second = Kind.SPHERE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.BOX, second = Kind.CAPSULE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.BOX, second = Kind.BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.ORIENTED_BOX, second = Kind.SPHERE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.ORIENTED_BOX, second = Kind.CAPSULE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.ORIENTED_BOX, second = Kind.BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.ORIENTED_BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.ORIENTED_BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.PLANE, second = Kind.SPHERE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.PLANE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.PLANE, second = Kind.BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.PLANE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.PLANE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.FRUSTUM, second = Kind.SPHERE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.FRUSTUM, second = Kind.CAPSULE)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.FRUSTUM, second = Kind.BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.FRUSTUM, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.REACHES_INTO, first = Kind.FRUSTUM, second = Kind.TRIANGLE)
@Runs.Once
class IntoOracleTest {
  private static final List<Kind> CONTAINERS =
      List.of(Kind.SPHERE, Kind.BOX, Kind.ORIENTED_BOX, Kind.PLANE, Kind.FRUSTUM);

  @Property(tries = 400)
  void touchingOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Grid.class) float[] q) {
    check(p, q);
  }

  @Property(tries = 200)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p,
      @ForAll(supplier = Floats.Nudged.class) float[] q) {
    check(p, q);
  }

  /** Infinite planes and radii, NaN, and every other float. */
  @Property(tries = 400)
  void anyFloats(@ForAll(supplier = Floats.Any.class) float[] p,
      @ForAll(supplier = Floats.Any.class) float[] q) {
    for (Kind container : CONTAINERS) {
      for (Kind kind : Containment.CONTENTS) {
        float[] c = columns(container, p), e = Arrays.copyOf(q, kind.width());
        boolean reaches = Containment.ask(Verb.REACHES_INTO, container, c, kind, e);
        assertFalse(reaches && !Containment.ask(Verb.OVERLAP, container, c, kind, e), "without overlap");
        if (Containment.ask(Verb.CONTAINS, container, c, kind, e) && isFinite(c) && isFinite(e)) {
          assertEquals(Inside.has(container, c, kind, e), reaches);
        }
      }
    }
  }

  private static float[] columns(Kind container, float[] p) {
    return container == Kind.FRUSTUM ? InFrustumOracleTest.frustum(p) : Arrays.copyOf(p, container.width());
  }

  private static boolean isFinite(float[] c) {
    for (float x : c) {
      if (!Float.isFinite(x)) {
        return false;
      }
    }
    return true;
  }

  private static void check(float[] p, float[] q) {
    for (Kind container : CONTAINERS) {
      for (Kind kind : Containment.CONTENTS) {
        float[] c = columns(container, p), e = Containment.proper(kind, q);
        Containment.makeProper(container, c);
        if (Containment.isProper(container, c) && Containment.isProper(kind, e)) {
          assertEquals(Inside.has(container, c, kind, e),
              Containment.ask(Verb.REACHES_INTO, container, c, kind, e),
              () -> container + " " + Arrays.toString(c) + " " + kind + " " + Arrays.toString(e));
        }
      }
    }
  }
}
