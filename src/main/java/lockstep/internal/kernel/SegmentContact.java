package lockstep.internal.kernel;

import lockstep.twin.Real;
import lockstep.twin.Segment;
import lockstep.twin.Vec;

/**
 * Parts of definitions of contacts of capsules: candidates for the normal, and points along a segment.
 *
 * <p>For any unit vector n, cores are apart by how far the second begins along n less how far the first ends:
 * a few dot products, off by some u of the span, with u = 2⁻²⁴, however bad n is. To move the first shape by
 * −n times the radii less that ends the overlap. So the normal is the best of some candidates (separating
 * axes, Ericson, Real-Time Collision Detection, 2005, 5.2.1): the normals of the sides of the cores'
 * Minkowski difference, which are normals of faces and cross products of edges; and of cores that are apart
 * the way v between their closest points.
 *
 * <p>v is off by rounding, and where the cores nearly touch it is nothing else. The true normal does not lead
 * back along the edges that the closest points lie on. Vectors that do not are a convex cone, of which the
 * one nearest to v is no farther off than v: v itself, or v without what it has along one edge, or along two.
 * The last are cross products again. So the best of all these is the distance up to the rounding of v, also
 * of cores that touch.
 *
 * <p>A candidate that is not v up to {@link #ROUNDING} has to be better than one that is by more than that:
 * as good by rounding are directions as different as √u, and where the closest points lie they may not be
 * normals. Of cores in each other v is 0, and all candidates are equal.
 *
 * <p>Along a segment that is nearly parallel to what it lies on there are two points, at the ends of what
 * both have in common. There the surface of a shape of radius r is less far along n where a point of the
 * other is a little beside it, and the depth less.
 */
final class SegmentContact {
  /** What rounding may be, in parts of the sizes of a pair: 4 u. */
  static final float ROUNDING = 4 * Real.U;

  /** The square of the sine up to which edges are nearly parallel, whatever rounds: about 0.9°. */
  static final float PARALLEL = 0x1p-12f;

  private SegmentContact() {}

  /** Whether a vector points back: the first of its components that is not 0 is negative. */
  static boolean back(Vec v) {
    return v.x() < 0 || (v.x() == 0 && (v.y() < 0 || (v.y() == 0 && v.z() < 0)));
  }

  /** Half of the way between the ends, forward if it is turned where it points back. */
  static Vec half(boolean back, Segment s) {
    return (back ? Segments.half(new Segment(s.b(), s.a())) : Segments.half(s)).plus(Vec.all(0));
  }

  /** The unit vector in a direction; 0 if that has no length. */
  static Vec unit(Vec e) {
    float length = e.length();
    return length > 0 ? e.dividedBy(length) : Vec.all(0);
  }

  /** A vector less what it has along a unit vector, taken away twice: the first time leaves rounding. */
  static Vec beside(Vec v, Vec e) {
    Vec once = v.minus(e.times(v.dot(e)));
    return once.minus(e.times(once.dot(e)));
  }

  /**
   * The product e × f of unit vectors, less what rounding has left along e: so it is perpendicular to e up to
   * u of its length, and to f too, which is e and what their angle makes of it.
   */
  static Vec cross(Vec e, Vec f) {
    Vec n = e.cross(f);
    return n.minus(e.times(n.dot(e)));
  }

  /**
   * A vector across another one, from the axis along which that is shortest; of one without length the x
   * axis.
   */
  static Vec across(Vec d) {
    Vec across = Contact.across(d);
    return new Vec(d.isZero() ? 1 : across.x(), across.y(), across.z());
  }

  /** Whether what a vector has across another one is no more than rounding. */
  static boolean isAlong(Vec v, Vec n, float rounding) {
    return v.minus(n.times(Contact.along(v.dot(n), n.square()))).length() <= rounding;
  }

  /** What a candidate for the normal has to be better by, if it is not v up to rounding. */
  static float handicap(boolean isWay, float rounding) {
    return isWay ? 0 : 2 * rounding;
  }

  /** The larger one, the first if the second is NaN. */
  static float larger(float a, float b) {
    return b > a ? b : a;
  }

  /**
   * The square of how far a vector leads beside a unit vector, along which it is {@code gap}; 0 if that is no
   * more than rounding.
   */
  static float aside(Vec d, float gap, Vec n, float rounding) {
    float square = d.minus(n.times(gap)).square();
    return square <= rounding * rounding ? 0 : square;
  }

  /**
   * How far from each other the axes of two round shapes are along the normal where these touch, r being both
   * radii.
   */
  static float reach(float r, float aside) {
    return aside == 0 ? r : (float) Math.sqrt(r * r - aside);
  }

  /**
   * The depth where two round shapes are beside each other by this; none if they do not meet along the
   * normal.
   */
  static float depth(float r, float aside, float gap) {
    float depth = reach(r, aside) - gap;
    return depth > Float.NEGATIVE_INFINITY ? depth : Contact.NONE;
  }

  /** The depth of a capsule of radius r from whose segment another shape is this way away. */
  static float depth(float r, Vec to, Vec n, float rounding) {
    float gap = to.dot(n);
    return depth(r, aside(to, gap, n, rounding), gap);
  }

  /**
   * Where a point of contact is.
   *
   * @param isEnd whether it is an end of what both have in common, this way from the other shape, and not the
   *     deepest point
   * @param p that of the segment
   */
  static Vec place(boolean isEnd, Vec p, float r, float depth, Vec n, Vec to) {
    return p.plus(isEnd ? to.plus(n.times(0.5f * depth)) : n.times(r - 0.5f * depth));
  }
}
