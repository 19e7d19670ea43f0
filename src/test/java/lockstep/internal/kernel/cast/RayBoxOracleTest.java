package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.overlap.BoxOracleTest;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Box;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import lockstep.oracle.Ray;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Ray–box against exact slabs: whether it hits is exact. A crossing is a difference and a quotient, each
 * rounded once, so it is off by at most 2 u + u² of itself, u = 2^-24, or the least float: it is the exact
 * crossing of a plane closer to the origin or farther from it by that much. Where differences are exact, t is
 * the nearest float.
 */
@OracleOf(verb = Verb.CAST, first = Kind.RAY, second = Kind.BOX)
@Runs.Once
class RayBoxOracleTest {
  private static final double ERROR = 2.01 * 0x1p-24;

  @Property(tries = 10000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Exact t = enters(p, 0);
    assertEquals(t == null ? Float.POSITIVE_INFINITY : (float) t.toDouble(), cast(p) + 0f);
    BoxOracleTest.sort(p, 8);
    p[6] = -Math.abs(p[6]);
    p[7] = p[7] > 1 ? Float.POSITIVE_INFINITY : Math.abs(p[7]);
    t = enters(p, 0);
    assertEquals(t == null ? Float.POSITIVE_INFINITY : (float) t.toDouble(), cast(p) + 0f);
  }

  @Property(tries = 3000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    check(p);
  }

  @Property(tries = 5000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    Floats.inRange(p);
    check(p);
  }

  /** Aimed at a corner, or at a point of an edge, from anywhere. */
  @Property(tries = 5000)
  void atCornersAndEdges(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 7) int corner, @ForAll @IntRange(min = 0, max = 3) int edge) {
    BoxOracleTest.sort(p, 8);
    for (int k = 0; k < 3; k++) {
      float at = p[8 + k + ((corner >> k) & 1) * 3];
      float to = k == edge ? (p[8 + k] + p[11 + k]) / 2 : at;
      p[3 + k] = to - p[k];
    }
    check(p);
  }

  /** Infinite planes are never crossed, also by lines: rays without a start or an end. */
  @Property(tries = 10000)
  void infinitePlanes(@ForAll(supplier = Floats.Nudged.class) float[] p,
      @ForAll @IntRange(min = 0, max = 63) int infinite, @ForAll boolean line) {
    Floats.inRange(p);
    BoxOracleTest.sort(p, 8);
    for (int k = 0; k < 6; k++) {
      float plane = k < 3 ? Float.NEGATIVE_INFINITY : Float.POSITIVE_INFINITY;
      p[8 + k] = (infinite >> k & 1) == 0 ? p[8 + k] : plane;
    }
    p[6] = line ? Float.NEGATIVE_INFINITY : -1;
    p[7] = line ? Float.POSITIVE_INFINITY : 1;
    Exact t = enters(p, 0);
    // a line has no first point in a box that is infinite along it
    boolean starts = t != null && (!line || t.abs().isAtMost(Exact.of(Float.MAX_VALUE)));
    assertEquals(starts, cast(p) < Float.POSITIVE_INFINITY);
  }

  private static void check(float[] p) {
    BoxOracleTest.sort(p, 8);
    p[6] = 0;
    p[7] = p[7] > 0 ? Float.POSITIVE_INFINITY : 1;
    float t = cast(p);
    assertEquals(enters(p, 0) != null, t < Float.POSITIVE_INFINITY);
    if (t < Float.POSITIVE_INFINITY) {
      assertTrue(p[6] <= t && t <= p[7], "outside of the interval");
      assertTrue(enters(p, ERROR).isAtMost(Exact.of(t)), "too early");
      Exact late = enters(p, -ERROR);
      assertTrue(late == null || Exact.of(t).isAtMost(late), "too late");
    }
  }

  /**
   * Where the ray enters the box, or null, with every plane moved out by {@code share} of its distance from
   * the origin, in for a negative one, and t by the least float.
   */
  private static Exact enters(float[] p, double share) {
    Ray ray = Ray.of(p, 0);
    Box box = Box.of(p, 8);
    if (box.isEmpty()) {
      return null;
    }
    Exact[] min = new Exact[3];
    Exact[] max = new Exact[3];
    for (int k = 0; k < 3; k++) {
      Exact toMin = ray.o().on(k).minus(box.min().on(k)).abs();
      Exact toMax = ray.o().on(k).minus(box.max().on(k)).abs();
      Exact least = ray.d().on(k).abs().times(Math.signum(share) * Float.MIN_VALUE);
      min[k] = box.min().on(k).minus(toMin.times(share)).minus(least);
      max[k] = box.max().on(k).plus(toMax.times(share)).plus(least);
    }
    return ray.enters(new Box(new Point(min[0], min[1], min[2]), new Point(max[0], max[1], max[2])));
  }

  private static float cast(float[] p) {
    return RayBoxScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11], p[12],
        p[13]);
  }
}
