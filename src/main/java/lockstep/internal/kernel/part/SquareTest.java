package lockstep.internal.kernel.part;

import lockstep.twin.Expansions;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether two points are no farther apart than two lengths together: the sign of {@code |p − q|² − (r + s)²},
 * as in real arithmetic, for all floats that are finite.
 *
 * <p>In float the difference on an axis is off by u of itself, so the square of the distance by less than 5.1
 * u, and the square of the sum by less than 3.1 u, while nothing underflows. {@link #isCertainlyLess} allows
 * for both. What it leaves open is decided in double ({@link #of}): there a difference of floats is exact
 * unless their exponents are more than 28 apart, and a product or sum of such numbers is where they have few
 * digits, as those on a common grid have. Each operation tells. Where one is not exact, the gap is off by
 * less than 2⁻⁵⁰ of both squares: at most 6 · 2⁻⁵³ of the first, 4 · 2⁻⁵³ of the second, and their
 * difference rounds by 2⁻⁵³ of itself. What is left is for {@link #exactly}.
 *
 * @param isOpen whether rounding could have changed the sign of the gap
 */
public record SquareTest(double gap, boolean isOpen) {
  /** Room for the rounding of both squares, and of products with this number. */
  private static final float MORE = 1 + 12 * Real.U;

  /** More than underflow takes from squares. */
  private static final float TINY = 0x1p-120f;

  private static final double ROUNDING = 0x1p-50;

  /**
   * Whether one square, of a distance or of a sum of lengths, is certainly less than another, for floats that
   * are off by the rounding of a few operations. False if either is NaN or both are infinite.
   */
  public static boolean isCertainlyLess(float a, float b) {
    return a * MORE + TINY < b;
  }

  /**
   * Whether one of them may be at most as large as another. True if both are infinite, false if either is
   * NaN.
   */
  public static boolean mayBeAtMost(float a, float b) {
    return a <= b * MORE + TINY;
  }

  /** Whether squares of lengths up to this, and down to u of it, neither overflow nor vanish. */
  public static boolean isInRange(float length) {
    return length >= 0x1p-30f && length <= 0x1p60f;
  }

  /**
   * By how much the square of a distance near r may be off if the distance is off by {@code error}, and what
   * {@link #MORE} and {@link #TINY} allow for.
   */
  public static float room(float r, float error) {
    return error * (2 * r + error) + (r * r * (16 * Real.U) + TINY);
  }

  /** The test in double. */
  public static SquareTest of(Vec p, Vec q, float r, float s) {
    double x = (double) p.x() - q.x(), y = (double) p.y() - q.y(), z = (double) p.z() - q.z();
    double sum = (double) r + s;
    double xx = x * x, yy = y * y, zz = z * z, limit = sum * sum;
    double xy = xx + yy, square = xy + zz, gap = square - limit;
    boolean exact = isDifference(x, p.x(), q.x()) && isDifference(y, p.y(), q.y())
        && isDifference(z, p.z(), q.z()) && isSum(sum, r, s) && isSquare(xx, x) && isSquare(yy, y)
        && isSquare(zz, z) && isSquare(limit, sum) && isSum(xy, xx, yy) && isSum(square, xy, zz);
    return new SquareTest(gap, !exact && Math.abs(gap) < ROUNDING * (square + limit));
  }

  /** Whether a length is infinite, and so at least that of any vector, unless a component is NaN. */
  public static boolean reachesAll(float length, Vec v) {
    return length > Float.MAX_VALUE && v.abs().sum() >= 0;
  }

  /** Whether the gap may be at most 0. */
  public boolean mayBe() {
    return isOpen || gap <= 0;
  }

  /**
   * Whether a rounded sum is that of real arithmetic: taking the larger of both from it does not round
   * (Dekker, A floating-point technique for extending the available precision, 1971).
   */
  private static boolean isSum(double sum, double a, double b) {
    return sum - a == b && sum - b == a;
  }

  private static boolean isDifference(double difference, double a, double b) {
    return a - difference == b && difference + b == a;
  }

  private static boolean isSquare(double square, double a) {
    return Math.fma(a, a, -square) == 0;
  }

  /** Whether the gap is at most 0, in real arithmetic, for finite numbers. */
  @Twin.Plain
  public static boolean exactly(float px, float py, float pz, float qx, float qy, float qz, float r,
      float s) {
    Expansions e = Expansions.begin();
    int x = e.difference(px, qx), y = e.difference(py, qy), z = e.difference(pz, qz), sum = e.sum(r, s);
    int square = e.plus(e.plus(e.square(x), e.square(y)), e.square(z));
    return e.sign(e.minus(square, e.square(sum))) <= 0;
  }
}
