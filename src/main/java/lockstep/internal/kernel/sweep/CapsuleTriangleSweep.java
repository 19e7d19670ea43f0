package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.CapsuleTriangle;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentEdge;
import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Real;
import lockstep.twin.Segment;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a capsule and a triangle. The middle of the segment, seen from the triangle, moves along a segment
 * towards the prism that the triangle makes along the capsule's segment, rounded by the radius (Ericson,
 * Real-Time Collision Detection, 2005, 5.5): the triangle at both ends, three parallelograms of an edge and
 * the segment, nine edges and six corners. The first of these that it enters is the contact, see {@link
 * RoundedHull}.
 *
 * <p>The normal is the one of four along which they are farthest apart then: that of the face; and, for each
 * edge, that of the closest points of it and the segment, found as in {@link SegmentEdge}: perpendicular to
 * both where both points are between ends, to one where one is, see {@link ContactNormal}. Where an edge and
 * the segment are so nearly parallel that the normal of both says less than that of one it is that, see
 * {@link FaceFrame}. The vector between two points is as short as the radius, so its direction is off by
 * rounding through the radius, and that would look like depth over an edge or the segment. So it is compared
 * without what it has along the one that a point may slide on, and an end in front of which the other end
 * would be then is an end by rounding only.
 *
 * <p>Overlap at the start is decided by {@link CapsuleTriangle}. Both sides are hit; a triangle without area
 * is its edges, a capsule without length a sphere. One with a radius of at most 4 u of all lengths is swept
 * as a box, see {@link SweptThinCapsule}. A negative radius, a NaN anywhere, an infinite end, corner or
 * motion is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from an end at the start: the middle rounds by 2 u
 * D, and where it is nearest by another 3 u D; each part is off by 16 u of what is left of distances there,
 * see {@link RoundedHull}, and t by u of the way. Beyond the sides of a face a point may be out by a slack of
 * 2 u (√3 + 2.5) D, at a corner by √2 of that: 12 u D. So the shapes are apart, or overlap, by less than 25 u
 * of D, the radius and the way together. The largest error found in 600,000 pairs of each difficult kind is
 * 11.2 u of the span where they are apart, for a radius of 0 and beyond a side, and 1.7 u where they overlap.
 * Along the normal they are so by less than 16 u, also for a radius of a millionth of the span; but one of
 * 300,000 such pairs that were swept on from a touch, and away from it, was reported with a normal across the
 * motion.
 *
 * <p>Range: every finite float for what overlaps. Else squares of lengths must fit a float, so
 * radius, edges and distances between 1e-18 and 1e18, and the motion between 1e-15 and 1e18; a shorter one
 * counts as no motion.
 */
public final class CapsuleTriangleSweep {
  /** 25 u of distance, radius and way, each at most √3 times the largest of coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(44, 0);

  /** Largest rounding error of sines of angles: 16 u. */
  private static final float ROUNDING = 16 * Real.U;

  private CapsuleTriangleSweep() {}

  @Twin
  static SweepHit sweep(Capsule capsule, Vec v, @Twin.Second Triangle triangle) {
    Segment segment = capsule.segment();
    float r = capsule.radius();
    Box bounds = Sweep.bounds(segment), others = triangle.bounds();
    @Twin.Stage
    boolean near = Sweep.near(0, bounds, v, others, r) && Sweep.near(1, bounds, v, others, r)
        && Sweep.near(2, bounds, v, others, r) && SweptTriangle.nearPlane(segment, v, r, triangle);
    boolean overlap = near && CapsuleTriangle.overlap(capsule, triangle);
    // the middle of the segment relative to a, and half of it; the edges ab, ac and bc
    Vec start = Segments.fromMiddle(segment, triangle.a()).negated();
    Vec h = Segments.half(segment);
    Vec e = triangle.b().minus(triangle.a()), g = triangle.c().minus(triangle.a()),
        f = triangle.c().minus(triangle.b());
    float size = start.abs().sum() + ((e.length() + g.length()) + (h.length() + r));
    boolean valid = r >= 0 && Sweep.proper(v) && Sweep.proper(start) && e.square() <= Float.MAX_VALUE
        && f.square() <= Float.MAX_VALUE && g.square() <= Float.MAX_VALUE && h.square() <= Float.MAX_VALUE;
    @Twin.Doubt
    boolean thin = near && r <= SweptThinCapsule.THIN_AT_TRIANGLE * size;
    if (thin) {
      return new SweptThinCapsule(overlap, valid, r, size).atTriangle(start, h, v, e, g);
    }

    Prism prism = new Prism(h, e, g, f, r, size);
    float time = Sweep.time(overlap, prism.enter(start, v));
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;
    return prism.touch(hit, overlap, time, start, v);
  }

