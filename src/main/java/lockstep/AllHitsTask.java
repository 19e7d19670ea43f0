package lockstep;

/** All-hits query by brute force. */
final class AllHitsTask extends HitRowTask {
  private AllHits hits;

  AllHitsTask into(AllHits hits) {
    this.hits = hits;
    return this;
  }

  @Override
  void release() {
    super.release();
    hits = null;
  }

  @Override
  void found(int row, int element, int k, float[][] columns) {
    hits.add(row, element, columns, floats(), k);
  }
}
