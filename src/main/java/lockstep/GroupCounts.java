package lockstep;

import lockstep.internal.kernel.Verb;
import lockstep.internal.query.GroupHits;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Checks;

/**
 * How many shapes, rays or pairs of each group hit: {@link Engine#count(Groups, Obstacles, GroupCounts)}.
 * Allocate one and reuse it: each call overwrites the previous answers. Entries from {@link #size()} on are
 * unspecified.
 */
public final class GroupCounts {
  private final ResultColumns columns;
  final GroupHits ofGroups;

  /** The number of shapes or rays of the group that hit, or of pairs of the pairing. */
  public final int[] count;

  private GroupCounts(int capacity) {
    columns = new ResultColumns(Verb.OVERLAP.layout(), Checks.size("capacity", capacity));
    count = new int[capacity];
    ofGroups = GroupHits.count(columns, count);
  }

  /** Allocates room for the answers of {@code capacity} groups. */
  public static GroupCounts allocate(int capacity) {
    return new GroupCounts(capacity);
  }

  /** The number of groups that fit. */
  public int capacity() {
    return columns.capacity();
  }

  /** The number of groups of the last call. */
  public int size() {
    return columns.size();
  }

  @Override
  public String toString() {
    return "GroupCounts[" + size() + "]";
  }
}
