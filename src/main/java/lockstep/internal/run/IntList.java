package lockstep.internal.run;

import java.util.Arrays;

/** A list that keeps its arrays. */
public final class IntList {
  /** So many are sorted one by one. */
  private static final int FEW = 32;

  private static final int DIGIT = 8;

  public int[] values = new int[64];
  public int size;

  private int[] other = {};
  private int[] ends; // made when a list is first long

  public void clear() {
    size = 0;
  }

  public void add(int value) {
    reserve(1);
    values[size++] = value;
  }

  public void add(IntList list) {
    add(list, 0, list.size);
  }

  /** Adds {@code count} values of a list, from {@code from} on. */
  public void add(IntList list, int from, int count) {
    reserve(count);
    System.arraycopy(list.values, from, values, size, count);
    size += count;
  }

  /** Adds {@code count} times the same. */
  public void fill(int value, int count) {
    reserve(count);
    Arrays.fill(values, size, size + count, value);
    size += count;
  }

  public void removeFirst(int count) {
    size -= count;
    System.arraycopy(values, count, values, 0, size);
  }

  /**
   * Sorts numbers that are not negative; {@code Arrays.sort} allocates where it finds some of them in
   * order.
   */
  public void sort() {
    if (size <= FEW) {
      insert();
      return;
    }
    if (isAscending()) {
      return;
    }
    if (ends == null) {
      ends = new int[1 << DIGIT];
    }
    if (other.length < values.length) {
      other = new int[values.length];
    }
    int bits = 0;
    for (int k = 0; k < size; k++) {
      bits |= values[k];
    }
    for (int shift = 0; shift < Integer.SIZE && bits >>> shift != 0; shift += DIGIT) {
      sortBy(shift);
    }
  }

  private boolean isAscending() {
    int k = 1;
    while (k < size && values[k - 1] <= values[k]) {
      k++;
    }
    return k >= size;
  }

  private void insert() {
    for (int k = 1; k < size; k++) {
      int value = values[k];
      int at = k;
      for (; at > 0 && value < values[at - 1]; at--) {
        values[at] = values[at - 1];
      }
      values[at] = value;
    }
  }

  /**
   * By one digit, and among equal ones as they were (radix sort; Knuth, The Art of Computer Programming 3,
   * 1998, 5.2.5).
   */
  private void sortBy(int shift) {
    int mask = ends.length - 1;
    Arrays.fill(ends, 0);
    for (int k = 0; k < size; k++) {
      ends[values[k] >>> shift & mask]++;
    }
    for (int digit = 1; digit <= mask; digit++) {
      ends[digit] += ends[digit - 1];
    }
    for (int k = size - 1; k >= 0; k--) {
      other[--ends[values[k] >>> shift & mask]] = values[k];
    }
    int[] sorted = other;
    other = values;
    values = sorted;
  }

  /** Makes room for so many more. */
  public void reserve(int more) {
    if (size + more > values.length) {
      values = Arrays.copyOf(values, Math.max(2 * values.length, size + more));
    }
  }
}
