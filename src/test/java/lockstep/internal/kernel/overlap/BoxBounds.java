package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;

/** Bounds of elements as trees use them, and the conditions that trees require of hits. */
final class BoxBounds {
  private BoxBounds() {}

  /** Minimum and maximum on each axis, or NaN. */
  static float[] of(Kind kind, float[] p, int at) {
    float[][] columns = new float[kind.width()][1];
    for (int c = 0; c < columns.length; c++) {
      columns[c][0] = p[at + c];
    }
    float[] bounds = new float[Kind.BOUNDS];
    kind.bounds(columns, 0, bounds, 0);
    return bounds;
  }

  /**
   * Asserts that a hit has bounds, and that they meet on every axis up to the error declared by the kernel.
   */
  static void assertProperAndNear(boolean hit, float[] one, float[] other, ErrorBound error) {
    if (!hit) {
      return;
    }
    double largest = 0;
    for (int k = 0; k < Kind.BOUNDS; k++) {
      assertFalse(Float.isNaN(one[k]) || Float.isNaN(other[k]), "a hit of what has no bounds");
    }
    for (float[] bounds : new float[][] {one, other}) {
      double most = 0;
      for (float bound : bounds) {
        most = Math.max(most, Math.abs(bound));
      }
      largest += most;
    }
    if (largest < Double.POSITIVE_INFINITY) {
      double slack = 0x1p-24 * error.coordinates() * largest + 0x1p-60;
      for (int axis = 0; axis < 3; axis++) {
        assertTrue(one[axis] - slack <= other[axis + 3] && other[axis] - slack <= one[axis + 3],
            "apart on axis " + axis);
      }
    }
  }
}
