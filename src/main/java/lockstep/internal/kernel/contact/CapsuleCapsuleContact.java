package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.distance.CapsuleCapsuleDistance;
import lockstep.internal.kernel.overlap.CapsuleCapsule;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Capsule;
import lockstep.twin.Segment;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two capsules: a point between the closest points of their segments (Ericson, Real-Time Collision
 * Detection, 2005, 5.1.9), found by {@link SegmentSegment}; of nearly parallel ones that are beside each
 * other two, at the ends of what both have in common. Where the closest points are at neither end, they are
 * one of the two.
 *
 * <p>The depth is not negative exactly where {@link CapsuleCapsule} reports an overlap. Segments that cross
 * leave along the normal of both, those on one line across it, points along x: see {@link SegmentContact} for
 * how the normal is chosen. A capsule without length is a sphere. A negative radius, a NaN or an infinity
 * anywhere has no contact. The order of the ends changes no bit but the features, which name ends, and that
 * of the capsules only the signs of the normal.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of ends: the middle m of one segment relative to the other is
 * off by 3 u D, its product with the normal by 3 u D and those of halves of the segments by 3 u of these. The
 * way v between the closest points is off by what {@link SegmentSegment} says. The largest error found in
 * 50,000 pairs of each kind is less than 8 u of the span for all of it.
 *
 * <p>Range: as {@link CapsuleCapsuleDistance}.
 */
public final class CapsuleCapsuleContact {
  /** m is off by 3 u of coordinates, g and h, their multiples, and the difference of these by u each. */
  public static final ErrorBound ERROR = new ErrorBound(6, 0);

  private CapsuleCapsuleContact() {}

  @Twin
  static Manifold2 contact(Capsule first, @Twin.Second Capsule second) {
    Segment s1 = first.segment(), s2 = second.segment();
    // from the middle of the first to that of the second; half of each segment, pointing forward
    Vec to = SegmentSegment.of(s2, s1).m();
    boolean back1 = Segments.back(s1.b().minus(s1.a()));
    boolean back2 = Segments.back(s2.b().minus(s2.a()));
    Vec half1 = SegmentContact.half(back1, s1), half2 = SegmentContact.half(back2, s2);

    // from here on A is the one behind, or else is chosen by its numbers, and B the other, so the order of
    // the operands does not matter
    Vec order = to.isZero() ? half2.minus(half1) : to;
    boolean swap = Segments.back(order) || (order.isZero() && second.radius() < first.radius());
    Vec m = swap ? to.negated() : to, g = swap ? half2 : half1, h = swap ? half1 : half2;
    float rA = swap ? second.radius() : first.radius(), rB = swap ? first.radius() : second.radius();
    float r = rA + rB;
    float gg = g.square(), hh = h.square();

    // the vector from A to B between the closest points
    SegmentSegment pair = new SegmentSegment(m.negated(), g, h);
    float s = pair.closestS(), t = pair.closestT();
    Vec v = m.plus(h.times(t).minus(g.times(s)));
    float rounding = SegmentContact.ROUNDING * (v.length() + g.length() + h.length() + r);
    Vec cross = SegmentContact.cross(SegmentContact.unit(g), SegmentContact.unit(h));
    Vec out = direction(m, g, h, v, cross, rounding);
    Vec n = Contact.normal(out.dot(m) < 0 ? out.negated() : out);
    float deep = r - gap(n, m, g, h);

    // the ends of the common part of the segments along A: each is an end of B, or one of A and the point of
    // B nearest to it
    float side = g.dot(h) < 0 ? -1 : 1;
    float low = Contact.along(m.minus(h.times(side)).dot(g), gg);
    float high = Contact.along(m.plus(h.times(side)).dot(g), gg);
    float from = low > -1 ? low : -1, until = high < 1 ? high : 1;
    float least = rounding * rounding;
    boolean isLine = gg > least && hh > least && from < until && cross.square() <= SegmentContact.PARALLEL;
    Vec d0 = m.plus(h.times(low > -1 ? -side : pair.nearestT(-1)).minus(g.times(from)));
    Vec d1 = m.plus(h.times(high < 1 ? side : pair.nearestT(1)).minus(g.times(until)));
    float gap0 = d0.dot(n), aside0 = SegmentContact.aside(d0, gap0, n, rounding);
    float gap1 = d1.dot(n), aside1 = SegmentContact.aside(d1, gap1, n, rounding);
    SegmentManifold manifold = new SegmentManifold(isLine, from, until, deep,
        SegmentContact.depth(r, aside0, gap0), SegmentContact.depth(r, aside1, gap1), rounding);

    // between both surfaces along the normal; of an end, the line along it that parts the way aside as the
    // radii do
    float part = Contact.along(0.5f * (rA - rB), r);
    Vec deepest = g.times(s).plus(n.times(rA - 0.5f * deep));
    Vec atEnd0 = d0.times(0.5f).plus(d0.plus(n.times(SegmentContact.reach(r, aside0) - gap0)).times(part));
    Vec atEnd1 = d1.times(0.5f).plus(d1.plus(n.times(SegmentContact.reach(r, aside1) - gap1)).times(part));
    Vec middle = swap ? Segments.middle(s2) : Segments.middle(s1);
    Vec p0 = middle.plus(manifold.isEnd0() ? g.times(from).plus(atEnd0) : deepest);
    Vec p1 = middle.plus(manifold.isEnd1() ? g.times(until).plus(atEnd1) : deepest);

    // named by which of them is ahead in some direction, not by position, so numbers stay when one passes the
    // other. Points at the ends of the common part are named by those of both that are on this side, so
    // numbers stay also if both end in the same place.
    boolean ahead = 0.48f * n.x() + 0.6f * n.y() + 0.64f * n.z() > 0;
    boolean backA = swap ? back2 : back1, backB = swap ? back1 : back2;
    float onA0 = manifold.isEnd0() ? -1 : s, onB0 = manifold.isEnd0() ? -side : t;
    float onA1 = manifold.isEnd1() ? 1 : s, onB1 = manifold.isEnd1() ? side : t;
    float number0 = feature(ahead, backA ? -onA0 : onA0, backB ? -onB0 : onB0);
    float number1 = feature(ahead, backA ? -onA1 : onA1, backB ? -onB1 : onB1);
    boolean hit = first.radius() >= 0 && second.radius() >= 0 && Contact.proper(deep)
        && Contact.proper(m.square() + (gg + hh)) && Contact.proper(manifold.isFirst() ? p0 : p1);
    return manifold.contact(CapsuleCapsule.overlap(first, second), hit, swap ? Vec.all(0).minus(n) : n,
        new ContactPoint(p0, manifold.depth0(), number0), new ContactPoint(p1, manifold.depth1(), number1));
  }

