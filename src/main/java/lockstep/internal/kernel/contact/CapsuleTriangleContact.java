package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.distance.CapsuleTriangleDistance;
import lockstep.internal.kernel.overlap.CapsuleTriangle;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.TriangleEdge;
import lockstep.internal.kernel.part.TriangleFace;
import lockstep.twin.Capsule;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of a capsule and a triangle: two points if it lies on the face, or nearly parallel along an edge,
 * at the ends of the common part; otherwise one, between the closest points, which {@link
 * CapsuleTriangleDistance} finds. For a segment that pierces the triangle the normal is that of the shortest
 * way out (separating axes, Ericson, Real-Time Collision Detection, 2005, 5.2.1); see {@link SegmentContact}
 * for its choice, and {@link SegmentTriangleContact}.
 *
 * <p>The depth is not negative exactly where {@link CapsuleTriangle} reports an overlap. A triangle without
 * area is represented by its edges, a capsule without length is a sphere. A negative radius, a NaN or an
 * infinity anywhere has no contact. The order of the ends changes no bit but the features, which name ends.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from a corner: corners relative to the middle of the
 * segment are off by 2 u D, half of it by u of itself, and their products with the normal by 3 u D. The
 * normal of the face and cross products are perpendicular to both of their edges up to 4 u, so a corner may
 * reach back by 4 u of an edge; the way v between the closest points is off by what {@link
 * CapsuleTriangleDistance} says. The largest error found in 50,000 pairs of each kind is less than 16 u of
 * the span for all of it.
 *
 * <p>Range: as {@link CapsuleTriangleDistance}.
 */
public final class CapsuleTriangleContact {
  private CapsuleTriangleContact() {}

  @Twin
  static Manifold2 contact(Capsule capsule, @Twin.Second Triangle triangle) {
    Segment s = capsule.segment();
    float r = capsule.radius();
    Vec ab = triangle.b().minus(triangle.a()), ac = triangle.c().minus(triangle.a());
    boolean back = Segments.back(s.b().minus(s.a()));
    Vec g = SegmentContact.half(back, s);
    Triangle relative = new Triangle(Segments.fromMiddle(s, triangle.a()),
        Segments.fromMiddle(s, triangle.b()), Segments.fromMiddle(s, triangle.c()));

    // the vector from the segment to the triangle
    Vec toEdges = CapsuleTriangleDistance.edges(s, triangle);
    TriangleEdge near = TriangleEdge.nearest(triangle, toEdges);
    float onNear =
        CapsuleTriangleDistance.onEdge(CapsuleTriangleDistance.onSegment(s, near.edge()), s, near.edge());
    // at a corner the other edge from there may be as near by rounding, and its nearest point far from the
    // corner
    boolean atStart = onNear <= -1, atEnd = onNear >= 1;
    Segment edge = new Segment(atEnd ? near.edge().b() : near.edge().a(),
        atStart || atEnd ? near.third(triangle) : near.edge().b());
    float tEdge = CapsuleTriangleDistance.onSegment(s, edge);
    float onEdge = CapsuleTriangleDistance.onEdge(tEdge, s, edge);
    float tFace = TriangleFace.along(s, triangle);
    Vec a = TriangleFace.fromSegment(tFace, s, triangle.a());
    float weightC = TriangleFace.weightC(a, ab, ac);
    float weightB = TriangleFace.weightB(weightC, a, ab, ac);
    // the nearest point of the face is nearer than the edges, or as near by rounding; on its border the face
    // is an edge
    boolean inFace =
        weightB > 0 && weightC > 0 && weightB + weightC < 1 && TriangleFace.squaredDistance(s, triangle)
            <= (1 + SegmentContact.ROUNDING) * TriangleEdge.least(toEdges);
    float nearest = inFace ? tFace : tEdge;
    Vec v = inFace ? a.plus(ab.times(weightB).plus(ac.times(weightC)))
        : CapsuleTriangleDistance.fromSegment(tEdge, onEdge, s, edge);

    SegmentTriangleContact.Sides sides = SegmentTriangleContact.Sides.of(triangle);
    float rounding =
        SegmentContact.ROUNDING * ((v.length() + g.length() + r) + 0.5f * (sides.ab() + sides.ca()));
    SegmentTriangleContact pair = new SegmentTriangleContact(g, relative, sides, v, rounding);
    return contact(capsule, triangle, pair, back, back ? -nearest : nearest);
  }

  /**
   * The contact; {@code nearest} is the parameter of the closest point along the segment, turned to point
   * forward.
   */
  private static Manifold2 contact(Capsule capsule, Triangle triangle, SegmentTriangleContact pair,
      boolean back, float nearest) {
    Segment s = capsule.segment();
    float r = capsule.radius();
    Separation separation = pair.separation();
    Vec n = separation.normal();
    SegmentTriangleContact.Touch touch = pair.touch(n);
    SegmentManifold manifold = pair.manifold(separation, touch, r);
    float deepest = pair.deepest(separation, touch, manifold, nearest);
    Vec middle = Segments.middle(s);
    ContactPoint p0 = inSpace(middle, back, touch, pair.point(n, touch, manifold, r, -1, deepest));
    ContactPoint p1 = inSpace(middle, back, touch, pair.point(n, touch, manifold, r, 1, deepest));
    boolean hit = r >= 0 && pair.rounding() <= Float.MAX_VALUE && Contact.proper(manifold.deep())
        && Contact.proper(manifold.isFirst() ? p0.p() : p1.p());
    return manifold.contact(CapsuleTriangle.overlap(capsule, triangle), hit, n, p0, p1);
  }

  /** The point in space, with the number of both features. */
  private static ContactPoint inSpace(Vec middle, boolean back, SegmentTriangleContact.Touch touch,
      ContactPoint point) {
    float on = point.feature();
    float feature = Segments.feature(back ? -on : on) + 4 * touch.corners();
    return new ContactPoint(middle.plus(point.p()), point.depth(), feature);
  }
}
