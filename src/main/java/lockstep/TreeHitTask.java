package lockstep;

/** All-hits queries through a tree: hands each hit of each row to a sink. */
class TreeHitTask extends TreeRowTask {
  private HitSink sink;

  final TreeHitTask into(HitSink hits) {
    sink = hits;
    return this;
  }

  @Override
  final void run(int from, int to, Workspace workspace) {
    query(from, to, workspace);
    sink.finish(from, to);
  }

  @Override
  final void found(int row, int element, int k, Workspace workspace) {
    give(sink, row, element, workspace, k);
  }

  @Override
  final void release() {
    sink = null;
    super.release();
  }
}
