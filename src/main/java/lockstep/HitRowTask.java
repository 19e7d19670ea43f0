package lockstep;

import lockstep.twin.Kernel;

/**
 * Closest-hit and all-hits queries by brute force: hands each hit of each row to a sink, those of a row in
 * ascending order of the second elements.
 */
final class HitRowTask extends RowTask {
  private HitSink sink;

  HitRowTask into(HitSink sink) {
    this.sink = sink;
    return this;
  }

  @Override
  void release() {
    super.release();
    sink = null;
  }

  @Override
  boolean crosses() {
    return true;
  }

  @Override
  void finish(int from, int to, Workspace workspace) {
    sink.finish(from, to);
  }

  @Override
  void end(int one, int tile, int count, Workspace workspace) {
    long[] words = workspace.answers.words;
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(word);
        give(sink, across() ? tile + k : one, across() ? one : tile + k, workspace, k);
      }
    }
  }
}
