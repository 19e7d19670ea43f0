package lockstep;

import lockstep.internal.kernel.Kernel;

/** Whether each ray hits any shape at all; a ray that has is not cast further. */
final class AnyJob extends RowJob {
  private long[] words;

  AnyJob into(long[] words) {
    this.words = words;
    return this;
  }

  @Override
  void release() {
    super.release();
    words = null;
  }

  @Override
  boolean begin(int ray, int tile, int count, Scratch scratch) {
    scratch.out.at(scratch.words, 0, scratch.columns, 0);
    return ((words[ray >>> 6] >>> ray) & 1) == 0;
  }

  @Override
  void end(int ray, int tile, int count, Scratch scratch) {
    long any = 0;
    for (int w = 0; w < Kernel.words(count); w++) {
      any |= scratch.words[w];
    }
    if (any != 0) {
      words[ray >>> 6] |= 1L << ray;
    }
  }
}
