package lockstep.internal.kernel;

/** Bounds, validity and normals of triangles: ax, ay, az, bx, by, bz, cx, cy, cz. */
final class TriangleGeometry implements Geometry {
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    for (int axis = 0; axis < 3; axis++) {
      float a = columns[axis][at], b = columns[axis + 3][at], c = columns[axis + 6][at];
      to[toAt + axis] = Math.min(a, Math.min(b, c)); // NaN if any is
      to[toAt + axis + 3] = Math.max(a, Math.max(b, c));
    }
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.TRIANGLE.notFinite(columns, 9, at);
    if (fault != null) {
      return fault;
    }
    float[] n = normal(columns, at, 0, 0, 0);
    return n[0] != 0 || n[1] != 0 || n[2] != 0 ? null : "the corners are on one line: no area";
  }

  /** By winding: (b − a) × (c − a). */
  @Override
  public float[] normal(float[][] columns, int at, float x, float y, float z) {
    double[] e = new double[3];
    double[] f = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      double a = columns[axis][at];
      e[axis] = columns[axis + 3][at] - a;
      f[axis] = columns[axis + 6][at] - a;
    }
    return Geometry.unit(e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]);
  }
}
