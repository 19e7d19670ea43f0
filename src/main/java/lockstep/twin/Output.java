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

  private float[] floatRows = {};
  private double[] doubleRows = {};
  private long[] bits = {};

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

  /** Points this output to the same place as another. */
  public Output at(Output other) {
    return at(other.words, other.word, other.floats, other.from);
  }
}
