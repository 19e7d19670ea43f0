package lockstep;

import java.util.Arrays;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.ErrorBound;
import lockstep.internal.kernel.Tile;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * Tree queries, one after another, where each may meet many shapes: what the tree offers to as many queries as fill a tile is
 * gathered and tested by the flat kernel, so its answers are those of the kernel.
 */
abstract class TreeRowTask extends Task {
  private static final int MOST_AT_ONCE = 8;

  /** What a thread needs for it. */
  static final class Scratch {
    /** Of a tile: elements that the tree offers, and the queries that it offers them to. */
    private final int[] offered = new int[Tile.SIZE + Bits.SLACK];

    private final int[] offeredTo = new int[Tile.SIZE];

    /** How many elements each of the rows that are searched together meets, and those that one of them does. */
    final int[] foundBy = new int[TreePairListTask.GRAIN];

    final Workspace.IntList row = new Workspace.IntList();
  }

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
    return this;
  }

  @Override
  void release() {
    queries = null;
    tree = null;
    filter = null;
  }

  /** The number of queries. */
  final int rows() {
    return queries.size();
  }

  /** Hands a hit to a sink: what the kernel has to say of it is entry k of the answers of the workspace. */
  final void give(HitSink sink, int row, int element, Workspace workspace, int k) {
    sink.add(row, element, test, swap, workspace.answers, k);
  }

  /** Calls {@link #found} for every shape that queries {@code from} to {@code to − 1} meet, one query after the other. */
  final void query(int from, int to, Workspace workspace) {
    RayCaster caster = workspace.caster(CastTwins.wide(way));
    int[] offered = workspace.treeRows().offered;
    int count = 0;
    for (int row = from; row < to; row++) {
      if (queries instanceof Shapes shapes) {
        begin(caster, tree, shapes, row);
      } else {
        caster.alongRay(tree.bvh(), queries.columns, queries.from() + row);
      }
      int start = count;
      int more;
      do {
        more = caster.next(offered, count);
        count += more;
        if (count > Tile.SIZE - MOST_AT_ONCE) {
          repeat(row, start, count, workspace);
          test(count, workspace);
          start = 0;
          count = 0;
        }
      } while (more > 0);
      repeat(row, start, count, workspace);
    }
    test(count, workspace);
  }

  /** Begins to list what a query may meet. */
  void begin(RayCaster caster, Tree tree, Shapes queries, int row) {
    caster.around(tree.bvh(), queries.primitives(), row, 0, error());
  }

  /** How far the kernel may be off. */
  final ErrorBound error() {
    return test.error();
  }

  /** Makes a query the first operand of pairs {@code start} to {@code end − 1} of the tile. */
  private void repeat(int row, int start, int end, Workspace workspace) {
    if (start < end) {
      Arrays.fill(workspace.treeRows().offeredTo, start, end, row);
      if (bounds && queries instanceof Shapes shapes) {
        workspace.firstTile.fill(workspace.boundsOf(shapes, row), 0, start, end, 0);
      } else {
        workspace.firstTile.fill(queries.facing(tree.shapes(), test), queries.from() + row, start, end, 0);
      }
    }
  }

  private void test(int count, Workspace workspace) {
    if (count == 0) {
      return;
    }
    Scratch scratch = workspace.treeRows();
    workspace.out.at(workspace.answers.output(test.layout()));
    workspace.run(test.kernel(), test.layout(), swap, workspace.firstTile.operand(), gather(count, workspace),
        count);
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = workspace.answers.planes[0][w]; word != 0; word &= word - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(word);
        int row = scratch.offeredTo[k], element = scratch.offered[k];
        if (filter == null || filter.passes(row, element)) {
          found(row, element, k, workspace);
        }
      }
    }
  }

  private Operand gather(int count, Workspace workspace) {
    Shapes shapes = tree.shapes();
    if (bounds) {
      float[][] boxes = workspace.boxes();
      shapes.primitives().bounds(workspace.treeRows().offered, count, workspace.box, boxes);
      return workspace.second.walk(boxes, 0);
    }
    return workspace.secondTile.gather(shapes.facing(queries, test), shapes.width(), shapes.from(),
        workspace.treeRows().offered, count);
  }

  /** A query meets a shape; what the kernel has to say of them is entry k of the columns of the workspace. */
  abstract void found(int row, int element, int k, Workspace workspace);
}
