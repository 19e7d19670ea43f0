package lockstep;

import lockstep.internal.adaptive.Way;
import java.util.Arrays;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.ErrorBound;
import lockstep.internal.kernel.Tile;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * Tree queries, one after another, where each may meet many shapes: what the tree offers to as many queries
 * as fill a tile is gathered and tested by the flat kernel, so its answers are those of the kernel. A query
 * that is offered a large part of the tree is tested against all shapes as they stand, which takes less time.
 */
abstract class TreeRowTask extends Task {
  /** So many elements the tree offers at once, at most. */
  private static final int MOST_AT_ONCE = 8;

  /**
   * A query is tested against all shapes if the tree offers more than one of so many, and more than a few.
   */
  private static final int DENSE = 16;

  private static final int FEW = 32;

  /** Queries that are asked about to tell what the others are like, of many times as many. */
  private static final int SAMPLES = 16;

  /** So many hits are used when their rows are complete. */
  private static final int MANY = 1 << 12;

  /** What a thread needs for it. */
  static final class Scratch {
    /** Elements that the tree offers, and the queries that it offers them to. */
    private final Workspace.IntList offered = new Workspace.IntList();

    private final Workspace.IntList offeredTo = new Workspace.IntList();

    /** The rows of the elements that are in the workspace's list of what has been found. */
    final Workspace.IntList foundBy = new Workspace.IntList();

    final Workspace.IntList row = new Workspace.IntList();

    /** Where a list of pairs goes on: its next entry, and, of a search, its piece. */
    long entry;

    int piece;
  }

  /** Tests queries against all shapes. */
  private final RowTask all = new RowTask() {
    @Override
    void end(int row, int tile, int count, Workspace workspace) {
      tested(row, tile, count, workspace);
      finished(workspace);
    }
  };

  private DescribedKernel test;
  private boolean swap;
  private Way way;
  private boolean bounds;
  private Filter filter; // null for none
  private Columns queries;
  private Tree tree;

  /** {@code bounds}: what the kernel is given of shapes are their bounding boxes. */
  final Task of(DescribedKernel test, Way way, Columns queries, Tree tree, boolean bounds, Filter filter) {
    this.test = test;
    this.filter = filter;
    this.way = way;
    this.queries = queries;
    this.tree = tree;
    this.bounds = bounds;
    swap = !bounds && test.swaps(queries.kind);
    all.of(test, queries, tree.shapes(), bounds, filter);
    return this;
  }

  @Override
  void release() {
    all.release();
    queries = null;
    tree = null;
    filter = null;
  }

  /** A watch is asked before each query, since a piece of a list must be one. */
  @Override
  final void work(int from, int to, Workspace workspace) {
    run(from, to, workspace);
    check();
  }

  /** The number of queries. */
  final int rows() {
    return queries.size();
  }

  /** Hands a hit to a sink: what the kernel has to say of it is entry k of the answers of the workspace. */
  final void give(HitSink sink, int row, int element, Workspace workspace, int k) {
    sink.add(row, element, test, swap, workspace.answers, k);
  }

  /**
   * Calls {@link #found} for every shape that queries {@code from} to {@code to − 1} meet, one query after
   * the other.
   */
  final void query(int from, int to, Workspace workspace) {
    RayCaster caster = workspace.caster(Ways.TREES.wide(way));
    Scratch scratch = workspace.treeRows();
    Workspace.IntList offered = scratch.offered;
    offered.clear();
    scratch.offeredTo.clear();
    workspace.found.clear();
    scratch.foundBy.clear();
    for (int row = from; row < to && isWanted() && goesOn(1); row++) {
      int start = offered.size;
      if (!collect(caster, row, offered)) {
        offered.size = start;
        test(1, workspace);
        finished(workspace);
        all.run(row, row + 1, workspace);
        continue;
      }
      scratch.offeredTo.fill(row, offered.size - start);
      test(Tile.SIZE, workspace);
      if (workspace.found.size >= MANY) {
        test(1, workspace);
        finished(workspace);
      }
    }
    test(1, workspace);
    finished(workspace);
  }

