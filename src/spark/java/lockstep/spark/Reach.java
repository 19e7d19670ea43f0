package lockstep.spark;

import lockstep.Boxes;
import lockstep.Shapes;

/**
 * Boxes that say which cells a shape is sent to: if two shapes are a pair, their boxes meet. Both sides, and
 * both the sending and the deciding of a pair, compute them here from the shape alone.
 */
final class Reach {
  /**
   * More than what a distance may be off by on any axis, relative to the largest |coordinate| of each shape:
   * 184 · 2⁻²⁴ for oriented boxes, less for all other kinds. Overlaps are exact.
   */
  static final double ERROR = 0x1p-16;

  /** More than what underflows in squares. */
  private static final double UNDERFLOW = 0x1p-50;

  private Reach() {}

  /** The bounds of shapes that may overlap. */
  static Boxes touching(Shapes shapes) {
    return shapes.bounds();
  }

  /** The bounds of shapes that may be within a distance, enlarged by half of it, rounded outward. */
  static Boxes within(Shapes shapes, float distance) {
    Boxes boxes = shapes.bounds();
    float[][] low = {boxes.minX, boxes.minY, boxes.minZ}, high = {boxes.maxX, boxes.maxY, boxes.maxZ};
    for (int i = 0; i < boxes.size(); i++) {
      double most = 0;
      for (int axis = 0; axis < 3; axis++) {
        most = Math.max(most, Math.max(finite(low[axis][i]), finite(high[axis][i])));
      }
      double margin = 0.5 * distance + ERROR * most + UNDERFLOW;
      for (int axis = 0; axis < 3; axis++) {
        low[axis][i] = distance == Float.POSITIVE_INFINITY ? Float.NEGATIVE_INFINITY
            : Math.nextDown((float) (low[axis][i] - margin));
        high[axis][i] = distance == Float.POSITIVE_INFINITY ? Float.POSITIVE_INFINITY
            : Math.nextUp((float) (high[axis][i] + margin));
      }
    }
    return boxes;
  }

  private static double finite(float coordinate) {
    return Float.isInfinite(coordinate) ? 0 : Math.abs(coordinate);
  }

  /** Whether anything can meet what has box i. */
  static boolean isAny(Boxes boxes, int i) {
    return boxes.minX[i] <= boxes.maxX[i] && boxes.minY[i] <= boxes.maxY[i] && boxes.minZ[i] <= boxes.maxZ[i];
  }
}
