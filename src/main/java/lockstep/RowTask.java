package lockstep;

import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Layout;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * All-pairs tests: one kernel over all pairs of two buffers, every row, an element of the first buffer, against all of the second. Pieces
 * are rows. The second buffer is walked in tiles that stay in the cache for all rows of a piece; each row sees the tiles in
 * ascending order.
 */
abstract class RowTask extends Task {
  /** Elements of the second buffer per tile. */
  static final int TILE = 1024;

  private DescribedKernel test;
  private boolean swap;
  private boolean bounds;
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
    return this;
  }

  @Override
  void release() {
    rows = null;
    many = null;
    filter = null;
  }

  @Override
  final void run(int from, int to, Workspace workspace) {
    for (int tile = 0; tile < many.size(); tile += TILE) {
      int count = Math.min(TILE, many.size() - tile);
      Operand elements = elements(tile, count, workspace);
      for (int row = from; row < to; row++) {
        if (begin(row, tile, count, workspace)) {
          Operand one = bounds && rows instanceof Shapes shapes
              ? workspace.firstTile.repeat(workspace.boundsOf(shapes, row), 0, count)
              : workspace.firstTile.repeat(rows.facing(many, test), rows.from() + row, count);
          workspace.run(test.kernel(), layout(), swap, one, elements, count);
          if (filter != null) {
            filter.clear(row, tile, workspace.out.planes[0], workspace.out.word, Kernel.words(count));
          }
          end(row, tile, count, workspace);
        }
      }
    }
    finish(from, to, workspace);
  }

  private Operand elements(int tile, int count, Workspace workspace) {
    if (bounds && many instanceof Shapes shapes) {
      float[][] boxes = workspace.boxes();
      shapes.primitives().bounds(tile, count, workspace.box, boxes);
      return workspace.second.walk(boxes, 0);
    }
    return workspace.second.walk(many.facing(rows, test), many.from() + tile);
  }

  final Layout layout() {
    return test.layout();
  }

  /** Hands a hit to a sink: what the kernel has to say of it is entry k of the answers of the workspace. */
  final void give(HitSink sink, int row, int element, Workspace workspace, int k) {
    sink.add(row, element, test, swap, workspace.answers, k);
  }

  /** Points the output of the workspace at where the answers of a row and tile go; false to skip them. */
  boolean begin(int row, int tile, int count, Workspace workspace) {
    workspace.out.at(workspace.answers.output(layout()));
    return true;
  }

  /** Called when all answers of rows {@code from} to {@code to − 1} have been used. */
  void finish(int from, int to, Workspace workspace) {
    // most have nothing left to do
  }

  /** Uses the answers of a row and tile. */
  abstract void end(int row, int tile, int count, Workspace workspace);
}