  /**
   * Whether most queries, if there are many, are better tested against all shapes as they stand, by brute
   * force.
   */
  final boolean isDense(Workspace workspace) {
    if (rows() < 4 * SAMPLES) {
      return false;
    }
    RayCaster caster = workspace.caster(Ways.TREES.wide(way));
    Workspace.IntList offered = workspace.treeRows().offered;
    int dense = 0;
    for (int k = 0; k < SAMPLES; k++) {
      offered.clear();
      dense += collect(caster, (int) ((long) rows() * k / SAMPLES), offered) ? 0 : 1;
    }
    return dense > SAMPLES / 2;
  }

  /** Whether the next query is still of interest. */
  boolean isWanted() {
    return true;
  }

  /**
   * Adds what the tree offers to a query to a list; false if that is so much that the query is better tested
   * against all shapes.
   */
  private boolean collect(RayCaster caster, int row, Workspace.IntList offered) {
    if (queries instanceof Shapes shapes) {
      begin(caster, tree, shapes, row);
    } else {
      caster.alongRay(tree.bvh(), queries.columns, queries.from() + row);
    }
    if (caster.offersAll()) {
      return false;
    }
    int most = offered.size + FEW + tree.size() / DENSE;
    int more;
    do {
      offered.reserve(MOST_AT_ONCE + Bits.SLACK);
      more = caster.next(offered.values, offered.size);
      offered.size += more;
    } while (more > 0 && offered.size <= most);
    return more == 0;
  }

  /** Begins to list what a query may meet. */
  void begin(RayCaster caster, Tree tree, Shapes queries, int row) {
    caster.around(tree.bvh(), queries.primitives(), row, 0, error());
  }

  /** How far the kernel may be off. */
  final ErrorBound error() {
    return test.error();
  }

  /** Tests what has been offered, tile by tile, as long as that is at least so much. */
  private void test(int least, Workspace workspace) {
    Scratch scratch = workspace.treeRows();
    int tested = 0;
    while (scratch.offered.size - tested >= least) {
      int count = Math.min(Tile.SIZE, scratch.offered.size - tested);
      test(tested, count, workspace);
      tested += count;
    }
    scratch.offered.removeFirst(tested);
    scratch.offeredTo.removeFirst(tested);
  }

  private void test(int at, int count, Workspace workspace) {
    int[] offeredTo = workspace.treeRows().offeredTo.values;
    int end;
    for (int k = 0; k < count; k = end) {
      int row = offeredTo[at + k];
      end = k + 1;
      while (end < count && offeredTo[at + end] == row) {
        end++;
      }
      repeat(row, k, end, workspace);
    }
    workspace.out.at(workspace.answers.output(test.layout()));
    workspace.run(test.kernel(), swap, workspace.firstTile.operand(), gather(at, count, workspace), count);
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = workspace.answers.words[w]; word != 0; word &= word - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(word);
        int row = offeredTo[at + k], element = workspace.treeRows().offered.values[at + k];
        if (filter == null || filter.passes(row, element)) {
          found(row, element, k, workspace);
        }
      }
    }
  }

  /** Makes a query the first operand of pairs {@code start} to {@code end − 1} of the tile. */
  private void repeat(int row, int start, int end, Workspace workspace) {
    if (bounds && queries instanceof Shapes shapes) {
      workspace.firstTile.fill(workspace.boundsOf(shapes, row), 0, start, end, 0);
    } else {
      workspace.firstTile.fill(queries.facing(tree.shapes(), test), queries.from() + row, start, end, 0);
    }
  }

  private Operand gather(int at, int count, Workspace workspace) {
    Shapes shapes = tree.shapes();
    int[] offered = workspace.treeRows().offered.values;
    if (bounds) {
      float[][] boxes = workspace.boxes();
      shapes.primitives().bounds(offered, at, count, workspace.box, boxes);
      return workspace.second.walk(boxes, 0);
    }
    workspace.secondTile.gather(shapes.facing(queries, test), shapes.from(), offered, at, count, 0);
    return workspace.secondTile.operand();
  }

  /** What is found about a row and a tile of all shapes. */
  private void tested(int row, int tile, int count, Workspace workspace) {
    long[] words = workspace.answers.words;
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(word);
        found(row, tile + k, k, workspace);
      }
    }
  }

  /** All that has been found so far may be used: rows are complete, or go on with later elements. */
  void finished(Workspace workspace) {
    // most use it one by one
  }

  /** A query meets a shape; what the kernel has to say of them is entry k of the columns of the workspace. */
  abstract void found(int row, int element, int k, Workspace workspace);
}
