package lockstep;

import lockstep.internal.adaptive.Way;
import java.util.function.IntPredicate;
import lockstep.internal.bvh.SweepSearch;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.Kernels;

/** What each moving shape touches first of all shapes of a tree. */
final class TreeSweepTask extends TreeSearchTask<SweepSearch> {
  /** Sweeps rows against all shapes. */
  private final SweepRowTask rows = new SweepRowTask();

  private Kernels.Entry sweep;
  private Kernels.Entry closest; // null where the kernel says the point itself
  private boolean swap;
  private Motions motions;
  private IntPredicate wanted; // of which rows the point is; null for all
  private ResultColumns result;

  TreeSweepTask of(Kernels.Entry sweep, Kernels.Entry closest, Way way, Shapes shapes, Motions motions,
      Tree tree, Filter filter, IntPredicate wanted, ResultColumns result) {
    of(way, shapes, tree, filter);
    this.sweep = sweep;
    this.closest = closest;
    this.motions = motions;
    this.wanted = wanted;
    this.result = result;
    swap = sweep.swaps(shapes.kind);
    rows.of(sweep, closest, shapes, motions, tree.shapes(), filter, wanted, result);
    return this;
  }

  @Override
  void release() {
    super.release();
    rows.release();
    motions = null;
    wanted = null;
    result = null;
  }

  @Override
  SweepSearch search(Scratch scratch, boolean vectors) {
    return scratch.sweep(vectors);
  }

  @Override
  void begin(Workspace workspace) {
    workspace.movingPairs().of(sweep, closest, shapes(), motions, target(), null);
  }

  @Override
  boolean begin(SweepSearch search, int slot, int row) {
    int at = motions.from() + row;
    return search.begin(slot, shapes().primitives(), row, motions.vx[at], motions.vy[at], motions.vz[at],
        sweep.error());
  }

  @Override
  void all(int row, Workspace workspace) {
    rows.sweep(row, row + 1, workspace.movingPairs(), workspace);
  }

  @Override
  int best(int row) {
    return result.index[row];
  }

  @Override
  Buffers measured(SearchPairs pairs, Workspace workspace) {
    workspace.out.at(workspace.answers.output(sweep.layout()));
    pairs.run(workspace.movingPairs(), workspace);
    return workspace.answers;
  }

  @Override
  boolean isGood(int row, Buffers measured, int k) {
    return measured.floats[0][k] <= limit(row);
  }

  @Override
  void keep(int row, int element, Buffers measured, int k) {
    result.closest.add(row, element, sweep, swap, measured, k);
  }

  @Override
  float limit(int row) {
    return Math.min(1, result.floats[0][row]);
  }

  @Override
  void end(int from, int to, Workspace workspace) {
    MovingPairs pairs = workspace.movingPairs();
    pairs.finish(result, null, wanted, from, to, workspace);
    pairs.release();
  }
}
