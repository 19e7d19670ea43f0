package lockstep.internal.kernel.part;

import lockstep.twin.Vec;

/** A vector, or a point, in double, with the order of operations of {@link Vec}. */
public record DoubleVec(double x, double y, double z) {
  public static DoubleVec of(Vec v) {
    return new DoubleVec(v.x(), v.y(), v.z());
  }

  public DoubleVec plus(DoubleVec v) {
    return new DoubleVec(x + v.x, y + v.y, z + v.z);
  }

  public DoubleVec minus(DoubleVec v) {
    return new DoubleVec(x - v.x, y - v.y, z - v.z);
  }

  public DoubleVec times(double factor) {
    return new DoubleVec(factor * x, factor * y, factor * z);
  }

  public DoubleVec dividedBy(double divisor) {
    return new DoubleVec(x / divisor, y / divisor, z / divisor);
  }

  public DoubleVec negated() {
    return new DoubleVec(-x, -y, -z);
  }

  public DoubleVec abs() {
    return new DoubleVec(Math.abs(x), Math.abs(y), Math.abs(z));
  }

  public double sum() {
    return x + y + z;
  }

  public double dot(DoubleVec v) {
    return x * v.x + y * v.y + z * v.z;
  }

  public DoubleVec cross(DoubleVec v) {
    return new DoubleVec(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x);
  }

  /**
   * The cross product, each component off by 2 v of itself, v = 2⁻⁵³, and so with its sign (Jeannerod, Louvet
   * and Muller, Further analysis of Kahan's algorithm for the accurate computation of 2 × 2 determinants,
   * 2013).
   */
  public DoubleVec crossExactly(DoubleVec v) {
    return new DoubleVec(difference(y, v.z, z, v.y), difference(z, v.x, x, v.z), difference(x, v.y, y, v.x));
  }

  /** a b − c d. */
  private static double difference(double a, double b, double c, double d) {
    double cd = c * d;
    return Math.fma(a, b, -cd) - Math.fma(c, d, -cd);
  }

  public double length() {
    return Math.sqrt(dot(this));
  }

  /** The nearest floats. */
  public Vec rounded() {
    return new Vec((float) x, (float) y, (float) z);
  }

  /** The vector with its axes permuted to y, z, x. */
  public DoubleVec yzx() {
    return new DoubleVec(y, z, x);
  }

  /** The vector with its axes permuted to z, x, y. */
  public DoubleVec zxy() {
    return new DoubleVec(z, x, y);
  }

  /** Whether no component is negative, or NaN. */
  public boolean isPositive() {
    return x >= 0 && y >= 0 && z >= 0;
  }

  /** Whether all components are 0, of either sign. */
  public boolean isZero() {
    return x == 0 && y == 0 && z == 0;
  }
}
