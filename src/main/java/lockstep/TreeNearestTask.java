package lockstep;

import java.util.Arrays;
import lockstep.internal.bvh.NearestSearch;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;

/**
 * The nearest shapes of each row through a tree. Many searches are under way at once ({@link NearestSearch}), and what they come
 * across is measured together by the flat kernel, so distances are those of the kernel. Shapes are asked about in the order of a Z curve
 * (Morton, 1966), so that neighbours follow each other: what was nearest to the last is tried first, and soon little is near enough.
 */
final class TreeNearestTask extends Task {
  /** Shapes that are put into order together. */
  private static final int BATCH = 1 << 16;

  /** Bits of a coordinate on the curve. */
  private static final int BITS = 5;

  /** Of such a number the one whose bit 3 b is its bit b. */
  private static final int[] SPREAD = new int[1 << BITS];

  /** So few are asked about as they come. */
  private static final int FEW = 2 * NearestSearch.SLOTS;

  static {
    for (int cell = 0; cell < SPREAD.length; cell++) {
      for (int b = 0; b < BITS; b++) {
        SPREAD[cell] |= (cell >> b & 1) << (3 * b);
      }
    }
  }

  private Kernels.Entry distance;
  private Kernels.Entry closest;
  private boolean swap;
  private Way way;
  private Shapes shapes;
  private Tree tree;
  private float most;
  private Filter filter; // null for none
  private Nearest nearest;

  /** What a thread needs for searches. */
  static final class Scratch {
    final NearestPairs pairs = new NearestPairs();
    private NearestSearch scalar;
    private NearestSearch wide;

    /** The row that a slot is about, −1 for none. */
    private final int[] rows = new int[NearestSearch.SLOTS];

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

    private NearestSearch search(boolean vectors) {
      if (vectors) {
        if (wide == null) {
          wide = VectorSupport.newNearestSearch();
        }
        return wide;
      }
      if (scalar == null) {
        scalar = NearestSearch.scalar();
      }
      return scalar;
    }
  }

  /** {@code distance} measures, {@code closest} gives points; {@code most} is the largest distance that counts. */
  TreeNearestTask of(Kernels.Entry distance, Kernels.Entry closest, Way way, Shapes shapes, Tree tree,
      float most, Filter filter, Nearest nearest) {
    this.distance = distance;
    this.closest = closest;
    this.way = way;
    this.shapes = shapes;
    this.tree = tree;
    this.most = most;
    this.filter = filter;
    this.nearest = nearest;
    swap = distance.swaps(shapes.kind);
    return this;
  }

  @Override
  void release() {
    shapes = null;
    tree = null;
    filter = null;
    nearest = null;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    Scratch scratch = workspace.nearest();
    NearestSearch search = scratch.search(CastTwins.wide(way));
    search.in(tree.bvh());
    scratch.pairs.copy(search.copies() ? tree.shapes().width() : 0);
    for (int start = from; start < to; start += BATCH) {
      int count = Math.min(BATCH, to - start);
      order(start, count, scratch, workspace.box);
      search(start, count, search, scratch, workspace);
    }
    nearest.points(closest, shapes, tree.shapes(), from, to, workspace);
  }

  /** Lists rows {@code start} to {@code start + count − 1}, counted from the first, along the curve, cell by cell. */
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

  private void search(int start, int count, NearestSearch search, Scratch scratch, Workspace workspace) {
    int[] rows = scratch.rows;
    NearestPairs pairs = scratch.pairs;
    pairs.clear();
    Arrays.fill(rows, -1);
    int next = 0;
    int last = -1; // what was nearest to the last
    int busy;
    do {
      busy = 0;
      for (int slot = 0; slot < NearestSearch.SLOTS; slot++) {
        while (rows[slot] < 0 && next < count) {
          int row = start + scratch.order[next++];
          if (search.begin(slot, shapes.primitives(), row, distance.error(), most)) {
            rows[slot] = row;
            if (last >= 0) {
              pairs.addCopy(row, tree.shapes(), last, slot);
            }
          }
        }
        if (rows[slot] >= 0) {
          if (pairs.addNext(search, slot, rows[slot]) == 0) {
            last = nearest.perShape() == 1 ? nearest.index[rows[slot]] : -1; // one found twice would count twice
            rows[slot] = -1;
          }
          busy++;
          if (!pairs.hasRoom(1 + NearestSearch.MOST)) {
            measure(search, scratch, workspace);
          }
        }
      }
      measure(search, scratch, workspace);
    } while (busy > 0);
  }

  /** Measures the pairs, and tells the searches what is near enough from now on. */
  private void measure(NearestSearch search, Scratch scratch, Workspace workspace) {
    NearestPairs pairs = scratch.pairs;
    if (pairs.size() == 0) {
      return;
    }
    Buffers measured = pairs.run(distance, swap, shapes, tree.shapes(), workspace);
    float[] distances = measured.floats[0];
    for (int k = 0; k < pairs.size(); k++) {
      int row = pairs.row(k);
      float at = distances[k];
      float farthest = nearest.farthest(row);
      if (at <= most && at <= farthest && at < Float.POSITIVE_INFINITY
          && (filter == null || filter.passes(row, pairs.element(k)))) {
        nearest.offer(row, pairs.element(k), at);
        int slot = pairs.tag(k);
        if (scratch.rows[slot] == row) {
          search.limit(slot, Math.min(most, nearest.farthest(row)));
        }
      }
    }
    pairs.clear();
  }
}
