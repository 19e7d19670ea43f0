package lockstep.internal.shape;

/** Bounds, validity and normals of frusta: nx, ny, nz, d of each of six planes. */
final class FrustumGeometry implements Geometry {
  private static final int PLANES = 6;

  /** A corner counts if moving its planes moves it by no more than this many times as far. */
  private static final double LARGEST_SLOPE = 0x1p20;

  /** Far more than the error of double arithmetic here, times the flatness of the corner. */
  private static final double SLACK = 0x1p-46;

  /**
   * By duality of linear programs: if the direction e of an axis is {@code Σ λ n} of some normals, no λ
   * negative, then {@code e · p ≤ −Σ λ d} for all points behind those planes. In a hexahedron the least of
   * these bounds, over the planes of all eight corners, is the largest e · p. It is infinite if e is no such
   * sum, or only for planes that are nearly parallel or nearly meet in a line: there double arithmetic hardly
   * locates their intersection, even if the bound on one axis seems to be clear.
   *
   * <p>For planes without a common point the bounds may be in reverse order; they are put in order.
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
    for (int corner = 0; corner < 8 && proper; corner++) {
      corner(columns, at, corner & 1, 2 + (corner >> 1 & 1), 4 + (corner >> 2), to, toAt);
    }
    for (int axis = 0; axis < 3; axis++) {
      float min = to[toAt + axis], max = to[toAt + axis + 3];
      to[toAt + axis] = Math.min(min, max);
      to[toAt + axis + 3] = Math.max(min, max);
    }
  }

  @Override
  public boolean unbounded() {
    return true;
  }

  /** Moves inwards the bounds that follow from three planes, here with normals a, b, c. */
  private static void corner(float[][] columns, int at, int i, int j, int k, float[] to, int toAt) {
    double ax = columns[4 * i][at], ay = columns[4 * i + 1][at], az = columns[4 * i + 2][at];
    double bx = columns[4 * j][at], by = columns[4 * j + 1][at], bz = columns[4 * j + 2][at];
    double cx = columns[4 * k][at], cy = columns[4 * k + 1][at], cz = columns[4 * k + 2][at];
    double bcx = by * cz - bz * cy, bcy = bz * cx - bx * cz, bcz = bx * cy - by * cx;
    double cax = cy * az - cz * ay, cay = cz * ax - cx * az, caz = cx * ay - cy * ax;
    double abx = ay * bz - az * by, aby = az * bx - ax * bz, abz = ax * by - ay * bx;
    double det = ax * bcx + ay * bcy + az * bcz;
    double al = length(ax, ay, az), bl = length(bx, by, bz), cl = length(cx, cy, cz);
    double ad = columns[4 * i + 3][at], bd = columns[4 * j + 3][at], cd = columns[4 * k + 3][at];
    double slope = (al * length(bcx, bcy, bcz) + bl * length(cax, cay, caz) + cl * length(abx, aby, abz))
        / Math.abs(det);
    if (slope <= LARGEST_SLOPE) {
      cut(bcx / det, cax / det, abx / det, slope, ad, bd, cd, to, toAt);
      cut(bcy / det, cay / det, aby / det, slope, ad, bd, cd, to, toAt + 1);
      cut(bcz / det, caz / det, abz / det, slope, ad, bd, cd, to, toAt + 2);
    }
  }

  /** Does so on one axis, whose direction is the sum of the normals with the factors a, b and c. */
  private static void cut(double a, double b, double c, double slope, double ad, double bd, double cd,
      float[] to, int at) {
    double bound = -(a * ad + b * bd + c * cd);
    double off = SLACK * slope * (Math.abs(a * ad) + Math.abs(b * bd) + Math.abs(c * cd));
    if (a >= 0 && b >= 0 && c >= 0) {
      to[at + 3] = Math.min(to[at + 3], Math.nextUp((float) (bound + off)));
    }
    if (a <= 0 && b <= 0 && c <= 0) {
      to[at] = Math.max(to[at], Math.nextDown((float) (bound - off)));
    }
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** All of space: no caller needs the extent of the corners. */
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

  /** Zeros, as rays cannot be cast at frusta. */
  @Override
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    Geometry.put(0, 0, 0, to);
  }
}
