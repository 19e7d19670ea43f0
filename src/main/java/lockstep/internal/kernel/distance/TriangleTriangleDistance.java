package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.CapsuleCapsule;
import lockstep.internal.kernel.overlap.TriangleTriangle;
import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentEdge;
import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.TriangleEdge;
import lockstep.internal.kernel.part.TriangleFace;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of two triangles: the least of that of nine pairs of edges and of six edges
 * from the other's face (Larsen et al., Fast Proximity Queries with Swept Sphere Volumes, 1999, as in PQP;
 * Ericson, Real-Time Collision Detection, 2005, 5.1.9 and 5.1.10).
 *
 * <p>For each pair of edges these are the closest points, see {@link SegmentEdge}. For an edge and a face
 * they are the edge's end nearer to the plane, or its crossing with the plane, and the nearest point of the
 * face, see {@link TriangleFace}: so they include the corners, six in all, that might be nearest, and, for
 * triangles that cross, the point where an edge pierces the other face. A triangle without area is
 * represented by its edges.
 *
 * <p>Overlap is decided by {@link TriangleTriangle}; overlapping triangles have distance 0, and both points
 * are their crossing, up to rounding. A NaN or an infinite vertex is a miss. The computation begins with the
 * triangle that comes first in the order of its nine numbers, so the order of the operands changes no bit.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from one of the other: an edge's middle relative to
 * the other's is off by 3 u D on each axis, halves of edges and their multiples by u of themselves, as in
 * {@link CapsuleCapsule}: the distance is too small by at most 12 u D, and too large by at most 32 u D. The
 * largest error found in half a million pairs is 4 u D either way, also of slivers.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19, and those of the weights below 1e-16;
 * distances and edges beyond 1e19 overflow, which is a miss.
 */
public final class TriangleTriangleDistance {
  /** 12 u of D, which is at most √3 times the largest coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(21, 0);

  private TriangleTriangleDistance() {}

  @Twin
  static float alone(Triangle t, @Twin.Second Triangle u) {
    boolean swap = TriangleTriangle.after(t, u);
    Triangle a = swap ? u : t, b = swap ? t : u;
    float toEdges = TriangleEdge.least(toEdges(a, b));
    float toFaceA = TriangleEdge.least(toFace(b, a)), toFaceB = TriangleEdge.least(toFace(a, b));
    float square = BoxTriangleAxes.min(toEdges, toFaceB, toFaceA);
    boolean valid = square <= Float.MAX_VALUE && edges(t) <= Float.MAX_VALUE && edges(u) <= Float.MAX_VALUE;
    return Rounded.distance(valid, TriangleTriangle.overlap(t, u), (float) Math.sqrt(square), 0);
  }

  @Twin
  static ClosestPoints points(Triangle t, @Twin.Second Triangle u) {
    boolean swap = TriangleTriangle.after(t, u);
    Triangle a = swap ? u : t, b = swap ? t : u;

    // the nearest two edges
    Vec toEdges = toEdges(a, b);
    TriangleEdge edgeA = TriangleEdge.nearest(a, toEdges);
    TriangleEdge edgeB = TriangleEdge.nearest(b, toEdges(edgeA.edge(), b));
    SegmentSegment pair = SegmentSegment.of(edgeA.edge(), edgeB.edge());
    float tEdges = pair.nearestT(SegmentEdge.closestToLine(pair.m(), pair.g(), pair.h()));
    float sEdges = pair.nearestS(tEdges);

    // the nearest edge and face: the face of a, or of b
    Vec toFaceA = toFace(b, a), toFaceB = toFace(a, b);
    float leastA = TriangleEdge.least(toFaceA), leastB = TriangleEdge.least(toFaceB);
    boolean ofA = leastA < leastB;
    float toFace = ofA ? leastA : leastB;
    Vec distances = ofA ? toFaceA : toFaceB;
    boolean isAB = distances.x() <= toFace;
    boolean isBC = !isAB && distances.y() <= toFace;
    TriangleEdge edge = ofA ? TriangleEdge.of(b, isAB, isBC) : TriangleEdge.of(a, isAB, isBC);
    Vec o = ofA ? a.a() : b.a();
    Vec e = ofA ? a.b().minus(a.a()) : b.b().minus(b.a());
    Vec f = ofA ? a.c().minus(a.a()) : b.c().minus(b.a());
    float tFace =
        TriangleFace.nearestToPlane(Segments.fromMiddle(edge.edge(), o), Segments.half(edge.edge()), e, f);
    Vec from = TriangleFace.fromSegment(tFace, edge.edge(), o);
    float weightC = TriangleFace.weightC(from, e, f);
    float weightB = TriangleFace.weightB(weightC, from, e, f);
    Vec inFace = o.plus(e.times(weightB).plus(f.times(weightC)));

    // the point of a is on the nearest edge, on the edge that is nearest to the face of b, or in the face
    boolean face = toFace < TriangleEdge.least(toEdges);
    boolean inA = face && ofA, inB = face && !ofA;
    float sA = face ? tFace : sEdges, sB = face ? tFace : tEdges;
    edgeA = face ? edge : edgeA;
    edgeB = face ? edge : edgeB;
    Vec onA = inA ? inFace : edgeA.point(sA), onB = inB ? inFace : edgeB.point(sB);
    float featureA = inA ? 7 : edgeA.feature(sA), featureB = inB ? 7 : edgeB.feature(sB);
    // + 0: triangles that differ in the signs of zeros have no order, nor have these
    return ClosestPoints.of(alone(t, u), (swap ? onB : onA).plus(Vec.all(0)),
        (swap ? onA : onB).plus(Vec.all(0)), swap ? featureB : featureA, swap ? featureA : featureB);
  }

  /** The squared distances of the edges of a from the face of b. */
  private static Vec toFace(Triangle a, Triangle b) {
    return new Vec(TriangleFace.squaredDistance(a.ab(), b), TriangleFace.squaredDistance(a.bc(), b),
        TriangleFace.squaredDistance(a.ca(), b));
  }

  /** The squared distances of the edges of a from those of b: for each the least. */
  private static Vec toEdges(Triangle a, Triangle b) {
    return new Vec(TriangleEdge.least(toEdges(a.ab(), b)), TriangleEdge.least(toEdges(a.bc(), b)),
        TriangleEdge.least(toEdges(a.ca(), b)));
  }

  private static Vec toEdges(Segment edge, Triangle t) {
    return new Vec(toEdge(edge, t.ab()), toEdge(edge, t.bc()), toEdge(edge, t.ca()));
  }

  private static float toEdge(Segment a, Segment b) {
    SegmentSegment pair = SegmentSegment.of(a, b);
    return SegmentEdge.squaredDistance(pair.m(), pair.g(), pair.h());
  }

  /** The sum of the squares of the edges, which includes every coordinate. */
  private static float edges(Triangle t) {
    return t.b().minus(t.a()).square() + t.c().minus(t.b()).square() + t.a().minus(t.c()).square();
  }
}
