package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Box;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Box–box is exact for every float. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.BOX, second = Kind.BOX)
@Runs.Once
public class BoxOracleTest {
  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    check(p);
    sort(p, 0);
    sort(p, 6);
    check(p);
  }

  @Property(tries = 3000)
  void exactOneUlpOff(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    sort(p, 0);
    sort(p, 6);
    check(p);
  }

  @Property(tries = 3000)
  void exactForReals(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    sort(p, 0);
    sort(p, 6);
    check(p);
  }

  @Property(tries = 5000)
  void exactForAnyFloat(@ForAll(supplier = Floats.Any.class) float[] p) {
    check(p);
    sort(p, 0);
    check(p);
    sort(p, 6);
    check(p);
  }

  /** Half-spaces, which the oracle takes as very large boxes. */
  @Test
  void infiniteBoxes() {
    float inf = Float.POSITIVE_INFINITY;
    float[] p = {-inf, -inf, -inf, 0, inf, inf, 0, 5, 5, 1, 6, 6};
    assertTrue(overlap(p), "touches the half-space");
    p[6] = Float.MIN_VALUE;
    assertFalse(overlap(p), "the least distance apart");
  }

  private static void check(float[] p) {
    for (int k = 0; k < 12; k++) {
      if (Float.isNaN(p[k])) {
        assertFalse(overlap(p), "NaN");
        return;
      }
    }
    assertEquals(Box.of(p, 0).overlaps(Box.of(p, 6)), overlap(p));
  }

  private static boolean overlap(float[] p) {
    boolean hit =
        BoxBoxScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11]);
    assertEquals(hit,
        BoxBoxScalar.overlap(p[6], p[7], p[8], p[9], p[10], p[11], p[0], p[1], p[2], p[3], p[4], p[5]),
        "order");
    return hit;
  }

  /** Orders the six floats from {@code at} on into a box. */
  public static void sort(float[] p, int at) {
    for (int k = at; k < at + 3; k++) {
      float low = Math.min(p[k], p[k + 3]);
      p[k + 3] = Math.max(p[k], p[k + 3]);
      p[k] = low;
    }
  }
}
