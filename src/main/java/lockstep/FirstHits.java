package lockstep;

import lockstep.internal.kernel.Verb;
import lockstep.internal.query.GroupHits;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Checks;

/**
 * The first hit of each group: {@link Engine#first(Groups, Obstacles, FirstHits)}. Allocate one and reuse it:
 * each call overwrites the previous answers. Entries from {@link #size()} on are unspecified.
 */
public final class FirstHits {
  private final ResultColumns columns;
  private final Hits hits;
  final GroupHits ofGroups;

  /**
   * The number of the first shape or ray that hits in its buffer, or of the first pair in the pairing; −1 if
   * the group has none.
   */
  public final int[] index;

  private FirstHits(int capacity) {
    columns = new ResultColumns(Verb.OVERLAP.layout(), Checks.size("capacity", capacity));
    hits = new Hits(columns);
    index = new int[capacity];
    ofGroups = GroupHits.first(columns, index);
  }

  /** Allocates room for the answers of {@code capacity} groups. */
  public static FirstHits allocate(int capacity) {
    return new FirstHits(capacity);
  }

  /** The number of groups that fit. */
  public int capacity() {
    return columns.capacity();
  }

  /** The number of groups of the last call. */
  public int size() {
    return columns.size();
  }

  /** The answers as bits: which groups have a hit. */
  public Hits hits() {
    return hits;
  }

  @Override
  public String toString() {
    return "FirstHits[" + columns.count() + " of " + size() + "]";
  }
}
