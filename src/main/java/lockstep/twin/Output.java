package lockstep.twin;

/**
 * The result columns that a kernel writes: in the layout of its verb: of pair i bit {@code i & 63} of word
 * {@code word + (i >>> 6)} in each bit plane, and entry {@code from + i} of each column.
 *
 * <p>A plain mutable carrier: every thread owns its few and reuses them.
 */
public final class Output {
  public long[][] planes;
  public int word;
  public float[][] floats;
  public int[][] ints;
  public int from;

  /** Points nowhere yet. */
  public Output() {}

  /** Points at planes, from a word on, and at columns, from an entry on. */
  public Output at(long[][] planes, int word, float[][] floats, int[][] ints, int from) {
    this.planes = planes;
    this.word = word;
    this.floats = floats;
    this.ints = ints;
    this.from = from;
    return this;
  }

  /** Points where another output does. */
  public Output at(Output other) {
    return at(other.planes, other.word, other.floats, other.ints, other.from);
  }
}
