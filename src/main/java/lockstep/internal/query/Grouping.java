package lockstep.internal.query;

import lockstep.internal.shape.Checks;

/** Elements in groups, each of consecutive ones: all of the same size, or as the caller's offsets say. */
public final class Grouping {
  private final int[] offsets; // null where all are of the same size
  private final int each;
  private final int count;

  private Grouping(int[] offsets, int each, int count) {
    this.offsets = offsets;
    this.each = each;
    this.count = count;
  }

  /** {@code count} groups of {@code each} elements. */
  public static Grouping of(int each, int count) {
    return new Grouping(null, each, count);
  }

  /** Group i is elements {@code offsets[i]} to {@code offsets[i + 1] − 1}; the array is not copied. */
  public static Grouping of(int[] offsets, int count) {
    return new Grouping(offsets, 0, count);
  }

  /** The number of groups. */
  public int size() {
    return count;
  }

  /** The first element of a group; of the one after the last, where the last ends. */
  public int begin(int group) {
    return offsets == null ? each * group : offsets[group];
  }

  /**
   * Checks the offsets as they are now.
   *
   * @throws IllegalArgumentException if they descend, or lead beyond {@code length} elements
   */
  public void check(String sizeName, int length) {
    if (offsets != null) {
      Checks.rows(offsets, count, sizeName, length);
    }
  }

  /**
   * Checks that each group has an element of a number.
   *
   * @throws IndexOutOfBoundsException if one has not
   */
  void checkElement(String name, int element) {
    int looked = offsets == null ? Math.min(1, count) : count; // groups of one size are alike
    for (int group = 0; group < looked; group++) {
      if (element >= begin(group + 1) - begin(group)) {
        throw new IndexOutOfBoundsException(name + " has element " + element + ", but group " + group
            + " has " + (begin(group + 1) - begin(group)) + " elements");
      }
    }
  }
}
