package lockstep;

import java.util.Objects;
import lockstep.internal.query.PairList;
import lockstep.internal.query.Sources;
import lockstep.internal.run.Sides;
import lockstep.internal.shape.Checks;

/**
 * A list of index pairs (first, second), ascending by first, then second. If more pairs are found than fit,
 * the list holds the first of them, and {@link #needed()} returns how many there are.
 */
public final class Pairs {
  final PairList list;

  private Pairs(int[] first, int[] second) {
    list = new PairList(first, second);
  }

  /**
   * Allocates room for {@code capacity} pairs, for example the number that a call has {@linkplain #needed()
   * found}.
   *
   * @throws IllegalArgumentException if {@code capacity} is negative, or more than an array can have
   */
  public static Pairs allocate(long capacity) {
    int size = Checks.arrayLength("capacity", capacity);
    return new Pairs(new int[size], new int[size]);
  }

  /**
   * Wraps the caller's own arrays as a list, with room for as many pairs as the shorter array has elements.
   * Elements beyond the list may be overwritten.
   *
   * @throws IllegalArgumentException if both are the same array, which cannot hold both
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
    return list.capacity();
  }

  /** The number of pairs in the list: {@code min(needed(), capacity())}. */
  public int size() {
    return list.size();
  }

  /** The number of pairs that the last call found. */
  public long needed() {
    return list.needed();
  }

  /** The first element of pair k. */
  public int first(int k) {
    Checks.index("k", k, size());
    return list.first[k];
  }

  /** The second element of pair k. */
  public int second(int k) {
    Checks.index("k", k, size());
    return list.second[k];
  }

  /** The array of first elements, not a copy; entries from {@link #size()} on are unspecified. */
  public int[] first() {
    return list.first;
  }

  /** The array of second elements, not a copy; entries from {@link #size()} on are unspecified. */
  public int[] second() {
    return list.second;
  }

  /** Returns the listed pairs as a pairing, for another query about them. */
  public Pairing pairing() {
    return Pairing.indexed(list.first, list.second, size());
  }

  /**
   * Sets the list to the first {@code size} entries of both arrays, where the caller has written pairs.
   *
   * @throws IllegalArgumentException if {@code size} is negative or more than fit
   */
  public void setSize(int size) {
    Checks.room("capacity", capacity(), "pairs", Checks.notNegative("size", size));
    list.set(size);
  }

  /**
   * Keeps only the pairs k whose bit k is set, in their order, and returns how many they are. After an exact
   * test of {@link #pairing()}, only the candidates that passed it remain.
   *
   * @throws IllegalArgumentException if {@code hits} does not have one bit for each pair of the list
   */
  public int retain(Hits hits) {
    Checks.same("hits.size()", Objects.requireNonNull(hits, "hits").size(), "size()", size());
    int[] first = list.first, second = list.second;
    int kept = 0;
    for (int k = 0; k < size(); k++) {
      first[kept] = first[k];
      second[kept] = second[k];
      kept += hits.get(k) ? 1 : 0;
    }
    setSize(kept);
    return kept;
  }

  /**
   * Finds the range of the pairs of each first element: the pairs of element i are entries {@code starts[i]}
   * to {@code starts[i + 1] − 1}. So {@code starts} has one entry more than there are first elements.
   *
   * @throws IllegalArgumentException if the list is not ascending by first elements, or {@code starts} has no
   *     entry for one of them
   */
  public void groupByFirst(int[] starts) {
    Objects.requireNonNull(starts, "starts");
    int[] first = list.first;
    int previous = 0;
    for (int k = 0; k < size(); k++) {
      if (first[k] < previous) {
        throw new IllegalArgumentException(
            "first[" + k + "] is " + first[k] + ", less than the one before: the list is not ascending");
      }
      previous = first[k];
    }
    Checks.room("starts.length", starts.length, "first elements and one more",
        size() == 0 ? 1 : previous + 2L);
    int k = 0;
    for (int i = 0; i < starts.length; i++) {
      while (k < size() && first[k] < i) {
        k++;
      }
      starts[i] = k;
    }
  }

  /** Returns the number of pairs that a pairing makes of two operands, whose elements it checks. */
  static int count(Pairing pairing, int first, int second) {
    return switch (Objects.requireNonNull(pairing, "pairing")) {
      case Pairing.Zip zip -> {
        Checks.same("first.size()", first, "second.size()", second);
        yield first;
      }
      case Pairing.OneToMany many -> {
        Checks.index("one", many.one(), first);
        yield second;
      }
      case Pairing.ManyToOne many -> {
        Checks.index("one", many.one(), second);
        yield first;
      }
      case Pairing.Indexed pairs -> {
        Checks.entries("first", pairs.first(), pairs.count(), first);
        Checks.entries("second", pairs.second(), pairs.count(), second);
        yield pairs.count();
      }
    };
  }

  /** Returns the number of pairs, as {@link #count} does, and makes these the pairs of the next batch. */
  static int begin(Pairing pairing, int first, int second) {
    int count = count(pairing, first, second);
    Sides sides = Sources.sides();
    switch (pairing) {
      case Pairing.Zip zip -> sides.zip();
      case Pairing.OneToMany many -> sides.oneToMany(many.one());
      case Pairing.ManyToOne many -> sides.manyToOne(many.one());
      case Pairing.Indexed pairs -> sides.listed(pairs.first(), pairs.second());
    }
    return count;
  }

  @Override
  public String toString() {
    return "Pairs[" + size() + (needed() > size() ? " of " + needed() : "") + "]";
  }
}
