package lockstep.internal.kernel.overlap;

import static lockstep.internal.kernel.SinglePair.box;
import static lockstep.internal.kernel.SinglePair.cube;
import static lockstep.internal.kernel.SinglePair.orientedBox;
import static lockstep.internal.kernel.SinglePair.overlap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import lockstep.OrientedBoxes;
import lockstep.Runs;
import lockstep.Shapes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Oriented boxes against each other and against axis-aligned ones, in cases where separating-axis tests tend
 * to fail.
 */
@Runs.Widest
@Runs.Vectors
class OrientedBoxCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  /** tan 22.5°: the quaternion (…, TAN, …, 1) rotates by 45°. */
  private static final float TAN = (float) Math.tan(Math.PI / 8);

  private static final float ROOT = (float) Math.sqrt(2);

  private static OrientedBoxes cubeAt(float x, float y, float z, float half, float... q) {
    return orientedBox(x, y, z, half, half, half, q[0], q[1], q[2], q[3]);
  }

  /** A box about the origin, not rotated, as both kinds. */
  private static List<Shapes> about(float hx, float hy, float hz) {
    return List.of(box(-hx, -hy, -hz, hx, hy, hz), orientedBox(0, 0, 0, hx, hy, hz, 0, 0, 0, 3));
  }

  @Nested
  class Mistakes {
    /**
     * A rod rolled by 45° above another, yawed by an angle below which some implementations skip the products
     * of edges: only the product of the long edges separates them, by .0858. Everything is also rotated by a
     * common quaternion, since products are exact if one box is not rotated.
     */
    @Test
    void productsSkippedWhereEdgesLookParallel() {
      for (float[] common : new float[][] {{0, 0, 0, 1}, {1, 2, -3, 0.5f}, {-0.3f, 0.1f, 0.7f, 0.2f}}) {
        for (double yaw : new double[] {1e-2, 1e-3, 1e-4, 0}) {
          double gap = 1.5 - Math.sqrt(2);
          assertFalse(rods(common, yaw, 1.5), "gap of " + gap);
          assertFalse(rods(common, yaw, Math.sqrt(2) + 0.001));
          assertTrue(rods(common, yaw, Math.sqrt(2) - 0.001));
        }
      }
    }

    private boolean rods(float[] common, double yaw, double height) {
      float[] first = turned(common, roll(Math.PI / 4));
      double[] yawed = times(new double[] {0, 0, Math.sin(yaw / 2), Math.cos(yaw / 2)}, roll(Math.PI / 4));
      float[] second = turned(common, yawed);
      double[] up = turn(common, 0, 0, height);
      return overlap(orientedBox(0, 0, 0, 1000, 0.5f, 0.5f, first[0], first[1], first[2], first[3]),
          orientedBox((float) up[0], (float) up[1], (float) up[2], 1000, 0.5f, 0.5f, second[0], second[1],
              second[2], second[3]));
    }

    /**
     * Edge on edge, at angles from 1e-7 to 1e-1, with a depth of 1.2e-5 of the size: noise in a short product
     * must not separate them.
     */
    @Test
    void noiseOfShortProductsTellsTouchingBoxesApart() {
      Random random = new Random(29);
      for (double yaw = 1e-7; yaw < 0.2; yaw *= 3) {
        for (int k = 0; k < 5; k++) {
          float[] common = {(float) random.nextGaussian(), (float) random.nextGaussian(),
              (float) random.nextGaussian(), (float) random.nextGaussian()};
          assertTrue(cubes(common, yaw, Math.sqrt(2) - 1.2e-5));
          assertFalse(cubes(common, yaw, Math.sqrt(2) + 1.2e-5));
        }
      }
    }

    private boolean cubes(float[] common, double yaw, double height) {
      float[] first = turned(common, roll(Math.PI / 4));
      double[] yawed = times(new double[] {0, 0, Math.sin(yaw / 2), Math.cos(yaw / 2)}, roll(Math.PI / 4));
      float[] second = turned(common, yawed);
      double[] up = turn(common, 0, 0, height);
      return overlap(cubeAt(0, 0, 0, 0.5f, first),
          cubeAt((float) up[0], (float) up[1], (float) up[2], 0.5f, second));
    }
  }

  private static double[] roll(double angle) {
    return new double[] {Math.sin(angle / 2), 0, 0, Math.cos(angle / 2)};
  }

  private static double[] times(double[] a, double[] b) {
    return TurnedBoxes.product(a, b);
  }

  private static float[] turned(float[] common, double[] q) {
    double[] product = times(new double[] {common[0], common[1], common[2], common[3]}, q);
    return new float[] {(float) product[0], (float) product[1], (float) product[2], (float) product[3]};
  }

  /** A vector rotated by a quaternion of any length. */
  private static double[] turn(float[] q, double x, double y, double z) {
    double[] p = {q[0], q[1], q[2], q[3]};
    double square = p[0] * p[0] + p[1] * p[1] + p[2] * p[2] + p[3] * p[3];
    double[] turned = times(times(p, new double[] {x, y, z, 0}), new double[] {-p[0], -p[1], -p[2], p[3]});
    return new double[] {turned[0] / square, turned[1] / square, turned[2] / square};
  }

  @Nested
  class Touching {
    @Test
    void facesEdgesAndCorners() {
      for (float[] q : new float[][] {{0, 0, 0, 1}, {0, 0, 1, 1}, {1, 1, 1, 1}, {-1, 1, 0, 0}}) {
        for (Shapes unit : about(1, 1, 1)) {
          for (int touch = 1; touch < 27; touch++) {
            int x = touch % 3, y = touch / 3 % 3, z = touch / 9; // 0 overlaps, 1 touches, 2 is apart
            boolean apart = x == 2 || y == 2 || z == 2;
            assertTrue(overlap(unit, cubeAt(2 * x, -2 * y, 2 * z, 1, q)) != apart);
          }
        }
      }
    }

    /** A cube rotated by 45° about z meets another with an edge. */
    @Test
    void anEdgeOnAFace() {
      for (Shapes unit : about(1, 1, 1)) {
        assertTrue(overlap(unit, cubeAt(2.4142f, 0.3f, 0.2f, 1, 0, 0, TAN, 1)));
        assertFalse(overlap(unit, cubeAt(2.4143f, 0.3f, 0.2f, 1, 0, 0, TAN, 1)));
      }
    }

    /** Edges that cross: bounds and faces overlap, only the product of the two edges separates them. */
    @Test
    void anEdgeOnAnEdge() {
      // edge along y, turned about z
      float[] q = turned(new float[] {0, 0, TAN, 1}, new double[] {0, TAN, 0, 1});
      float[] rolled = {TAN, 0, 0, 1}; // edge along x
      assertTrue(overlap(cubeAt(0, 0, 0, 1, rolled), cubeAt(0, 0, 2 * ROOT - 1e-4f, 1, q)));
      assertFalse(overlap(cubeAt(0, 0, 0, 1, rolled), cubeAt(0, 0, 2 * ROOT + 1e-4f, 1, q)));
    }

    /** Beside the edge of a box, within its bounds. */
    @Test
    void onlyAProductTellsThemApart() {
      // leans towards (1, −1, 1)
      OrientedBoxes rod = orientedBox(1.11f, 1.11f, 0, 0.1f, 0.1f, 9, TAN, TAN, 0, 1);
      for (Shapes unit : about(1, 1, 1)) {
        assertFalse(overlap(unit, rod));
        assertTrue(overlap(unit, orientedBox(1.09f, 1.09f, 0, 0.1f, 0.1f, 9, TAN, TAN, 0, 1)));
      }
    }

    @Test
    void oneWithinTheOther() {
      for (Shapes large : about(9, 9, 9)) {
        assertTrue(overlap(large, cubeAt(1, 2, 3, 0.1f, 1, 2, 3, 4)));
      }
      assertTrue(overlap(cube(-0.1f, 0.1f), cubeAt(1, 2, 3, 9, 1, 2, 3, 4)));
      assertTrue(overlap(cubeAt(1, 2, 3, 9, 1, 2, 3, 4), cubeAt(1, 2, 3, 9, 1, 2, 3, 4)), "equal");
    }
  }

  @Nested
  class Flat {
    @Test
    void coplanarRectangles() {
      for (Shapes square : about(1, 1, 0)) {
        assertTrue(overlap(square, orientedBox(2, 0.5f, 0, 1, 1, 0, 0, 0, 0, 1)), "edge on edge");
        assertFalse(overlap(square, orientedBox(2.0001f, 0, 0, 1, 1, 0, 0, 0, 0, 1)));
        assertTrue(overlap(square, orientedBox(2.4142f, 0, 0, 1, 1, 0, 0, 0, TAN, 1)), "corner on edge");
        assertFalse(overlap(square, orientedBox(2.4143f, 0, 0, 1, 1, 0, 0, 0, TAN, 1)));
        assertFalse(overlap(square, orientedBox(0, 0, 1e-30f, 1, 1, 0, 0, 0, TAN, 1)), "parallel planes");
        assertFalse(overlap(square, orientedBox(1.8f, 1.8f, 0, 1, 1, 0, 0, 0, TAN, 1)), "beside a corner");
      }
    }

    @Test
    void rectanglesThatCross() {
      for (Shapes square : about(1, 1, 0)) {
        assertTrue(overlap(square, orientedBox(0.5f, 0.5f, 0.5f, 1, 1, 0, 0, 1, 0, 1)));
        assertTrue(overlap(square, orientedBox(1, 0, 1, 1, 1, 0, 0, 1, 0, 1)), "edge on edge");
        assertFalse(overlap(square, orientedBox(1, 0, 1.0001f, 1, 1, 0, 0, 1, 0, 1)));
        assertFalse(overlap(square, orientedBox(1.0001f, 0, 0, 1, 1, 0, 0, 1, 0, 1)));
      }
    }

    @Test
    void segments() {
      for (Shapes segment : about(2, 0, 0)) {
        assertTrue(overlap(segment, orientedBox(1, 1, 0, 2, 0, 0, 0, 0, 1, 1)), "crossing");
        assertTrue(overlap(segment, orientedBox(2, 2, 0, 2, 0, 0, 0, 0, 1, 1)), "end on end");
        assertFalse(overlap(segment, orientedBox(2.0001f, 2, 0, 2, 0, 0, 0, 0, 1, 1)));
        assertFalse(overlap(segment, orientedBox(1, 1, 1e-30f, 2, 0, 0, 0, 0, 1, 1)), "one over the other");
        assertFalse(overlap(segment, orientedBox(3, 2.5f, 0, 2, 0, 0, 0, 0, TAN, 1)), "in a plane, apart");
        assertTrue(overlap(segment, orientedBox(4, 0, 0, 2, 0, 0, 0, 0, 0, 1)), "collinear, end on end");
        assertFalse(overlap(segment, orientedBox(4.0001f, 0, 0, 2, 0, 0, 0, 0, 0, 1)));
        assertFalse(overlap(segment, orientedBox(0, 1e-30f, 0, 2, 0, 0, 0, 0, 0, 1)), "parallel");
        assertTrue(overlap(segment, orientedBox(1, 0, 0, 0, 0, 0, 1, 2, 3, 4)), "a point on it");
        assertFalse(overlap(segment, orientedBox(1, 1e-30f, 0, 0, 0, 0, 1, 2, 3, 4)), "a point beside it");
      }
    }

    @Test
    void points() {
      for (Shapes point : about(0, 0, 0)) {
        assertTrue(overlap(point, orientedBox(0, 0, 0, 0, 0, 0, 1, 2, 3, 4)));
        assertFalse(overlap(point, orientedBox(0, 1e-30f, 0, 0, 0, 0, 1, 2, 3, 4)));
        assertTrue(overlap(point, cubeAt(1, 1, 1, 1, 0, 0, 1, 1)), "on a corner");
        assertTrue(overlap(point, cubeAt(0.5f, 1, 1, 1, 0, 0, 1, 1)), "on an edge");
      }
    }

    /** A sheet a million times as long as thick, and a needle through it, beside it and just over it. */
    @Test
    void extentRatioOfAMillion() {
      OrientedBoxes sheet = orientedBox(0, 0, 0, 1, 1, 1e-6f, 1, 0, 0, 1); // now it stands, thin in y
      assertTrue(overlap(sheet, orientedBox(0.9f, 0, 0, 1e-6f, 1, 1e-6f, 0, 0, 0, 1)));
      assertFalse(overlap(sheet, orientedBox(1.1f, 0, 0, 1e-6f, 1, 1e-6f, 0, 0, 0, 1)));
      assertTrue(overlap(sheet, orientedBox(0.9f, 1, 0, 1e-6f, 1, 1e-6f, 0, 0, 0, 1)), "ends in it");
      assertFalse(overlap(sheet, orientedBox(0.9f, 1.00001f, 0, 1e-6f, 1, 1e-6f, 0, 0, 0, 1)));
    }
  }

  @Nested
  class LargeAndImproper {
    @Test
    void halfSpacesAndSlabs() {
      OrientedBoxes turned = cubeAt(1e6f, 5, 5, 1, 0, 0, TAN, 1); // reaches to 5 − √2 in y
      float reach = 5 - ROOT;
      for (float far : new float[] {1e7f, 1e20f, 3e38f, INF}) {
        assertTrue(overlap(box(-far, -far, -far, far, reach + 1e-5f, far), turned));
        assertFalse(overlap(box(-far, -far, -far, far, reach - 1e-5f, far), turned));
        assertTrue(overlap(box(-far, 4, -far, far, 4, far), turned), "a plane");
        assertTrue(overlap(cube(-far, far), turned));
      }
      assertFalse(overlap(cube(INF, INF), turned));
      assertFalse(overlap(box(-INF, -INF, -INF, INF, -INF, INF), turned));
    }

    /** The corner of a quarter of space beside the edge of a rotated box. */
    @Test
    void quarterOfSpace() {
      assertTrue(overlap(box(-INF, -INF, -INF, -0.7f, -0.7f, INF), cubeAt(0, 0, 0, 1, 0, 0, TAN, 1)));
      assertFalse(overlap(box(-INF, -INF, -INF, -0.71f, -0.71f, INF), cubeAt(0, 0, 0, 1, 0, 0, TAN, 1)));
    }

    @Test
    void hugeAndTiny() {
      for (float scale : new float[] {1e-26f, 1e-20f, 1e-12f, 1e12f, 1e20f, 1e37f}) {
        for (Shapes unit : about(scale, scale, scale)) {
          assertTrue(overlap(unit, cubeAt(2.4142f * scale, 0, 0, scale, 0, 0, TAN, 1)));
          assertFalse(overlap(unit, cubeAt(2.4143f * scale, 0, 0, scale, 0, 0, TAN, 1)));
          assertFalse(overlap(unit, cubeAt(1.8f * scale, 1.8f * scale, 0, scale, 0, 0, TAN, 1)));
        }
      }
    }

    /** Terms on the products of edges are subnormal, and must not separate overlapping boxes. */
    @Test
    void tinyAndNearlyParallel() {
      for (float size : new float[] {1e-38f, 1e-36f, 1e-33f, 1e-30f, 1e-20f, 1}) {
        for (float angle : new float[] {1e-38f, 1e-30f, 1e-20f, 1e-12f, 1e-8f, 1e-5f}) {
          OrientedBoxes turned = orientedBox(0.9f * size, 0.8f * size, 1.9f * size, 0.3f * size, 0.5f * size,
              size, angle, -0.3f * angle, 0.7f * angle, 1);
          for (Shapes unit : about(size, size, size)) {
            assertTrue(overlap(unit, turned));
          }
        }
      }
    }

    @Test
    void lengthOfTheQuaternion() {
      for (float length : new float[] {0x1p-49f, 1e-10f, 7, 1e10f, 0x1p49f}) {
        for (float other : new float[] {0x1p-49f, 1, 0x1p49f}) {
          OrientedBoxes unit = cubeAt(0, 0, 0, 1, 0, 0, 0, other);
          assertTrue(overlap(unit, cubeAt(2.4142f, 0, 0, 1, 0, 0, TAN * length, length)));
          assertFalse(overlap(unit, cubeAt(2.4143f, 0, 0, 1, 0, 0, TAN * length, length)));
        }
      }
    }

    @Test
    void everyColumnNaNOrImproper() {
      float[] whole = {0, 0, 0, 1, 1, 1, 0, 0, 0, 1};
      for (Shapes unit : about(1, 1, 1)) {
        assertTrue(overlap(unit, orientedBox(whole)));
        for (int c = 0; c < 10; c++) {
          for (float bad : new float[] {NAN, INF, -INF}) {
            float[] one = whole.clone();
            one[c] = bad;
            assertFalse(overlap(unit, orientedBox(one)), "column " + c + " " + bad);
            assertFalse(overlap(cube(-INF, INF), orientedBox(one)), "column " + c + " " + bad);
          }
          if (c >= 3 && c < 6) {
            float[] one = whole.clone();
            one[c] = -Float.MIN_VALUE;
            assertFalse(overlap(unit, orientedBox(one)), "a negative half extent");
          }
        }
        assertFalse(overlap(unit, cubeAt(0, 0, 0, 1, 0, 0, 0, 0)), "no quaternion");
      }
      for (int c = 0; c < 6; c++) {
        float[] one = {-1, -1, -1, 1, 1, 1};
        one[c] = NAN;
        assertFalse(overlap(box(one[0], one[1], one[2], one[3], one[4], one[5]), orientedBox(whole)));
        one[c] = c < 3 ? 2 : -2;
        assertFalse(overlap(box(one[0], one[1], one[2], one[3], one[4], one[5]), orientedBox(whole)),
            "empty");
      }
    }
  }

  /**
   * Rotated alike, by a quaternion that rounds: products are exactly 0, and touching depends only on the
   * faces.
   */
  @Test
  void stacksOfBoxesTurnedAlike() {
    float[] q = {0.1f, 0.2f, -0.3f, 0.9f};
    for (int k = 0; k < 3; k++) {
      double[] d = turn(q, k == 0 ? 2 : 0, k == 1 ? 2 : 0, k == 2 ? 2 : 0);
      for (double gap : new double[] {-1e-6, 1e-6}) {
        assertEquals(gap < 0, overlap(cubeAt(5, 6, 7, 1, q), cubeAt((float) (5 + (1 + gap) * d[0]),
            (float) (6 + (1 + gap) * d[1]), (float) (7 + (1 + gap) * d[2]), 1, q)));
      }
    }
  }
}
