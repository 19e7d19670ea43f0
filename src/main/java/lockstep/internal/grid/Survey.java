package lockstep.internal.grid;

import java.util.Arrays;
import lockstep.internal.shape.Elements;

/** Collects sizes and bounds of boxes, a group at a time. Plain Java; not thread-safe. */
public class Survey {
  /** Most boxes taken at once. */
  static final int SIZE = 256;

  /** Makes a rounded difference of two floats at least as large as the exact one. */
  static final float UP = 1 + 0x1p-22f;

  /** The boxes to be taken next, as columns min x, y, z, max x, y, z. */
  final float[][] boxes = new float[6][SIZE];

  /** The largest extent on any axis, rounded up, of each box taken last. */
  final float[] extents = new float[SIZE];

  float smallest; // of these extents
  float largest;

  /**
   * Over all boxes taken: the least and greatest x, y, z of a least corner, and the greatest and least of any
   * coordinate.
   */
  final float[] least = new float[4];

  final float[] greatest = new float[4];

  Survey() {}

  /** A survey in plain Java. */
  public static Survey scalar() {
    return new Survey();
  }

  /**
   * The least thickness of a slab of cells, in boxes, for scans in the same way. Thin slabs are better for
   * boxes that are searched for one by one: each is compared with fewer others.
   */
  int boxesThick() {
    return 4;
  }

  /** Forgets all boxes. */
  final void clear() {
    Arrays.fill(least, Float.POSITIVE_INFINITY);
    Arrays.fill(greatest, Float.NEGATIVE_INFINITY);
  }

  final float least(int axis) {
    return least[axis];
  }

  final float greatest(int axis) {
    return greatest[axis];
  }

  /** The largest |coordinate| of all boxes taken. */
  final float maxCoordinate() {
    return Math.max(0, Math.max(greatest[3], -least[3]));
  }

  /** Takes the first n boxes; false, with nothing taken, if any of them is not a box or reaches too far. */
  boolean take(int n) {
    float[] minX = boxes[0], minY = boxes[1], minZ = boxes[2];
    float[] maxX = boxes[3], maxY = boxes[4], maxZ = boxes[5];
    boolean all = true;
    for (int k = 0; k < n; k++) {
      all &= minX[k] <= maxX[k] && minY[k] <= maxY[k] && minZ[k] <= maxZ[k];
      all &= lesser(minX[k], lesser(minY[k], minZ[k])) >= -Elements.FAR;
      all &= greater(maxX[k], greater(maxY[k], maxZ[k])) <= Elements.FAR;
    }
    if (!all) {
      return false;
    }
    smallest = Float.POSITIVE_INFINITY;
    largest = 0;
    for (int k = 0; k < n; k++) {
      float extent = greater(maxX[k] - minX[k], greater(maxY[k] - minY[k], maxZ[k] - minZ[k])) * UP;
      extents[k] = extent;
      smallest = lesser(extent, smallest);
      largest = greater(extent, largest);
    }
    for (int axis = 0; axis < 3; axis++) {
      for (int k = 0; k < n; k++) {
        least[axis] = lesser(boxes[axis][k], least[axis]);
        greatest[axis] = greater(boxes[axis][k], greatest[axis]);
        greatest[3] = greater(boxes[axis + 3][k], greatest[3]);
      }
      least[3] = lesser(least[axis], least[3]);
    }
    return true;
  }

  static float lesser(float a, float b) {
    return a < b ? a : b;
  }

  static float greater(float a, float b) {
    return a > b ? a : b;
  }
}
