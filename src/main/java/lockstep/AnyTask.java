package lockstep;

import lockstep.twin.Kernel;

/** Any-hit query by brute force: whether each row hits anything at all; one that has is not asked further. */
final class AnyTask extends RowTask {
  private ResultColumns result;

  AnyTask into(ResultColumns result) {
    this.result = result;
    return this;
  }

  @Override
  void release() {
    super.release();
    result = null;
  }

  @Override
  boolean crosses() {
    return true;
  }

  @Override
  boolean begin(int one, int tile, int count, Workspace workspace) {
    return super.begin(one, tile, count, workspace) && (across() || !result.get(one));
  }

  @Override
  void end(int one, int tile, int count, Workspace workspace) {
    long[] words = workspace.answers.words;
    long any = 0;
    for (int w = 0; w < Kernel.words(count); w++) {
      any |= words[w];
      if (across()) { // tiles begin with a word
        result.words[(tile >>> 6) + w] |= words[w];
      }
    }
    if (any != 0 && !across()) {
      result.set(one);
    }
  }
}