  /**
   * The prism of the triangle, with edges e from a to b, g from a to c and f from b to c, along a segment ±
   * h.
   */
  record Prism(Vec h, Vec e, Vec g, Vec f, float r, float size) {
    /**
     * The time at which the middle of the segment, which begins at m relative to a and moves by v, enters the
     * prism, rounded by r.
     */
    float enter(Vec start, Vec v) {
      // the triangle at both ends of the segment
      float slack = RoundedHull.SLACK * size;
      float s = RoundedHull.nearest(start, v);
      Vec q = start.plus(v.times(s));
      RoundedHull hull = new RoundedHull(v, slack, r, s);
      float faces = hull.triangle(q.minus(h), e, g);
      faces = Sweep.least(hull.triangle(q.plus(h), e, g), faces);
      Vec[] edges = {e, g, f};
      float enter = Float.POSITIVE_INFINITY;
      for (int k = 0; k < 3; k++) {
        // half of an edge, and the middle of the segment relative to its middle
        Vec i = edges[k].times(0.5f);
        Vec m = q.minus(k == 2 ? e.plus(g).times(0.5f) : i);
        faces = Sweep.least(hull.parallelogram(m, i, h, 0), faces);
        enter = Sweep.least(hull.edge(m.minus(h), i), enter);
        enter = Sweep.least(hull.edge(m.plus(h), i), enter);
      }
      enter = Sweep.least(corner(hull, q), enter);
      enter = Sweep.least(corner(hull, q.minus(e)), enter);
      enter = Sweep.least(corner(hull, q.minus(g)), enter);
      return Sweep.least(enter, faces);
    }

    /** The contact at a time. */
    SweepHit touch(boolean hit, boolean overlap, float time, Vec start, Vec v) {
      // the normal along which they are farthest apart: of the face, or of the segment and an edge
      Vec p = start.plus(v.times(time));
      float speed = v.abs().sum();
      FaceFrame frame = FaceFrame.of(e, g);
      boolean isFlat = frame.flat(g.length(), r);
      Vec w = frame.normal().times(ContactNormal.side(frame.normal(), v, p.dot(frame.normal())));
      float best = isFlat ? Float.NEGATIVE_INFINITY : gap(w, p);
      Vec l = Vec.all(0);
      Vec[] edges = {e, g, f};
      for (int n = 0; n < 3; n++) {
        Vec i = edges[n].times(0.5f);
        float ii = 0.25f * edges[n].square();
        // the middle of the edge, which begins at a or b, relative to that of the segment
        Vec d = (n == 2 ? e : Vec.all(0)).plus(i).minus(p);
        SegmentSegment pair = new SegmentSegment(d, i, h);
        float onSegment = pair.nearestT(SegmentEdge.closestToLine(d, i, h));
        float onEdge = pair.nearestS(onSegment, ii);
        boolean alongEdge = Math.abs(onEdge) < 1 && ii > 0;
        boolean alongSegment = Math.abs(onSegment) < 1 && h.square() > 0;
        Vec c = d.plus(i.times(onEdge).minus(h.times(onSegment))).negated();
        boolean none = c.isZero();
        Vec along = alongEdge || (none && ii > 0) ? i : alongSegment || none ? h : Vec.all(0);
        Vec across = ContactNormal.across(c, along);
        boolean inner =
            (alongSegment || onSegment * across.dot(h) > 0) && (alongEdge || onEdge * across.dot(i) < 0);
        FaceFrame both = FaceFrame.of(i, h);
        boolean face = inner && !both.flat(h.length(), r);
        Vec k = both.normal();
        // away from the third corner
        Vec third = n == 0 ? g : n == 1 ? e : e.negated();
        float behind = third.dot(k);
        boolean even = Math.abs(behind) <= ROUNDING * third.abs().sum();
        float closing = v.dot(k);
        float outward = behind > 0 ? -1 : 1;
        float sign = even ? ContactNormal.side(k, v, -d.dot(k)) : outward;
        // a face that the motion leaves does not count
        float away = sign * closing > 0 ? sign * closing / speed * size : 0;
        k = face ? k.times(sign) : across;
        float gap = gap(k, p) - (face ? away : 0);
        boolean better = gap > best || (n == 0 && isFlat);
        best = better ? gap : best;
        w = !better ? w : face ? k : c;
        l = !better ? l : face ? Vec.all(0) : along;
      }
      return SweepHit.of(hit, time, ContactNormal.of(overlap, w, l, v));
    }

    /** The entry into the capsule that the origin sweeps along the segment, from x. */
    private float corner(RoundedHull hull, Vec x) {
      return Sweep.least(hull.edge(x, h), Sweep.least(hull.corner(x.minus(h)), hull.corner(x.plus(h))));
    }

    /**
     * The distance of the segment m + t h in front of the triangle 0, e, g along a vector of any length; less
     * than any number for 0.
     */
    private float gap(Vec w, Vec m) {
      float front = Sweep.most(Sweep.most(w.dot(e), w.dot(g)), 0);
      float back = w.dot(m) - Math.abs(w.dot(h));
      return w.square() > 0 ? (back - front) / w.length() : Float.NEGATIVE_INFINITY;
    }
  }
}
