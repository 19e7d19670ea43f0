package lockstep.oracle;

/**
 * A real number, exactly: a float, or what arithmetic makes of some, including division. It is known between
 * two doubles, which mostly tell its sign; where they do not, it is computed as a rational number, from what
 * it was made of.
 */
public final class Exact {
  public static final Exact ZERO = of(0);
  public static final Exact ONE = of(1);

  /** Below this, what rounds in a product may be too small for a double. */
  private static final double SMALL = 0x1p-900;

  private enum Operation {
    PLUS, NEGATED, TIMES, DIVIDED
  }

  private final double low;
  private final double high;
  private final Operation operation;
  private final Exact first;
  private final Exact second;

  /** Null until it is needed. */
  private Rational rational;

  private Exact(double low, double high, Operation operation, Exact first, Exact second) {
    this.low = Double.isNaN(low) ? Double.NEGATIVE_INFINITY : low;
    this.high = Double.isNaN(high) ? Double.POSITIVE_INFINITY : high;
    this.operation = operation;
    this.first = first;
    this.second = second;
  }

  /** The exact value of a finite number. */
  public static Exact of(double value) {
    if (!Double.isFinite(value)) {
      throw new ArithmeticException(value + " is not a rational number");
    }
    return new Exact(value, value, null, null, null);
  }

  /** As {@link #of}, but an infinity becomes ±2^9999, beyond any quotient of floats. */
  public static Exact bound(float value) {
    if (Float.isInfinite(value)) {
      Exact far = new Exact(value > 0 ? Double.MAX_VALUE : value, value > 0 ? value : -Double.MAX_VALUE, null,
          null, null);
      far.rational = Rational.bound(value);
      return far;
    }
    return of(value);
  }

  public Exact plus(Exact that) {
    if (isZero() || that.isZero()) {
      return isZero() ? that : this;
    }
    double least = low + that.low, most = high + that.high;
    return new Exact(isSum(low, that.low, least) ? least : Math.nextDown(least),
        isSum(high, that.high, most) ? most : Math.nextUp(most), Operation.PLUS, this, that);
  }

  /** Whether a sum has not been rounded. */
  private static boolean isSum(double a, double b, double sum) {
    double ofB = sum - a;
    return a - (sum - ofB) + (b - ofB) == 0;
  }

  public Exact negate() {
    return new Exact(-high, -low, Operation.NEGATED, this, null);
  }

  public Exact minus(Exact that) {
    return plus(that.negate());
  }

  public Exact times(Exact that) {
    if (isZero() || that.isZero()) {
      return ZERO;
    }
    if (low == high && that.low == that.high) {
      double product = low * that.low;
      boolean isProduct = Math.abs(product) > SMALL && Math.fma(low, that.low, -product) == 0;
      return new Exact(isProduct ? product : Math.nextDown(product),
          isProduct ? product : Math.nextUp(product), Operation.TIMES, this, that);
    }
    double a = product(low, that.low), b = product(low, that.high), c = product(high, that.low),
        d = product(high, that.high);
    return new Exact(Math.nextDown(Math.min(Math.min(a, b), Math.min(c, d))),
        Math.nextUp(Math.max(Math.max(a, b), Math.max(c, d))), Operation.TIMES, this, that);
  }

  /** A product of bounds, of which one may be infinite. */
  private static double product(double a, double b) {
    return a == 0 || b == 0 ? 0 : a * b;
  }

  public Exact times(double that) {
    return times(of(that));
  }

  public Exact square() {
    Exact square = times(this);
    return square.low >= 0 ? square : new Exact(0, square.high, Operation.TIMES, this, this);
  }

  public Exact dividedBy(Exact that) {
    if (that.sign() == 0) {
      throw new ArithmeticException("division by 0");
    }
    boolean spansZero = that.low <= 0 && that.high >= 0;
    double a = low / that.low, b = low / that.high, c = high / that.low, d = high / that.high;
    return new Exact(
        spansZero ? Double.NEGATIVE_INFINITY : Math.nextDown(Math.min(Math.min(a, b), Math.min(c, d))),
        spansZero ? Double.POSITIVE_INFINITY : Math.nextUp(Math.max(Math.max(a, b), Math.max(c, d))),
        Operation.DIVIDED, this, that);
  }

  /** Whether it is known to be 0. */
  private boolean isZero() {
    return low == 0 && high == 0;
  }

  public int sign() {
    return low > 0 ? 1 : high < 0 ? -1 : isZero() ? 0 : rational().sign();
  }

  private Rational rational() {
    if (rational == null) {
      rational = operation == null ? Rational.of(low) : switch (operation) {
        case PLUS -> first.rational().plus(second.rational());
        case NEGATED -> first.rational().negate();
        case TIMES -> first.rational().times(second.rational());
        case DIVIDED -> first.rational().dividedBy(second.rational());
      };
    }
    return rational;
  }

  public Exact abs() {
    return sign() < 0 ? negate() : this;
  }

  public boolean isAtMost(Exact that) {
    return high <= that.low || (low <= that.high && minus(that).sign() <= 0);
  }

  public boolean isLessThan(Exact that) {
    return !that.isAtMost(this);
  }

  public static Exact min(Exact a, Exact b) {
    return b.isLessThan(a) ? b : a;
  }

  public static Exact max(Exact a, Exact b) {
    return a.isLessThan(b) ? b : a;
  }

  /** The nearest double, or a neighbour of it. */
  public double toDouble() {
    return high <= Math.nextUp(low) ? low + 0.0 : rational().toDouble(); // never −0
  }

  @Override
  public String toString() {
    return Double.toString(toDouble());
  }
}
