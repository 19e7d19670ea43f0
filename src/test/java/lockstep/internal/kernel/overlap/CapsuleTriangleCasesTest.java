package lockstep.internal.kernel.overlap;

import static lockstep.internal.kernel.SinglePair.capsule;
import static lockstep.internal.kernel.SinglePair.overlap;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Capsules;
import lockstep.Runs;
import lockstep.Triangles;
import org.junit.jupiter.api.Test;

/**
 * Capsules and triangles in cases where kernels tend to fail: pierced, parallel, touching, degenerate,
 * slivers.
 */
@Runs.Widest
@Runs.Vectors
class CapsuleTriangleCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  private final Triangles floor = triangle(0, 0, 0, 4, 0, 0, 0, 4, 0);

  /**
   * The closest points of ends and edges do not show it: both ends are far from the face, and all edges from
   * the segment.
   */
  @Test
  void throughTheInterior() {
    for (float r : new float[] {0, 0.25f}) {
      assertTrue(overlap(capsule(1, 1, -99, 1, 1, 99, r), floor));
      assertTrue(overlap(capsule(1, 1, 0, 1, 1, 99, r), floor), "ends in the face");
      assertTrue(overlap(capsule(1, 1.5f, -1e-20f, 1, 1.5f, 1, r), floor), "ends just behind it");
      assertTrue(overlap(capsule(-1, 0, -3, 2, 2, 1, r), floor), "aslant");
      assertFalse(overlap(capsule(3, 3, -99, 3, 3, 99, r), floor), "beside it");
    }
    assertFalse(overlap(capsule(1, 1, 1e-6f, 1, 1, 99, 0), floor), "ends before it");
    assertTrue(overlap(capsule(1, 1, 1e-6f, 1, 1, 99, 1e-6f), floor));
  }

  /** A segment without radius does not slip through the face, however the weights round. */
  @Test
  void segmentsPierceTheFaceOfAnyTriangle() {
    for (int k = 1; k < 40; k++) {
      float wb = 0.01f * k, wc = 0.5f - 0.3f * wb;
      float x = 7.3f * wb - 3.1f * wc, y = 0.7f * wb + 9.7f * wc, z = 1.9f * wb - 0.3f * wc;
      Triangles t = triangle(1e3f, 1e3f, 1e3f, 1007.3f, 1000.7f, 1001.9f, 996.9f, 1009.7f, 999.7f);
      assertTrue(overlap(
          capsule(1e3f + x - 1, 1e3f + y - 2, 1e3f + z - 3, 1e3f + x + 2, 1e3f + y + 4, 1e3f + z + 6, 0), t),
          "at weight " + k);
    }
  }

  @Test
  void inThePlane() {
    assertTrue(overlap(capsule(0.5f, 1, 0, 1.5f, 1, 0, 0), floor), "inside the face");
    assertTrue(overlap(capsule(1, 1, 0, 9, 9, 0, 0), floor), "across an edge");
    assertTrue(overlap(capsule(-9, 1, 0, 9, 1, 0, 0), floor), "across two");
    assertTrue(overlap(capsule(0, -9, 0, 0, 9, 0, 0), floor), "along an edge");
    assertTrue(overlap(capsule(-4, 0, 0, 0, 0, 0, 0), floor), "ends in a corner");
    assertFalse(overlap(capsule(-1, 0, 0, -1e-6f, 0, 0, 0), floor), "ends before it");
    assertTrue(overlap(capsule(-3, 9, 0, -3, -9, 0, 3), floor), "beside an edge");
    assertFalse(overlap(capsule(-3, 9, 0, -3, -9, 0, 2.9999f), floor));
    assertFalse(overlap(capsule(3, 3, 0, 9, 9, 0, 1.4141f), floor));
    assertTrue(overlap(capsule(3, 3, 0, 9, 9, 0, 1.4143f), floor));
  }

  /** Both ends may project beside the face, with only the middle projecting into it. */
  @Test
  void parallelAboveTheFaceAtExactlyTheRadius() {
    for (float z : new float[] {3, -3}) {
      for (float[] x : new float[][] {{0.5f, 1.5f}, {-9, 9}, {-9, 1}, {1, 9}, {1, 1}, {-8, 0}}) {
        assertTrue(overlap(capsule(x[0], 1, z, x[1], 1, z, 3), floor));
        assertFalse(overlap(capsule(x[0], 1, z, x[1], 1, z, Math.nextDown(3f)), floor));
      }
    }
  }

  @Test
  void anEndAboveTheFaceAtExactlyTheRadius() {
    assertTrue(overlap(capsule(1, 1, 3, 2, 5, 99, 3), floor));
    assertFalse(overlap(capsule(1, 1, 3, 2, 5, 99, Math.nextDown(3f)), floor));
    assertTrue(overlap(capsule(2, 5, -99, 1, 1, -3, 3), floor));
    assertFalse(overlap(capsule(2, 5, -99, 1, 1, -3, Math.nextDown(3f)), floor));
  }

  @Test
  void nearAnEdgeAtExactlyTheRadius() {
    assertTrue(overlap(capsule(2, -3, 4, 2, -30, 40, 5), floor), "an end beside it");
    assertFalse(overlap(capsule(2, -3, 4, 2, -30, 40, 4.99999f), floor));
    assertTrue(overlap(capsule(-9, -3, 4, 9, -3, 4, 5), floor), "parallel");
    assertFalse(overlap(capsule(-9, -3, 4, 9, -3, 4, 4.99999f), floor));
    assertTrue(overlap(capsule(2, -7, 1, 2, 1, -7, 4.242641f), floor), "crossing under it");
    assertFalse(overlap(capsule(2, -7, 1, 2, 1, -7, 4.242f), floor));
  }

  @Test
  void nearACornerAtExactlyTheRadius() {
    assertTrue(overlap(capsule(-2, -3, 6, -20, -30, 60, 7), floor), "2-3-6, 7");
    assertFalse(overlap(capsule(-2, -3, 6, -20, -30, 60, 6.99999f), floor));
    assertTrue(overlap(capsule(7, -9, 4, 7, 9, 4, 5), floor), "3-4-5 beside it");
    assertFalse(overlap(capsule(7, -9, 4, 7, 9, 4, 4.99999f), floor));
  }

  /** See the mistake of axes that cross, and closest points guessed from one end. */
  @Test
  void edgesCross() {
    assertTrue(overlap(capsule(2, -3, 0, 2, 3, 0, 0), floor));
    assertTrue(overlap(capsule(2, 0, -1, 2, 0, 9, 0), floor), "an edge of the face");
    assertTrue(overlap(capsule(2, -1, -1, 2, 1, 1, 0), floor));
  }

  @Test
  void theOrderOfEndsAndCornersIsNone() {
    Triangles[] orders = {floor, triangle(4, 0, 0, 0, 4, 0, 0, 0, 0), triangle(0, 4, 0, 0, 0, 0, 4, 0, 0),
        triangle(0, 0, 0, 0, 4, 0, 4, 0, 0)};
    float[] radii = {Math.nextDown(3f), 3};
    for (Triangles t : orders) {
      for (float r : radii) {
        assertEquals(r == 3, overlap(capsule(1, 1, 3, 2, 5, 99, r), t));
        assertEquals(r == 3, overlap(capsule(2, 5, 99, 1, 1, 3, r), t));
      }
    }
  }

  @Test
  void withoutLength() {
    assertTrue(overlap(capsule(1, 1, 3, 1, 1, 3, 3), floor));
    assertFalse(overlap(capsule(1, 1, 3, 1, 1, 3, Math.nextDown(3f)), floor));
    assertTrue(overlap(capsule(-2, -3, 6, -2, -3, 6, 7), floor));
    assertTrue(overlap(capsule(1, 1, 0, 1, 1, 0, 0), floor), "a point of the face");
    assertFalse(overlap(capsule(1, 1, 1e-6f, 1, 1, 1e-6f, 0), floor));
  }

  @Test
  void withoutArea() {
    Triangles segment = triangle(0, 0, 0, 8, 0, 0, 3, 0, 0);
    assertTrue(overlap(capsule(2, -3, 4, 2, -30, 40, 5), segment));
    assertFalse(overlap(capsule(2, -3, 4, 2, -30, 40, 4.99999f), segment));
    assertTrue(overlap(capsule(2, -3, 0, 2, 3, 0, 0), segment), "crossing");
    assertFalse(overlap(capsule(2, -3, 1e-3f, 2, 3, 1e-3f, 0), segment));
    Triangles point = triangle(1, 2, 3, 1, 2, 3, 1, 2, 3);
    assertTrue(overlap(capsule(1, -9, 3, 1, 9, 3, 0), point));
    assertTrue(overlap(capsule(1, -9, 6, 1, 9, 6, 3), point));
    assertFalse(overlap(capsule(1, -9, 6, 1, 9, 6, 2.999f), point));
    assertTrue(overlap(capsule(1, 2, 3, 1, 2, 3, 0), point));
  }

  /** A million long and a thousandth high, and a million long with a short edge of a thousandth. */
  @Test
  void slivers() {
    Triangles cap = triangle(0, 0, 0, 1e6f, 0, 0, 5e5f, 1e-3f, 0);
    assertTrue(overlap(capsule(4e5f, 0, 2, 4e5f, 9, 9, 2), cap));
    assertTrue(overlap(capsule(4e5f, 5e-4f, -2, 4e5f, 5e-4f, 2, 0.001f), cap));
    assertFalse(overlap(capsule(4e5f, 5e-4f, 2, 4e5f, 9, 9, 1.75f), cap));
    Triangles needle = triangle(0, 0, 0, 1e6f, 0, 0, 1e6f, 1e-3f, 0);
    assertTrue(overlap(capsule(5e5f, 0.25e-3f, -2, 5e5f, 0.25e-3f, 2, 0), needle), "pierced");
    assertFalse(overlap(capsule(5e5f, 1e-3f, -2, 5e5f, 1e-3f, 2, 0), needle), "beside it");
    assertFalse(overlap(capsule(5e5f, -1e-3f, -2, 5e5f, -1e-3f, 2, 0), needle));
  }

  /**
   * Corners on one line, in numbers that round: the normal is noise, and the segment passes at a distance.
   */
  @Test
  void flatWithANormalOfNoise() {
    for (int k = 1; k < 500; k++) {
      float x = 0.1f * k, y = 0.7f * k, z = 0.3f * k;
      Triangles line = triangle(-x, -y, -z, 0.3f * x, 0.3f * y, 0.3f * z, 2 * x, 2 * y, 2 * z);
      Capsules passing =
          capsule(0.05f * k - 0.1f * k, 0.1f * k, -9 * k, 0.05f * k + 0.1f * k, 0.1f * k, 9 * k, 0);
      assertFalse(overlap(passing, line), "line " + k);
    }
  }

  @Test
  void farFromTheOrigin() {
    float o = 1 << 20;
    Triangles far = triangle(o, o, o, o + 4, o, o, o, o + 4, o);
    Capsules above = capsule(o + 1, o + 1, o + 3, o + 2, o + 5, o + 99, 3);
    assertTrue(overlap(above, far));
    above.radius[0] = Math.nextDown(3f);
    assertFalse(overlap(above, far));
    assertTrue(overlap(capsule(o + 1, o + 1, o - 1, o + 1, o + 1, o + 1, 0), far));
  }

  @Test
  void largeAndSmall() {
    assertTrue(overlap(capsule(1e-3f, 1e-3f, -1e6f, 1e-3f, 1e-3f, 1e6f, 0),
        triangle(0, 0, 0, 4e-3f, 0, 0, 0, 4e-3f, 0)));
    assertTrue(overlap(capsule(1, 1, -1e-6f, 1, 1, 1e-6f, 0),
        triangle(-1e6f, -1e6f, 0, 1e6f, -1e6f, 0, 0, 1e6f, 0)));
    assertFalse(
        overlap(capsule(1, 1, 1e-6f, 1, 1, 2e-6f, 0), triangle(-1e6f, -1e6f, 0, 1e6f, -1e6f, 0, 0, 1e6f, 0)));
    float tiny = 1e-12f;
    assertTrue(overlap(capsule(tiny, tiny, -tiny, tiny, tiny, tiny, 0),
        triangle(0, 0, 0, 4 * tiny, 0, 0, 0, 4 * tiny, 0)));
    assertFalse(overlap(capsule(3 * tiny, 3 * tiny, -tiny, 3 * tiny, 3 * tiny, tiny, 0),
        triangle(0, 0, 0, 4 * tiny, 0, 0, 0, 4 * tiny, 0)));
  }

  @Test
  void notFinite() {
    assertTrue(overlap(capsule(0, 0, 1e30f, 0, 0, 2e30f, INF), floor), "a radius without end");
    for (int k = 0; k < 16; k++) {
      for (float bad : new float[] {NAN, INF, -INF}) {
        float[] p = {1, 1, -1, 1, 1, 1, 1, 0, 0, 0, 4, 0, 0, 0, 4, 0};
        p[k] = bad;
        boolean hit = overlap(capsule(p[0], p[1], p[2], p[3], p[4], p[5], p[6]),
            triangle(p[7], p[8], p[9], p[10], p[11], p[12], p[13], p[14], p[15]));
        assertEquals(k == 6 && bad == INF, hit, bad + " in column " + k);
      }
    }
    assertFalse(overlap(capsule(1, 1, -1, 1, 1, 1, -1), floor), "a negative radius");
    assertFalse(overlap(capsule(INF, 1, -1, INF, 1, 1, INF), floor), "both ends");
    assertFalse(overlap(capsule(INF, 1, -1, -INF, 1, 1, INF), floor), "either end");
    assertFalse(
        overlap(capsule(0, 0, 0, 1, 1, 1, INF), triangle(INF, INF, INF, INF, INF, INF, INF, INF, INF)));
  }
}
