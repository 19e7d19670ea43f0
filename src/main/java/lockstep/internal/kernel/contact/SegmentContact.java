package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Real;
import lockstep.twin.Segment;
import lockstep.twin.Vec;

/**
 * Candidates for the normal of contacts of capsules, and contact points along a segment. Shared by several
 * definitions.
 *
 * <p>For any unit vector n, the gap of the cores is the start of the second along n less the end of the
 * first: a few dot products, off by some u of the span, with u = 2⁻²⁴, however bad n is. To move the first
 * shape by −n times the radii less that ends the overlap. So the normal is the best of some candidates
 * (separating axes, Ericson, Real-Time Collision Detection, 2005, 5.2.1): the normals of the sides of the
 * cores' Minkowski difference, which are normals of faces and cross products of edges; and for separated
 * cores the vector v between their closest points.
 *
 * <p>v is off by rounding, and where the cores nearly touch it consists of rounding. The true normal does not
 * point back along the edges with the closest points. Vectors that do not point back are a convex cone, whose
 * element nearest to v has no larger error than v: v itself, or v without its component along one edge, or
 * along two. The last are cross products again. So the best of all these is the distance up to the rounding
 * of v, also of cores that touch.
 *
 * <p>A candidate that differs from v by more than {@link #ROUNDING} must be better than one that does not by
 * more than that: candidates that are equal up to rounding may differ in direction by √u, and at the closest
 * points they may not be normals. For overlapping cores v is 0, and all candidates are equal.
 *
 * <p>Along a segment that is nearly parallel to the feature it touches there are two points, at the ends of
 * the common part. There the surface of a shape of radius r extends less far along n where a point of the
 * other is slightly beside it, and the depth is less.
 */
final class SegmentContact {
  /** Largest rounding error, as a part of the sizes of a pair: 4 u. */
  static final float ROUNDING = 4 * Real.U;

  /** The square of the sine up to which edges count as nearly parallel, whatever the rounding: about 0.9°. */
  static final float PARALLEL = 0x1p-12f;

  private SegmentContact() {}

  /** Half of the vector between the ends, turned to point forward. */
  static Vec half(boolean back, Segment s) {
    return (back ? Segments.half(new Segment(s.b(), s.a())) : Segments.half(s)).plus(Vec.all(0));
  }

  /** The unit vector in a direction; 0 if that has no length. */
  static Vec unit(Vec e) {
    float length = e.length();
    return length > 0 ? e.dividedBy(length) : Vec.all(0);
  }

  /** A vector less its component along a unit vector, subtracted twice: the first time leaves rounding. */
  static Vec beside(Vec v, Vec e) {
    Vec once = v.minus(e.times(v.dot(e)));
    return once.minus(e.times(once.dot(e)));
  }

  /**
   * The product e × f of unit vectors, less the rounding left along e: so it is perpendicular to e up to u of
   * its length, and also to f, which is a combination of e and their angle.
   */
  static Vec cross(Vec e, Vec f) {
    Vec n = e.cross(f);
    return n.minus(e.times(n.dot(e)));
  }

  /**
   * A vector across another one, from the axis along which that one is shortest; for one without length the x
   * axis.
   */
  static Vec across(Vec d) {
    Vec across = Contact.across(d);
    return new Vec(d.isZero() ? 1 : across.x(), across.y(), across.z());
  }

  /** Whether a vector's component across another one is no more than rounding. */
  static boolean isAlong(Vec v, Vec n, float rounding) {
    return v.minus(n.times(Contact.along(v.dot(n), n.square()))).length() <= rounding;
  }

  /** The margin by which a candidate for the normal must be better, if it is not v up to rounding. */
  static float handicap(boolean isWay, float rounding) {
    return isWay ? 0 : 2 * rounding;
  }

  /** The larger one, the first if the second is NaN. */
  static float larger(float a, float b) {
    return b > a ? b : a;
  }

  /**
   * The squared lateral component of a vector relative to a unit vector, along which it is {@code gap}; 0 if
   * that is no more than rounding.
   */
  static float aside(Vec d, float gap, Vec n, float rounding) {
    float square = d.minus(n.times(gap)).square();
    return square <= rounding * rounding ? 0 : square;
  }

  /**
   * The distance of the axes of two round shapes along the normal where these touch, with r the sum of the
   * radii.
   */
  static float reach(float r, float aside) {
    return aside == 0 ? r : (float) Math.sqrt(r * r - aside);
  }

  /** The depth of two round shapes with this lateral offset; none if they do not meet along the normal. */
  static float depth(float r, float aside, float gap) {
    float depth = reach(r, aside) - gap;
    return depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE;
  }

  /** The depth of a capsule of radius r with this vector from its segment to another shape. */
  static float depth(float r, Vec to, Vec n, float rounding) {
    float gap = to.dot(n);
    return depth(r, aside(to, gap, n, rounding), gap);
  }

  /**
   * The position of a point of contact.
   *
   * @param isEnd whether it is an end of the common part, this vector away from the other shape, and not the
   *     deepest point
   * @param p the point of the segment
   */
  static Vec place(boolean isEnd, Vec p, float r, float depth, Vec n, Vec to) {
    return p.plus(isEnd ? to.plus(n.times(0.5f * depth)) : n.times(r - 0.5f * depth));
  }
}
