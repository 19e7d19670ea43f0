package lockstep;

import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;

/** Pairwise sweeps: shapes of a pairing that move, answers into the columns of a result. */
final class SweepTask extends PairTask {
  private Kernels.Entry sweep;
  private Kernels.Entry closest; // null where the kernel says the point itself
  private Columns first;
  private Columns second;
  private Motions motions;
  private Motions secondMotions; // null where the second shapes stand still

  SweepTask of(Kernels.Entry sweep, Kernels.Entry closest, Bits bits, Columns first, Motions motions,
      Columns second, Motions secondMotions, Pairing pairing, ResultColumns result, Filter filter) {
    of(sweep, bits, first, second, pairing, result, filter);
    this.sweep = sweep;
    this.closest = closest;
    this.first = first;
    this.motions = motions;
    this.second = second;
    this.secondMotions = secondMotions;
    return this;
  }

  @Override
  void release() {
    super.release();
    first = null;
    motions = null;
    second = null;
    secondMotions = null;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    MovingPairs pairs = workspace.movingPairs();
    pairs.of(sweep, closest, first, motions, second, secondMotions);
    for (int start = from; start < to; start += Tile.SIZE) {
      int count = Math.min(Tile.SIZE, to - start);
      writeTo(start, workspace);
      pairs.run(pairing(), start, count, workspace);
      filter(start, count, workspace.out);
      finish(start, count);
      pairs.finish(result(), pairing(), null, start, start + count, workspace);
    }
    pairs.release();
  }
}
