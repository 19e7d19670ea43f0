package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Axis;
import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.TriangleEdge;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Contact of two triangles that are apart, or on one line, with a corner or edge of one nearest to one of the
 * other: one point, in the middle between the closest points of nine pairs of edges; the normal is chosen as
 * in {@link BoxCornersContact}. Shared by several definitions.
 *
 * <p>Frame and names as in {@link TriangleFacesContact}.
 */
final class TriangleCornersContact {
  private TriangleCornersContact() {}

  /** @param best the axis with the largest gap, −∞ if there is none */
  static Manifold4 contact(ContactFrame frame, TrianglePair both, Separation best) {
    Triangle a = both.first(), b = both.second();
    Segment[] edgesA = {a.ab(), a.bc(), a.ca()}, edgesB = {b.ab(), b.bc(), b.ca()};
    // the closest points of two edges, o and p
    float nearest = Float.POSITIVE_INFINITY, number = 0;
    for (int k = 0; k < 9; k++) {
      float square = squaredDistance(edgesA[k / 3], edgesB[k - 3 * (k / 3)]);
      number = square < nearest ? k : number;
      nearest = square < nearest ? square : nearest;
    }
    Axis onA = EdgePair.of(number, 0).first(), onB = EdgePair.of(number, 0).second();
    TriangleEdge edgeA = TriangleEdge.of(a, onA.isX(), onA.isY()),
        edgeB = TriangleEdge.of(b, onB.isX(), onB.isY());
    SegmentSegment pair = SegmentSegment.of(edgeA.edge(), edgeB.edge());
    float s = pair.closestS(), t = pair.closestT();
    Vec o = Segments.point(edgeA.edge(), s), p = Segments.point(edgeB.edge(), t);
    float size =
        Contact.largest(a.b()) + Contact.largest(a.c()) + Contact.largest(b.a()) + Contact.largest(p);
    boolean isLine = best.gap() == Float.NEGATIVE_INFINITY;
    float tolerance = isLine ? 0 : Contact.tolerance(size, best.gap());
    // the vector between them, unless its component across an edge, or the axis, is better by more than
    // rounding; on one line there is only the component across
    Vec[] edges = {Vec.all(0), both.edgeOfFirst(0), both.edgeOfFirst(1), both.edgeOfFirst(2),
        both.edgeOfSecond(0), both.edgeOfSecond(1), both.edgeOfSecond(2)};
    Vec way = p.minus(o), edge = Vec.all(0);
    boolean isAxis = true, isPerpendicular = false;
    float gap = best.gap();
    for (int k = 0; k < 13; k++) {
      Vec other = edges[k > 6 ? k - 6 : k];
      float next = gap(way, other, k > 6, isLine, both);
      boolean isBetter = next > (k == 0 ? gap - tolerance : gap + tolerance);
      isAxis = isAxis && !isBetter;
      isPerpendicular = isBetter ? k > 6 : isPerpendicular;
      edge = isBetter ? other : edge;
      gap = isBetter ? next : gap;
    }
    Vec across = Contact.normal(across(way, edge, isPerpendicular, isLine));
    // for two points in one place
    boolean isAny = gap > Float.NEGATIVE_INFINITY;
    Vec n = isAxis ? best.normal() : across;
    Vec normal = new Vec(isAny ? n.x() : 1, n.y(), n.z());
    return frame.contact(new Separation(normal, isAny ? gap : 0), o, p,
        Contact.feature(Contact.isForward(normal), edgeA.feature(s), edgeB.feature(t)));
  }

  /** The squared distance of the closest points of two edges. */
  private static float squaredDistance(Segment a, Segment b) {
    SegmentSegment pair = SegmentSegment.of(a, b);
    return pair.squaredDistance(pair.closestS(), pair.closestT());
  }

  /** The component of the vector across an edge, or on one line any vector across it. */
  private static Vec across(Vec way, Vec edge, boolean isAny, boolean isLine) {
    return isAny ? isLine ? Contact.across(edge) : Vec.all(0) : Contact.across(way, edge);
  }

  /** The gap along that component, −∞ if it has no length. */
  private static float gap(Vec way, Vec edge, boolean isAny, boolean isLine, TrianglePair both) {
    Vec across = across(way, edge, isAny, isLine);
    float gap = both.along(Contact.normal(across));
    return Contact.largest(across) > 0 ? gap : Float.NEGATIVE_INFINITY;
  }
}
