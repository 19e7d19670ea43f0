package lockstep;

import lockstep.internal.adaptive.Way;
import java.util.Arrays;
import lockstep.internal.bvh.NearestSearch;
import lockstep.internal.bvh.SweepSearch;
import lockstep.internal.bvh.TreeSearch;
import lockstep.internal.kernel.Buffers;

/**
 * What is best of all shapes of a tree for each row, such as the nearest. Many searches are under way at once
 * ({@link TreeSearch}), and what they come across is measured together by the flat kernel, so the answers are
 * those of the kernel. Rows are asked about in the order of a Z curve (Morton, 1966), so that neighbours
 * follow each other: what was best for the last is tried first, and soon little is good enough.
 */
abstract class TreeSearchTask<S extends TreeSearch> extends Task {
  /** Shapes that are put into order together. */
  private static final int BATCH = 1 << 16;

  /** Bits of a coordinate on the curve. */
  private static final int BITS = 5;

  /** Of such a number the one whose bit 3 b is its bit b. */
  private static final int[] SPREAD = new int[1 << BITS];

  /** So few are asked about as they come. */
  private static final int FEW = 2 * TreeSearch.SLOTS;

  static {
    for (int cell = 0; cell < SPREAD.length; cell++) {
      for (int b = 0; b < BITS; b++) {
        SPREAD[cell] |= (cell >> b & 1) << (3 * b);
      }
    }
  }

  private Way way;
  private Shapes shapes;
  private Tree tree;
  private Filter filter; // null for none

  /** What a thread needs for searches. */
  static final class Scratch {
    final SearchPairs pairs = new SearchPairs();
    private NearestSearch scalarNearest;
    private NearestSearch wideNearest;
    private SweepSearch scalarSweep;
    private SweepSearch wideSweep;

    /** The row that a slot is about, −1 for none. */
    private final int[] rows = new int[TreeSearch.SLOTS];

    // the rows of a batch along the curve, and the cell of each; as many as there have been
    private int[] order = {};
    private int[] keys = {};
    private int[] ends = {}; // of cells
    private final float[] least = new float[3];
    private final float[] extent = new float[3];

    private void reserve(int count) {
      if (order.length < count) {
        order = new int[Math.min(BATCH, 2 * count)];
      }
      if (count > FEW && keys.length < count) {
        keys = new int[order.length];
        ends = new int[1 << (3 * BITS)];
      }
    }

    NearestSearch nearest(boolean vectors) {
      if (vectors) {
        if (wideNearest == null) {
          wideNearest = VectorSupport.newNearestSearch();
        }
        return wideNearest;
      }
      if (scalarNearest == null) {
        scalarNearest = NearestSearch.scalar();
      }
      return scalarNearest;
    }

    SweepSearch sweep(boolean vectors) {
      if (vectors) {
        if (wideSweep == null) {
          wideSweep = VectorSupport.newSweepSearch();
        }
        return wideSweep;
      }
      if (scalarSweep == null) {
        scalarSweep = SweepSearch.scalar();
      }
      return scalarSweep;
    }
  }

  final void of(Way way, Shapes shapes, Tree tree, Filter filter) {
    this.way = way;
    this.shapes = shapes;
    this.tree = tree;
    this.filter = filter;
  }

  @Override
  void release() {
    shapes = null;
    tree = null;
    filter = null;
  }

  final Shapes shapes() {
    return shapes;
  }

  final Shapes target() {
    return tree.shapes();
  }

  @Override
  final void run(int from, int to, Workspace workspace) {
    Scratch scratch = workspace.search();
    S search = search(scratch, Ways.TREES.wide(way));
    search.in(tree.bvh());
    begin(workspace);
    scratch.pairs.copy(search.copies() ? tree.shapes().width() : 0);
    for (int start = from; start < to; start += BATCH) {
      int count = Math.min(BATCH, to - start);
      order(start, count, scratch, workspace.box);
      search(start, count, search, scratch, workspace);
    }
    end(from, to, workspace);
  }

