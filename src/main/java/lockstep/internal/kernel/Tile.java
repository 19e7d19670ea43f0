package lockstep.internal.kernel;

import java.util.Arrays;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * A small buffer of columns for gathering scattered elements before a kernel sees them. It stays in the
 * first-level cache. Columns are allocated on first use.
 */
public final class Tile {
  /** Default number of pairs per tile. */
  public static final int SIZE = 256;

  private final int size;
  private float[][] columns = new float[Kind.maxWidth()][];
  private final Operand operand = new Operand();

  /** A tile of {@link #SIZE} pairs. */
  public Tile() {
    this(SIZE);
  }

  /** A tile of this many pairs. */
  Tile(int size) {
    this.size = size;
  }

  /** Column c, with at least as many elements as the tile has pairs. */
  public float[] column(int c) {
    if (c >= columns.length) { // a caller's own elements, wider than any kind
      columns = Arrays.copyOf(columns, c + 1);
    }
    if (columns[c] == null) {
      columns[c] = new float[size + Bits.SLACK];
    }
    return columns[c];
  }

  /** The first {@code width} columns, and maybe more, to be written to. */
  public float[][] columns(int width) {
    for (int c = 0; c < width; c++) {
      column(c);
    }
    return columns;
  }

  /** Gathers elements {@code at} to {@code at + count − 1} of a scattered operand. */
  public Operand gather(Operand source, int at, int count) {
    for (int c = 0; c < source.columns.length; c++) {
      gather(source.columns[c], source.from, source.indices, at, count, column(c));
    }
    return operand.walk(columns, 0);
  }

  /**
   * Gathers elements {@code from + indices[0 … count − 1]} of the first {@code width} columns of {@code
   * source}.
   */
  public Operand gather(float[][] source, int width, int from, int[] indices, int count) {
    for (int c = 0; c < width; c++) {
      gather(source[c], from, indices, 0, count, column(c));
    }
    return operand.walk(columns, 0);
  }

  /** Gathers elements {@code from + i} for every bit i that is set in {@code count} words. */
  Operand compress(float[][] source, int width, int from, long[] words, int word, int count, Bits bits) {
    for (int c = 0; c < width; c++) {
      bits.compress(source[c], from, words, word, count, column(c));
    }
    return operand.walk(columns, 0);
  }

  /** Gathers only the columns {@code which} of elements {@code from + indices[0 … count − 1]}. */
  Operand gather(float[][] source, int[] which, int from, int[] indices, int count) {
    for (int c : which) {
      gather(source[c], from, indices, 0, count, column(c));
    }
    return operand.walk(columns, 0);
  }

  private static void gather(float[] column, int from, int[] indices, int at, int count, float[] tile) {
    for (int k = 0; k < count; k++) {
      tile[k] = column[from + indices[at + k]];
    }
  }

  /** The content of the tile. */
  public Operand operand() {
    return operand.walk(columns, 0);
  }

  /** Copies {@code count} elements of {@code source}. */
  public Operand copy(float[][] source, int from, int count) {
    copy(source, from, count, 0);
    return operand();
  }

  /** Copies {@code count} elements into columns {@code first} and those that follow it. */
  public void copy(float[][] source, int from, int count, int first) {
    for (int c = 0; c < source.length; c++) {
      System.arraycopy(source[c], from, column(first + c), 0, count);
    }
  }

  /**
   * Fills positions {@code start} to {@code end − 1} of the columns with element {@code at} of {@code
   * source}.
   */
  public void fill(float[][] source, int at, int start, int end, int first) {
    for (int c = 0; c < source.length; c++) {
      Arrays.fill(column(first + c), start, end, source[c][at]);
    }
  }

  /** Gathers elements {@code from + indices[at … at + count − 1]} of {@code source} into the columns. */
  public void gather(float[][] source, int from, int[] indices, int at, int count, int first) {
    for (int c = 0; c < source.length; c++) {
      gather(source[c], from, indices, at, count, column(first + c));
    }
  }

  /** Fills the first {@code width} columns with copies of their first elements, for {@code count} pairs. */
  public Operand repeat(int width, int count) {
    for (int c = 0; c < width; c++) {
      Arrays.fill(column(c), 0, Math.min(Operand.REPEATED, Kernel.padded(count)), column(c)[0]);
    }
    return operand.repeat(columns);
  }

  /** Fills columns with copies of element {@code at} of {@code source}, for {@code count} pairs. */
  public Operand repeat(float[][] source, int at, int count) {
    fill(source, at, 0, Math.min(Operand.REPEATED, Kernel.padded(count)), 0);
    return operand.repeat(columns);
  }
}
