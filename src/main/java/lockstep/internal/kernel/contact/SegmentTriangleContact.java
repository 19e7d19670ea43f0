package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.TriangleEdge;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The contact of a capsule and a triangle, relative to the middle of the segment: the segment is {@code t g}
 * for t in [−1, 1]; d, e and f are unit vectors along the edges ab, bc and ca, h is one along g, and v is the
 * vector from the segment to the triangle. See {@link SegmentContact} for the method.
 *
 * <p>Candidates for the normal are that of the face, the products of the segment and an edge, v across an
 * edge or the segment, v, and for a triangle without area the vector across l, the longest of edges and
 * segment.
 *
 * <p>The corners at which the triangle starts, seen along the normal, determine the touching feature: all
 * three its face, two an edge, one a corner. The test allows for rounding, so it does not depend on which of
 * equal candidates is the normal.
 */
record SegmentTriangleContact(Vec g, Triangle triangle, Sides sides, Vec v, float rounding) {
  private static final int FACE = 0, CROSS_AB = 1, CROSS_BC = 2, CROSS_CA = 3, BESIDE_AB = 4, BESIDE_BC = 5,
      BESIDE_CA = 6, BESIDE = 7, WAY = 8, ACROSS = 9;

  /** Unit vectors along the edges of a triangle, and their lengths. */
  record Sides(Vec d, Vec e, Vec f, float ab, float bc, float ca) {
    static Sides of(Triangle t) {
      Vec ab = t.b().minus(t.a()), bc = t.c().minus(t.b()), ca = t.a().minus(t.c());
      return new Sides(SegmentContact.unit(ab), SegmentContact.unit(bc), SegmentContact.unit(ca), ab.length(),
          bc.length(), ca.length());
    }
  }

  /**
   * The touching feature of the triangle, by the corners at which it starts along the normal: a face unless
   * it is no wider than rounding, else the longest edge between them, along the unit vector k, else the first
   * end of that.
   *
   * @param begin the start of the triangle along the normal
   * @param corners the feature
   */
  record Touch(boolean isFace, boolean isAny, Segment edge, Vec k, float begin, float corners) {}

  /** The normal: the candidate with the largest gap between segment and triangle, the first of equal ones. */
  Separation separation() {
    Vec d = sides.d, e = sides.e, f = sides.f;
    float most = Contact.NONE;
    float choice = 0;
    for (int k = 0; k <= ACROSS; k++) {
      Vec n = candidate(k);
      // a product with an edge counts only if the segment leaves the triangle there
      float beyond = k == CROSS_AB ? beyond(n, g, triangle.a(), triangle.c(), d, sides.ab)
          : k == CROSS_BC ? beyond(n, g, triangle.b(), triangle.a(), e, sides.bc)
              : k == CROSS_CA ? beyond(n, g, triangle.c(), triangle.b(), f, sides.ca) : 0;
      boolean isWay = beyond <= rounding && SegmentContact.isAlong(v, n, rounding);
      float apart = apart(n, g, triangle) - SegmentContact.handicap(isWay, rounding);
      choice = apart > most ? k : choice;
      most = SegmentContact.larger(most, apart);
    }
    Vec way = Contact.normal(candidate(choice));
    return Separation.of(way, gap(way, g, triangle), gap(way.negated(), g, triangle));
  }

  /**
   * How far the condition is violated that the segment leaves across an edge, with n perpendicular to both:
   * how far beyond their ends they are nearest to each other, or how far the third corner, o, is in the way.
   * The edge has this length and leads from i along the unit vector e.
   */
  @Twin.Pass
  private static float beyond(Vec n, Vec g, Vec i, Vec o, Vec e, float length) {
    float t = beside(n, g, i, e);
    float on = g.times(t).minus(i).dot(e);
    float ofEdge = on < 0 ? -on : on - length;
    float ofSegment = (Math.abs(t) - 1) * g.length();
    // the sign of n counts along which the triangle starts later
    float behind = Math.abs(n.dot(i)) - Math.abs(n.dot(o));
    float ofCorner = Contact.along(behind, n.length());
    float most = ofEdge > ofSegment ? ofEdge : ofSegment;
    return ofCorner > most ? ofCorner : most;
  }

