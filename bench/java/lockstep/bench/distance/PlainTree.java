package lockstep.bench.distance;

import lockstep.Triangles;

/**
 * A binary bounding volume hierarchy over triangles in plain Java, at the level of a competent first version:
 * boxes split at the middle triangle along their longest axis, four triangles to a leaf (Ericson, Real-Time
 * Collision Detection, 2005, 6.2).
 */
abstract class PlainTree {
  static final int LEAF = 4;
  static final int BOX = 6;

  final float[] corners; // nine per triangle, in the order of leaves
  final int[] ids;
  final float[] boxes;
  // for a leaf its first triangle, for others their right child; the left one is next
  final int[] firsts;
  final int[] counts; // of a leaf, 0 for others
  int nodes;

  PlainTree(Triangles triangles) {
    int size = triangles.size();
    corners = new float[9 * size];
    ids = new int[size];
    float[] t = new float[9];
    for (int i = 0; i < size; i++) {
      triangles.get(i, t);
      System.arraycopy(t, 0, corners, 9 * i, 9);
      ids[i] = i;
    }
    boxes = new float[2 * BOX * Math.max(1, size)];
    firsts = new int[2 * Math.max(1, size)];
    counts = new int[2 * Math.max(1, size)];
    if (size > 0) {
      build(0, size);
    }
  }

  private int build(int from, int to) {
    int node = nodes++;
    int at = BOX * node;
    for (int k = 0; k < 3; k++) {
      boxes[at + k] = Float.POSITIVE_INFINITY;
      boxes[at + 3 + k] = Float.NEGATIVE_INFINITY;
    }
    for (int c = 9 * from; c < 9 * to; c++) {
      boxes[at + c % 3] = Math.min(boxes[at + c % 3], corners[c]);
      boxes[at + 3 + c % 3] = Math.max(boxes[at + 3 + c % 3], corners[c]);
    }
    if (to - from <= LEAF) {
      firsts[node] = from;
      counts[node] = to - from;
      return node;
    }
    int axis = 0;
    for (int k = 1; k < 3; k++) {
      axis = boxes[at + 3 + k] - boxes[at + k] > boxes[at + 3 + axis] - boxes[at + axis] ? k : axis;
    }
    int middle = (from + to) / 2;
    select(from, to - 1, middle, axis);
    build(from, middle);
    firsts[node] = build(middle, to);
    return node;
  }

  private float middle(int i, int axis) {
    return corners[9 * i + axis] + corners[9 * i + 3 + axis] + corners[9 * i + 6 + axis];
  }

  /** Puts the right triangle into place {@code k}, and smaller ones before it (quickselect; Hoare, 1961). */
  private void select(int low, int high, int k, int axis) {
    while (low < high) {
      float pivot = middle((low + high) >>> 1, axis);
      int i = low;
      int j = high;
      while (i <= j) {
        while (middle(i, axis) < pivot) {
          i++;
        }
        while (middle(j, axis) > pivot) {
          j--;
        }
        if (i <= j) {
          swap(i++, j--);
        }
      }
      if (k <= j) {
        high = j;
      } else if (k >= i) {
        low = i;
      } else {
        return;
      }
    }
  }

  private void swap(int i, int j) {
    int id = ids[i];
    ids[i] = ids[j];
    ids[j] = id;
    for (int c = 0; c < 9; c++) {
      float value = corners[9 * i + c];
      corners[9 * i + c] = corners[9 * j + c];
      corners[9 * j + c] = value;
    }
  }
}
