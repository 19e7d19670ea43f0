package lockstep;

/** All-hits query through a tree. */
final class TreeAllHitsTask extends TreeRowTask {
  private AllHits hits;

  TreeAllHitsTask into(AllHits hits) {
    this.hits = hits;
    return this;
  }

  @Override
  void release() {
    super.release();
    hits = null;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    for (int row = from; row < to; row++) {
      query(row, workspace);
    }
  }

  @Override
  void found(int row, int element, int k, Workspace workspace) {
    hits.add(row, element, workspace.answers.floats, floats(), k);
  }
}
