package lockstep;

import java.util.function.IntPredicate;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.twin.Kernel;

/**
 * What each moving shape touches first of all shapes of a buffer, by brute force. Pieces are moving shapes.
 */
class SweepRowTask extends Task {
  private Kernels.Entry sweep;
  private Kernels.Entry closest; // null where the kernel says the point itself
  private boolean swap;
  private Shapes shapes;
  private Motions motions;
  private Shapes target;
  private Filter filter; // null for none
  private IntPredicate wanted; // of which rows the point is; null for all
  private ResultColumns result;

  final SweepRowTask of(Kernels.Entry sweep, Kernels.Entry closest, Shapes shapes, Motions motions,
      Shapes target, Filter filter, IntPredicate wanted, ResultColumns result) {
    this.sweep = sweep;
    this.closest = closest;
    this.shapes = shapes;
    this.motions = motions;
    this.target = target;
    this.filter = filter;
    this.wanted = wanted;
    this.result = result;
    swap = sweep.swaps(shapes.kind);
    return this;
  }

  @Override
  void release() {
    shapes = null;
    motions = null;
    target = null;
    filter = null;
    wanted = null;
    result = null;
  }

  @Override
  final void run(int from, int to, Workspace workspace) {
    MovingPairs pairs = workspace.movingPairs();
    pairs.of(sweep, closest, shapes, motions, target, null);
    sweep(from, to, pairs, workspace);
    pairs.finish(result, null, wanted, from, to, workspace);
    pairs.release();
  }

  /** Finds what rows {@code from} to {@code to − 1} touch, but for the points. */
  void sweep(int from, int to, MovingPairs pairs, Workspace workspace) {
    for (int row = from; row < to; row++) {
      for (int start = 0; start < target.size(); start += Tile.SIZE) {
        int count = Math.min(Tile.SIZE, target.size() - start);
        answer(workspace);
        pairs.run(row, start, count, workspace);
        for (int w = 0; w < Kernel.words(count); w++) {
          for (long left = workspace.answers.words[w]; left != 0; left &= left - 1) {
            int k = 64 * w + Long.numberOfTrailingZeros(left);
            keepFirst(row, start + k, k, workspace);
          }
        }
      }
    }
  }

  /** Has the next pairs answered in the answers of the workspace. */
  final void answer(Workspace workspace) {
    workspace.out.at(workspace.answers.output(sweep.layout()));
  }

  /** Keeps answer k, of a row and an element, if it is the first that the row touches so far. */
  final void keepFirst(int row, int element, int k, Workspace workspace) {
    if (filter == null || filter.passes(row, element)) {
      result.closest.add(row, element, sweep, swap, workspace.answers, k);
    }
  }
}
