package lockstep.internal.kernel;

/** Turns result bits into index lists (stream compaction) and index columns. */
public interface Bits {
  /** Room past the last index that {@link #indices} may overwrite: a whole vector. */
  int SLACK = 16;

  /** The scalar form. */
  Bits SCALAR = new Bits() {
  };

  /**
   * Writes {@code base + i} for every bit i that is set in {@code count} words, ascending, from {@code
   * out[at]} on, and returns the end position. {@code out} must hold them all; up to {@link #SLACK} further
   * elements behind them, if it has those, may be overwritten.
   */
  default int indices(long[] words, int from, int count, int base, int[] out, int at) {
    for (int w = 0; w < count; w++) {
      for (long word = words[from + w]; word != 0; word &= word - 1) {
        out[at++] = base + 64 * w + Long.numberOfTrailingZeros(word);
      }
    }
    return at;
  }

  /**
   * The cost of gathering a column for {@code set} of {@code count} pairs, as a number of operations, each on
   * one pair in a vector.
   */
  default int gatheringTakes(int set, int count) {
    return set;
  }

  /**
   * Whether {@link #compress} is the faster way to gather elements {@code from + i} of columns when {@code
   * set} of {@code count} bits i are set.
   */
  default boolean compresses(int set, int count) {
    return false;
  }

  /**
   * Copies {@code column[from + i]} for every bit i that is set in {@code count} words to the beginning of
   * {@code out}, in order. The column is read up to the end of the last word; {@link #SLACK} elements of
   * {@code out} behind the last copy may be overwritten.
   */
  default void compress(float[] column, int from, long[] words, int word, int count, float[] out) {
    int at = 0;
    for (int w = 0; w < count; w++) {
      for (long left = words[word + w]; left != 0; left &= left - 1) {
        out[at++] = column[from + 64 * w + Long.numberOfTrailingZeros(left)];
      }
    }
  }

  /**
   * Clears every bit i of {@code count} words for which {@code column[from + i]} is less than {@code least},
   * or NaN. The column is read up to the end of the last word.
   */
  default void keepAtLeast(float least, float[] column, int from, long[] words, int word, int count) {
    for (int w = 0; w < count; w++) {
      for (long left = words[word + w]; left != 0; left &= left - 1) {
        if (!(column[from + 64 * w + Long.numberOfTrailingZeros(left)] >= least)) {
          words[word + w] &= ~(left & -left);
        }
      }
    }
  }

  /**
   * Writes, for every bit i of {@code count} words, {@code base + i * step} where it is set and −1
   * where it is not, to {@code out[at + i]}; step is 0 or 1.
   */
  default void select(long[] words, int from, int count, int base, int step, int[] out, int at) {
    for (int w = 0; w < count; w++) {
      long word = words[from + w];
      for (int i = 64 * w; i < 64 * w + 64; i++) {
        out[at + i] = ((word >>> i) & 1) != 0 ? base + i * step : -1;
      }
    }
  }

  /**
   * Transposes a matrix of 64 by 64 bits: bit i of word k becomes bit k of word i (Warren, Hacker's Delight,
   * 2013, section 7-3).
   */
  static void transpose(long[] words, int from) {
    long all = 0;
    for (int k = from; k < from + 64; k++) {
      all |= words[k];
    }
    if (all == 0) {
      return;
    }
    long low = -1L >>> 32; // the lower half of each square
    for (int half = 32; half > 0; half >>>= 1, low ^= low << half) {
      for (int square = from; square < from + 64; square += 2 * half) {
        for (int k = square; k < square + half; k++) {
          long exchanged = ((words[k] >>> half) ^ words[k + half]) & low;
          words[k] ^= exchanged << half;
          words[k + half] ^= exchanged;
        }
      }
    }
  }
}
