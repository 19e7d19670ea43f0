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
 * made of an infinity or a NaN is compared to is not defined. A product has at most seven factors, so that no
 * step overflows or underflows in double; the twin compiler counts them.
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
