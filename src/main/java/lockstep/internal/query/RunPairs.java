package lockstep.internal.query;

import java.util.Arrays;

/**
 * Pairs of elements, put together by the runs that both are in: elements 0 to 3, 4 to 7 and so on. Two runs
 * whose boxes are apart have no pair that touches.
 */
final class RunPairs {
  /** Elements of a run, of which two make up to 16 pairs: few boxes of so few meet. */
  static final int ROWS = 4;

  private static final int SHIFT = Integer.numberOfTrailingZeros(ROWS);

  /** Runs of a group at most: the boxes of many groups are kept side by side. */
  private static final int MOST = 4096;

  /** So few pairs are tested sooner. */
  private static final int FEW = 64;

  /** The time that it takes to bound a run, and to test two boxes, in tests of pairs: of more than these. */
  private static final int BOUND = 8, MEET = 2;

  private int[] ends = {}; // of each two runs, where their pairs end; then of those that have pairs
  private int[] runs = {}; // which two these are
  private int[] pairs = {}; // numbers of pairs, ascending for each two runs
  private int size;
  private int firstEnd;
  private int secondEnd;

  /** Pair k is of elements {@code firsts[k]} and {@code seconds[k]}. Returns whether runs save time. */
  boolean of(int[] firsts, int[] seconds, int count) {
    firstEnd = end(firsts, count);
    secondEnd = end(seconds, count);
    size = 0;
    long most = (long) runs(firstEnd) * runs(secondEnd);
    if (count < FEW || Math.max(firstEnd, secondEnd) > MOST * ROWS || most > (long) count * ROWS) {
      return false;
    }
    sort(firsts, seconds, count, (int) most);
    return BOUND * ((long) runs(firstEnd) + runs(secondEnd)) + (long) MEET * size < count;
  }

  private static int end(int[] elements, int count) {
    int end = 0;
    for (int k = 0; k < count; k++) {
      end = Math.max(end, elements[k] + 1);
    }
    return end;
  }

  /** The number of runs of elements 0 to {@code end − 1}. */
  static int runs(int end) {
    return (end - 1 + ROWS) >>> SHIFT;
  }

  /** By counting. */
  private void sort(int[] firsts, int[] seconds, int count, int most) {
    if (ends.length <= most) {
      ends = new int[most + 1];
      runs = new int[most];
    }
    if (pairs.length < count) {
      pairs = new int[count];
    }
    Arrays.fill(ends, 0, most + 1, 0);
    for (int k = 0; k < count; k++) {
      ends[runs(firsts[k], seconds[k]) + 1]++;
    }
    for (int both = 0; both < most; both++) {
      ends[both + 1] += ends[both];
    }
    for (int k = 0; k < count; k++) {
      int both = runs(firsts[k], seconds[k]);
      pairs[ends[both]] = k;
      ends[both]++;
    }
    int begin = 0;
    for (int both = 0; both < most; both++) {
      int end = ends[both];
      if (end > begin) {
        runs[size] = both;
        ends[size++] = end;
        begin = end;
      }
    }
  }

  private int runs(int first, int second) {
    return (first >>> SHIFT) * runs(secondEnd) + (second >>> SHIFT);
  }

  /** The number of two runs that have pairs. */
  int size() {
    return size;
  }

  /** The number of the first elements that are in runs. */
  int firstEnd() {
    return firstEnd;
  }

  int secondEnd() {
    return secondEnd;
  }

  /** The first run of entry {@code both}. */
  int first(int both) {
    return runs[both] / runs(secondEnd);
  }

  int second(int both) {
    return runs[both] % runs(secondEnd);
  }

  /** Where the pairs of an entry begin; of the one after the last, where the last ends. */
  int begin(int both) {
    return both == 0 ? 0 : ends[both - 1];
  }

  /** The number of the pair at a position. */
  int pair(int at) {
    return pairs[at];
  }
}
