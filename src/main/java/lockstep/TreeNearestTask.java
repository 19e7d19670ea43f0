package lockstep;

import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.NearestSearch;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.Kernels;

/** The nearest shapes of each row through a tree. */
final class TreeNearestTask extends TreeSearchTask<NearestSearch> {
  /** Measures rows from all shapes; the points are found when all rows are done. */
  private final NearestRowTask rows = new NearestRowTask() {
    @Override
    void finish(int from, int to, Workspace workspace) {
      // at the end of this task
    }
  };

  private Kernels.Entry distance;
  private Kernels.Entry closest;
  private boolean swap;
  private float most;
  private Nearest nearest;

  /**
   * {@code distance} measures, {@code closest} gives points; {@code most} is the largest distance that
   * counts.
   */
  TreeNearestTask of(Kernels.Entry distance, Kernels.Entry closest, Way way, Shapes shapes, Tree tree,
      float most, Filter filter, Nearest nearest) {
    of(way, shapes, tree, filter);
    this.distance = distance;
    this.closest = closest;
    this.most = most;
    this.nearest = nearest;
    swap = distance.swaps(shapes.kind);
    rows.into(nearest, closest, shapes, tree.shapes(), most).of(distance, shapes, tree.shapes(), false,
        filter);
    return this;
  }

  @Override
  void release() {
    super.release();
    rows.release();
    nearest = null;
  }

  @Override
  NearestSearch search(Scratch scratch, boolean vectors) {
    return scratch.nearest(vectors);
  }

  @Override
  boolean begin(NearestSearch search, int slot, int row) {
    return search.begin(slot, shapes().primitives(), row, distance.error(), most);
  }

  @Override
  void all(int row, Workspace workspace) {
    rows.run(row, row + 1, workspace);
  }

  @Override
  int best(int row) {
    return nearest.perShape() == 1 ? nearest.index[row] : -1; // one found twice would count twice
  }

  @Override
  Buffers measured(SearchPairs pairs, Workspace workspace) {
    return pairs.run(distance, swap, shapes(), target(), workspace);
  }

  @Override
  boolean isGood(int row, Buffers measured, int k) {
    float at = measured.floats[0][k];
    return at <= most && at <= nearest.farthest(row) && at < Float.POSITIVE_INFINITY;
  }

  @Override
  void keep(int row, int element, Buffers measured, int k) {
    nearest.offer(row, element, measured.floats[0][k]);
  }

  @Override
  float limit(int row) {
    return Math.min(most, nearest.farthest(row));
  }

  @Override
  void end(int from, int to, Workspace workspace) {
    nearest.points(closest, shapes(), target(), from, to, workspace);
  }
}
