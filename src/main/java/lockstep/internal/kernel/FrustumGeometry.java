package lockstep.internal.kernel;

/** Bounds, validity and normals of frusta: nx, ny, nz, d of each of six planes. */
final class FrustumGeometry implements Geometry {
  private static final int PLANES = 6;

  /** Three planes count as without a corner where their determinant is this small against its terms. */
  private static final double FLAT = 0x1p-40;

  /** What the double arithmetic below is off by is far less than this, times how flat the corner is. */
  private static final double SLACK = 0x1p-46;

  /**
   * By duality of linear programs: if the direction e of an axis is {@code Σ λ n} of some normals, no λ negative, then {@code e · p ≤ −Σ λ
   * d} for all points behind those planes, and the least of these bounds, over all three of the six planes, is the largest e · p.
   * Infinite where e is no such sum.
   */
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    boolean proper = true;
    for (int k = 0; k < PLANES; k++) {
      proper &=
          HalfSpace.proper(square(columns, k, at)) && Math.abs(columns[4 * k + 3][at]) <= Float.MAX_VALUE;
    }
    for (int axis = 0; axis < 3; axis++) {
      to[toAt + axis] = proper ? Float.NEGATIVE_INFINITY : Float.NaN;
      to[toAt + axis + 3] = proper ? Float.POSITIVE_INFINITY : Float.NaN;
    }
    for (int i = 0; i < PLANES && proper; i++) {
      for (int j = i + 1; j < PLANES; j++) {
        for (int k = j + 1; k < PLANES; k++) {
          corner(columns, at, i, j, k, to, toAt);
        }
      }
    }
  }

  /** Moves those bounds inwards that follow from three planes, here with normals a, b, c. */
  private static void corner(float[][] columns, int at, int i, int j, int k, float[] to, int toAt) {
    double ax = columns[4 * i][at], ay = columns[4 * i + 1][at], az = columns[4 * i + 2][at];
    double bx = columns[4 * j][at], by = columns[4 * j + 1][at], bz = columns[4 * j + 2][at];
    double cx = columns[4 * k][at], cy = columns[4 * k + 1][at], cz = columns[4 * k + 2][at];
    double bcx = by * cz - bz * cy, bcy = bz * cx - bx * cz, bcz = bx * cy - by * cx;
    double cax = cy * az - cz * ay, cay = cz * ax - cx * az, caz = cx * ay - cy * ax;
    double abx = ay * bz - az * by, aby = az * bx - ax * bz, abz = ax * by - ay * bx;
    double det = ax * bcx + ay * bcy + az * bcz;
    double size = Math.abs(ax * bcx) + Math.abs(ay * bcy) + Math.abs(az * bcz);
    if (!(Math.abs(det) > FLAT * size)) {
      return; // the planes have no corner, or nobody knows where
    }
    double da = columns[4 * i + 3][at] / det, db = columns[4 * j + 3][at] / det,
        dc = columns[4 * k + 3][at] / det;
    double slack = SLACK * size / Math.abs(det);
    cut(bcx, cax, abx, det, da, db, dc, slack, to, toAt);
    cut(bcy, cay, aby, det, da, db, dc, slack, to, toAt + 1);
    cut(bcz, caz, abz, det, da, db, dc, slack, to, toAt + 2);
  }

  /** The same on one axis, whose direction is the sum of three normals times a, b and c, over det. */
  private static void cut(double a, double b, double c, double det, double da, double db, double dc,
      double slack, float[] to, int at) {
    double bound = -(a * da + b * db + c * dc);
    double off = slack * (Math.abs(a * da) + Math.abs(b * db) + Math.abs(c * dc));
    double sign = Math.signum(det);
    if (sign * a >= 0 && sign * b >= 0 && sign * c >= 0) {
      to[at + 3] = Math.min(to[at + 3], Math.nextUp((float) (bound + off)));
    }
    if (sign * a <= 0 && sign * b <= 0 && sign * c <= 0) {
      to[at] = Math.max(to[at], Math.nextDown((float) (bound - off)));
    }
  }

  /** All of space: nobody asks how far the corners reach. */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    if (fault(columns, at) == null) {
      BoundingSphere.everywhere(to, toAt);
    } else {
      BoundingSphere.none(to, toAt);
    }
  }

  private static float square(float[][] columns, int k, int at) {
    return HalfSpace.square(columns[4 * k][at], columns[4 * k + 1][at], columns[4 * k + 2][at]);
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.FRUSTUM.notFinite(columns, 4 * PLANES, at);
    for (int k = 0; k < PLANES && fault == null; k++) {
      float square = square(columns, k, at);
      if (!HalfSpace.proper(square)) {
        fault = "the squared length of normal " + k + " is " + square + ", not between "
            + HalfSpace.LEAST_SQUARE + " and " + HalfSpace.LARGEST_SQUARE;
      }
    }
    return fault;
  }

  /** Nothing is cast at frusta. */
  @Override
  public float[] normal(float[][] columns, int at, float x, float y, float z) {
    return new float[3];
  }
}
