package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.SegmentEdge;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.kernel.part.TriangleTest;
import lockstep.twin.Capsule;
import lockstep.twin.Exact;
import lockstep.twin.Real;
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
 * can only be too large. A segment that pierces the triangle is near it by any radius beyond rounding.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from an end and α the largest angle of the triangle:
 * corners relative to the middle are off by 2 u D, h and t h by 2 u |h|, their difference by u D, the
 * weighted shorter edges, at most 2 D long, by 4 u of their length, and the sum by u of itself. So the
 * distance is too small by less than 16 u D; that of an edge by less than 8 u D. It is too large, besides,
 * where the points are ill chosen: of an edge by 32 u D. The normal is off by 5 u / sin α, and as much tilts
 * the plane, so the heights of the ends are off by 12 u D / sin α, and the wrong point of the segment has at
 * most four times that more of it; weights are off by as much. All in all less than 64 u D / sin α; and α is
 * the angle between the shorter edges, so 1 / sin α is the product of their lengths over that of the normal.
 * D is less than the radius, both edges and the segment together wherever the capsule nearly reaches the
 * triangle. What that leaves open, and what is out of range, is decided by {@link TriangleTest}: so the
 * answer is that of real arithmetic, for all finite floats.
 *
 * <p>The pair is first tried on each axis alone, bounds of the segment against those of the triangle: every
 * true overlap passes.
 */
public final class CapsuleTriangle {
  private CapsuleTriangle() {}

  @Twin
  public static boolean overlap(Capsule s, @Twin.Second Triangle t) {
    Vec p = s.a(), q = s.b(), a = t.a(), b = t.b(), c = t.c();
    float r = s.radius();
    @Twin.Stage
    boolean near = near(p.x(), q.x(), r, a.x(), b.x(), c.x()) && near(p.y(), q.y(), r, a.y(), b.y(), c.y())
        && near(p.z(), q.z(), r, a.z(), b.z(), c.z());
    if (!near) {
      return false;
    }
    // halves of the segment and of the edges ab, bc, ca; corners relative to its middle
    Segment segment = s.segment();
    Vec h = Segments.half(segment);
    Vec e = Segments.half(t.ab()), f = Segments.half(t.bc()), g = Segments.half(t.ca());
    Vec ma = Segments.fromMiddle(segment, a), mb = Segments.fromMiddle(segment, b),
        mc = Segments.fromMiddle(segment, c);
    float toE = SegmentEdge.squaredDistance(ma.plus(mb).times(0.5f), e, h);
    float toF = SegmentEdge.squaredDistance(mb.plus(mc).times(0.5f), f, h);
    float toG = SegmentEdge.squaredDistance(mc.plus(ma).times(0.5f), g, h);

    // o is the corner between the two shorter edges; i is half of the edge to it and j of the one from it
    float ee = e.square(), ff = f.square(), gg = g.square();
    boolean atA = ff >= ee && ff >= gg;
    boolean atB = !atA && gg >= ee;
    Vec o = atA ? ma : atB ? mb : mc, i = atA ? g : atB ? e : f, j = atA ? e : atB ? f : g;
    Vec n = i.cross(j);
    float nn = n.square(), inverse = 1 / nn;

    // the point of the segment in the plane, or nearest to it; of a parallel one the middle
    float over = n.dot(o);
    float along = n.dot(h);
    o = o.minus(h.times(Segments.quotient(along > 0 ? over : along < 0 ? -over : 0, Math.abs(along))));
    float wi = o.cross(j).dot(n), wj = o.cross(i).dot(n);
    float toFace = o.plus(j.times(wj * inverse).minus(i.times(wi * inverse))).square();
    boolean face = wi >= 0 && wj >= 0 && wi + wj <= 2 * nn;
    float best = face ? toFace : Float.POSITIVE_INFINITY;
    best = toE < best ? toE : best;
    best = toF < best ? toF : best;
    best = toG < best ? toG : best;

    float limit = r * r, iSize = i.abs().sum(), jSize = j.abs().sum();
    float reach = r + 2 * (iSize + jSize + h.abs().sum()); // NaN or infinite if any coordinate is
    float error = 16 * Real.U * reach, tilt = 4 * error * (iSize * jSize * (float) Math.sqrt(inverse));
    boolean inRange = SquareTest.isInRangeOfFourthPowers(reach);
    boolean apart =
        inRange && nn >= SquareTest.LEAST_FOURTH_POWER && best > limit + SquareTest.room(r, 2 * error + tilt);
    if (!(r >= 0) || apart) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && best + SquareTest.room(r, error) < limit);
    if (open) {
      return closely(s, t);
    }
    return best <= limit;
  }

  /**
   * The same for shapes that nearly touch, for segments without radius, and for those out of range. A wide
   * twin of it would be three times as large as any other, so there is none: it decides pair by pair.
   */
  private static boolean closely(Capsule s, Triangle t) {
    boolean finite = s.a().isFinite() && s.b().isFinite() && t.isFinite();
    float r = s.radius();
    return finite && (r > Float.MAX_VALUE || TriangleTest.reaches(s.segment(), t, Exact.of(r).square()));
  }

  /** Whether the segment pq and the triangle, on one axis, are no farther apart than r. */
  private static boolean near(float p, float q, float r, float a, float b, float c) {
    float low = p < q ? p : q, high = p > q ? p : q;
    return low - BoxTriangleAxes.max(a, b, c) <= r && BoxTriangleAxes.min(a, b, c) - high <= r;
  }
}
