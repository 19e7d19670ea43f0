package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/**
 * The depth of a capsule in another shape, at the two ends of the common part and at its deepest point. If
 * neither end is deepest, that point replaces the deeper one.
 *
 * @param isLine whether there are two points
 * @param t0 the t of the first end
 */
record SegmentManifold(boolean isLine, float t0, float t1, float deep, float deep0, float deep1,
    float rounding) {
  /** Whether the first point is the deeper one. */
  boolean isFirst() {
    return !isLine || deep0 >= deep1;
  }

  private boolean isBetween() {
    return !isLine || (isFirst() ? deep0 : deep1) < deep - rounding;
  }

  /** Whether the first point is the end, and not the deepest point. */
  boolean isEnd0() {
    return !(isBetween() && isFirst());
  }

  boolean isEnd1() {
    return !isBetween() || isFirst();
  }

  float depth0() {
    return isFirst() ? deep : deep0;
  }

  float depth1() {
    return isFirst() ? deep1 : deep;
  }

  /** The contact at these points. */
  Manifold2 contact(boolean overlap, boolean hit, Vec normal, ContactPoint p0, ContactPoint p1) {
    boolean first = isFirst(), differ = p0.feature() != p1.feature();
    float at0 = hit && (first || differ) ? Contact.depth(overlap, first, p0.depth()) : Contact.NONE;
    float at1 =
        hit && isLine && (!first || differ) ? Contact.depth(overlap, !first, p1.depth()) : Contact.NONE;
    return new Manifold2(hit, normal, new ContactPoint(p0.p().plus(Vec.all(0)), at0, p0.feature()),
        new ContactPoint(p1.p().plus(Vec.all(0)), at1, p1.feature()));
  }
}
