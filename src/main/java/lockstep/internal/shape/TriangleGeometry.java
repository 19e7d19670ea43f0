package lockstep.internal.shape;

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

  /**
   * The sphere of the smallest circle: about the middle of the longest edge unless the triangle is acute,
   * else through all three corners (Ericson, Real-Time Collision Detection, 2005, 4.3.5). The longest edge is
   * opposite the corner o whose edges e and f have the least product e·f, which is positive in acute
   * triangles only. The centre is o + λ e + μ f with 2 λ e·e + 2 μ e·f = e·e and 2 λ e·f + 2 μ f·f = f·f; e
   * and f are at least 60° apart there, so these equations lose no precision.
   */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    double size = BoundingSphere.size(columns, 9, at);
    if (Double.isNaN(size)) {
      BoundingSphere.none(to, toAt);
    } else if (size == Double.POSITIVE_INFINITY) {
      BoundingSphere.everywhere(to, toAt);
    } else {
      double a = product(columns, at, 0, 3, 6), b = product(columns, at, 3, 6, 0),
          c = product(columns, at, 6, 0, 3);
      int o = a <= b && a <= c ? 0 : b <= c ? 3 : 6, p = (o + 3) % 9, q = (o + 6) % 9;
      double ee = product(columns, at, o, p, p), ff = product(columns, at, o, q, q);
      double ef = product(columns, at, o, p, q), twice = 2 * (ee * ff - ef * ef);
      double lambda = ef > 0 ? ff * (ee - ef) / twice : 0.5, mu = ef > 0 ? ee * (ff - ef) / twice : 0.5;
      BoundingSphere.around(inside(columns, at, o, p, q, lambda, mu),
          inside(columns, at, o + 1, p + 1, q + 1, lambda, mu),
          inside(columns, at, o + 2, p + 2, q + 2, lambda, mu), columns, at, 3, 0, to, toAt);
    }
  }

  /** The product of the edges from one corner to two. */
  private static double product(float[][] columns, int at, int from, int p, int q) {
    double sum = 0;
    for (int axis = 0; axis < 3; axis++) {
      double o = columns[from + axis][at];
      sum += (columns[p + axis][at] - o) * (columns[q + axis][at] - o);
    }
    return sum;
  }

  private static double inside(float[][] columns, int at, int o, int p, int q, double lambda, double mu) {
    double from = columns[o][at];
    return from + (lambda * (columns[p][at] - from) + mu * (columns[q][at] - from));
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.TRIANGLE.notFinite(columns, 9, at);
    if (fault != null) {
      return fault;
    }
    double[] n = new double[NORMAL];
    normal(columns, at, 0, 0, 0, n);
    return n[0] != 0 || n[1] != 0 || n[2] != 0 ? null : "the corners are on one line: no area";
  }

  /** The normal by winding: (b − a) × (c − a). */
  @Override
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    double ax = columns[0][at], ay = columns[1][at], az = columns[2][at];
    normal(columns[3][at] - ax, columns[4][at] - ay, columns[5][at] - az, columns[6][at] - ax,
        columns[7][at] - ay, columns[8][at] - az, to);
  }

  /** The normal of a triangle with these edges from its first corner. */
  static void normal(double ex, double ey, double ez, double fx, double fy, double fz, double[] to) {
    Geometry.put(ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx, to);
  }
}
