package lockstep;

import lockstep.internal.kernel.Kernels;

/** The nearest shapes of each row by brute force: every distance, and then the points of the nearest. */
class NearestRowTask extends RowTask {
  private Kernels.Entry closest;
  private Columns shapes;
  private Columns target;
  private float most;
  private Nearest nearest;

  /** {@code closest}: gives the points; {@code most}: the largest distance that counts. */
  final NearestRowTask into(Nearest nearest, Kernels.Entry closest, Columns shapes, Columns target,
      float most) {
    this.nearest = nearest;
    this.closest = closest;
    this.shapes = shapes;
    this.target = target;
    this.most = most;
    return this;
  }

  @Override
  final void release() {
    super.release();
    shapes = null;
    target = null;
    nearest = null;
  }

  @Override
  final void end(int row, int tile, int count, Workspace workspace) {
    float[] distances = workspace.answers.floats[0];
    float limit = Math.min(most, nearest.farthest(row));
    for (int k = 0; k < count; k++) {
      // of a miss that was filtered the distance still stands
      if (distances[k] <= limit && isHit(workspace, k)) {
        nearest.offer(row, tile + k, distances[k]);
        limit = Math.min(most, nearest.farthest(row));
      }
    }
  }

  private static boolean isHit(Workspace workspace, int k) {
    return (workspace.answers.words[k >>> 6] >>> k & 1) != 0;
  }

  @Override
  void finish(int from, int to, Workspace workspace) {
    nearest.points(closest, shapes, target, from, to, workspace);
  }
}
