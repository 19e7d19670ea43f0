package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * The contact of a capsule and a box, in the frame of the box and relative to the middle of the segment: the
 * segment is {@code t g} for t in [−1, 1], and v is the vector from the segment to the box. See {@link
 * SegmentContact} for the method.
 *
 * <p>Candidates for the normal are the axes of the box, the products of the segment and these, v across the
 * segment, and v without components that may be rounding. An unnecessary candidate does no harm: it shows no
 * larger gap than there is.
 *
 * <p>An axis is free if the box ends at the same position all along its extent on that axis, seen along the
 * normal. Two of these make a face, one an edge. The normal is then that of the face up to rounding,
 * whichever candidate it is.
 */
record SegmentBoxContact(Vec g, Box box, Vec v, float rounding) {
  private static final int CROSS = 3, BESIDE = 6, WAY = 7;

  /** The normal: the candidate with the largest gap between segment and box, the first of equal ones. */
  Separation separation() {
    float most = Contact.NONE;
    float choice = 0;
    for (int k = 0; k <= WAY; k++) {
      Vec n = candidate(k);
      boolean isWay = k == WAY || SegmentContact.isAlong(v, n, rounding);
      float apart = apart(n) - SegmentContact.handicap(isWay, rounding);
      choice = apart > most ? k : choice;
      most = SegmentContact.larger(most, apart);
    }
    Vec way = Contact.normal(candidate(choice));
    return Separation.of(way, gap(way), gap(way.negated()));
  }

  /**
   * A candidate, of any length: an axis, the product of the segment and an axis, or one of v. Those that are
   * not v may have either sign.
   */
  private Vec candidate(float choice) {
    // the cross products with the axes after each one, and with those after that
    Vec next = g.zxy().negated(), last = g.yzx();
    boolean x = choice == CROSS, y = choice == CROSS + 1, z = choice == CROSS + 2;
    Vec ofAxis = new Vec(y ? next.x() : z ? last.x() : choice == 0 ? 1 : 0,
        z ? next.y() : x ? last.y() : choice == 1 ? 1 : 0, x ? next.z() : y ? last.z() : choice == 2 ? 1 : 0);
    Vec sure = new Vec(sure(v.x()), sure(v.y()), sure(v.z()));
    return choice == WAY ? sure
        : choice == BESIDE ? SegmentContact.beside(v, SegmentContact.unit(g)) : ofAxis;
  }

  private float sure(float v) {
    return Math.abs(v) <= rounding ? 0 : v;
  }

  /** The distance from the end of the segment to the start of the box, along n. */
  private float gap(Vec n) {
    return (begin(n, 0) + begin(n, 1) + begin(n, 2)) - Math.abs(n.dot(g));
  }

  /**
   * The gap along a vector of any length, or against it, whichever is larger; none along one without length.
   */
  private float apart(Vec n) {
    float length = n.length();
    float forward = gap(n), backward = gap(n.negated());
    return length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE;
  }

  /**
   * The start of the box along one component of n; a plane that is infinitely far away is ignored if n is not
   * along its axis.
   */
  private float begin(Vec n, int axis) {
    return n.get(axis) > 0 ? n.get(axis) * box.min().get(axis)
        : n.get(axis) < 0 ? n.get(axis) * box.max().get(axis) : 0;
  }

  /**
   * The depth of the capsule.
   *
   * @param r its radius
   */
  SegmentManifold manifold(Separation separation, float r) {
    Vec n = separation.normal();
    float t0 = enter(n), t1 = leave(n);
    return new SegmentManifold(t0 < t1 && isLine(n), t0, t1, r - separation.gap(),
        SegmentContact.depth(r, toBox(t0, n), n, rounding),
        SegmentContact.depth(r, toBox(t1, n), n, rounding), rounding);
  }

