package lockstep;

import java.util.function.IntPredicate;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.twin.Kernel;

/** What each moving shape touches first of those shapes of a buffer that are listed for it. */
final class NearSweepTask extends Task {
  /** Which shapes a row is about. */
  interface Lists {
    /** Lists them, at most {@link MoverNear#MOST}, from {@code to[at]} on; returns how many. */
    int list(int row, int[] to, int at);
  }

  private int[] rows; // of pairs, and their elements; made when first needed
  private int[] elements;
  private Kernels.Entry sweep;
  private Kernels.Entry closest; // null where the kernel says the point itself
  private Shapes shapes;
  private Motions motions;
  private Shapes target;
  private Lists lists;
  private IntPredicate wanted; // of which rows the point is; null for all
  private ResultColumns result;

  NearSweepTask of(Kernels.Entry sweep, Kernels.Entry closest, Shapes shapes, Motions motions, Shapes target,
      Lists lists, IntPredicate wanted, ResultColumns result) {
    this.sweep = sweep;
    this.closest = closest;
    this.shapes = shapes;
    this.motions = motions;
    this.target = target;
    this.lists = lists;
    this.wanted = wanted;
    this.result = result;
    if (rows == null) {
      rows = new int[Tile.SIZE + MoverNear.MOST];
      elements = new int[Tile.SIZE + MoverNear.MOST];
    }
    return this;
  }

  @Override
  void release() {
    shapes = null;
    motions = null;
    target = null;
    lists = null;
    wanted = null;
    result = null;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    MovingPairs pairs = workspace.movingPairs();
    pairs.of(sweep, closest, shapes, motions, target, null);
    int count = 0;
    for (int row = from; row < to; row++) {
      for (int end = count + lists.list(row, elements, count); count < end; count++) {
        rows[count] = row;
      }
      if (count >= Tile.SIZE) { // full tiles, so that few lanes are spent on no pair: the rest of a list may follow in the next
        measure(pairs, Tile.SIZE, workspace);
        count -= Tile.SIZE;
        System.arraycopy(rows, Tile.SIZE, rows, 0, count);
        System.arraycopy(elements, Tile.SIZE, elements, 0, count);
      }
    }
    measure(pairs, count, workspace);
    pairs.finish(result, null, wanted, from, to, workspace);
    pairs.release();
  }

  private void measure(MovingPairs pairs, int count, Workspace workspace) {
    if (count == 0) {
      return;
    }
    Buffers measured = workspace.answers;
    workspace.out.at(measured.output(sweep.layout()));
    pairs.run(rows, elements, count, workspace);
    boolean swap = sweep.swaps(shapes.kind);
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long left = measured.planes[0][w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        result.closest.add(rows[k], elements[k], sweep, swap, measured, k);
      }
    }
  }
}
