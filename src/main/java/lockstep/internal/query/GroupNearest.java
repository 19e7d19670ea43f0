package lockstep.internal.query;

import java.util.Arrays;

/** What is nearest to each group. Each group is the work of one thread. */
public final class GroupNearest {
  /** Distances, +∞ for none. */
  public final float[] distance;

  /** The row of the group and the element that are so near, −1 for none. */
  public final int[] row, element;

  /** Leaves no answers. */
  final Runnable clear = () -> begin(0);

  private int size;

  /** Room for so many groups. */
  public GroupNearest(int capacity) {
    distance = new float[capacity];
    row = new int[capacity];
    element = new int[capacity];
  }

  /** The number of groups of the last call. */
  public int size() {
    return size;
  }

  void begin(int groups) {
    size = groups;
    Arrays.fill(distance, 0, groups, Float.POSITIVE_INFINITY);
    Arrays.fill(row, 0, groups, -1);
    Arrays.fill(element, 0, groups, -1);
  }

  /** Whether a row may have better than what its group has: not behind one that touches something. */
  boolean wants(int group, int itsRow) {
    return !(distance[group] == 0 && row[group] < itsRow);
  }

  /** Takes a distance, if it is the least; of equal ones that of the lowest row, then the lowest element. */
  void add(int group, float itsDistance, int itsRow, int itsElement) {
    boolean isFirst =
        row[group] < 0 || itsRow < row[group] || (itsRow == row[group] && itsElement < element[group]);
    if (itsDistance < distance[group] || (itsDistance == distance[group] && isFirst)) {
      distance[group] = itsDistance;
      row[group] = itsRow;
      element[group] = itsElement;
    }
  }
}
