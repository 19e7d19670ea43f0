package lockstep.internal.kernel.overlap;

import static lockstep.internal.kernel.SinglePair.overlap;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.Triangles;
import org.junit.jupiter.api.Test;

/** Triangle against triangle in cases where kernels tend to fail. */
@Runs.Widest
@Runs.Vectors
class TrianglePairCasesTest {
  private final Triangles floor = triangle(0, 0, 0, 4, 0, 0, 0, 4, 0);

  @Test
  void vertexInTheFace() {
    assertTrue(overlap(floor, triangle(1, 1, 0, 2, 2, 5, 0, 2, 5)));
    assertFalse(overlap(floor, triangle(1, 1, Float.MIN_NORMAL, 2, 2, 5, 0, 2, 5)));
  }

  @Test
  void vertexOnAnEdge() {
    assertTrue(overlap(floor, triangle(2, 2, 0, 5, 5, 1, 5, 5, -1)));
    assertFalse(overlap(floor, triangle(2, Math.nextUp(2f), 0, 5, 5, 1, 5, 5, -1)));
  }

  @Test
  void vertexOnVertex() {
    assertTrue(overlap(floor, triangle(4, 0, 0, 9, 1, 1, 9, -1, -1)));
    assertFalse(overlap(floor, triangle(Math.nextUp(4f), 0, 0, 9, 1, 1, 9, -1, -1)));
  }

  @Test
  void sharedEdge() {
    assertTrue(overlap(floor, triangle(0, 0, 0, 4, 0, 0, 2, -3, 1)));
    assertTrue(overlap(floor, triangle(4, 0, 0, 0, 0, 0, 2, 0, 7)));
    assertTrue(overlap(floor, floor), "all edges");
  }

  @Test
  void edgesCross() {
    assertTrue(overlap(floor, triangle(2, 0, -1, 2, 0, 1, 2, -9, 0)));
    assertFalse(overlap(floor, triangle(2, -1e-6f, -1, 2, -1e-6f, 1, 2, -9, 0)));
  }

  @Test
  void coplanarApart() {
    assertFalse(overlap(floor, triangle(3, 3, 0, 4, 4, 0, 3, 4, 0)), "bounds overlap");
    assertFalse(overlap(floor, triangle(2.01f, 2.01f, 0, 4, 4, 0, 9, 1, 0)));
  }

  @Test
  void coplanarTouching() {
    assertTrue(overlap(floor, triangle(2, 2, 0, 4, 4, 0, 3, 4, 0)), "corner on an edge");
    assertTrue(overlap(floor, triangle(1, 3, 0, 3, 1, 0, 4, 4, 0)), "edge on edge");
  }

  @Test
  void coplanarCrossing() {
    assertTrue(overlap(floor, triangle(-1, 1, 0, 9, 1, 0, 9, 2, 0)));
  }

  @Test
  void coplanarContained() {
    assertTrue(overlap(floor, triangle(1, 1, 0, 1.5f, 1, 0, 1, 1.5f, 0)));
  }

  @Test
  void parallelOneUlpApart() {
    float least = Float.MIN_VALUE;
    assertFalse(overlap(floor, triangle(0, 0, least, 4, 0, least, 0, 4, least)));
    Triangles slope = triangle(0, 0, 1, 4, 0, 5, 0, 4, 5);
    float up = Math.ulp(5f);
    assertFalse(overlap(slope, triangle(0, 0, 1 + up, 4, 0, 5 + up, 0, 4, 5 + up)));
  }

  /** A million times as long as wide. */
  @Test
  void sliver() {
    Triangles sliver = triangle(0, 0, 0, 1e6f, 1, 0, 1e6f, 0, 0);
    assertTrue(overlap(sliver, triangle(5e5f, 0.25f, -1, 5e5f, 0.25f, 1, 5e5f, 9, 1)));
    assertFalse(overlap(sliver, triangle(5e5f, 0.75f, -1, 5e5f, 0.75f, 1, 5e5f, 9, 1)));
    assertTrue(overlap(sliver, triangle(5e5f, 0.5f, 0, 5e5f, 1, 1, 5e5f, 1, -1)), "on the long edge");
    assertFalse(overlap(sliver, triangle(5e5f, 0.5000002f, 0, 5e5f, 1, 1, 5e5f, 1, -1)));
  }

  @Test
  void segmentsAndPoints() {
    Triangles segment = triangle(1, 1, -1, 1, 1, 1, 1, 1, 0);
    assertTrue(overlap(floor, segment), "pierces the face");
    assertFalse(overlap(floor, triangle(3, 3, -1, 3, 3, 1, 3, 3, 0)), "passes it");
    assertTrue(overlap(segment, triangle(0, 1, 0, 2, 1, 0, 2, 1, 0)), "two segments cross");
    assertTrue(overlap(floor, triangle(1, 1, 0, 1, 1, 0, 1, 1, 0)), "point in the face");
    assertFalse(overlap(floor, triangle(3, 3, 0, 3, 3, 0, 3, 3, 0)), "point beside it");
  }

  @Test
  void coplanarSegmentsAndPointsApart() {
    assertFalse(overlap(triangle(0, 0, 0, 10, 10, 0, 0, 0, 0), triangle(6, 4, 0, 10, 0, 0, 6, 4, 0)),
        "two segments");
    assertFalse(overlap(triangle(0, 0, 0, 10, 10, 0, 5, 5, 0), triangle(6, 4, 0, 10, 3, 0, 9, 0, 0)),
        "segment and triangle");
    assertFalse(overlap(triangle(0, 0, 0, 10, 10, 10, 0, 0, 0), triangle(6, 4, 5, 6, 4, 5, 6, 4, 5)),
        "segment and point");
  }

  @Test
  void notFinite() {
    for (int k = 0; k < 9; k++) {
      for (float bad : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
        float[] corners = {0, 0, 0, 4, 0, 0, 0, 4, 0};
        corners[k] = bad;
        assertFalse(overlap(floor, triangle(corners)));
      }
    }
  }

  @Test
  void hugeAndTiny() {
    for (float s : new float[] {Float.MIN_VALUE, 1e-30f, 1e30f, 8e37f}) {
      assertTrue(
          overlap(triangle(0, 0, 0, 4 * s, 0, 0, 0, 4 * s, 0), triangle(s, s, -s, s, s, s, s, 2 * s, s)));
      assertFalse(overlap(triangle(0, 0, 0, 4 * s, 0, 0, 0, 4 * s, 0),
          triangle(3 * s, 3 * s, -s, 3 * s, 3 * s, s, 3 * s, 4 * s, s)));
    }
  }
}
