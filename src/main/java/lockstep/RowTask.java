package lockstep;

import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Layout;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * All-pairs tests: one kernel over all pairs of two buffers, every row, an element of the first buffer,
 * against all of the second. Pieces are rows. The second buffer is walked in tiles that stay in the cache for
 * all rows of a piece; each row sees the tiles in ascending order.
 *
 * <p>Where the second buffer is much the shorter one, a task that {@link #crosses} walks the rows instead:
 * each element of the second buffer, in ascending order, is tested against a tile of rows.
 */
abstract class RowTask extends Task {
  /** Elements per tile. */
  static final int TILE = 1024;

  /** The smallest piece of a watched call: enough rows to share a tile, few enough to be done soon. */
  private static final int FEW = 8;

  /** A call of a kernel takes as long as this many words of answers. */
  private static final int CALL = 2;

  private DescribedKernel test;
  private boolean swap;
  private boolean bounds;
  private boolean across;
  private Filter filter; // null for none
  private Columns rows;
  private Columns many;

  /** {@code bounds}: what the kernel is given of shapes are their bounding boxes. */
  final Task of(DescribedKernel test, Columns rows, Columns many, boolean bounds, Filter filter) {
    this.test = test;
    this.filter = filter;
    this.rows = rows;
    this.many = many;
    this.bounds = bounds;
    swap = !bounds && test.swaps(rows.kind);
    across = crosses() && 5 * takes(many.size(), rows.size()) < 4 * takes(rows.size(), many.size());
    return this;
  }

  /** Whether the task can use answers about the rows of a tile. */
  boolean crosses() {
    return false;
  }

  @Override
  final int smallest(int grain) {
    return across ? Kernel.BLOCK : FEW;
  }

  /** Whether lanes are rows. */
  final boolean across() {
    return across;
  }

  /** The time for a number of elements, each against a number of others, in words of answers. */
  private static long takes(int elements, int lanes) {
    return (long) elements * (CALL * ((lanes + TILE - 1L) / TILE) + Kernel.words(lanes));
  }

  @Override
  void release() {
    rows = null;
    many = null;
    filter = null;
  }

  @Override
  final void run(int from, int to, Workspace workspace) {
    if (across) {
      run(many, 0, many.size(), rows, from, to, workspace);
    } else {
      run(rows, from, to, many, 0, many.size(), workspace);
    }
    finish(from, to, workspace);
  }

  /** Tests some elements, each against a range of others, a tile at a time. */
  private void run(Columns ones, int from, int to, Columns others, int othersFrom, int othersTo,
      Workspace workspace) {
    for (int tile = othersFrom; tile < othersTo; tile += TILE) {
      int count = Math.min(TILE, othersTo - tile);
      Operand elements = elements(others, ones, tile, count, workspace);
      for (int one = from; one < to; one++) {
        if (begin(one, tile, count, workspace)) {
          Operand repeated = bounds && ones instanceof Shapes shapes
              ? workspace.firstTile.repeat(workspace.boundsOf(shapes, one), 0, count)
              : workspace.firstTile.repeat(ones.facing(others, test), ones.from() + one, count);
          workspace.run(test.kernel(), swap != across, repeated, elements, count);
          if (filter != null) {
            filter.clear(one, tile, across, workspace.out.words, workspace.out.word, Kernel.words(count));
          }
          end(one, tile, count, workspace);
        }
      }
    }
  }

  private Operand elements(Columns others, Columns ones, int tile, int count, Workspace workspace) {
    if (bounds && others instanceof Shapes shapes) {
      float[][] boxes = workspace.boxes();
      shapes.primitives().bounds(tile, count, workspace.box, boxes);
      return workspace.second.walk(boxes, 0);
    }
    return workspace.second.walk(others.facing(ones, test), others.from() + tile);
  }

  final Layout layout() {
    return test.layout();
  }

  /** Hands a hit to a sink: what the kernel has to say of it is entry k of the answers of the workspace. */
  final void give(HitSink sink, int row, int element, Workspace workspace, int k) {
    sink.add(row, element, test, swap, workspace.answers, k);
  }

  /**
   * Points the output of the workspace at where the answers of an element and tile go; false to skip them.
   */
  boolean begin(int one, int tile, int count, Workspace workspace) {
    workspace.out.at(workspace.answers.output(layout()));
    return true;
  }

  /** Called when all answers of rows {@code from} to {@code to − 1} have been used. */
  void finish(int from, int to, Workspace workspace) {
    // most have nothing left to do
  }

  /**
   * Uses the answers of a row and a tile, or, {@link #across}, of an element of the second buffer and a tile
   * of rows.
   */
  abstract void end(int one, int tile, int count, Workspace workspace);
}
