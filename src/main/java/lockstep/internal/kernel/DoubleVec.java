package lockstep.internal.kernel;

import lockstep.twin.Vec;

/** A vector, or a point, in double, with the order of operations of {@link Vec}. */
record DoubleVec(double x, double y, double z) {
  static DoubleVec of(Vec v) {
    return new DoubleVec(v.x(), v.y(), v.z());
  }

  DoubleVec plus(DoubleVec v) {
    return new DoubleVec(x + v.x, y + v.y, z + v.z);
  }

  DoubleVec minus(DoubleVec v) {
    return new DoubleVec(x - v.x, y - v.y, z - v.z);
  }

  DoubleVec times(double factor) {
    return new DoubleVec(factor * x, factor * y, factor * z);
  }

  DoubleVec dividedBy(double divisor) {
    return new DoubleVec(x / divisor, y / divisor, z / divisor);
  }

  DoubleVec negated() {
    return new DoubleVec(-x, -y, -z);
  }

  DoubleVec abs() {
    return new DoubleVec(Math.abs(x), Math.abs(y), Math.abs(z));
  }

  double sum() {
    return x + y + z;
  }

  double dot(DoubleVec v) {
    return x * v.x + y * v.y + z * v.z;
  }

  DoubleVec cross(DoubleVec v) {
    return new DoubleVec(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x);
  }

  double length() {
    return Math.sqrt(dot(this));
  }

  /** The nearest floats. */
  Vec rounded() {
    return new Vec((float) x, (float) y, (float) z);
  }

  /** The vector with its axes permuted to y, z, x. */
  DoubleVec yzx() {
    return new DoubleVec(y, z, x);
  }

  /** The vector with its axes permuted to z, x, y. */
  DoubleVec zxy() {
    return new DoubleVec(z, x, y);
  }

  /** Whether no component is negative, or NaN. */
  boolean isPositive() {
    return x >= 0 && y >= 0 && z >= 0;
  }

  /** Whether all components are 0, of either sign. */
  boolean isZero() {
    return x == 0 && y == 0 && z == 0;
  }
}
