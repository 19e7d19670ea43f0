package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.SegmentTest;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;

/**
 * The inequalities of {@link ExactCapsule}: whether a point of the segment is near one that is on some planes
 * and not in front of the others. With s how far the first end is in front of a plane, in units of 1/|n|, and
 * m = n · g, the squared distance is
 *
 * <ul>
 * <li>of an end from a plane {@code s² / |n|²}: compared with r², that is a polynomial of degree 4;
 * <li>of an end from the line of planes a and b, of which a sum with the factors {@code s_a |b|² − s_b a · b}
 * and {@code s_b |a|² − s_a a · b} points to it: {@code Σ s factor / (|a|² |b|² − (a · b)²)}, degree 6;
 * <li>of an end from a corner {@code |q|² / det²}, degree 8;
 * <li>of the segment from such a line {@code (s_a m_b − s_b m_a)² / |u|²} with {@code u = m_b a − m_a b},
 * which is perpendicular to both, degree 8;
 * <li>of the segment from a corner {@code |q × g|² / (det² |g|²)}, degree 10.
 * </ul>
 *
 * <p>From degree 8 on both sides are {@linkplain Exact#scaled scaled} into the range of double: normals are
 * not long, and for the last one all numbers are in other units, see {@link ScaledCapsule}.
 *
 * @param between whether the segment is nearest between its ends; if not, at the first one
 */
record ExactFeet(boolean between, ExactVec g, Exact r, boolean reachesAll, boolean touching) {
  /** By which factors of products of degree 8 become large enough, and those of products of degree 10. */
  private static final int UP = 60, FAR_UP = 208;

  /** Whether a distance is no more than r, or less than that, by what its square is in excess. */
  private boolean isNear(Exact excess) {
    return reachesAll || SquareTest.isAtMost(excess, touching);
  }

  boolean reachesFace(ExactPlane a, ExactPlane b, ExactPlane c, ExactPlane d, ExactPlane e, ExactPlane f) {
    Exact square = a.normal().square();
    return a.outside().isPositive() && isNear(a.outside().square().minus(r.square().times(square)))
        && isFootBehind(a, square, b) && isFootBehind(a, square, c) && isFootBehind(a, square, d)
        && isFootBehind(a, square, e) && isFootBehind(a, square, f);
  }

  private static boolean isFootBehind(ExactPlane a, Exact square, ExactPlane p) {
    return !p.outside().times(square).minus(a.outside().times(a.normal().dot(p.normal()))).isPositive();
  }

  /** Whether the segment passes plane a from the front, and is not in front of the others there. */
  static boolean enters(ExactPlane a, ExactPlane b, ExactPlane c, ExactPlane d, ExactPlane e, ExactPlane f) {
    return a.outside().isPositive() && !a.outside().plus(a.along()).isPositive() && isEntryBehind(a, b)
        && isEntryBehind(a, c) && isEntryBehind(a, d) && isEntryBehind(a, e) && isEntryBehind(a, f);
  }

  private static boolean isEntryBehind(ExactPlane a, ExactPlane p) {
    return !p.along().times(a.outside()).minus(p.outside().times(a.along())).isPositive();
  }

  boolean meetEdge(ExactPlane a, ExactPlane b, ExactPlane c, ExactPlane d, ExactPlane e, ExactPlane f) {
    if (between) {
      return meetsEdge(a, b, c, d, e, f);
    }
    return reachesEdge(a, b, c, d, e, f);
  }

  boolean meetCorner(ExactPlane a, ExactPlane b, ExactPlane c, ExactPlane d, ExactPlane e, ExactPlane f) {
    if (between) {
      return meetsCorner(a, b, c, d, e, f);
    }
    return reachesCorner(a, b, c, d, e, f);
  }

