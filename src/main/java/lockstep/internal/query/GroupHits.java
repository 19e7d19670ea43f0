package lockstep.internal.query;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Which groups have a hit, and if wanted the first one of each. Those of a word are the work of a thread. */
public final class GroupHits {
  private final ResultColumns result;
  private final int[] firsts; // null where any hit will do

  /** Bits alone. */
  public GroupHits(ResultColumns result) {
    this(result, null);
  }

  /** Bits, and the least number of what hits in each group. */
  public GroupHits(ResultColumns result, int[] firsts) {
    this.result = result;
    this.firsts = firsts;
  }

  void begin(int groups) {
    result.beginWithoutHits(groups);
    if (firsts != null) {
      Arrays.fill(firsts, 0, groups, -1);
    }
  }

  Runnable clear() {
    return result.clear;
  }

  /** Whether a hit of that number would change what is known of a group. */
  boolean wants(int group, int number) {
    return !result.get(group) || (firsts != null && number < firsts[group]);
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
    }
  }
}
