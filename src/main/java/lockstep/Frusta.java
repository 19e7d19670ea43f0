package lockstep;

import java.util.Objects;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of frusta: closed convex bodies with six faces. A frustum is the set of points that lie behind six
 * planes, {@code n · p + d ≤ 0}, whose normals point outwards. Planes 0 to 5 are left, right, bottom, top,
 * near and far: three pairs of opposite faces. Two faces of different pairs meet in an edge, and three faces
 * of three pairs in a corner. The length of a normal does not matter, but must lie between 2⁻⁵⁰ and 2⁵⁰.
 * Nothing hits a frustum that has a normal without direction. A frustum without a far plane has the near
 * plane twice, and extends to infinity.
 */
public final class Frusta extends Shapes {
  /** The number of planes of a frustum. */
  static final int PLANES = 6;

  /**
   * Two rows that were equal before their entries were rounded differ by no more than half of this times
   * their lengths.
   */
  private static final double NOISE = 0x1p-23;

  /**
   * The normals and constants of the planes, {@code nx[k]} and so on for plane k; frustum i is at {@code
   * from() + i}.
   */
  public final float[][] nx, ny, nz, d;

  private final boolean isByPlanes;

  /** The result of {@link #byPlanes()}, null until its first call. */
  private Frusta byPlanes;

  private Frusta(int from, int size, boolean isByPlanes, float[]... columns) {
    super(Kind.FRUSTUM, from, size, columns);
    this.isByPlanes = isByPlanes;
    nx = every(columns, 0);
    ny = every(columns, 1);
    nz = every(columns, 2);
    d = every(columns, 3);
  }

  private static float[][] every(float[][] columns, int first) {
    float[][] some = new float[PLANES][];
    for (int k = 0; k < PLANES; k++) {
      some[k] = columns[4 * k + first];
    }
    return some;
  }

  /** Allocates {@code size} frusta, all without normals. */
  public static Frusta allocate(int size) {
    return new Frusta(0, size, false, allocateColumns(Kind.FRUSTUM, size));
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @param columns 24 arrays: nx, ny, nz and d of plane 0, of plane 1, and so on
   * @throws IllegalArgumentException if there are not 24, or one is shorter than {@code count}
   */
  public static Frusta wrap(float[][] columns, int count) {
    return wrap(columns, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @param columns 24 arrays: nx, ny, nz and d of plane 0, of plane 1, and so on
   * @throws IllegalArgumentException if there are not 24, or one is shorter than {@code from + count}
   */
  public static Frusta wrap(float[][] columns, int from, int count) {
    Checks.same("columns.length", Objects.requireNonNull(columns, "columns").length, "6 · 4",
        Kind.FRUSTUM.width());
    return new Frusta(from, count, false, columns.clone());
  }

  @Override
  public Frusta slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Frusta(from() + from, count, isByPlanes, columns);
  }

  /**
   * Returns the same frusta for overlap tests by their planes alone: a shape overlaps one of these unless it
   * lies entirely in front of one of the planes. Every shape that {@linkplain Engine#overlap overlaps} the
   * frustum also passes this test. A few other shapes pass too, such as a
   * large box near a corner. The test is cheaper, and enough to decide what to draw. All other queries treat
   * these frusta like the original ones.
   */
  public Frusta byPlanes() {
    Frusta same = byPlanes;
    if (same == null) {
      same = new Frusta(from(), size(), true, columns);
      byPlanes = same;
    }
    return same;
  }

  @Override
  Verb overlapVerb() {
    return isByPlanes ? Verb.OVERLAP_BY_PLANES : Verb.OVERLAP;
  }

  /**
   * Sets frustum i.
   *
   * @param planes 24 floats: nx, ny, nz and d of plane 0, of plane 1, and so on
   * @throws IllegalArgumentException if there are not 24
   */
  public void set(int i, float... planes) {
    Checks.same("planes.length", Objects.requireNonNull(planes, "planes").length, "6 · 4",
        Kind.FRUSTUM.width());
    setAll(i, planes);
  }

  /**
   * Sets frustum i to the view frustum of a camera: the points that its view-projection matrix maps into the
   * view volume (Gribb and Hartmann, Fast Extraction of Viewing Frustum Planes from the World-View-Projection
   * Matrix, 2001). A projection matrix alone gives the frustum in the camera's space. Normals have length 1
   * up to rounding. Depth may be reversed, 1 at the near plane; planes 4 and 5 then change places.
   *
   * <p>A far plane at infinity is not a plane, since every point is behind it; the near plane then takes its
   * place too. The entries of a product of matrices are rounded. So a plane counts as being at infinity if
   * its normal is at most 2⁻²³ of the rows whose difference it is: if it is more than four million times as
   * far away as the near plane.
   *
   * @param matrix a 4 × 4 matrix, projection · view, 16 floats in the order given by {@code order}
   * @param depth the range to which the projection maps depth
   * @throws IllegalArgumentException if there are not 16 floats
   */
  public void setViewProjection(int i, float[] matrix, MatrixOrder order, Depth depth) {
    Checks.index("i", i, size());
    Checks.same("matrix.length", Objects.requireNonNull(matrix, "matrix").length, "4 · 4", 16);
    Objects.requireNonNull(order, "order");
    Objects.requireNonNull(depth, "depth");
    float[] planes = new float[Kind.FRUSTUM.width()];
    int everywhere = -1; // what has all behind it
    for (int k = 0; k < PLANES; k++) {
      // outside where −w > x, x > w, −w > y, and so on: the plane is −w − x, x − w, −w − y, …
      double sign = k % 2 == 0 ? -1 : 1;
      boolean nearAtZero = k == 4 && depth == Depth.ZERO_TO_ONE;
      double[] row = new double[4], w = new double[4], plane = new double[4];
      for (int column = 0; column < 4; column++) {
        row[column] = order.at(matrix, 4, k / 2, column);
        w[column] = nearAtZero ? 0 : order.at(matrix, 4, 3, column);
        plane[column] = sign * row[column] - w[column];
      }
      double length = length(plane);
      for (int c = 0; c < 4; c++) {
        planes[4 * k + c] = (float) (length > 0 ? plane[c] / length : plane[c]);
      }
      if (k >= 4 && length <= NOISE * (length(row) + length(w)) && plane[3] <= 0) {
        everywhere = k;
      }
    }
    if (everywhere >= 0) {
      System.arraycopy(planes, 4 * (everywhere ^ 1), planes, 4 * everywhere, 4);
    }
    set(i, planes);
  }

  private static double length(double[] plane) {
    return Math.sqrt(plane[0] * plane[0] + plane[1] * plane[1] + plane[2] * plane[2]);
  }
}
