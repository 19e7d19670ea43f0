package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Output;

/**
 * Temporary result bits and columns for some pairs, in the layout of any verb; columns are allocated when a
 * layout first needs them.
 */
public final class Buffers {
  public final long[] words;
  public float[][] floats = {};

  private final int size;
  private final Output output = new Output();

  /** Room for {@code size} pairs, a multiple of a block. */
  public Buffers(int size) {
    this.size = size;
    words = new long[Kernel.words(size)];
  }

  /** An output that writes here, from the first entry on. */
  public Output output(Layout layout) {
    if (floats.length < layout.floats().size()) {
      floats = new float[layout.floats().size()][size];
    }
    return output.at(words, 0, floats, 0);
  }

  /** Copies the columns of entry k to an entry of an output. */
  void copy(Layout layout, int k, Output to, int at) {
    for (int c = 0; c < layout.floats().size(); c++) {
      to.floats[c][at] = floats[c][k];
    }
  }
}
