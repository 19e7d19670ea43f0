package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.CapsuleTriangle;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentEdge;
import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.TriangleEdge;
import lockstep.internal.kernel.part.TriangleFace;
import lockstep.twin.Capsule;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a capsule and a triangle: the distance of the capsule's segment from the
 * triangle, less the radius (Ericson, Real-Time Collision Detection, 2005, 5.1.10).
 *
 * <p>The closest points are the best of four pairs: of the segment and each edge, see {@link SegmentEdge},
 * and of the face and the point where the segment crosses its plane, or its end nearer to it, see {@link
 * TriangleFace}. As in {@link CapsuleTriangle}, everything is relative to the middle of the segment, and the
 * order of its ends changes no bit of the distance.
 *
 * <p>Overlap is decided by {@link CapsuleTriangle}; overlapping shapes have distance 0. A triangle without
 * area is represented by its edges, a capsule without length is a sphere. A negative radius, a NaN anywhere
 * or an infinite coordinate is a miss.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from an end and α the largest angle of the triangle:
 * the distance is too small by at most 12 u D, and too large by at most 32 u D, as that of two segments is;
 * the largest error found in a million pairs is 5 u D either way. It rounds by u of the radius, and is as
 * good for slivers.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19, and those of the weights below 1e-16;
 * distances and edges beyond 1e19 overflow, which is a miss.
 */
public final class CapsuleTriangleDistance {
  /**
   * 12 u of D, which is at most √3 times the largest coordinates, and 2 u of radii, which are no larger than
   * bounds.
   */
  public static final ErrorBound ERROR = new ErrorBound(23, 0);

  private CapsuleTriangleDistance() {}

  @Twin
  static float alone(Capsule c, @Twin.Second Triangle t) {
    Segment s = c.segment();
    float toEdges = TriangleEdge.least(edges(s, t));
    float toFace = TriangleFace.squaredDistance(s, t);
    float length = (float) Math.sqrt(toFace < toEdges ? toFace : toEdges);
    // every coordinate is in one of these, and with it a NaN or an infinity
    boolean valid = c.radius() >= 0 && length <= Float.MAX_VALUE
        && Segments.half(s).square() <= Float.MAX_VALUE && Segments.half(t.ab()).square() <= Float.MAX_VALUE
        && Segments.half(t.bc()).square() <= Float.MAX_VALUE
        && Segments.half(t.ca()).square() <= Float.MAX_VALUE;
    return Rounded.distance(valid, CapsuleTriangle.overlap(c, t), length, c.radius());
  }

  @Twin
  static ClosestPoints points(Capsule c, @Twin.Second Triangle triangle) {
    Segment segment = c.segment();
    Vec h = Segments.half(segment);
    Vec edges = edges(segment, triangle);
    float toEdges = TriangleEdge.least(edges);
    float toFace = TriangleFace.squaredDistance(segment, triangle);
    boolean face = toFace < toEdges;
    TriangleEdge nearest = TriangleEdge.nearest(triangle, edges);
    float tEdge = onSegment(segment, nearest.edge());
    float s = onEdge(tEdge, segment, nearest.edge());

    // the point of the face, a + β (b − a) + γ (c − a)
    float tFace = TriangleFace.along(segment, triangle);
    Vec a = TriangleFace.fromSegment(tFace, segment, triangle.a());
    Vec ab = triangle.b().minus(triangle.a()), ac = triangle.c().minus(triangle.a());
    float weightC = TriangleFace.weightC(a, ab, ac);
    Vec step = ab.times(TriangleFace.weightB(weightC, a, ab, ac)).plus(ac.times(weightC));

    float t = face ? tFace : tEdge;
    Vec d = face ? a.plus(step) : fromSegment(t, s, segment, nearest.edge());
    float length = (float) Math.sqrt(face ? toFace : toEdges);
    float part = Rounded.part(length, c.radius(), 0);
    Vec onCapsule = segment.a().plus(segment.b()).times(0.5f).plus(h.times(t).plus(d.times(part)));
    return ClosestPoints.of(alone(c, triangle), onCapsule, face ? triangle.a().plus(step) : nearest.point(s),
        Segments.feature(t), face ? 7 : nearest.feature(s));
  }

  /** The squared distances of the segment from the edges. */
  public static Vec edges(Segment s, Triangle t) {
    return new Vec(edge(s, t.ab()), edge(s, t.bc()), edge(s, t.ca()));
  }

  /** The t of the segment's point that is nearest to the edge. */
  public static float onSegment(Segment s, Segment edge) {
    SegmentSegment pair = pair(s, edge);
    return pair.nearestT(SegmentEdge.closestToLine(pair.m(), pair.g(), pair.h()));
  }

  /** The s of the edge's point that is nearest to the one at t. */
  public static float onEdge(float t, Segment s, Segment edge) {
    return pair(s, edge).nearestS(t);
  }

  /** The vector from the segment's point at t to that of the edge at s. */
  public static Vec fromSegment(float t, float s, Segment segment, Segment edge) {
    SegmentSegment pair = pair(segment, edge);
    return pair.m().plus(pair.g().times(s).minus(pair.h().times(t)));
  }

  /** The squared distance of the segment from the edge. */
  private static float edge(Segment s, Segment edge) {
    SegmentSegment pair = pair(s, edge);
    return SegmentEdge.squaredDistance(pair.m(), pair.g(), pair.h());
  }

  /** The edge, relative to the middle of the segment, and the segment. */
  private static SegmentSegment pair(Segment s, Segment edge) {
    Vec m = Segments.fromMiddle(s, edge.a()).plus(Segments.fromMiddle(s, edge.b())).times(0.5f);
    return new SegmentSegment(m, Segments.half(edge), Segments.half(s));
  }
}
