package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.Padding;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * Some consecutive rows of groups, by clusters: each a few rows of one group, with a box around them. What
 * does not meet the box of a cluster meets none of its rows.
 */
final class Clusters {
  /** Clusters at most, and rows of each. */
  static final int MOST = 1024, ROWS = 8;

  /** The boxes of clusters: NaN where nothing can meet a row, all of space where anything might. */
  final Elements boxes = new Elements(Kind.BOX, new float[Elements.BOUNDS][MOST], 0, MOST);

  private final int[] begins = new int[MOST + 1];
  private final int[] groupOf = new int[MOST * ROWS];
  private int count;
  private int group;
  private float farthest;
  private boolean isBounded;

  /** Takes rows of a group, from one on, and of the groups behind it, up to group {@code to}. */
  void take(Grouping groups, int row, int itsGroup, int to) {
    count = 0;
    group = itsGroup;
    int next = row;
    while (count < MOST && group < to) {
      int end = Math.min(next + ROWS, groups.begin(group + 1));
      if (next < end) {
        begins[count++] = next;
        Arrays.fill(groupOf, next - row, end - row, group);
        next = end;
      } else {
        group++;
      }
    }
    begins[count] = next;
    isBounded = false;
  }

  /** Finds the boxes around the clusters of these rows, unless they are known. */
  void bound(Elements rows, Way way) {
    if (isBounded) {
      return;
    }
    isBounded = true;
    RowBoxes around = RowBoxes.get().of(rows, begins[count], ROWS, way);
    for (int cluster = 0, next; cluster < count; cluster = next) { // those of a group
      int from = begins[cluster];
      next = cluster + 1;
      while (next < count && group(begins[next]) == group(from)) {
        next++;
      }
      around.bound(from, begins[next], from, boxes.columns, cluster, 1);
    }
    farthest = around.farthest();
    around.release();
  }

  /**
   * Makes a box with a side beyond its other NaN, and of one that is farther out than kernels reach, all of
   * space. Returns the largest coordinate that is finite.
   */
  static float normalize(float[][] box, int at, Kind kind) {
    boolean isThere = true;
    float most = 0, finite = 0;
    for (int axis = 0; axis < 3; axis++) {
      float low = Math.abs(box[axis][at]), high = Math.abs(box[axis + 3][at]);
      isThere &= box[axis][at] <= box[axis + 3][at];
      most = Math.max(most, Math.max(low, high));
      finite = Math.max(finite, low < Float.POSITIVE_INFINITY ? low : 0);
      finite = Math.max(finite, high < Float.POSITIVE_INFINITY ? high : 0);
    }
    boolean isAnywhere = most > Elements.FAR && !kind.unbounded();
    for (int axis = 0; axis < 3 && (isAnywhere || !isThere); axis++) {
      box[axis][at] = isThere ? Float.NEGATIVE_INFINITY : Float.NaN;
      box[axis + 3][at] = isThere ? Float.POSITIVE_INFINITY : Float.NaN;
    }
    return isThere && !isAnywhere ? finite : 0;
  }

  /** The largest coordinate of the boxes that is finite. */
  float farthest() {
    return farthest;
  }

  /**
   * Enlarges boxes, {@code count} of them from the first on, so that they meet those of all others that a
   * kernel may say it hits, if neither has a finite coordinate beyond {@code both} together.
   */
  static void enlarge(float[][] boxes, int count, ErrorBound error, float both) {
    float most = Math.min(both, Float.MAX_VALUE / 2);
    float pad = 2 * Padding.of(error, most, 2 * most); // for its own rounding, too
    for (int axis = 0; axis < 3; axis++) {
      add(boxes[axis], -pad, count);
      add(boxes[axis + 3], pad, count);
    }
  }

  private static void add(float[] sides, float pad, int count) {
    for (int k = 0; k < count; k++) {
      sides[k] += pad;
    }
  }

  /** Whether they have so many rows that it pays to ask about the boxes first. */
  boolean pay() {
    return begins[count] - begins[0] >= ROWS / 2 * count;
  }

  /** How many there are. */
  int size() {
    return count;
  }

  /** The first row of a cluster; of the one after the last, where the last ends. */
  int begin(int cluster) {
    return begins[cluster];
  }

  /** The group of a row. */
  int group(int row) {
    return groupOf[row - begins[0]];
  }

  /** The group of the row after the last, if it has that row. */
  int lastGroup() {
    return group;
  }
}
