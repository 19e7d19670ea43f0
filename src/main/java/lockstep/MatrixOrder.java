package lockstep;

/**
 * The order in which an array stores the entries of a matrix. The matrix itself always applies to column
 * vectors: it maps p to M p, and the translation of an affine matrix is its last column.
 */
public enum MatrixOrder {
  /**
   * One column after the other, as in OpenGL, JOML and libGDX: the translation of a 4 × 4 matrix is at 12,
   * 13, 14.
   */
  COLUMN_MAJOR,

  /** One row after the other, as mathematics writes it: the translation of a 4 × 4 matrix is at 3, 7, 11. */
  ROW_MAJOR;

  /** Entry (row, column) of a matrix with {@code size} rows and columns. */
  double at(float[] matrix, int size, int row, int column) {
    return matrix[at(size, row, column)];
  }

  double at(double[] matrix, int size, int row, int column) {
    return matrix[at(size, row, column)];
  }

  private int at(int size, int row, int column) {
    return this == COLUMN_MAJOR ? column * size + row : row * size + column;
  }
}
