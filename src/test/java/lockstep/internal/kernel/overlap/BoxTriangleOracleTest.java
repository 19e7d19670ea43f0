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
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Box–triangle against exact clipping: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.BOX, second = Kind.TRIANGLE)
@Runs.Once
class BoxTriangleOracleTest {
  @Property(tries = 5000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    assertEquals(exact(p), overlap(p));
    BoxOracleTest.sort(p, 0);
    assertEquals(exact(p), overlap(p));
  }

  /** A small box near a large triangle, on a finer grid. */
  @Property(tries = 5000)
  void exactOnAGridWithSmallBoxes(@ForAll(supplier = Floats.Grid.class) float[] p) {
    for (int k = 6; k < 15; k++) {
      p[k] *= 8;
    }
    BoxOracleTest.sort(p, 0);
    assertEquals(exact(p), overlap(p));
  }

  @Property(tries = 3000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    BoxOracleTest.sort(p, 0);
    check(p);
  }

  /** The box's corner nearest to the plane is moved into the plane, give or take. */
  @Property(tries = 5000)
  void touchingWithinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int ulps, @ForAll @IntRange(min = 0, max = 12) int small) {
    boxAt(p, (p[6] + p[9] + p[12]) / 3, (p[7] + p[10] + p[13]) / 3, (p[8] + p[11] + p[14]) / 3, small);
    double[] n = normal(p);
    double height = 0;
    for (int k = 0; k < 3; k++) {
      height += n[k] * ((n[k] > 0 ? p[k] : p[k + 3]) - (double) p[6 + k]);
    }
    int axis = (ulps + 20) % 3;
    float move = (float) (-height / n[axis] + ulps * 0x1p-24 * Math.abs(p[6 + axis]));
    if (Float.isFinite(move)) {
      p[axis] += move;
      p[axis + 3] += move;
    }
    check(p);
  }

  /** A box around a point of an edge, touching it or nearly. */
  @Property(tries = 5000)
  void atAnEdge(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 20) int small) {
    float s = Math.abs(p[15]) / (Math.abs(p[15]) + Math.abs(p[16]));
    boxAt(p, p[6] + s * (p[9] - p[6]), p[7] + s * (p[10] - p[7]), p[8] + s * (p[11] - p[8]), small);
    float width = p[3] - p[0];
    p[0] += width;
    p[3] += width;
    check(p);
  }

  @Property(tries = 3000)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    BoxOracleTest.sort(p, 0);
    check(p);
  }

  /** Slivers and segments, with a small box at a point of them. */
  @Property(tries = 5000)
  void slivers(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 30) int thin, @ForAll @IntRange(min = 0, max = 20) int small) {
    for (int k = 0; k < 3; k++) {
      float along = p[6 + k] + (p[9 + k] - p[6 + k]) * 0.5f;
      p[12 + k] = along + Math.scalb(p[12 + k] - along, -thin);
    }
    boxAt(p, (p[6] + p[12]) / 2, (p[7] + p[13]) / 2, (p[8] + p[14]) / 2, small);
    check(p);
  }

  /**
   * Corners on one line, in numbers whose differences round: still a segment, and the box is around its
   * middle.
   */
  @Test
  void segmentWhoseEdgesRound() {
    for (int k = 0; k < 1000; k++) {
      float dx = 0x340001 + 2 * k, dy = 0x360011 + 14 * k, dz = 0x350101 + 6 * k;
      float[] p =
          {-4, -4, -4, 4, 4, 4, -3 * dx, -3 * dy, -3 * dz, 2 * dx, 2 * dy, 2 * dz, 4 * dx, 4 * dy, 4 * dz};
      assertFalse(Triangle.of(p, 6).hasArea());
      assertTrue(overlap(p), "segment " + k);
    }
  }

  /** Makes the box one around a point, smaller than the triangle's coordinates by 2^-small. */
  private static void boxAt(float[] p, float x, float y, float z, int small) {
    BoxOracleTest.sort(p, 0);
    float[] at = {x, y, z};
    for (int k = 0; k < 3; k++) {
      float half = Math.scalb(p[k + 3] - p[k], -small - 1);
      p[k] = at[k] - half;
      p[k + 3] = at[k] + half;
    }
  }

  private static void check(float[] p) {
    assertEquals(exact(p), overlap(p));
  }

  private static double[] normal(float[] p) {
    double ex = (double) p[9] - p[6], ey = (double) p[10] - p[7], ez = (double) p[11] - p[8];
    double fx = (double) p[12] - p[6], fy = (double) p[13] - p[7], fz = (double) p[14] - p[8];
    return new double[] {ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx};
  }

  private static boolean exact(float[] p) {
    Box box = Box.of(p, 0);
    return !box.isEmpty() && Triangle.of(p, 6).overlaps(box);
  }

  private static boolean overlap(float[] p) {
    return BoxTriangleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10],
        p[11], p[12], p[13], p[14]);
  }
}
