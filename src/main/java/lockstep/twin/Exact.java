package lockstep.twin;

import java.math.BigDecimal;

/**
 * A real number, exactly: a sum of products of floats. What a definition decides by its sign is decided as in
 * real arithmetic:
 *
 * <pre>{@code
 * static boolean meet(Sphere a, Sphere b) {
 *   Exact r = Exact.sum(a.radius(), b.radius());
 *   return !ExactVec.difference(a.center(), b.center()).square().minus(r.square()).isPositive();
 * }
 * }</pre>
 *
 * <p>Called as plain Java, it computes with decimal numbers, slowly. Twins compute in {@code double}, with a
 * bound on the error, and only where the bound leaves a sign open that the definition asks for, they evaluate
 * the definition again, for that pair, with {@link Expansions}.
 *
 * <p>Numbers are made of finite floats. A definition that may meet others tests that first; what a number
 * made of an infinity or a NaN is compared to is not defined. A product of seven of them can neither overflow
 * nor underflow in double. One of more can, unless its factors are known to be {@link #below} a limit and are
 * {@link #scaled}; the twin compiler adds up exponents, and refuses what might.
 */
public record Exact(BigDecimal value) {
  /** A number that is a float. */
  public static Exact of(float x) {
    return new Exact(new BigDecimal(x));
  }

  /** a + b. */
  public static Exact sum(float a, float b) {
    return of(a).plus(of(b));
  }

  /** a − b. */
  public static Exact difference(float a, float b) {
    return of(a).minus(of(b));
  }

  public Exact plus(Exact b) {
    return new Exact(value.add(b.value));
  }

  public Exact minus(Exact b) {
    return new Exact(value.subtract(b.value));
  }

  public Exact times(Exact b) {
    return new Exact(value.multiply(b.value));
  }

  public Exact square() {
    return times(this);
  }

  public Exact negated() {
    return new Exact(value.negate());
  }

  public Exact abs() {
    return new Exact(value.abs());
  }

  /** This number times a power of two. */
  public Exact scaled(int power) {
    return new Exact(value.multiply(powerOfTwo(power)));
  }

  /**
   * This number, of which whoever computes it knows that it is below a power of two in absolute value, as
   * its factors have been tested: so it can be {@link #scaled} up.
   */
  public Exact below(int power) {
    if (value.abs().compareTo(powerOfTwo(power)) >= 0) {
      throw new ArithmeticException(value + " is not below 2^" + power);
    }
    return this;
  }

  private static BigDecimal powerOfTwo(int power) {
    BigDecimal two = BigDecimal.TWO.pow(Math.abs(power));
    return power < 0 ? BigDecimal.ONE.divide(two) : two;
  }

  /**
   * The nearest double; of two that are as near, the even one. Twins have it only where their estimate is
   * exact, and else evaluate the definition again: ask where double arithmetic does not do.
   */
  public double nearest() {
    return value.doubleValue();
  }

  public boolean isPositive() {
    return value.signum() > 0;
  }

  public boolean isNegative() {
    return value.signum() < 0;
  }

  public boolean isZero() {
    return value.signum() == 0;
  }
}