  private boolean reachesEdge(ExactPlane a, ExactPlane b, ExactPlane c, ExactPlane d, ExactPlane e,
      ExactPlane f) {
    Exact aa = a.normal().square(), bb = b.normal().square(), ab = a.normal().dot(b.normal());
    Exact factorA = a.outside().times(bb).minus(b.outside().times(ab));
    Exact factorB = b.outside().times(aa).minus(a.outside().times(ab));
    Exact det = aa.times(bb).minus(ab.square());
    if (!factorA.isPositive() || !factorB.isPositive() || !det.isPositive()) {
      return false;
    }
    Exact square = a.outside().times(factorA).plus(b.outside().times(factorB));
    ExactVec sum = a.normal().times(factorA).plus(b.normal().times(factorB));
    return isNear(square.minus(r.square().times(det))) && isFootBehind(sum, det, c)
        && isFootBehind(sum, det, d) && isFootBehind(sum, det, e) && isFootBehind(sum, det, f);
  }

  private static boolean isFootBehind(ExactVec sum, Exact det, ExactPlane p) {
    return !p.outside().times(det).minus(sum.dot(p.normal())).isPositive();
  }

  private boolean meetsEdge(ExactPlane a, ExactPlane b, ExactPlane c, ExactPlane d, ExactPlane e,
      ExactPlane f) {
    ExactVec u = a.normal().times(b.along()).minus(b.normal().times(a.along()));
    Exact across = u.square(), towardsA = a.normal().dot(u), towardsB = b.normal().dot(u);
    // minus half of what the squared distance grows by at the first end, in units of that at t = 1
    Exact there = a.outside().times(towardsB).minus(b.outside().times(towardsA));
    if (!across.isPositive() || !SegmentTest.isBetween(there, across)) {
      return false;
    }
    Exact apart = up(a.outside().times(b.along()).minus(b.outside().times(a.along())));
    if (!isNear(apart.square().minus(up(r.square()).times(up(across))))) {
      return false;
    }
    return isPerpendicularBehind(a, b, u, c) && isPerpendicularBehind(a, b, u, d)
        && isPerpendicularBehind(a, b, u, e) && isPerpendicularBehind(a, b, u, f);
  }

  /** Whether the foot on the line of planes a and b is not in front of another plane. */
  private static boolean isPerpendicularBehind(ExactPlane a, ExactPlane b, ExactVec u, ExactPlane p) {
    Exact towards = p.normal().dot(u), towardsA = a.normal().dot(u), towardsB = b.normal().dot(u);
    Exact factorA = p.along().times(towardsB).minus(towards.times(b.along()));
    Exact factorB = towards.times(a.along()).minus(p.along().times(towardsA));
    return !up(p.outside()).times(up(u.square())).plus(up(a.outside()).times(up(factorA)))
        .plus(up(b.outside()).times(up(factorB))).isPositive();
  }

  private boolean reachesCorner(ExactPlane a, ExactPlane b, ExactPlane c, ExactPlane d, ExactPlane e,
      ExactPlane f) {
    ExactCorner corner = ExactCorner.of(a, b, c);
    if (!corner.sees()) {
      return false;
    }
    Exact limit = up(r.times(corner.det()));
    return isNear(up(corner.q()).square().minus(limit.square())) && corner.isBehind(d) && corner.isBehind(e)
        && corner.isBehind(f);
  }

  private boolean meetsCorner(ExactPlane a, ExactPlane b, ExactPlane c, ExactPlane d, ExactPlane e,
      ExactPlane f) {
    ExactCorner corner = ExactCorner.of(a, b, c);
    Exact there = corner.q().dot(g), square = g.square();
    boolean inside =
        corner.det().isPositive() ? SegmentTest.isBetween(there.negated(), square.times(corner.det()))
            : corner.det().isNegative() && SegmentTest.isBetween(there, square.times(corner.det()).negated());
    if (!inside || !corner.isBehind(d) || !corner.isBehind(e) || !corner.isBehind(f)) {
      return false;
    }
    Exact limit = r.times(corner.det()).scaled(FAR_UP);
    ExactVec q = corner.q().cross(g);
    ExactVec apart = new ExactVec(q.x().scaled(FAR_UP), q.y().scaled(FAR_UP), q.z().scaled(FAR_UP));
    return isNear(apart.square().minus(limit.square().times(square)));
  }

  private static Exact up(Exact x) {
    return x.scaled(UP);
  }

  private static ExactVec up(ExactVec v) {
    return new ExactVec(up(v.x()), up(v.y()), up(v.z()));
  }
}
