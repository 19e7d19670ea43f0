package lockstep.internal.shape;

/**
 * The triangles of a grid of heights, which are stored nowhere: the corners of each are computed when it is
 * copied. A grid has {@code xs.length} columns and {@code ys.length} rows of heights along z, row by row. Of
 * the cell between four of them, triangle 0 is below the diagonal from the lowest x and y to the highest,
 * towards x, and triangle 1 is above it, both counterclockwise as seen from +z. Triangle number 2 · cell + 0
 * or 1, and cells are counted row by row, too.
 */
public final class HeightTriangles extends UnstoredTriangles {
  public final float[] heights;

  /** The coordinates of columns and rows; they do not descend. */
  public final float[] xs, ys;

  private final int cells; // of a row

  /** At least two columns and two rows. */
  public HeightTriangles(float[] heights, float[] xs, float[] ys) {
    super(2 * (xs.length - 1) * (ys.length - 1));
    this.heights = heights;
    this.xs = xs;
    this.ys = ys;
    cells = xs.length - 1;
  }

  /** The number of the first triangle of a cell. */
  public int first(int column, int row) {
    return 2 * (row * cells + column);
  }

  @Override
  public void copy(int i, float[][] to, int at) {
    int row = (i >>> 1) / cells, column = (i >>> 1) - row * cells;
    if ((i & 1) == 0) {
      copyFirst(column, row, to, at);
    } else {
      copySecond(column, row, to, at);
    }
  }

  /** Copies both triangles of a cell to entries {@code at} and {@code at + 1}. */
  public void copyCell(int column, int row, float[][] to, int at) {
    copyFirst(column, row, to, at);
    copySecond(column, row, to, at + 1);
  }

  private void copyFirst(int column, int row, float[][] to, int at) {
    float x = xs[column], y = ys[row], toX = xs[column + 1], toY = ys[row + 1];
    int from = row * xs.length + column, next = from + xs.length;
    to[0][at] = x;
    to[1][at] = y;
    to[2][at] = heights[from];
    to[3][at] = toX;
    to[4][at] = y;
    to[5][at] = heights[from + 1];
    to[6][at] = toX;
    to[7][at] = toY;
    to[8][at] = heights[next + 1];
  }

  private void copySecond(int column, int row, float[][] to, int at) {
    float x = xs[column], y = ys[row], toX = xs[column + 1], toY = ys[row + 1];
    int from = row * xs.length + column, next = from + xs.length;
    to[0][at] = x;
    to[1][at] = y;
    to[2][at] = heights[from];
    to[3][at] = toX;
    to[4][at] = toY;
    to[5][at] = heights[next + 1];
    to[6][at] = x;
    to[7][at] = toY;
    to[8][at] = heights[next];
  }

  @Override
  public float value(int c, int i) {
    int row = (i >>> 1) / cells, column = (i >>> 1) - row * cells;
    int corner = c / 3;
    boolean second = (i & 1) != 0;
    column += corner == (second ? 1 : 2) || (corner == 1 && !second) ? 1 : 0;
    row += corner == 2 || (corner == 1 && second) ? 1 : 0;
    return switch (c % 3) {
      case 0 -> xs[column];
      case 1 -> ys[row];
      default -> heights[row * xs.length + column];
    };
  }
}
