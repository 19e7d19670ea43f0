package lockstep;

import java.util.Objects;

/**
 * A list of pairs (first, second), ascending by first, then second. If there are more than fit, the list
 * holds those that come first and {@link #needed()} tells how many there are.
 */
public final class Pairs {
  private final int[] first;
  private final int[] second;
  private final int capacity;
  private int size;
  private long needed;

  private Pairs(int[] first, int[] second) {
    this.first = first;
    this.second = second;
    capacity = Math.min(first.length, second.length);
  }

  /** Room for {@code capacity} pairs. */
  public static Pairs allocate(int capacity) {
    Checks.notNegative("capacity", capacity);
    return new Pairs(new int[capacity], new int[capacity]);
  }

  /**
   * A list in the caller's own arrays, with room for as many pairs as the shorter one has elements.
   * Elements behind the list may be overwritten.
   */
  public static Pairs wrap(int[] first, int[] second) {
    return new Pairs(Objects.requireNonNull(first, "first"), Objects.requireNonNull(second, "second"));
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
