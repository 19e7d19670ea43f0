package lockstep;

import lockstep.internal.kernel.Kernel;

/** The closest hit of every ray among all shapes. */
final class ClosestJob extends RowJob {
  private RayHits hits;
  private boolean triangles;

  ClosestJob into(RayHits hits, boolean triangles) {
    this.hits = hits;
    this.triangles = triangles;
    return this;
  }

  @Override
  void release() {
    super.release();
    hits = null;
  }

  @Override
  boolean begin(int ray, int tile, int count, Scratch scratch) {
    scratch.out.at(scratch.words, 0, scratch.columns, 0);
    return true;
  }

  @Override
  void end(int ray, int tile, int count, Scratch scratch) {
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = scratch.words[w]; word != 0; word &= word - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(word);
        // shapes come in ascending order: on equal t the lowest index stays
        if (scratch.columns[0][k] < hits.t[ray]) {
          hits.t[ray] = scratch.columns[0][k];
          hits.index[ray] = tile + k;
          if (triangles) {
            hits.u[ray] = scratch.columns[1][k];
            hits.v[ray] = scratch.columns[2][k];
          }
          hits.hits().words()[ray >>> 6] |= 1L << ray;
        }
      }
    }
  }
}
