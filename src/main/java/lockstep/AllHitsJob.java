package lockstep;

/** All hits of each ray. */
final class AllHitsJob extends TreeJob {
  private AllHits hits;

  AllHitsJob into(AllHits hits) {
    this.hits = hits;
    return this;
  }

  @Override
  void release() {
    super.release();
    hits = null;
  }

  @Override
  void run(int from, int to, Scratch scratch) {
    for (int row = from; row < to; row++) {
      query(row, scratch);
    }
  }

  @Override
  void found(int row, int k, Scratch scratch) {
    boolean triangles = tree.shapes() instanceof Triangles;
    hits.add(row, scratch.indices[k], scratch.columns[0][k], triangles ? scratch.columns[1][k] : 0,
        triangles ? scratch.columns[2][k] : 0);
  }
}
