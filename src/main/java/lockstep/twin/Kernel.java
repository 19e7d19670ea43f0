package lockstep.twin;

/**
 * A batch kernel: the test of one pair of kinds over many pairs of elements. The scalar kernel of a pair
 * defines its answer; the wide kernel beside it gives the same bits.
 */
@FunctionalInterface
public interface Kernel {
  /** Pairs per result word; every lane count divides it. */
  int BLOCK = Long.SIZE;

  /**
   * Tests {@code count} pairs and writes one answer each.
   *
   * <p>A kernel may work in whole blocks: both operands must be readable, and the columns of {@code out}
   * writable, up to the next multiple of {@value #BLOCK}. The contents of bits and columns beyond {@code
   * count} are unspecified; the caller trims them. Scalar kernels read no element beyond {@code count}.
   */
  void run(Operand first, Operand second, int count, Output out);

  /** The number of result words, hence of blocks, for {@code count} pairs. */
  static int words(int count) {
    return (count + BLOCK - 1) >>> 6;
  }

  /** {@code count} rounded up to whole blocks. */
  static int padded(int count) {
    return (count + BLOCK - 1) & -BLOCK;
  }

  /** Clears the bits beyond {@code count} in the last of the words from {@code from} on. */
  static void trim(long[] words, int from, int count) {
    if ((count & BLOCK - 1) != 0) {
      words[from + (count >>> 6)] &= (1L << count) - 1;
    }
  }
}
