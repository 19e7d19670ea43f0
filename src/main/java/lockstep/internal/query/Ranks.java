package lockstep.internal.query;

/**
 * The best entries of rows, each a binary heap with the worst on top (Williams, 1964), which are sorted in
 * the end: so an entry takes time that grows with the logarithm of how many are kept. An entry is better if
 * its key is less, of equal keys if its instance is, of equal instances if its index is.
 */
final class Ranks {
  private final float[] keys;
  private final int[] instance; // null for none
  private final int[] index;
  private final float[][] columns;

  /** Of entries with these columns, of which the first is the key; {@code instance} is null for none. */
  Ranks(int[] instance, int[] index, float[]... columns) {
    this.instance = instance;
    this.index = index;
    this.columns = columns;
    keys = columns[0];
  }

  /** Whether entry a is better than entry b. */
  private boolean isBefore(int a, int b) {
    return isBefore(keys[a], instance == null ? 0 : instance[a], index[a], b);
  }

  /** Whether an entry with such a key, instance and index is better than entry b. */
  boolean isBefore(float key, int its, int shape, int b) {
    if (key != keys[b]) {
      return key < keys[b];
    }
    return (instance == null || its == instance[b]) ? shape < index[b] : its < instance[b];
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
    exchange(index, a, b);
    if (instance != null) {
      exchange(instance, a, b);
    }
    for (float[] column : columns) {
      float value = column[a];
      column[a] = column[b];
      column[b] = value;
    }
  }

  private static void exchange(int[] column, int a, int b) {
    int its = column[a];
    column[a] = column[b];
    column[b] = its;
  }
}
