package lockstep.internal.kernel.overlap;

import lockstep.twin.Twin;

/** A plane's constraint on the points {@code s e + t h}: {@code s u + t v + d ≤ 0}. */
record FrustumConstraint(double u, double v, double d) {
  /** The least upper bound of t, so far, from plane a, and the pairs that it forms with b, c and e. */
  @Twin.Pass
  static double highest(FrustumConstraint a, FrustumConstraint b, FrustumConstraint c, FrustumConstraint e,
      double t) {
    return a.below(e, a.below(c, a.below(b, a.inTriangle().sooner(t))));
  }

  /** The greatest lower bound of t, so far, from plane a, and the pairs that it forms with b, c and e. */
  @Twin.Pass
  static double lowest(FrustumConstraint a, FrustumConstraint b, FrustumConstraint c, FrustumConstraint e,
      double t) {
    return a.above(e, a.above(c, a.above(b, a.inTriangle().later(t))));
  }

  /** Its constraint on t within the triangle. */
  private FrustumConstraint inTriangle() {
    return new FrustumConstraint(0, u >= 0 ? v : v - u, u >= 0 ? d : d + u);
  }

  /** The sum of two planes that does not depend on s, if they differ in the sign of u. */
  private FrustumConstraint with(FrustumConstraint c) {
    double a = Math.abs(c.u), b = Math.abs(u);
    return new FrustumConstraint(0, a * v + b * c.v, a * d + b * c.d);
  }

  private double below(FrustumConstraint c, double t) {
    return u * c.u > 0 ? t : with(c).sooner(t);
  }

  private double above(FrustumConstraint c, double t) {
    return u * c.u > 0 ? t : with(c).later(t);
  }

  /**
   * The lesser of t and the bound on t from {@code v t + d ≤ 0}, if this is an upper one. If v is 0 it is +∞,
   * −∞, or none if d is 0 too.
   */
  private double sooner(double t) {
    double bound = -d / (v + 0.0);
    return v >= 0 && bound < t ? bound : t;
  }

  /** The greater of t and the bound on t, if it is a lower one. */
  private double later(double t) {
    double bound = -d / v;
    return v < 0 && bound > t ? bound : t;
  }
}
