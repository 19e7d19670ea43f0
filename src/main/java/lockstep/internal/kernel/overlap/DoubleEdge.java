package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;

/**
 * Two planes with normals a and b. A point that is {@code outA} and {@code outB} in front of them, in units
 * of 1/|a| and 1/|b|, is as far from the line in which they meet as from a sum of both, with these factors.
 *
 * @param squareA |a|²
 * @param squareB |b|²
 * @param dot a · b
 */
record DoubleEdge(DoublePlane a, DoublePlane b, double squareA, double squareB, double dot) {
  static DoubleEdge of(DoublePlane a, DoublePlane b) {
    DoubleVec n = a.normal(), m = b.normal();
    return new DoubleEdge(a, b, n.dot(n), m.dot(m), n.dot(m));
  }

  double factorA(double outA, double outB) {
    return outA * squareB - outB * dot;
  }

  double factorB(double outA, double outB) {
    return outB * squareA - outA * dot;
  }

  private double lengthA() {
    return Math.sqrt(squareA);
  }

  private double lengthB() {
    return Math.sqrt(squareB);
  }

  /** At least the terms of the factors, divided by |b| and |a|, with the reach of each plane as its d. */
  private double scale() {
    return a.reach() * lengthB() + b.reach() * lengthA();
  }

  /** Whether a factor is certainly negative, as it may be off by this, times |b| or |a|. */
  private boolean isBeside(double factorA, double factorB, double off) {
    return factorA < -off * lengthB() || factorB < -off * lengthA();
  }

  /** Whether the wedge behind both planes is apart from a ball about the origin, if its edge is nearest. */
  double ball(double r) {
    double factorA = factorA(a.d(), b.d()), factorB = factorB(a.d(), b.d()), scale = scale();
    double side = DoublePlane.side(a.sum(factorA, b, factorB).apart(r), scale * scale);
    return isBeside(factorA, factorB, DoublePlane.ROUNDING_OF_FACTORS * scale) ? -1 : side;
  }

  /**
   * The same for a capsule, all points within r of {@code t g} for t in [−1, 1]. The edge is nearest to the
   * segment where the squared distance of their lines, a polynomial in t, is least, if that is between the
   * ends. Where they are nearly parallel that may be off. Any t bounds the distance from above, so it only
   * matters for the signs of the factors, which change on the way by no more than t times the root of half
   * the polynomial's second derivative.
   */
  double capsule(DoubleVec g, double r) {
    double alongA = a.normal().dot(g), alongB = b.normal().dot(g);
    double slope = alongA * factorA(a.d(), b.d()) + alongB * factorB(a.d(), b.d());
    double bend = alongA * factorA(alongA, alongB) + alongB * factorB(alongA, alongB);
    double to = -slope / bend;
    double t = to > 1 ? 1 : to > -1 ? to : -1;
    double scale = scale(), room = DoublePlane.ROUNDING_OF_FACTORS * scale;
    double off =
        room * g.abs().sum() * (a.normal().abs().sum() * lengthB() + b.normal().abs().sum() * lengthA())
            + Double.MIN_NORMAL;
    double change = 2 * off / Math.sqrt(bend > off ? bend : off);

    double outA = a.d() + t * alongA, outB = b.d() + t * alongB;
    double factorA = factorA(outA, outB), factorB = factorB(outA, outB);
    DoublePlane sum = a.sum(factorA, b, factorB);
    double there = factorA * outA + factorB * outB - r * sum.normal().length();
    boolean isApart =
        DoublePlane.side(sum.apart(g, r), scale * scale) > 0 && !isBeside(factorA, factorB, room);
    boolean reaches = DoublePlane.side(there, scale * scale) < 0 || isBeside(factorA, factorB, room + change);
    return reaches ? -1 : isApart ? 1 : 0;
  }
}
