package lockstep.twin;

/**
 * What stands for an {@link Exact} number in twins: a number in double of which a bound on the error is
 * known. The real number is {@code value}, off by at most {@code error}. With an error of 0 it is exact. Each
 * method has the name of that of {@code Exact} for which twins perform it.
 *
 * <p>Each operation adds the error of its own rounding, which is no bound but the very difference: that of a
 * sum (Knuth, The Art of Computer Programming, volume 2, 4.2.2) and that of a product by {@code fma}. So
 * numbers on a common grid stay exact while their digits fit a double, and where they are not, the bound is
 * tight. It is itself rounded, for which {@link #isUnsure} allows.
 *
 * <p>No sum or product overflows or underflows, as the twin compiler sees to it: up to the seventh degree of
 * floats all are multiples of 2⁻¹⁰⁴³ and below 2¹⁰²³. An operand that is infinite or NaN leaves no error that
 * means anything.
 */
record Estimate(double value, double error) {
  /** More than the bound may have lost by rounding, in thousands of operations. */
  private static final double LOST = 1 + 0x1p-40;

  /** A number that is exact. */
  static Estimate of(double exact) {
    return new Estimate(exact, 0);
  }

  /** The sum of two exact numbers. */
  static Estimate sum(double a, double b) {
    return new Estimate(a + b, Math.abs(lostBySum(a, b, a + b)));
  }

  /** The difference of two exact numbers. */
  static Estimate difference(double a, double b) {
    return sum(a, -b);
  }

  Estimate plus(Estimate b) {
    double sum = value + b.value;
    return new Estimate(sum, error + b.error + Math.abs(lostBySum(value, b.value, sum)));
  }

  Estimate minus(Estimate b) {
    return plus(b.negated());
  }

  Estimate times(Estimate b) {
    double product = value * b.value;
    return new Estimate(product, Math.abs(value) * b.error + Math.abs(b.value) * error + error * b.error
        + Math.abs(Math.fma(value, b.value, -product)));
  }

  /** The square, by fewer operations than {@link #times}. */
  Estimate square() {
    double square = value * value;
    return new Estimate(square,
        (2 * Math.abs(value) + error) * error + Math.abs(Math.fma(value, value, -square)));
  }

  /** Whether it is not certain if the number is negative, 0 or positive. */
  boolean isUnsure() {
    return error > 0 && Math.abs(value) <= LOST * error;
  }

  /** Whether it is not certain that the value is the number. */
  boolean isInexact() {
    return error > 0;
  }

  Estimate negated() {
    return new Estimate(-value, error);
  }

  Estimate abs() {
    return new Estimate(Math.abs(value), error);
  }

  Estimate scaled(double powerOfTwo) {
    return new Estimate(value * powerOfTwo, error * powerOfTwo);
  }

  /** By how much a rounded sum is too small. */
  static double lostBySum(double a, double b, double sum) {
    double ofB = sum - a;
    return a - (sum - ofB) + (b - ofB);
  }
}
