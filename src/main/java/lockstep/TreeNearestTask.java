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
  private static final int BATCH = 1 << 12;

  /** Bits of a coordinate on the curve: three of them beside a number within the batch. */
  private static final int BITS = 6;

  /** So few are asked about as they come. */
  private static final int FEW = 2 * NearestSearch.SLOTS;

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

    private final int[] offered = new int[NearestSearch.MOST];
    private final Workspace.IntList order = new Workspace.IntList();

    // middles of shapes and what they fill; made when there are many
    private float[][] middles;
    private final float[] least = new float[3];
    private final float[] extent = new float[3];

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
    for (int start = from; start < to; start += BATCH) {
      int count = Math.min(BATCH, to - start);
      order(start, count, scratch, workspace.box);
      search(start, count, search, scratch, workspace);
    }
    nearest.points(closest, shapes, tree.shapes(), from, to, workspace);
  }

  /** Lists rows {@code start} to {@code start + count − 1}, counted from the first, along the curve. */
  private void order(int start, int count, Scratch scratch, float[] box) {
    Workspace.IntList order = scratch.order;
    order.clear();
    if (count <= FEW) {
      for (int k = 0; k < count; k++) {
        order.add(k);
      }
      return;
    }
    if (scratch.middles == null) {
      scratch.middles = new float[3][BATCH];
    }
    float[][] middles = scratch.middles;
    float[] least = scratch.least, extent = scratch.extent;
    for (int axis = 0; axis < 3; axis++) {
      least[axis] = Float.POSITIVE_INFINITY;
      extent[axis] = Float.NEGATIVE_INFINITY;
    }
    for (int k = 0; k < count; k++) {
      shapes.primitives().bounds(start + k, box, 0);
      for (int axis = 0; axis < 3; axis++) {
        float middle = 0.5f * box[axis] + 0.5f * box[axis + 3];
        middles[axis][k] = middle;
        least[axis] = middle < least[axis] ? middle : least[axis];
        extent[axis] = middle > extent[axis] ? middle : extent[axis];
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      extent[axis] -= least[axis];
    }
    for (int k = 0; k < count; k++) {
      int key = 0;
      for (int axis = 0; axis < 3; axis++) {
        // as an int NaN is 0, and what is infinite the largest
        int cell = (int) ((middles[axis][k] - least[axis]) / extent[axis] * (1 << BITS));
        key |= spread(Math.clamp(cell, 0, (1 << BITS) - 1)) << axis;
      }
      order.add(key * BATCH + k);
    }
    order.sort();
    for (int k = 0; k < count; k++) {
      order.values[k] &= BATCH - 1;
    }
  }

  /** Moves bit b to bit 3 b. */
  private static int spread(int cell) {
    int spread = 0;
    for (int b = 0; b < BITS; b++) {
      spread |= (cell >> b & 1) << (3 * b);
    }
    return spread;
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
          int row = start + scratch.order.values[next++];
          if (search.begin(slot, shapes.primitives(), row, distance.error(), most)) {
            rows[slot] = row;
            if (last >= 0) {
              pairs.add(row, last, slot);
            }
          }
        }
        if (rows[slot] >= 0) {
          int more = search.next(slot, scratch.offered, 0);
          for (int k = 0; k < more; k++) {
            pairs.add(rows[slot], scratch.offered[k], slot);
          }
          if (more == 0) {
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
