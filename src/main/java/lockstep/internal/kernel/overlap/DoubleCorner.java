package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;

/** Three planes with normals a, b and c. They meet at −q / det. */
record DoubleCorner(DoublePlane a, DoublePlane b, DoublePlane c) {
  DoubleVec bc() {
    return b.normal().crossExactly(c.normal());
  }

  DoubleVec ca() {
    return c.normal().crossExactly(a.normal());
  }

  DoubleVec ab() {
    return a.normal().crossExactly(b.normal());
  }

  DoubleVec q() {
    return bc().times(a.d()).plus(ca().times(b.d())).plus(ab().times(c.d()));
  }

  double det() {
    return a.normal().dot(bc());
  }

  /** At least the sum of the terms of the determinant. */
  private double volume() {
    return a.normal().abs().sum() * bc().abs().sum();
  }

  /** At least the sum of the terms of a component of q, with the reach of each plane in place of its d. */
  double scale() {
    return bc().abs().sum() * a.reach() + ca().abs().sum() * b.reach() + ab().abs().sum() * c.reach();
  }

  /** The factors of the sum of planes with a normal along w. */
  DoubleVec factors(DoubleVec w) {
    return new DoubleVec(w.dot(bc()), w.dot(ca()), w.dot(ab()));
  }

  /**
   * Whether a factor is certainly negative, of a vector w that is off by as much as q is: then the sum does
   * not count.
   */
  boolean isBeside(DoubleVec factors) {
    double room = -DoublePlane.ROUNDING_OF_FACTORS * scale();
    return factors.x() < room * bc().abs().sum() || factors.y() < room * ca().abs().sum()
        || factors.z() < room * ab().abs().sum();
  }

  /** The sum of the planes with these factors. */
  DoublePlane sum(DoubleVec factors) {
    DoublePlane two = a.sum(factors.x(), b, factors.y());
    return two.sum(1, c, factors.z());
  }

  /** Whether the planes certainly meet in a point that is certainly behind three others. */
  boolean isBehind(DoublePlane p, DoublePlane q, DoublePlane r) {
    return Math.abs(det()) > DoublePlane.ROUNDING * volume() && isBehind(p) && isBehind(q) && isBehind(r);
  }

  private boolean isBehind(DoublePlane p) {
    double sign = det() < 0 ? -1 : 1;
    double outside = sign * (det() * p.d() - p.normal().dot(q()));
    return outside < -DoublePlane.ROUNDING * (volume() * p.reach() + p.normal().abs().sum() * scale());
  }
}