  /**
   * The best candidate for the normal, of any length: across both segments, v across either, v, or across the
   * longer one.
   */
  private static Vec direction(Vec m, Vec g, Vec h, Vec v, Vec cross, float rounding) {
    Vec beside1 = SegmentContact.beside(v, SegmentContact.unit(g));
    Vec beside2 = SegmentContact.beside(v, SegmentContact.unit(h));
    Vec across = SegmentContact.across(g.square() >= h.square() ? g : h);
    float ofCross =
        apart(cross, m, g, h) - SegmentContact.handicap(SegmentContact.isAlong(v, cross, rounding), rounding);
    float ofBeside1 = apart(beside1, m, g, h)
        - SegmentContact.handicap(SegmentContact.isAlong(v, beside1, rounding), rounding);
    float ofBeside2 = apart(beside2, m, g, h)
        - SegmentContact.handicap(SegmentContact.isAlong(v, beside2, rounding), rounding);
    float ofV = apart(v, m, g, h);
    float ofAcross = apart(across, m, g, h) - SegmentContact.handicap(v.length() <= rounding, rounding);
    float most = SegmentContact.larger(SegmentContact.larger(ofCross, ofBeside1),
        SegmentContact.larger(SegmentContact.larger(ofBeside2, ofV), ofAcross));
    return ofCross >= most ? cross
        : ofBeside1 >= most ? beside1 : ofBeside2 >= most ? beside2 : ofV >= most ? v : across;
  }

  /** The gap of the segments along a unit vector n, negative if they overlap there. */
  private static float gap(Vec n, Vec m, Vec g, Vec h) {
    return Math.abs(n.dot(m)) - (Math.abs(n.dot(g)) + Math.abs(n.dot(h)));
  }

  /**
   * The gap along a vector of any length, negative if they overlap there; {@link Contact#NONE} for one
   * without length.
   */
  private static float apart(Vec n, Vec m, Vec g, Vec h) {
    return n.length() > 0 ? gap(n, m, g, h) / n.length() : Contact.NONE;
  }

  private static float feature(boolean ahead, float s, float t) {
    float a = Segments.feature(s);
    float b = Segments.feature(t);
    return ahead ? a + 4 * b : b + 4 * a;
  }
}
