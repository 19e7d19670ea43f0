package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentEdge;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Capsule;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and a triangle, by the closest points of segment and triangle.
 *
 * <p>They overlap if the segment pierces the triangle, or their distance is at most the radius (Ericson,
 * Real-Time Collision Detection, 2005, 5.1.10). Touching is an overlap, as is a segment in the face. The
 * triangle is a closed flat patch; without area it is represented by its edges. A capsule without length is a
 * sphere. A negative radius, a NaN anywhere or an infinite coordinate is a miss.
 *
 * <p>The segment is {@code t h} about its middle, t in [−1, 1], and everything is relative to that middle, a
 * corner as the mean of its differences from both ends: so a large offset costs no precision, and the order
 * of the ends changes no bit.
 *
 * <p>The distance is the least of four candidates. Three are the distances of the segment from the edges, as
 * in {@link CapsuleCapsule}. If the nearest point of the triangle is on none of them, moving along the
 * segment towards the plane cannot help: so the other point is where the segment crosses the plane, or else
 * its end nearer to the plane; the fourth candidate is the distance of this point from its projection, if
 * that is in the face. For a segment parallel to the plane the middle suffices: where another point projects
 * into the face and the middle does not, one projects onto an edge. The normal and the weights of the
 * projection come from the two shorter edges, which keep them good in a sliver with one short edge.
 *
 * <p>Each candidate is a pair of points of segment and triangle, so however bad their choice, the distance
 * can only be too large. But a segment without radius would have to be pierced at distance 0, which rounding
 * seldom leaves. So the segment pierces where its ends are on either side of the plane, or in it, and the
 * point between them projects into the face: the distance that is left is rounding, unless the triangle is so
 * flat that its normal is; that is ruled out by asking that it is no more than about half the triangle's
 * height.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from an end and α the largest angle of the triangle:
 * corners relative to the middle are off by 2 u D, h and t h by 2 u |h|, their difference by u D, the
 * weighted shorter edges, at most 2 D long, by 3 u of their length, and the sum by u of itself. So the
 * distance is too small by less than 12 u D; that of an edge by less than 8 u D. It is too large, besides,
 * where the points are ill chosen: of an edge by 32 u D. The normal is off by 5 u / sin α, and as much tilts
 * the plane, so the heights of the ends are off by 12 u D / sin α, and the wrong point of the segment has at
 * most four times that more of it; weights are off by as much. All in all less than 64 u D / sin α, but never
 * more than half the triangle's height, since an edge is that near. A segment that does not quite reach the
 * face may pierce it by as much, and never by more than two thirds of the height. The largest error found in
 * four million pairs of each difficult kind is 4 u D where distances are too small, and 8 u D / sin α where
 * they are too large or a segment pierces. The squares add 3 u of the radius.
 *
 * <p>The pair is first tried on each axis alone, bounds of the segment against those of the triangle: every
 * true overlap passes, and where squares underflow (lengths below 1e-16) or overflow (above 1e19) it still
 * separates far pairs. Coordinates must be below 1e37.
 */
public final class CapsuleTriangle {
  /** Every hit has passed the test on each axis, whose differences are off by u of coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(1, 0);

  private CapsuleTriangle() {}

  @Twin
  public static boolean overlap(Capsule s, @Twin.Second Triangle t) {
    Vec p = s.a(), q = s.b(), a = t.a(), b = t.b(), c = t.c();
    float r = s.radius();
    @Twin.Stage
    boolean near = near(p.x(), q.x(), r, a.x(), b.x(), c.x()) && near(p.y(), q.y(), r, a.y(), b.y(), c.y())
        && near(p.z(), q.z(), r, a.z(), b.z(), c.z());
    return near && touches(s.segment(), r, t);
  }

  private static boolean touches(Segment s, float r, Triangle t) {
    // halves of the segment and of the edges ab, bc, ca; corners relative to its middle
    Vec h = Segments.half(s);
    Vec e = Segments.half(t.ab()), f = Segments.half(t.bc()), g = Segments.half(t.ca());
    Vec a = Segments.fromMiddle(s, t.a()), b = Segments.fromMiddle(s, t.b()),
        c = Segments.fromMiddle(s, t.c());
    float toE = SegmentEdge.squaredDistance(a.plus(b).times(0.5f), e, h);
    float toF = SegmentEdge.squaredDistance(b.plus(c).times(0.5f), f, h);
    float toG = SegmentEdge.squaredDistance(c.plus(a).times(0.5f), g, h);

    // o is the corner between the two shorter edges; i is half of the edge to it and j of the one from it
    float ee = e.square(), ff = f.square(), gg = g.square();
    boolean atA = ff >= ee && ff >= gg;
    boolean atB = !atA && gg >= ee;
    float longest = atA ? ff : atB ? gg : ee;
    Vec o = atA ? a : atB ? b : c, i = atA ? g : atB ? e : f, j = atA ? e : atB ? f : g;
    Vec n = i.cross(j);
    // scaled, or n · n would need fourth powers of lengths; NaN where there is no area
    float scale = 1 / n.abs().sum();
    // rounded to two bits (Veltkamp), so that the signs of products of small whole numbers stay exact
    float high = scale * (0x1p22f + 1);
    scale = high - (high - scale);
    Vec w = n.times(Vec.all(scale));
    float nw = n.dot(w);

    // the point of the segment in the plane, or nearest to it; of a parallel one the middle
    float over = w.dot(o);
    float along = w.dot(h);
    float steep = Math.abs(along);
    o = o.minus(h.times(Segments.quotient(along > 0 ? over : along < 0 ? -over : 0, steep)));
    float wi = o.cross(j).dot(w), wj = o.cross(i).dot(w);
    float toFace = o.plus(j.times(wj / nw).minus(i.times(wi / nw))).square();
    boolean face = wi >= 0 && wj >= 0 && wi + wj <= 2 * nw;
    // nw is |n|, give or take: with no more than the square of half the height between them
    boolean pierced = Math.abs(over) <= steep && toFace <= nw * (nw / longest);
    float rr = r * r;
    // every coordinate is in the sum, and with it a NaN or an infinity, which the bounds may have dropped
    return r >= 0 && Math.abs(a.sum() + b.sum() + c.sum()) <= Float.MAX_VALUE
        && (toE <= rr || toF <= rr || toG <= rr || (face && (pierced || toFace <= rr)));
  }

  /** Whether the segment pq and the triangle, on one axis, are no farther apart than r. */
  private static boolean near(float p, float q, float r, float a, float b, float c) {
    float low = p < q ? p : q, high = p > q ? p : q;
    return low - BoxTriangleAxes.max(a, b, c) <= r && BoxTriangleAxes.min(a, b, c) - high <= r;
  }
}
