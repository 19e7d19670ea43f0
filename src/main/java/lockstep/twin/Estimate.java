package lockstep.twin;

/**
 * A number in double of which a bound on the error is known: the real number is {@code value}, off by at most
 * {@code error}. With an error of 0 it is exact.
 *
 * <p>Each operation adds the error of its own rounding, which is no bound but the very difference: that of a
 * sum (Knuth, The Art of Computer Programming, volume 2, 4.2.2) and that of a product by {@code fma}. So
 * numbers on a common grid stay exact while their digits fit a double, and where they are not, the bound is
 * tight. It is itself rounded, for which {@link #isUnsure} allows.
 *
 * <p>No sum or product of floats overflows or underflows up to the seventh degree: all are multiples of
 * 2⁻¹⁰⁴³ and below 2¹⁰²³. An operand that is infinite or NaN leaves no error that means anything; then {@link
 * #isUnsure} is false, and the value is what double makes of it.
 */
public record Estimate(double value, double error) {
  /** More than the bound may have lost by rounding, in thousands of operations. */
  private static final double LOST = 1 + 0x1p-40;

  /** A number that is exact. */
  public static Estimate of(double exact) {
    return new Estimate(exact, 0);
  }

  /** The sum of two exact numbers. */
  public static Estimate sum(double a, double b) {
    return new Estimate(a + b, Math.abs(lostBySum(a, b, a + b)));
  }

  /** The difference of two exact numbers. */
  public static Estimate difference(double a, double b) {
    return sum(a, -b);
  }

  public Estimate plus(Estimate b) {
    double sum = value + b.value;
    return new Estimate(sum, error + b.error + Math.abs(lostBySum(value, b.value, sum)));
  }

  public Estimate minus(Estimate b) {
    return plus(b.negated());
  }

  public Estimate times(Estimate b) {
    double product = value * b.value;
    return new Estimate(product, Math.abs(value) * b.error + Math.abs(b.value) * error + error * b.error
        + Math.abs(Math.fma(value, b.value, -product)));
  }

  /** The square, by fewer operations than {@link #times}. */
  public Estimate square() {
    double square = value * value;
    return new Estimate(square,
        (2 * Math.abs(value) + error) * error + Math.abs(Math.fma(value, value, -square)));
  }

  /** Whether it is not certain if the number is negative, 0 or positive. */
  public boolean isUnsure() {
    return error > 0 && Math.abs(value) <= LOST * error;
  }

  public Estimate negated() {
    return new Estimate(-value, error);
  }

  /** Whether the number is at most 0: 1 if it is, −1 if it is not, 0 if that is not certain. */
  public double isAtMostZero() {
    return isUnsure() ? 0 : value <= 0 ? 1 : -1;
  }

  /** Whether the number is less than 0, likewise. */
  public double isNegative() {
    return isUnsure() ? 0 : value < 0 ? 1 : -1;
  }

  /** By how much a rounded sum is too small. */
  private static double lostBySum(double a, double b, double sum) {
    double ofB = sum - a;
    return a - (sum - ofB) + (b - ofB);
  }
}
