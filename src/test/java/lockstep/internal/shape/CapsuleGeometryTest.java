package lockstep.internal.shape;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** Bounds and normals of capsules. */
@Runs.Widest
@Runs.Vectors
class CapsuleGeometryTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  private static float[][] columns(float... capsule) {
    float[][] columns = new float[7][2];
    for (int c = 0; c < 7; c++) {
      columns[c][1] = capsule[c];
    }
    return columns;
  }

  private static float[] bounds(float... capsule) {
    float[] bounds = new float[7];
    Kind.CAPSULE.bounds(columns(capsule), 1, bounds, 1);
    return bounds;
  }

  private static float[] normal(float[][] columns, float x, float y, float z) {
    return Normals.unit(Kind.CAPSULE, columns, 1, x, y, z);
  }

  @Test
  void boundsAreThoseOfBothEnds() {
    float[] b = bounds(5, 0, -2, 1, 0, 4, 2);
    float[] exact = {-1, -2, -4, 7, 2, 6};
    for (int c = 0; c < 6; c++) {
      float out = c < 3 ? exact[c] - b[c + 1] : b[c + 1] - exact[c];
      assertTrue(out > 0 && out < 1e-5f, "column " + c + " is " + b[c + 1]);
    }
    assertArrayEquals(bounds(1, 0, 4, 5, 0, -2, 2), b, "the other order of ends");
    float[] sphere = new float[7];
    Kind.SPHERE.bounds(new float[][] {{9}, {8}, {7}, {0.3f}}, 0, sphere, 1);
    assertArrayEquals(sphere, bounds(9, 8, 7, 9, 8, 7, 0.3f), "without length");
  }

  @Test
  void whatNothingMeetsHasNoBounds() {
    float[] none = {0, NAN, NAN, NAN, NAN, NAN, NAN};
    assertArrayEquals(none, bounds(0, 0, 0, 1, 1, 1, -1));
    assertArrayEquals(none, bounds(0, 0, 0, 1, 1, 1, NAN));
    float[] b = bounds(0, 0, 0, 1, NAN, 1, 1e30f);
    assertTrue(Float.isNaN(b[2]) && Float.isNaN(b[5]));
    assertArrayEquals(new float[] {0, -INF, -INF, -INF, INF, INF, INF}, bounds(0, 0, 0, 1, 1, 1, 1e30f));
  }

  @Test
  void normalsPointAwayFromTheSegment() {
    float[][] c = columns(1, 1, 1, 1, 5, 1, 2);
    assertArrayEquals(new float[] {1, 0, 0}, normal(c, 3, 2, 1), "side");
    assertArrayEquals(new float[] {0, 0, -1}, normal(c, 1, 5, -1), "side, at an end");
    assertArrayEquals(new float[] {0.6f, 0.8f, 0}, normal(c, 4, 9, 1), "cap b");
    assertArrayEquals(new float[] {0, -1, 0}, normal(c, 1, -1, 1), "cap a");
    assertArrayEquals(new float[] {0, 0, 0}, normal(c, 1, 3, 1), "on the segment");
    assertArrayEquals(new float[] {0, 1, 0}, normal(columns(1, 1, 1, 1, 1, 1, 2), 1, 3, 1), "a sphere");
  }
}
