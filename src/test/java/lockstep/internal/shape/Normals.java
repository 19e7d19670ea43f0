package lockstep.internal.shape;

/** Normals of elements, at length 1. */
final class Normals {
  private Normals() {}

  /** That of the element at an index of the columns; zeros if it has none. */
  static float[] unit(Kind kind, float[][] columns, int at, float x, float y, float z) {
    double[] n = new double[Geometry.NORMAL];
    kind.normal(columns, at, x, y, z, n);
    double length = Math.hypot(n[0], Math.hypot(n[1], n[2]));
    return length > 0
        ? new float[] {(float) (n[0] / length), (float) (n[1] / length), (float) (n[2] / length)}
        : new float[3];
  }
}
