package lockstep.twin;

/**
 * The bits and columns that a kernel writes, in the layout of its verb: for pair i, bit {@code i & 63} of
 * word {@code word + (i >>> 6)}, and entry {@code from + i} of each column.
 *
 * <p>A plain mutable carrier, with scratch that kernels share: each thread owns a few and reuses them.
 */
public final class Output {
  public long[] words;
  public int word;
  public float[][] floats;
  public int from;

  /**
   * Whether pairs in doubt may stay undecided, as nothing is read but columns that follow from measured
   * lengths and not from a decision. A kernel that decides all the same gives the same columns.
   */
  public boolean leavesDoubts;

  private float[] floatRows = {};
  private double[] doubleRows = {};
  private long[] bits = {};
  private long[] doubts = {};

  // for a kernel that decides pairs in doubt
  private final Operand one = new Operand(), other = new Operand();
  private Output closer; // made when first needed
  private float[][] columns1 = {}, columns2 = {};
  private final int[] places = new int[Kernel.BLOCK];

  /** Creates an output that points nowhere yet. */
  public Output() {}

  /** Points this output at words of bits, from a word on, and at columns, from an entry on. */
  public Output at(long[] words, int word, float[][] floats, int from) {
    this.words = words;
    this.word = word;
    this.floats = floats;
    this.from = from;
    return this;
  }

  /**
   * Scratch of at least that length, in which one loop of a kernel leaves floats to the next. A call
   * overwrites it.
   */
  public float[] floatRows(int length) {
    if (floatRows.length < length) {
      floatRows = new float[length];
    }
    return floatRows;
  }

  /** Scratch for doubles, of at least that length. */
  public double[] doubleRows(int length) {
    if (doubleRows.length < length) {
      doubleRows = new double[length];
    }
    return doubleRows;
  }

  /** Scratch for words of bits, of at least that length. */
  public long[] bits(int length) {
    if (bits.length < length) {
      bits = new long[length];
    }
    return bits;
  }

  /** Scratch for a word per block, of the pairs that a kernel leaves to another one: see {@link #decide}. */
  public long[] doubts(int length) {
    if (doubts.length < length) {
      doubts = new long[length];
    }
    return doubts;
  }

  /**
   * Has another kernel answer for the pairs whose bits are set in {@link #doubts}. Blocks with many of them
   * are answered where they are; the others' pairs are gathered first.
   *
   * @param firstWidth columns of the first operand that the kernel reads
   * @param secondWidth columns of the second one
   */
  public void decide(Kernel kernel, Operand first, int firstWidth, Operand second, int secondWidth,
      int count) {
    int gathered = 0;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long doubt = doubts[start >>> 6] & -1L >>> -pairs; // what stands beyond the last pair is nobody's
      if (doubt == 0) {
        continue;
      }
      if (closer == null) {
        closer = new Output().at(new long[1], 0, new float[0][], 0);
      }
      int from1 = first.at(start), from2 = second.at(start);
      if (Long.bitCount(doubt) > Kernel.BLOCK / 2) {
        kernel.run(one.walk(first.columns, from1), other.walk(second.columns, from2), pairs, closer);
        int at = word + (start >>> 6);
        words[at] = (words[at] & ~doubt) | (closer.words[0] & doubt);
        continue;
      }
      columns1 = wide(columns1, firstWidth);
      columns2 = wide(columns2, secondWidth);
      for (long left = doubt; left != 0; left &= left - 1) {
        int k = Long.numberOfTrailingZeros(left);
        copy(first, firstWidth, from1 + k, columns1, gathered);
        copy(second, secondWidth, from2 + k, columns2, gathered);
        places[gathered++] = start + k;
        if (gathered == Kernel.BLOCK) {
          decide(kernel, gathered);
          gathered = 0;
        }
      }
    }
    if (gathered > 0) {
      decide(kernel, gathered);
    }
  }

  /** As many columns, for a block of elements. */
  private static float[][] wide(float[][] columns, int width) {
    return columns.length < width ? new float[width][Kernel.BLOCK] : columns;
  }

  private static void copy(Operand operand, int width, int element, float[][] columns, int to) {
    for (int c = 0; c < width; c++) {
      columns[c][to] = operand.columns[c][element];
    }
  }

  /** Answers for the gathered pairs. */
  private void decide(Kernel kernel, int gathered) {
    kernel.run(one.walk(columns1, 0), other.walk(columns2, 0), gathered, closer);
    for (int k = 0; k < gathered; k++) {
      int at = word + (places[k] >>> 6);
      long bit = 1L << places[k];
      words[at] = (closer.words[0] >>> k & 1) != 0 ? words[at] | bit : words[at] & ~bit;
    }
  }

  /** Points this output to the same place as another. */
  public Output at(Output other) {
    return at(other.words, other.word, other.floats, other.from);
  }
}
