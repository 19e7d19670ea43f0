package lockstep.internal.grid;

import static java.lang.Float.floatToRawIntBits;
import static lockstep.internal.shape.FloatOrder.key;
import static lockstep.internal.shape.FloatOrder.value;

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
   * The least thickness of a slab of cells, in boxes, for scans in the same way. Few boxes of a block of
   * neighbours reach into the next slab if slabs are thick; each is compared with fewer others if they are
   * thin. Of 1 to 32, 4 to 8 are fastest in worlds of boxes of one size, and 4 in those of many.
   */
  int boxesThick() {
    return 6;
  }

  /** How many boxes a cell should have, for scans in the same way. */
  int boxesPerCell() {
    return 1;
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
    int small = Integer.MAX_VALUE, large = 0, negative = 0;
    int leastX = Integer.MAX_VALUE, leastY = leastX, leastZ = leastX;
    int greatestX = Integer.MIN_VALUE, greatestY = greatestX, greatestZ = greatestX, farthest = greatestX;
    for (int k = 0; k < n; k++) {
      // as an int, NaN is more than +∞, or negative
      int x = floatToRawIntBits(maxX[k] - minX[k] + 0f), y = floatToRawIntBits(maxY[k] - minY[k] + 0f),
          z = floatToRawIntBits(maxZ[k] - minZ[k] + 0f);
      negative |= x | y | z;
      float extent = Float.intBitsToFloat(Math.max(x, Math.max(y, z))) * UP;
      extents[k] = extent;
      small = Math.min(small, floatToRawIntBits(extent));
      large = Math.max(large, floatToRawIntBits(extent));
      x = key(minX[k]);
      y = key(minY[k]);
      z = key(minZ[k]);
      leastX = Math.min(leastX, x);
      leastY = Math.min(leastY, y);
      leastZ = Math.min(leastZ, z);
      greatestX = Math.max(greatestX, x);
      greatestY = Math.max(greatestY, y);
      greatestZ = Math.max(greatestZ, z);
      farthest = Math.max(farthest, Math.max(key(maxX[k]), Math.max(key(maxY[k]), key(maxZ[k]))));
    }
    int nearest = Math.min(leastX, Math.min(leastY, leastZ));
    if (negative < 0 || !(value(large) <= Float.MAX_VALUE && value(nearest) >= -Elements.FAR
        && value(farthest) <= Elements.FAR)) {
      return false;
    }
    smallest = value(small);
    largest = value(large);
    grow(0, value(leastX), value(greatestX));
    grow(1, value(leastY), value(greatestY));
    grow(2, value(leastZ), value(greatestZ));
    grow(3, value(nearest), value(farthest));
    return true;
  }

  private void grow(int at, float low, float high) {
    least[at] = lesser(low, least[at]);
    greatest[at] = greater(high, greatest[at]);
  }

  static float lesser(float a, float b) {
    return a < b ? a : b;
  }

  static float greater(float a, float b) {
    return a > b ? a : b;
  }
}
