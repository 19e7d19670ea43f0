package lockstep.internal.kernel;

import java.util.Arrays;

/**
 * A small buffer of columns, as scattered elements are gathered into before a kernel sees them. It
 * stays in the first-level cache.
 */
public final class Tile {
  /** Pairs per tile. */
  public static final int SIZE = 256;

  /** The widest shape has this many columns: a triangle. */
  private static final int COLUMNS = 9;

  private final float[][] columns = new float[COLUMNS][SIZE];

  /**
   * Fills the tile with elements {@code from + indices[at … at + count − 1]} of {@code source} and
   * points {@code side} at it.
   */
  public Operand gather(float[][] source, int from, int[] indices, int at, int count, Operand side) {
    for (int c = 0; c < source.length; c++) {
      gather(source[c], from, indices, at, count, columns[c]);
    }
    return side.walk(columns, 0);
  }

  /** Fills only the columns {@code which} with elements {@code from + indices[0 … count − 1]}. */
  Operand gather(float[][] source, int[] which, int from, int[] indices, int count, Operand side) {
    for (int c : which) {
      gather(source[c], from, indices, 0, count, columns[c]);
    }
    return side.walk(columns, 0);
  }

  private static void gather(float[] column, int from, int[] indices, int at, int count, float[] tile) {
    for (int k = 0; k < count; k++) {
      tile[k] = column[from + indices[at + k]];
    }
  }

  /** Fills the tile with {@code count} elements of {@code source} and points {@code side} at it. */
  public Operand copy(float[][] source, int from, int count, Operand side) {
    for (int c = 0; c < source.length; c++) {
      System.arraycopy(source[c], from, columns[c], 0, count);
    }
    return side.walk(columns, 0);
  }

  /** Fills one block with copies of element {@code at} of {@code source}; {@code side} repeats it. */
  public Operand repeat(float[][] source, int at, Operand side) {
    for (int c = 0; c < source.length; c++) {
      Arrays.fill(columns[c], 0, Kernel.BLOCK, source[c][at]);
    }
    return side.repeat(columns);
  }
}
