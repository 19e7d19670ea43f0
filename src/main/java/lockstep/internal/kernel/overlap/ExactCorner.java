package lockstep.internal.kernel.overlap;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;

/**
 * Three planes with normals a, b and c. They meet at −q / det, relative to the first end of a segment.
 *
 * @param bc b × c, and so on
 */
record ExactCorner(ExactVec bc, ExactVec ca, ExactVec ab, Exact det, ExactVec q) {
  static ExactCorner of(ExactPlane a, ExactPlane b, ExactPlane c) {
    ExactVec bc = b.normal().cross(c.normal());
    ExactVec ca = c.normal().cross(a.normal());
    ExactVec ab = a.normal().cross(b.normal());
    return new ExactCorner(bc, ca, ab, a.normal().dot(bc),
        bc.times(a.outside()).plus(ca.times(b.outside())).plus(ab.times(c.outside())));
  }

  /** Whether the corner is nearest to that end, of all points behind the three planes. */
  boolean sees() {
    return !det.isZero() && bc.dot(q).isPositive() && ca.dot(q).isPositive() && ab.dot(q).isPositive();
  }

  /** Whether it is not in front of a plane; the determinant is not 0. */
  boolean isBehind(ExactPlane p) {
    Exact outside = p.outside().times(det).minus(p.normal().dot(q));
    return det.isPositive() ? !outside.isPositive() : !outside.isNegative();
  }
}
