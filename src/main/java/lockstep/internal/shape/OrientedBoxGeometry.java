package lockstep.internal.shape;

/** Bounds, validity and normals of oriented boxes: x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw. */
public final class OrientedBoxGeometry implements Geometry {
  /**
   * More than the error of the double arithmetic below, relative to the centre and to all half extents: on
   * the diagonal of the matrix a number near 1 is subtracted from 1, so an entry near 0 is off by as much as
   * any.
   */
  private static final double SLACK = 0x1p-48;

  /** The centre ± the rotated half extents, summed without signs, |R| h, rounded outwards. */
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    if (!proper(columns, at)) {
      for (int c = 0; c < Kind.BOUNDS; c++) {
        to[toAt + c] = Float.NaN;
      }
      return;
    }
    double x = columns[6][at], y = columns[7][at], z = columns[8][at], w = columns[9][at];
    double hx = columns[3][at], hy = columns[4][at], hz = columns[5][at];
    double s = 2 / (x * x + y * y + z * z + w * w);
    double sum = hx + hy + hz;
    side(columns[0][at], Math.abs(1 - s * (y * y + z * z)) * hx + Math.abs(s * (x * y - z * w)) * hy
        + Math.abs(s * (x * z + y * w)) * hz, sum, to, toAt);
    side(columns[1][at], Math.abs(s * (x * y + z * w)) * hx + Math.abs(1 - s * (x * x + z * z)) * hy
        + Math.abs(s * (y * z - x * w)) * hz, sum, to, toAt + 1);
    side(columns[2][at], Math.abs(s * (x * z - y * w)) * hx + Math.abs(s * (y * z + x * w)) * hy
        + Math.abs(1 - s * (x * x + y * y)) * hz, sum, to, toAt + 2);
  }

  /**
   * Both bounds on one axis. The entries of the matrix are written out above: the JVM might allocate an array
   * of them.
   */
  private static void side(double centre, double extent, double sum, float[] to, int at) {
    double slack = SLACK * (Math.abs(centre) + sum);
    to[at] = Math.nextDown((float) (centre - extent - slack));
    to[at + 3] = Math.nextUp((float) (centre + extent + slack));
  }

  /** The sphere about the centre, with half of a diagonal as radius. */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    float hx = columns[3][at], hy = columns[4][at], hz = columns[5][at];
    if (proper(columns, at)) {
      BoundingSphere.set(to, toAt, columns[0][at], columns[1][at], columns[2][at],
          BoundingSphere.reach(0, BoundingSphere.square(hx, hy, hz), BoundingSphere.exactSquare(hx, hy, hz)));
    } else {
      BoundingSphere.none(to, toAt);
    }
  }

  private static boolean proper(float[][] columns, int at) {
    boolean proper = Rotation.proper(square(columns, at));
    for (int c = 0; c < 6; c++) {
      proper &= Math.abs(columns[c][at]) <= Float.MAX_VALUE;
    }
    return proper && columns[3][at] >= 0 && columns[4][at] >= 0 && columns[5][at] >= 0;
  }

  private static float square(float[][] columns, int at) {
    return Rotation.square(columns[6][at], columns[7][at], columns[8][at], columns[9][at]);
  }

  /** The axes of the box in space, one after the other. */
  public static double[] axes(float[][] columns, int at) {
    double[] axes = new double[9];
    axes(columns[6][at], columns[7][at], columns[8][at], columns[9][at], axes);
    return axes;
  }

  /**
   * Writes the axes of a box rotated by a quaternion, one after the other, each number off by at most 2⁻⁴⁹.
   */
  public static void axes(double x, double y, double z, double w, double[] to) {
    double s = 2 / (x * x + y * y + z * z + w * w);
    to[0] = 1 - s * (y * y + z * z);
    to[1] = s * (x * y + z * w);
    to[2] = s * (x * z - y * w);
    to[3] = s * (x * y - z * w);
    to[4] = 1 - s * (x * x + z * z);
    to[5] = s * (y * z + x * w);
    to[6] = s * (x * z + y * w);
    to[7] = s * (y * z - x * w);
    to[8] = 1 - s * (x * x + y * y);
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.ORIENTED_BOX.notFinite(columns, 10, at);
    if (fault != null) {
      return fault;
    }
    for (int c = 3; c < 6; c++) {
      if (columns[c][at] < 0) {
        return Kind.ORIENTED_BOX.column(c) + " is " + columns[c][at] + ", less than 0";
      }
    }
    float square = square(columns, at);
    return Rotation.proper(square) ? null : "the quaternion's squared length is " + square + ", not between "
        + Rotation.LEAST_SQUARE + " and " + Rotation.LARGEST_SQUARE;
  }

  /** The outward normal of the face nearest to the point. */
  @Override
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    axes(columns[6][at], columns[7][at], columns[8][at], columns[9][at], to);
    double dx = x - (double) columns[0][at], dy = y - (double) columns[1][at],
        dz = z - (double) columns[2][at];
    double best = Double.POSITIVE_INFINITY;
    double sign = 0;
    int face = 0;
    for (int axis = 0; axis < 3; axis++) {
      double along = to[3 * axis] * dx + to[3 * axis + 1] * dy + to[3 * axis + 2] * dz;
      double distance = Math.abs(Math.abs(along) - columns[3 + axis][at]);
      if (distance < best) {
        best = distance;
        sign = along < 0 ? -1 : 1;
        face = 3 * axis;
      }
    }
    // + 0: no −0
    Geometry.put(sign * to[face] + 0, sign * to[face + 1] + 0, sign * to[face + 2] + 0, to);
  }
}