  /** The t at which the segment crosses the line through i along e, seen along n. */
  private static float beside(Vec n, Vec g, Vec i, Vec e) {
    Vec side = n.cross(e);
    float along = g.dot(side);
    return along != 0 ? i.dot(side) / along : 0;
  }

  /** A candidate, of any length; those that are not v may have either sign. */
  private Vec candidate(float choice) {
    Vec d = sides.d, e = sides.e, f = sides.f, h = SegmentContact.unit(g);
    float length = g.length();
    boolean byAB = sides.ab >= sides.ca && sides.ab >= length;
    boolean byCA = !byAB && sides.ca >= length;
    return choice
        == FACE
            ? SegmentContact.cross(d, f)
            : choice
                == CROSS_AB
                    ? SegmentContact.cross(d, h)
                    : choice == CROSS_BC ? SegmentContact.cross(e, h)
                        : choice == CROSS_CA ? SegmentContact.cross(f, h)
                            : choice == BESIDE_AB ? SegmentContact.beside(v, d)
                                : choice == BESIDE_BC ? SegmentContact.beside(v, e)
                                    : choice == BESIDE_CA ? SegmentContact.beside(v, f) : choice == BESIDE
                                        ? SegmentContact.beside(v, h)
                                        : choice == WAY ? v : SegmentContact.across(byAB ? d : byCA ? f : h);
  }

  /** The distance from the end of the segment to the start of the triangle, along n. */
  private static float gap(Vec n, Vec g, Triangle t) {
    return BoxTriangleAxes.min(n.dot(t.a()), n.dot(t.b()), n.dot(t.c())) - Math.abs(n.dot(g));
  }

  /**
   * The gap along a vector of any length, or against it, whichever is larger; none along one without length.
   */
  @Twin.Pass
  private static float apart(Vec n, Vec g, Triangle t) {
    float length = n.length();
    float forward = gap(n, g, t), backward = gap(n.negated(), g, t);
    return length > 0 ? (forward >= backward ? forward : backward) / length : Contact.NONE;
  }

  Touch touch(Vec n) {
    float heightA = n.dot(triangle.a()), heightB = n.dot(triangle.b()), heightC = n.dot(triangle.c());
    float begin = BoxTriangleAxes.min(heightA, heightB, heightC);
    boolean hasA = heightA - begin <= rounding;
    boolean hasB = heightB - begin <= rounding;
    boolean hasC = heightC - begin <= rounding;
    float ofAB = touching(hasA, hasB, n, sides.d, sides.ab);
    float ofBC = touching(hasB, hasC, n, sides.e, sides.bc);
    float ofCA = touching(hasC, hasA, n, sides.f, sides.ca);
    boolean isAB = ofAB >= ofBC && ofAB >= ofCA;
    boolean isBC = !isAB && ofBC >= ofCA;
    float longest = isAB ? ofAB : isBC ? ofBC : ofCA;
    float area = SegmentContact.cross(sides.d, sides.f).length() * (sides.ab * sides.ca);
    boolean isFace = ofAB > 0 && ofBC > 0 && ofCA > 0 && area > rounding * longest;
    float corners = (hasA ? 1f : 0f) + (hasB ? 2f : 0f) + (hasC ? 4f : 0f);
    return new Touch(isFace, longest > rounding, TriangleEdge.of(triangle, isAB, isBC).edge(),
        isAB ? sides.d : isBC ? sides.e : sides.f, begin, corners);
  }

  /**
   * The length of an edge along all of which the triangle starts, if the vector to it has no component along
   * it: 0 if only its first end is there, −1 if not even that.
   */
  private static float touching(boolean hasI, boolean hasJ, Vec n, Vec e, float length) {
    boolean isLevel = Math.abs(n.dot(e)) <= 2 * SegmentContact.ROUNDING;
    return hasI && hasJ && isLevel ? length : hasI ? 0 : -1;
  }

