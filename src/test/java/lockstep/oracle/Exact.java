package lockstep.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * An exact rational number, {@code num / den · 2^exp}. Every finite float is one, and all arithmetic on them,
 * including division, stays exact.
 */
public final class Exact {
  public static final Exact ZERO = new Exact(BigInteger.ZERO, BigInteger.ONE, 0);
  public static final Exact ONE = of(1);

  private final BigInteger num;
  private final BigInteger den; // positive; 1 unless something was divided
  private final int exp;

  private Exact(BigInteger num, BigInteger den, int exp) {
    int twos = num.signum() == 0 ? 0 : num.getLowestSetBit();
    this.num = twos == 0 ? num : num.shiftRight(twos);
    this.den = num.signum() == 0 ? BigInteger.ONE : den;
    this.exp = num.signum() == 0 ? 0 : exp + twos;
  }

  /** The exact value of a finite number. */
  public static Exact of(double value) {
    if (!Double.isFinite(value)) {
      throw new ArithmeticException(value + " is not a rational number");
    }
    int exp = Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52;
    // whole and below 2^53
    return new Exact(BigInteger.valueOf((long) Math.scalb(value, -exp)), BigInteger.ONE, exp);
  }

  /** As {@link #of}, but an infinity becomes ±2^9999, beyond any quotient of floats. */
  public static Exact bound(float value) {
    return Float.isInfinite(value) ? new Exact(BigInteger.valueOf(value > 0 ? 1 : -1), BigInteger.ONE, 9999)
        : of(value);
  }

  public Exact plus(Exact that) {
    if (num.signum() == 0) {
      return that;
    }
    if (that.num.signum() == 0) {
      return this;
    }
    int low = Math.min(exp, that.exp);
    BigInteger a = num.shiftLeft(exp - low);
    BigInteger b = that.num.shiftLeft(that.exp - low);
    return den.equals(that.den) ? new Exact(a.add(b), den, low)
        : new Exact(a.multiply(that.den).add(b.multiply(den)), den.multiply(that.den), low);
  }

  public Exact negate() {
    return new Exact(num.negate(), den, exp);
  }

  public Exact minus(Exact that) {
    return plus(that.negate());
  }

  public Exact times(Exact that) {
    return new Exact(num.multiply(that.num), den.multiply(that.den), exp + that.exp);
  }

  public Exact times(double that) {
    return times(of(that));
  }

  public Exact square() {
    return times(this);
  }

  public Exact dividedBy(Exact that) {
    if (that.num.signum() == 0) {
      throw new ArithmeticException("division by 0");
    }
    BigInteger top = num.multiply(that.den);
    BigInteger bottom = den.multiply(that.num);
    if (bottom.signum() < 0) {
      top = top.negate();
      bottom = bottom.negate();
    }
    BigInteger common = top.gcd(bottom);
    return new Exact(top.divide(common), bottom.divide(common), exp - that.exp);
  }

  public int sign() {
    return num.signum();
  }

  public Exact abs() {
    return num.signum() < 0 ? negate() : this;
  }

  public boolean isAtMost(Exact that) {
    return minus(that).sign() <= 0;
  }

  public boolean isLessThan(Exact that) {
    return minus(that).sign() < 0;
  }

  public static Exact min(Exact a, Exact b) {
    return b.isLessThan(a) ? b : a;
  }

  public static Exact max(Exact a, Exact b) {
    return a.isLessThan(b) ? b : a;
  }

  /** The nearest double, or a neighbour of it. */
  public double toDouble() {
    BigDecimal power = exp >= 0 ? new BigDecimal(BigInteger.ONE.shiftLeft(exp))
        : BigDecimal.ONE.divide(new BigDecimal(BigInteger.ONE.shiftLeft(-exp)), MathContext.DECIMAL64);
    return new BigDecimal(num).divide(new BigDecimal(den), MathContext.DECIMAL64).multiply(power)
        .doubleValue();
  }

  @Override
  public String toString() {
    return Double.toString(toDouble());
  }
}
