package lockstep.internal.grid;

import java.util.Arrays;

/** The k-th smallest of the numbers that are offered, for a small k: what lies before it are outliers. */
final class Outliers {
  private final float[] smallest;

  Outliers(int k) {
    smallest = new float[k];
  }

  /** Begins anew. */
  void clear() {
    Arrays.fill(smallest, Float.POSITIVE_INFINITY);
  }

  /** Takes a number; a NaN is none. */
  void offer(float value) {
    int at = smallest.length - 1;
    if (value < smallest[at]) {
      for (; at > 0 && value < smallest[at - 1]; at--) {
        smallest[at] = smallest[at - 1];
      }
      smallest[at] = value;
    }
  }

  /** The k-th smallest number; +∞ if fewer have been offered. */
  float next() {
    return smallest[smallest.length - 1];
  }
}
