package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * Puts elements into the order of a Z curve (Morton, 1966), so that neighbours follow each other: by the
 * cells of a grid over their middles.
 */
final class CurveOrder {
  /** Bits of a coordinate on the curve. */
  private static final int BITS = 5;

  /** Of such a number the one whose bit 3 b is its bit b. */
  private static final int[] SPREAD = new int[1 << BITS];

  static {
    for (int cell = 0; cell < SPREAD.length; cell++) {
      for (int b = 0; b < BITS; b++) {
        SPREAD[cell] |= (cell >> b & 1) << (3 * b);
      }
    }
  }

  private final int most;
  private final int few;
  private final float[] box = new float[Elements.BOUNDS];

  // the elements along the curve, and the cell of each; as many as there have been
  private int[] order = {};
  private int[] keys = {};
  private int[] ends = {}; // of cells
  private final float[] least = new float[3];
  private final float[] extent = new float[3];

  /** For {@code most} elements at a time; {@code few} are left as they come. */
  CurveOrder(int most, int few) {
    this.most = most;
    this.few = few;
  }

  private void reserve(int count) {
    if (order.length < count) {
      order = new int[Math.min(most, 2 * count)];
    }
    if (count > few && keys.length < count) {
      keys = new int[order.length];
      ends = new int[1 << (3 * BITS)];
    }
  }

  /**
   * Lists elements {@code start} to {@code start + count − 1}, counted from the first, along the curve, cell
   * by cell; rays as they come.
   */
  int[] of(Elements elements, int start, int count) {
    reserve(count);
    if (count <= few || elements.kind == Kind.RAY) { // rays have no middles
      for (int k = 0; k < count; k++) {
        order[k] = k;
      }
      return order;
    }
    measure(elements, start, count);
    Arrays.fill(ends, 0);
    for (int k = 0; k < count; k++) {
      elements.bounds(start + k, box, 0);
      int key = 0;
      for (int axis = 0; axis < 3; axis++) {
        // as an int NaN is 0, and what is infinite the largest
        int cell = (int) ((middle(axis) - least[axis]) / extent[axis] * (1 << BITS));
        key |= SPREAD[Math.clamp(cell, 0, (1 << BITS) - 1)] << axis;
      }
      keys[k] = key;
      ends[key]++;
    }
    int end = 0;
    for (int key = 0; key < ends.length; key++) {
      end += ends[key];
      ends[key] = end;
    }
    for (int k = count - 1; k >= 0; k--) {
      order[--ends[keys[k]]] = k;
    }
    return order;
  }

  /** Finds where the middles are. */
  private void measure(Elements elements, int start, int count) {
    Arrays.fill(least, Float.POSITIVE_INFINITY);
    Arrays.fill(extent, Float.NEGATIVE_INFINITY);
    for (int k = 0; k < count; k++) {
      elements.bounds(start + k, box, 0);
      for (int axis = 0; axis < 3; axis++) { // NaN is neither less nor more
        float middle = middle(axis);
        least[axis] = middle < least[axis] ? middle : least[axis];
        extent[axis] = middle > extent[axis] ? middle : extent[axis];
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      extent[axis] -= least[axis];
    }
  }

  private float middle(int axis) {
    return 0.5f * box[axis] + 0.5f * box[axis + 3];
  }
}