  /** The depth of the capsule of radius r. */
  SegmentManifold manifold(Separation separation, Touch touch, float r) {
    Vec n = separation.normal();
    float t0 = enter(g, n, touch), t1 = -enter(g.negated(), n, touch);
    boolean isParallel =
        SegmentContact.cross(touch.k, SegmentContact.unit(g)).square() <= SegmentContact.PARALLEL;
    return new SegmentManifold(
        t0 < t1 && g.length() > rounding && touch.isAny && (touch.isFace || isParallel), t0, t1,
        r - separation.gap(), SegmentContact.depth(r, toTriangle(t0, n, touch), n, rounding),
        SegmentContact.depth(r, toTriangle(t1, n, touch), n, rounding), rounding);
  }

  /**
   * The t from which on the segment overlaps the triangle laterally: between the sides of a face, and the
   * ends of the longest edge.
   */
  private float enter(Vec g, Vec n, Touch touch) {
    Vec a = triangle.a(), b = triangle.b(), c = triangle.c(), i = touch.edge.a(), j = touch.edge.b();
    float ab = enter(touch.isFace, g, n.cross(sides.d), a, c);
    float bc = enter(touch.isFace, g, n.cross(sides.e), b, a);
    float ca = enter(touch.isFace, g, n.cross(sides.f), c, b);
    float atI = enter(touch.isAny, g, touch.k, i, j), atJ = enter(touch.isAny, g, touch.k, j, i);
    float last = SegmentContact.larger(SegmentContact.larger(-1, ab), SegmentContact.larger(bc, ca));
    return SegmentContact.larger(last, SegmentContact.larger(atI, atJ));
  }

  /**
   * The t from which on the segment is on the side of the corner o of a plane through the corner i that is
   * perpendicular to the unit vector k, if that is requested. A segment parallel to it up to rounding is
   * there.
   */
  private float enter(boolean isAsked, Vec g, Vec k, Vec i, Vec o) {
    float more = g.dot(k);
    boolean forward = more * o.minus(i).dot(k) > 0;
    return isAsked && forward && Math.abs(more) > rounding ? i.dot(k) / more : Float.NEGATIVE_INFINITY;
  }

  /** The vector from the segment's point at t to the touching feature of the triangle. */
  private Vec toTriangle(float t, Vec n, Touch touch) {
    Vec i = touch.edge.a();
    float onEdge = t * g.dot(touch.k) - i.dot(touch.k);
    float over = touch.begin - t * n.dot(g);
    return touch.isFace ? n.times(over) : i.minus(g.times(t)).plus(touch.k.times(onEdge));
  }

  /**
   * The t of the deepest point.
   *
   * @param nearest that of the point nearest to the triangle
   */
  float deepest(Separation separation, Touch touch, SegmentManifold manifold, float nearest) {
    Vec n = separation.normal();
    float t0 = manifold.t0(), t1 = manifold.t1();
    float rises = n.dot(g);
    // a segment that passes through the triangle is deepest at its farther end, or, where both are as far,
    // nearest to the edge
    boolean isLevel = Math.abs(rises) <= rounding;
    float end = rises > 0 ? 1 : rises < 0 ? -1 : 0;
    float t = touch.isFace || !isLevel ? end : beside(n, g, touch.edge.a(), touch.k);
    return separation.gap() >= -rounding || (isLevel && !touch.isAny) ? nearest
        : t > t1 ? t1 : t < t0 ? t0 : t;
  }

  /**
   * A point of the contact, relative to the middle of the segment.
   *
   * @param end −1 for the first point, 1 for the last one
   * @param deepest the t of the deepest one
   */
  ContactPoint point(Vec n, Touch touch, SegmentManifold manifold, float r, int end, float deepest) {
    boolean isEnd = end < 0 ? manifold.isEnd0() : manifold.isEnd1();
    float depth = end < 0 ? manifold.depth0() : manifold.depth1();
    float ofEnd = end < 0 ? manifold.t0() : manifold.t1();
    Vec p = SegmentContact.place(isEnd, g.times(isEnd ? ofEnd : deepest), r, depth, n,
        toTriangle(ofEnd, n, touch));
    // ends by name, wherever the face ends, so they keep their names if both end in the same place
    return new ContactPoint(p, depth, isEnd ? end : deepest);
  }
}
