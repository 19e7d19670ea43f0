package lockstep.internal.query;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Which groups have a hit, and if wanted the first one of each, or how many. Groups of a word are the work of
 * a thread.
 */
public final class GroupHits {
  private final ResultColumns result;
  private final int[] firsts; // null where they are not wanted
  private final int[] counts; // null where any hit will do, or the first

  /** Rows that have been counted, which may hit again; each is written by one thread. */
  private boolean[] isCounted = {};

  private int rows; // that may hit more than once, 0 for none

  private GroupHits(ResultColumns result, int[] firsts, int[] counts) {
    this.result = result;
    this.firsts = firsts;
    this.counts = counts;
  }

  /** Bits alone. */
  public static GroupHits any(ResultColumns result) {
    return new GroupHits(result, null, null);
  }

  /** Bits, and the least number of what hits in each group. */
  public static GroupHits first(ResultColumns result, int[] firsts) {
    return new GroupHits(result, firsts, null);
  }

  /** Bits, and how many numbers hit in each group. */
  public static GroupHits count(ResultColumns result, int[] counts) {
    return new GroupHits(result, null, counts);
  }

  /** Numbers are those of pairs, each of which is tested once. */
  void beginPairs(int groups) {
    result.beginWithoutHits(groups);
    if (firsts != null) {
      Arrays.fill(firsts, 0, groups, -1);
    }
    if (counts != null) {
      Arrays.fill(counts, 0, groups, 0);
    }
    rows = 0;
  }

  /** Numbers are those of rows, all less than {@code itsRows}: each counts once, whatever it hits. */
  void beginRows(int groups, int itsRows) {
    beginPairs(groups);
    if (counts != null) {
      rows = itsRows;
      isCounted = isCounted.length < rows ? new boolean[rows] : isCounted;
      Arrays.fill(isCounted, 0, rows, false);
    }
  }

  Runnable clear() {
    return result.clear;
  }

  /** Whether a hit of that number would change what is known of a group. */
  boolean wants(int group, int number) {
    return counts != null ? rows == 0 || !isCounted[number] : wantsFrom(group, number);
  }

  /** Whether one of that number or a greater one might. */
  boolean wantsFrom(int group, int number) {
    return counts != null || !result.get(group) || (firsts != null && number < firsts[group]);
  }

  /** How many of some items are wanted. */
  static int count(int[] items, int count, IntPredicate wanted) {
    int found = 0;
    for (int k = 0; k < count; k++) {
      found += wanted.test(items[k]) ? 1 : 0;
    }
    return found;
  }

  /** Moves the items that are wanted to the front, in order; returns how many there are. */
  static int keep(int[] items, int count, IntPredicate wanted) {
    int kept = 0;
    for (int k = 0; k < count; k++) {
      int item = items[k];
      items[kept] = item;
      kept += wanted.test(item) ? 1 : 0;
    }
    return kept;
  }

  void add(int group, int number) {
    if (wants(group, number)) {
      result.set(group);
      if (firsts != null) {
        firsts[group] = number;
      }
      if (counts != null) {
        counts[group]++;
        if (rows > 0) {
          isCounted[number] = true;
        }
      }
    }
  }
}
