package lockstep;

/** All-hits queries through a tree: hands each hit of each row to a sink. */
final class TreeHitTask extends TreeRowTask {
  private HitSink sink;

  TreeHitTask into(HitSink hits) {
    sink = hits;
    return this;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    for (int row = from; row < to; row++) {
      query(row, workspace);
    }
  }

  @Override
  void found(int row, int element, int k, Workspace workspace) {
    give(sink, row, element, workspace, k);
  }

  @Override
  void release() {
    sink = null;
    super.release();
  }
}