  /**
   * The t of the deepest point.
   *
   * @param nearest that of the point nearest to the box
   */
  float deepest(Separation separation, SegmentManifold manifold, float nearest) {
    Vec n = separation.normal();
    boolean freeX = isFree(n, 0), freeY = isFree(n, 1), freeZ = isFree(n, 2);
    Vec rest = new Vec(freeX ? 0 : g.x(), freeY ? 0 : g.y(), freeZ ? 0 : g.z());
    boolean face = freeX ? freeY || freeZ : freeY && freeZ;
    float rises = n.dot(g);
    // for a segment in the box at an end over a face, nearest to an edge
    float t = face ? rises > 0 ? 1 : rises < 0 ? -1 : 0 : Contact.along(rest.dot(toBox(0, n)), rest.square());
    float t0 = manifold.t0(), t1 = manifold.t1();
    return separation.gap() >= -rounding ? nearest : t > t1 ? t1 : t < t0 ? t0 : t;
  }

  /**
   * A point of the contact, relative to the middle of the segment.
   *
   * @param end −1 for the first of the two ends of the common part, 1 for the last, unless the deepest point
   *     takes its place
   * @param deepest the t of that
   */
  ContactPoint point(Separation separation, SegmentManifold manifold, float r, int end, float deepest,
      boolean back) {
    Vec n = separation.normal();
    boolean isEnd = end < 0 ? manifold.isEnd0() : manifold.isEnd1();
    float depth = end < 0 ? manifold.depth0() : manifold.depth1();
    float t = isEnd ? end < 0 ? manifold.t0() : manifold.t1() : deepest;
    // ends by name, wherever the face ends, so they keep their names if both end in the same place
    float named = isEnd ? end : deepest;
    float feature = Segments.feature(back ? -named : named)
        + 4 * BoxFeature.of(new Vec(side(n, 0), side(n, 1), side(n, 2)));
    return new ContactPoint(SegmentContact.place(isEnd, g.times(t), r, depth, n, toBox(t, n)), depth,
        feature);
  }

  /**
   * Whether the box starts at the same position all along an axis, and the vector to it has no component
   * along that.
   */
  private boolean isFree(Vec n, int axis) {
    float extent = box.max().get(axis) - box.min().get(axis);
    return n.get(axis) == 0
        || Math.abs(n.get(axis)) * (extent + rounding / SegmentContact.ROUNDING) <= rounding;
  }

  private float side(Vec n, int axis) {
    return isFree(n, axis) ? 0 : n.get(axis) > 0 ? 1 : 2;
  }

  /** The t from which on the segment is beside the face or the edge of the box with this normal. */
  private float enter(Vec n) {
    return enter(n, g);
  }

  /** The t up to which the segment is beside it. */
  private float leave(Vec n) {
    return -enter(n, g.negated());
  }

  private float enter(Vec n, Vec g) {
    float least = SegmentContact.larger(-1, enter(n, g, 0));
    return SegmentContact.larger(SegmentContact.larger(least, enter(n, g, 1)), enter(n, g, 2));
  }

  /**
   * The t at which it comes between the planes of an axis, if that is free. A segment parallel to them up to
   * rounding is there.
   */
  private float enter(Vec n, Vec g, int axis) {
    float rise = g.get(axis);
    return isFree(n, axis) && Math.abs(rise) > rounding
        ? (rise > 0 ? box.min().get(axis) : box.max().get(axis)) / rise : Float.NEGATIVE_INFINITY;
  }

  /**
   * Whether the segment may touch the box along more than a point: on a face, or nearly parallel along an
   * edge.
   */
  private boolean isLine(Vec n) {
    boolean freeX = isFree(n, 0), freeY = isFree(n, 1), freeZ = isFree(n, 2);
    float square = g.square();
    float least = SegmentContact.PARALLEL * square;
    Vec squares = g.times(g);
    boolean face = freeX ? freeY != freeZ : freeY && freeZ;
    boolean edge = freeX ? !freeY && !freeZ && squares.y() + squares.z() <= least
        : freeY ? !freeZ && squares.z() + squares.x() <= least : freeZ && squares.x() + squares.y() <= least;
    return square > rounding * rounding && (face || edge);
  }

  /** The vector from the segment's point at t to the face or the edge. */
  private Vec toBox(float t, Vec n) {
    return new Vec(toBox(t, n, 0), toBox(t, n, 1), toBox(t, n, 2));
  }

  private float toBox(float t, Vec n, int axis) {
    return isFree(n, axis) ? 0
        : (n.get(axis) > 0 ? box.min().get(axis) : box.max().get(axis)) - t * g.get(axis);
  }
}
