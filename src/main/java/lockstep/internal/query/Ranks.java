package lockstep.internal.query;

/**
 * The best entries of rows, each a binary heap with the worst on top (Williams, 1964), which are sorted in
 * the end: so an entry takes time that grows with the logarithm of how many are kept. An entry is better if
 * its key is less, of equal keys if its index is.
 */
final class Ranks {
  private final float[] keys;
  private final int[] index;
  private final float[][] columns;

  /** Of entries with these columns, of which the first is the key. */
  Ranks(int[] index, float[]... columns) {
    this.index = index;
    this.columns = columns;
    keys = columns[0];
  }

  /** Whether entry a is better than entry b. */
  private boolean isBefore(int a, int b) {
    return isBefore(keys[a], index[a], b);
  }

  /** Whether an entry with such a key and index is better than entry b. */
  boolean isBefore(float key, int shape, int b) {
    return key < keys[b] || (key == keys[b] && shape < index[b]);
  }

  /** Makes a heap again of the {@code size} entries from {@code base} on, of which the last is new. */
  void rise(int base, int size) {
    for (int k = size - 1; k > 0 && isBefore(base + (k - 1) / 2, base + k); k = (k - 1) / 2) {
      exchange(base + (k - 1) / 2, base + k);
    }
  }

  /** The same where the first is. */
  void sink(int base, int size) {
    int k = 0;
    while (2 * k + 1 < size) {
      int child = 2 * k + 1;
      child += child + 1 < size && isBefore(base + child, base + child + 1) ? 1 : 0;
      if (!isBefore(base + k, base + child)) {
        return;
      }
      exchange(base + k, base + child);
      k = child;
    }
  }

  /** Sorts a heap, the best first. */
  void sort(int base, int size) {
    for (int last = size - 1; last > 0; last--) {
      exchange(base, base + last);
      sink(base, last);
    }
  }

  private void exchange(int a, int b) {
    int its = index[a];
    index[a] = index[b];
    index[b] = its;
    for (float[] column : columns) {
      float value = column[a];
      column[a] = column[b];
      column[b] = value;
    }
  }
}
