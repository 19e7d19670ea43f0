package lockstep;

import lockstep.internal.kernel.Kernel;

/** All-pairs tests of which each hit is looked at by itself, in ascending order of the second elements. */
abstract class HitRowTask extends RowTask {
  @Override
  final void end(int row, int tile, int count, Workspace workspace) {
    long[] words = workspace.answers.planes[0];
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(word);
        found(row, tile + k, k, workspace.answers.floats);
      }
    }
  }

  /** Row and element meet; what the kernel has to say of them is entry k of the columns. */
  abstract void found(int row, int element, int k, float[][] columns);
}