  /**
   * Lists rows {@code start} to {@code start + count − 1}, counted from the first, along the curve, cell by
   * cell.
   */
  private void order(int start, int count, Scratch scratch, float[] box) {
    scratch.reserve(count);
    int[] order = scratch.order;
    if (count <= FEW) {
      for (int k = 0; k < count; k++) {
        order[k] = k;
      }
      return;
    }
    float[] least = scratch.least, extent = scratch.extent;
    Arrays.fill(least, Float.POSITIVE_INFINITY);
    Arrays.fill(extent, Float.NEGATIVE_INFINITY);
    for (int k = 0; k < count; k++) {
      shapes.primitives().bounds(start + k, box, 0);
      for (int axis = 0; axis < 3; axis++) { // NaN is neither less nor more
        float middle = middle(box, axis);
        least[axis] = middle < least[axis] ? middle : least[axis];
        extent[axis] = middle > extent[axis] ? middle : extent[axis];
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      extent[axis] -= least[axis];
    }
    int[] ends = scratch.ends;
    Arrays.fill(ends, 0);
    for (int k = 0; k < count; k++) {
      shapes.primitives().bounds(start + k, box, 0);
      int key = 0;
      for (int axis = 0; axis < 3; axis++) {
        // as an int NaN is 0, and what is infinite the largest
        int cell = (int) ((middle(box, axis) - least[axis]) / extent[axis] * (1 << BITS));
        key |= SPREAD[Math.clamp(cell, 0, (1 << BITS) - 1)] << axis;
      }
      scratch.keys[k] = key;
      ends[key]++;
    }
    int end = 0;
    for (int key = 0; key < ends.length; key++) {
      end += ends[key];
      ends[key] = end;
    }
    for (int k = count - 1; k >= 0; k--) {
      order[--ends[scratch.keys[k]]] = k;
    }
  }

  private static float middle(float[] box, int axis) {
    return 0.5f * box[axis] + 0.5f * box[axis + 3];
  }

  private void search(int start, int count, S search, Scratch scratch, Workspace workspace) {
    int[] rows = scratch.rows;
    SearchPairs pairs = scratch.pairs;
    pairs.clear();
    Arrays.fill(rows, -1);
    int next = 0;
    int last = -1; // what was best for the last
    int busy;
    do {
      busy = 0;
      for (int slot = 0; slot < TreeSearch.SLOTS; slot++) {
        while (rows[slot] < 0 && next < count) {
          int row = start + scratch.order[next++];
          if (!begin(search, slot, row)) {
            continue;
          }
          if (search.offersAll(slot)) {
            all(row, workspace);
          } else {
            rows[slot] = row;
            if (last >= 0) {
              pairs.addCopy(row, tree.shapes(), last, slot);
            }
          }
        }
        if (rows[slot] >= 0) {
          if (pairs.addNext(search, slot, rows[slot]) == 0) {
            last = best(rows[slot]);
            rows[slot] = -1;
          }
          busy++;
          if (!pairs.hasRoom(1 + TreeSearch.MOST)) {
            measure(search, scratch, workspace);
          }
        }
      }
      measure(search, scratch, workspace);
    } while (busy > 0);
  }

  /** Measures the pairs, and tells the searches what is good enough from now on. */
  private void measure(S search, Scratch scratch, Workspace workspace) {
    SearchPairs pairs = scratch.pairs;
    if (pairs.size() == 0) {
      return;
    }
    Buffers measured = measured(pairs, workspace);
    for (int k = 0; k < pairs.size(); k++) {
      int row = pairs.row(k);
      if (isGood(row, measured, k) && (filter == null || filter.passes(row, pairs.element(k)))) {
        keep(row, pairs.element(k), measured, k);
        int slot = pairs.tag(k);
        if (scratch.rows[slot] == row) {
          search.limit(slot, limit(row));
        }
      }
    }
    pairs.clear();
  }

  /** What this thread searches with. */
  abstract S search(Scratch scratch, boolean vectors);

  /** Before the first search of a thread. */
  void begin(Workspace workspace) {
    // most have nothing to prepare
  }

  /** Begins the search of a row; false if nothing is good enough. */
  abstract boolean begin(S search, int slot, int row);

  /** Asks a row about all shapes as they stand. */
  abstract void all(int row, Workspace workspace);

  /** The best shape that a row has, or −1: what is tried first for the next. */
  abstract int best(int row);

  /** What the kernel says of pairs. */
  abstract Buffers measured(SearchPairs pairs, Workspace workspace);

  /** Whether pair k of what was measured is good enough for its row. */
  abstract boolean isGood(int row, Buffers measured, int k);

  /** Keeps a pair that is good enough. */
  abstract void keep(int row, int element, Buffers measured, int k);

  /** What is good enough for a row from now on. */
  abstract float limit(int row);

  /** When rows {@code from} to {@code to − 1} are done. */
  abstract void end(int from, int to, Workspace workspace);
}
