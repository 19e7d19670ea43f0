package lockstep;

import java.util.Objects;

/**
 * A list of index pairs (first, second), ascending by first, then second. If there are more than fit, the
 * list holds those that come first and {@link #needed()} tells how many there are.
 */
public final class Pairs {
  private final int[] first;
  private final int[] second;
  private final int capacity;
  private int size;
  private long needed;

  /** Leaves no pairs. */
  final Runnable clear = this::clear;

  private Pairs(int[] first, int[] second) {
    this.first = first;
    this.second = second;
    capacity = Math.min(first.length, second.length);
  }

  /**
   * Room for {@code capacity} pairs, such as a call has found to be {@linkplain #needed() needed}.
   *
   * @throws IllegalArgumentException if it is negative, or more than an array can have
   */
  public static Pairs allocate(long capacity) {
    int size = Checks.arrayLength("capacity", capacity);
    return new Pairs(new int[size], new int[size]);
  }

  /**
   * A list in the caller's own arrays, with room for as many pairs as the shorter one has elements.
   * Elements behind the list may be overwritten.
   *
   * @throws IllegalArgumentException if they are one array, which cannot hold both
   */
  public static Pairs wrap(int[] first, int[] second) {
    Objects.requireNonNull(first, "first");
    if (first == Objects.requireNonNull(second, "second") && first.length > 0) {
      throw new IllegalArgumentException("first and second are one array");
    }
    return new Pairs(first, second);
  }

  /** The number of pairs that fit. */
  public int capacity() {
    return capacity;
  }

  /** The number of pairs in the list: {@code min(needed(), capacity())}. */
  public int size() {
    return size;
  }

  /** The number of pairs that the last call found. */
  public long needed() {
    return needed;
  }

  /** The first element of pair k. */
  public int first(int k) {
    Checks.index("k", k, size);
    return first[k];
  }

  /** The second element of pair k. */
  public int second(int k) {
    Checks.index("k", k, size);
    return second[k];
  }

  /** The first elements, not a copy; from {@link #size()} on unspecified. */
  public int[] first() {
    return first;
  }

  /** The second elements, not a copy; from {@link #size()} on unspecified. */
  public int[] second() {
    return second;
  }

  /** The listed pairs as a pairing, to ask something else of them. */
  public Pairing pairing() {
    return Pairing.indexed(first, second, size);
  }

  /**
   * Makes the first {@code size} entries of both arrays the list, for pairs that the caller has written
   * there.
   *
   * @throws IllegalArgumentException if there is no room for so many
   */
  public void setSize(int size) {
    Checks.room("capacity", capacity, "pairs", Checks.notNegative("size", size));
    this.size = size;
    needed = size;
  }

  /**
   * Keeps only the pairs k whose bit k is set, in their order, and returns how many they are: what an exact
   * test of {@link #pairing()} leaves of a list of candidates.
   *
   * @throws IllegalArgumentException if {@code hits} does not have one bit for each pair of the list
   */
  public int retain(Hits hits) {
    Checks.same("hits.size()", Objects.requireNonNull(hits, "hits").size(), "size()", size);
    int kept = 0;
    for (int k = 0; k < size; k++) {
      first[kept] = first[k];
      second[kept] = second[k];
      kept += hits.get(k) ? 1 : 0;
    }
    setSize(kept);
    return kept;
  }

  /**
   * Finds where the pairs of each first element stand: those of element i are entries {@code starts[i]} to
   * {@code starts[i + 1] − 1}. So {@code starts} has one place more than there are first elements.
   *
   * @throws IllegalArgumentException if the list is not ascending by first elements, or one has no place in
   *     {@code starts}
   */
  public void groupByFirst(int[] starts) {
    Objects.requireNonNull(starts, "starts");
    int previous = 0;
    for (int k = 0; k < size; k++) {
      if (first[k] < previous) {
        throw new IllegalArgumentException(
            "first[" + k + "] is " + first[k] + ", less than the one before: the list is not ascending");
      }
      previous = first[k];
    }
    Checks.room("starts.length", starts.length, "first elements and one more", size == 0 ? 1 : previous + 2L);
    int k = 0;
    for (int i = 0; i < starts.length; i++) {
      while (k < size && first[k] < i) {
        k++;
      }
      starts[i] = k;
    }
  }

  void clear() {
    size = 0;
    needed = 0;
  }

  /** Records that {@code added} pairs were found and the first {@code kept} of them listed. */
  void found(long added, int kept) {
    needed += added;
    size += kept;
  }

  @Override
  public String toString() {
    return "Pairs[" + size + (needed > size ? " of " + needed : "") + "]";
  }
}
