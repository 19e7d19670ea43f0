package lockstep.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * A rational number, {@code num / den · 2^exp}. Every finite float is one, and all arithmetic on them,
 * including division, stays exact.
 */
final class Rational {
  private final BigInteger num;
  private final BigInteger den; // positive; 1 unless something was divided
  private final int exp;

  private Rational(BigInteger num, BigInteger den, int exp) {
    int twos = num.signum() == 0 ? 0 : num.getLowestSetBit();
    this.num = twos == 0 ? num : num.shiftRight(twos);
    this.den = num.signum() == 0 ? BigInteger.ONE : den;
    this.exp = num.signum() == 0 ? 0 : exp + twos;
  }

  /** The exact value of a finite number. */
  static Rational of(double value) {
    if (!Double.isFinite(value)) {
      throw new ArithmeticException(value + " is not a rational number");
    }
    int exp = Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52;
    // whole and below 2^53
    return new Rational(BigInteger.valueOf((long) Math.scalb(value, -exp)), BigInteger.ONE, exp);
  }

  /** As {@link #of}, but an infinity becomes ±2^9999, beyond any quotient of floats. */
  static Rational bound(float value) {
    return Float.isInfinite(value)
        ? new Rational(BigInteger.valueOf(value > 0 ? 1 : -1), BigInteger.ONE, 9999) : of(value);
  }

  Rational plus(Rational that) {
    if (num.signum() == 0) {
      return that;
    }
    if (that.num.signum() == 0) {
      return this;
    }
    int low = Math.min(exp, that.exp);
    BigInteger a = num.shiftLeft(exp - low);
    BigInteger b = that.num.shiftLeft(that.exp - low);
    return den.equals(that.den) ? new Rational(a.add(b), den, low)
        : new Rational(a.multiply(that.den).add(b.multiply(den)), den.multiply(that.den), low);
  }

  Rational negate() {
    return new Rational(num.negate(), den, exp);
  }

  Rational minus(Rational that) {
    return plus(that.negate());
  }

  Rational times(Rational that) {
    return new Rational(num.multiply(that.num), den.multiply(that.den), exp + that.exp);
  }

  Rational dividedBy(Rational that) {
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
    return new Rational(top.divide(common), bottom.divide(common), exp - that.exp);
  }

  int sign() {
    return num.signum();
  }

  /** The nearest double, or a neighbour of it. */
  double toDouble() {
    BigDecimal power = exp >= 0 ? new BigDecimal(BigInteger.ONE.shiftLeft(exp))
        : BigDecimal.ONE.divide(new BigDecimal(BigInteger.ONE.shiftLeft(-exp)), MathContext.DECIMAL64);
    return new BigDecimal(num).divide(new BigDecimal(den), MathContext.DECIMAL64).multiply(power)
        .doubleValue();
  }
}
