package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Point;
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Triangle–triangle against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.TRIANGLE, second = Kind.TRIANGLE)
@Runs.Once
class TriangleTriangleOracleTest {
  @Property(tries = 10000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    check(p);
  }

  @Property(tries = 5000)
  void coplanarOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    for (int k = 2; k < p.length; k += 3) {
      p[k] = p[k - 1] - 2 * p[k - 2]; // in the plane z = y − 2 x, so that bounds overlap
    }
    assertEquals(exact(p), overlap(p));
  }

  @Property(tries = 3000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    check(p);
  }

  @Property(tries = 3000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    check(p);
  }

  /** A corner of the second is put on the first, as near as floats get, then a few ulp away. */
  @Property(tries = 5000)
  void vertexAtTheFace(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -3, max = 3) int ulps, @ForAll @IntRange(min = 0, max = 3) int where) {
    double s = where == 0 ? 0 : Math.abs(p[15] / (p[15] + p[16] + 1e-30f)) % 1;
    double t = where < 2 ? 0 : (1 - s) * (where == 2 ? 1 : 0.3);
    for (int k = 0; k < 3; k++) {
      p[9 + k] = (float) (p[k] + s * ((double) p[3 + k] - p[k]) + t * ((double) p[6 + k] - p[k]));
    }
    p[9] += ulps * Math.ulp(p[9]);
    check(p);
  }

  /** Both share an edge or a corner, whose coordinates are the same floats. */
  @Property(tries = 3000)
  void sharedCorners(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 1, max = 2) int shared) {
    System.arraycopy(p, 0, p, 12, 3 * shared);
    assertTrue(exact(p));
    check(p);
  }

  /** Slivers: the third corner nearly on the line of the others. */
  @Property(tries = 3000)
  void slivers(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 30) int thin) {
    for (int k = 0; k < 3; k++) {
      float along = (p[k] + p[3 + k]) / 2;
      p[6 + k] = along + Math.scalb(p[6 + k] - along, -thin);
    }
    check(p);
  }

  /** Any finite coordinates, from subnormal to huge; all others are a miss. */
  @Property(tries = 3000)
  void anyFloat(@ForAll(supplier = Floats.Any.class) float[] p,
      @ForAll(supplier = Floats.Nudged.class) float[] q, @ForAll @IntRange(min = -148, max = 126) int scale) {
    boolean finite = true;
    for (int k = 0; k < 18; k++) {
      finite &= Float.isFinite(p[k]);
      q[k] = Math.scalb(q[k], scale);
    }
    if (finite) {
      check(p);
    } else {
      assertTrue(!overlap(p));
    }
    check(q);
  }

  /**
   * A large triangle stands on its corner, a tenth of a small triangle's size above the small one's face.
   * Where it hangs down on one side, it may pass an edge of the small one very closely.
   */
  @Property(tries = 5000)
  void smallAndLarge(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = 0, max = 30) int smaller) {
    for (int k = 0; k < 9; k++) {
      p[k] = Math.scalb(p[k], -smaller);
    }
    Point n = Triangle.of(p, 0).normal();
    for (int k = 0; k < 3; k++) {
      double middle = ((double) p[k] + p[3 + k] + p[6 + k]) / 3;
      p[9 + k] = (float) (middle + Math.scalb(0.1, -smaller) * n.on(k).toDouble() / n.length());
    }
    check(p);
  }

  private static void check(float[] p) {
    assertEquals(exact(p), overlap(p));
  }

  private static boolean exact(float[] p) {
    return Triangle.of(p, 0).overlaps(Triangle.of(p, 9));
  }

  private static boolean overlap(float[] p) {
    return TriangleTriangleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9],
        p[10], p[11], p[12], p[13], p[14], p[15], p[16], p[17]);
  }
}
