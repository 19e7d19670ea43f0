package lockstep.bench.arm;

import java.util.Arrays;
import lockstep.Spheres;

/**
 * A KD-tree of points in plain Java, at the level of a competent first version: split at the median along the
 * longest side of their bounds (Bentley, 1975), some points to a leaf. Node k has children 2k + 1 and 2k + 2.
 */
public final class PlainPoints {
  private static final int LEAF = 8;

  private final float[][] points; // columns x, y and z, in the order of leaves
  private final byte[] axes; // by which a node is split
  private final float[] planes;
  private final float radius;

  /** The centres of spheres that are all of one size. */
  public PlainPoints(Spheres spheres) {
    radius = spheres.radius[0];
    int size = spheres.size();
    points = new float[][] {Arrays.copyOf(spheres.x, size), Arrays.copyOf(spheres.y, size),
        Arrays.copyOf(spheres.z, size)};
    int nodes = 1;
    while (nodes * LEAF < size) {
      nodes *= 2;
    }
    axes = new byte[nodes];
    planes = new float[nodes];
    build(0, 0, size);
  }

  private void build(int node, int from, int to) {
    if (to - from <= LEAF) {
      return;
    }
    int longest = 0;
    float length = -1;
    for (int axis = 0; axis < 3; axis++) {
      float min = Float.POSITIVE_INFINITY, max = Float.NEGATIVE_INFINITY;
      for (int i = from; i < to; i++) {
        min = Math.min(min, points[axis][i]);
        max = Math.max(max, points[axis][i]);
      }
      longest = max - min > length ? axis : longest;
      length = Math.max(length, max - min);
    }
    int middle = (from + to) >>> 1;
    select(points[longest], from, to - 1, middle);
    axes[node] = (byte) longest;
    planes[node] = points[longest][middle];
    build(2 * node + 1, from, middle);
    build(2 * node + 2, middle, to);
  }

  /** Puts the right point into place {@code k}, and smaller ones before it (quickselect; Hoare, 1961). */
  private void select(float[] keys, int from, int to, int k) {
    int low = from, high = to;
    while (low < high) {
      float pivot = keys[(low + high) >>> 1];
      int i = low, j = high;
      while (i <= j) {
        while (keys[i] < pivot) {
          i++;
        }
        while (keys[j] > pivot) {
          j--;
        }
        if (i <= j) {
          swap(i++, j--);
        }
      }
      if (k > j && k < i) {
        return;
      }
      low = k <= j ? low : i;
      high = k <= j ? j : high;
    }
  }

  private void swap(int i, int j) {
    for (float[] column : points) {
      float value = column[i];
      column[i] = column[j];
      column[j] = value;
    }
  }

  /** Whether a sphere touches one of those that are here. */
  public boolean any(float x, float y, float z, float size) {
    return any(0, 0, points[0].length, x, y, z, size + radius);
  }

  private boolean any(int node, int from, int to, float x, float y, float z, float distance) {
    if (to - from <= LEAF) {
      for (int i = from; i < to; i++) {
        float dx = points[0][i] - x, dy = points[1][i] - y, dz = points[2][i] - z;
        if (dx * dx + dy * dy + dz * dz <= distance * distance) {
          return true;
        }
      }
      return false;
    }
    int middle = (from + to) >>> 1, axis = axes[node];
    float beyond = (axis == 0 ? x : axis == 1 ? y : z) - planes[node];
    if (beyond < 0) {
      return any(2 * node + 1, from, middle, x, y, z, distance)
          || (beyond >= -distance && any(2 * node + 2, middle, to, x, y, z, distance));
    }
    return any(2 * node + 2, middle, to, x, y, z, distance)
        || (beyond <= distance && any(2 * node + 1, from, middle, x, y, z, distance));
  }
}
