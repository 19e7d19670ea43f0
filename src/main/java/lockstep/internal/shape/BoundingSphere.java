package lockstep.internal.shape;

/**
 * Computes spheres that contain everything, written to columns x, y, z, radius. A radius is measured in
 * double from the stored centre, and rounded up; if nothing rounds on the way, as among small whole numbers,
 * it is exact.
 */
public final class BoundingSphere {
  /** Far more than the relative error in double of a square root of three squared differences: 4 · 2⁻⁵³. */
  private static final double SLACK = 0x1p-50;

  private BoundingSphere() {}

  /** Writes NaN, the sphere of an element that nothing can meet. */
  public static void none(float[][] to, int at) {
    set(to, at, Float.NaN, Float.NaN, Float.NaN, Float.NaN);
  }

  /** Writes all of space: an infinite radius about the origin. */
  static void everywhere(float[][] to, int at) {
    set(to, at, 0, 0, 0, Float.POSITIVE_INFINITY);
  }

  /** Writes a sphere, which is all of space if its radius is infinite. */
  public static void set(float[][] to, int at, float x, float y, float z, float radius) {
    boolean bounded = radius != Float.POSITIVE_INFINITY;
    to[0][at] = bounded ? x : 0;
    to[1][at] = bounded ? y : 0;
    to[2][at] = bounded ? z : 0;
    to[3][at] = radius;
  }

  /**
   * The sum of the absolute values of the first {@code count} columns: NaN if one is NaN, else infinite if
   * one is.
   */
  static double size(float[][] columns, int count, int at) {
    double sum = 0;
    for (int c = 0; c < count; c++) {
      sum += Math.abs(columns[c][at]);
    }
    return sum;
  }

  /**
   * Writes the sphere around a point, rounded, that reaches {@code radius} beyond the finite points in
   * columns 0 to 2, 3 to 5 and so on.
   */
  static void around(double x, double y, double z, float[][] columns, int at, int points, float radius,
      float[][] to, int toAt) {
    float cx = (float) x, cy = (float) y, cz = (float) z;
    double square = 0;
    boolean exact = true;
    for (int c = 0; c < 3 * points; c += 3) {
      float px = columns[c][at], py = columns[c + 1][at], pz = columns[c + 2][at];
      square = Math.max(square, square(px - (double) cx, py - (double) cy, pz - (double) cz));
      exact &= exact(px, cx) && exact(py, cy) && exact(pz, cz)
          && exactSquare(px - (double) cx, py - (double) cy, pz - (double) cz);
    }
    set(to, toAt, cx, cy, cz, reach(radius, square, exact));
  }

  /** The squared length of a vector: in double that of floats neither underflows nor overflows. */
  public static double square(double x, double y, double z) {
    return x * x + y * y + z * z;
  }

  /** Whether {@link #square} is exact for this vector: neither a product nor a sum rounds. */
  public static boolean exactSquare(double x, double y, double z) {
    double xx = x * x, yy = y * y, zz = z * z, sum = xx + yy;
    return Math.fma(x, x, -xx) == 0 && Math.fma(y, y, -yy) == 0 && Math.fma(z, z, -zz) == 0 && sum - xx == yy
        && sum - yy == xx && sum + zz - sum == zz && sum + zz - zz == sum;
  }

  /** Whether the difference of two floats is exact in double. */
  public static boolean exact(float a, float b) {
    double difference = (double) a - b;
    return a - difference == b && difference + b == a;
  }

  /**
   * The least float, or the one after it, that is at least {@code radius + √square}.
   *
   * @param exact whether {@code square} is exact; otherwise its error is at most 6 · 2⁻⁵³ of itself
   */
  public static float reach(float radius, double square, boolean exact) {
    double reach = radius + Math.sqrt(square);
    float least = up(reach);
    double beyond = (double) least - radius;
    // no rounding in a sign
    boolean reaches = exact && exact(least, radius) && Math.fma(beyond, beyond, -square) >= 0;
    return reaches ? least : up(reach * (1 + SLACK));
  }

  /** The least float that is not below the value. */
  public static float up(double value) {
    float nearest = (float) value;
    return nearest < value ? Math.nextUp(nearest) : nearest;
  }
}
