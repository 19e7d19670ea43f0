package lockstep;

import java.util.Objects;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.GroupHits;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.shape.Checks;
import lockstep.twin.Kernel;

/**
 * Result bits, one per pair: does it hit? Bit i of the batch is bit {@code i & 63} of word {@code i >>> 6}.
 * Make one and use it for every call; each call overwrites the last one's answers.
 */
public final class Hits {
  private final ResultColumns columns;
  private GroupHits ofGroups; // null until its first use

  Hits(ResultColumns columns) {
    this.columns = columns;
  }

  /** Room for the answers of {@code capacity} pairs. */
  public static Hits allocate(int capacity) {
    return wrap(new long[Kernel.words(Checks.notNegative("capacity", capacity))]);
  }

  /** Answers into the caller's own words, room for 64 pairs in each. */
  public static Hits wrap(long[] words) {
    Objects.requireNonNull(words, "words");
    int capacity = (int) Math.min(Integer.MAX_VALUE, 64L * words.length);
    return new Hits(new ResultColumns(Verb.OVERLAP.layout(), capacity, words));
  }

  /** The number of pairs that fit. */
  public int capacity() {
    return columns.capacity();
  }

  /** The number of pairs of the last call. */
  public int size() {
    return columns.size();
  }

  /** Whether pair i hit. */
  public boolean get(int i) {
    Checks.index("i", i, size());
    return columns.get(i);
  }

  /** The number of pairs that hit. */
  public int count() {
    return columns.count();
  }

  /**
   * The number of hits among pairs {@code from} to {@code from + count − 1}: how many of the shapes of a
   * group, after {@link Engine#any(Shapes, Obstacles, Hits)}.
   *
   * @throws IllegalArgumentException if there are not so many pairs
   */
  public int count(int from, int count) {
    Checks.range("size()", size(), from, count);
    return columns.count(from, from + count);
  }

  /**
   * Lists the pairs that hit, ascending, and returns how many there are. Elements of {@code indices} behind
   * them may be overwritten.
   *
   * @throws IllegalArgumentException if {@code indices} is too short for them; it is then unchanged
   */
  public int toIndices(int[] indices) {
    Checks.room("indices.length", indices.length, "hits", count());
    return VectorSupport.bestBits().indices(words(), 0, Kernel.words(size()), 0, indices, 0);
  }

  /** The words themselves, not a copy; bits from {@link #size()} on in the last word used are 0. */
  public long[] words() {
    return columns.words;
  }

  ResultColumns columns() {
    return columns;
  }

  /** The same as what groups have hit. */
  GroupHits ofGroups() {
    GroupHits known = ofGroups;
    if (known == null) {
      known = GroupHits.any(columns);
      ofGroups = known;
    }
    return known;
  }

  @Override
  public String toString() {
    return "Hits[" + count() + " of " + size() + "]";
  }
}
