package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.twin.Plane;

/**
 * A plane in double, or a sum of planes: the points p with {@code n · p + d = 0}.
 *
 * @param reach at least |n| |p| + |d| of all points p that count, as they were before anything was subtracted
 */
record DoublePlane(DoubleVec normal, double d, double reach) {
  /**
   * What a sum of planes is off by, as a part of its reach: 512 v, v = 2⁻⁵³. A value {@code n · p + d} is off
   * by less than 8 v, a normal that has been rotated by 20 v, and a sum of them by 10 v more.
   */
  static final double ROUNDING = 0x1p-44;

  /**
   * What a factor that depends on a distance is off by, likewise. It is less, so that a factor that is hardly
   * negative cannot prove a miss.
   */
  static final double ROUNDING_OF_FACTORS = ROUNDING / 2;

  /** A plane, for points within a distance of the origin, summed over the axes. */
  static DoublePlane of(Plane plane, double extent) {
    DoubleVec normal = DoubleVec.of(plane.normal());
    return new DoublePlane(normal, plane.d(), normal.abs().sum() * extent + Math.abs(plane.d()));
  }

  /** A plane relative to a point, for points within a distance of that. */
  static DoublePlane of(Plane plane, DoubleVec p, double extent) {
    DoublePlane there = of(plane, p.abs().sum() + extent);
    return new DoublePlane(there.normal, there.normal.dot(p) + there.d, there.reach);
  }

  /** A plane that faces the other way, farther away than any point that counts. */
  DoublePlane beyond() {
    return new DoublePlane(normal.negated(), -d - 2 * reach, 4 * reach);
  }

  /** The plane in the frame of three orthogonal axes. */
  DoublePlane along(DoubleVec u, DoubleVec v, DoubleVec w) {
    return new DoublePlane(new DoubleVec(normal.dot(u), normal.dot(v), normal.dot(w)), d, reach);
  }

  /** The sum of this plane and another with these factors, which are not negative, or hardly. */
  DoublePlane sum(double factor, DoublePlane b, double factorB) {
    return new DoublePlane(normal.times(factor).plus(b.normal.times(factorB)), factor * d + factorB * b.d,
        factor * reach + factorB * b.reach);
  }

  /** The plane with its axes permuted to y, z, x. */
  DoublePlane yzx() {
    return new DoublePlane(normal.yzx(), d, reach);
  }

  /** The plane with its axes permuted to z, x, y. */
  DoublePlane zxy() {
    return new DoublePlane(normal.zxy(), d, reach);
  }

  /** How far it is from a ball about the origin, in units of 1/|n|; negative if it leaves part of it. */
  double apart(double r) {
    return d - r * normal.length();
  }

  /** The same for a capsule, all points within r of {@code t g} for t in [−1, 1]. */
  double apart(DoubleVec g, double r) {
    return d - Math.abs(normal.dot(g)) - r * normal.length();
  }

  /** Its constraint on points {@code s e + t h}, in which it keeps more, or less, than it may be off by. */
  FrustumConstraint constraint(DoubleVec e, DoubleVec h, double sign) {
    return new FrustumConstraint(normal.dot(e), normal.dot(h), d + sign * ROUNDING * reach);
  }

  /** 1 if a number is certainly positive, −1 if it is certainly negative, 0 if that is open or it is NaN. */
  static double side(double number, double scale) {
    double room = ROUNDING * scale;
    return number > room ? 1 : number < -room ? -1 : 0;
  }

  /** The greater of two numbers, the second if either is NaN. */
  static double greater(double a, double b) {
    return a > b ? a : b;
  }
}
