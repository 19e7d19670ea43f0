package lockstep.internal.shape;

/** Triangles that stand in no columns: their corners are found when they are asked for. */
abstract class UnstoredTriangles extends Elements {
  UnstoredTriangles(int size) {
    super(Kind.TRIANGLE, new float[Kind.TRIANGLE.width()][0], 0, size);
  }

  @Override
  public final boolean isStored() {
    return false;
  }

  /** Coordinate {@code c % 3} of corner {@code c / 3} of triangle i. */
  @Override
  public abstract float value(int c, int i);

  @Override
  public abstract void copy(int i, float[][] to, int at);

  @Override
  public void copy(int i, float[] to, int at, int stride) {
    for (int c = 0; c < columns.length; c++) {
      to[at + c * stride] = value(c, i);
    }
  }

  @Override
  public final Placement bounds(int i, float[] to, int at) {
    for (int axis = 0; axis < 3; axis++) {
      float a = value(axis, i), b = value(axis + 3, i), c = value(axis + 6, i);
      to[at + axis] = Math.min(a, Math.min(b, c)); // NaN if any is
      to[at + axis + 3] = Math.max(a, Math.max(b, c));
    }
    return placement(to, at);
  }

  @Override
  public final void boxes(int first, int count, float[] one, float[][] to) {
    for (int k = 0; k < count; k++) {
      bounds(first + k, one, 0);
      for (int c = 0; c < BOUNDS; c++) {
        to[c][k] = one[c];
      }
    }
  }

  @Override
  public final void normal(int i, float x, float y, float z, double[] to) {
    double ax = value(0, i), ay = value(1, i), az = value(2, i);
    TriangleGeometry.normal(value(3, i) - ax, value(4, i) - ay, value(5, i) - az, value(6, i) - ax,
        value(7, i) - ay, value(8, i) - az, to);
  }
}
