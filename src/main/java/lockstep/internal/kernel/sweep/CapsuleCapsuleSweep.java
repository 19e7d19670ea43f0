package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.CapsuleCapsule;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentEdge;
import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of two capsules. The middle of the first segment, seen from that of the second, moves along a segment
 * towards the parallelogram that both segments span, rounded by both radii (Ericson, Real-Time Collision
 * Detection, 2005, 5.5): a thick face, four cylinders about its edges and four spheres about its corners. The
 * first of these that it enters is the contact, see {@link RoundedHull}.
 *
 * <p>The normal is that of the closest points of the segments then, found as in {@link SegmentSegment}:
 * perpendicular to both segments where both points are between ends, to one where one is, see {@link
 * ContactNormal}. Segments so nearly parallel that the normal of both says less than that of one have that,
 * see {@link FaceFrame}; for radii as small as rounding any others have the normal of both.
 *
 * <p>Overlap at the start is decided by {@link CapsuleCapsule}. A capsule without length is a sphere, and one
 * without radius a segment: two of these hit where they cross, but parallel ones or points only where nothing
 * rounds. A negative radius, a NaN anywhere, an infinite end or motion is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from one of the other at the start: the middle rounds
 * by 3 u D, and where it is nearest by another 3 u D; each part is off by 16 u of what is left of distances
 * there, see {@link RoundedHull}, and t by u of the way. Beyond the sides of the parallelogram a point may be
 * out by a slack of 2 u (√3 + 1) D, at a corner by √2 of that: 8 u D. So the shapes are apart, or overlap, by
 * less than 23 u of D, the radii and the way together. The largest error found in 400,000 pairs of each
 * difficult kind is 5 u of the span where they are apart, 1.5 u where they overlap, and 4 u where they are so
 * along the normal.
 *
 * <p>Range: squares of lengths must fit a float, so radii, segments and distances between 1e-18 and 1e18, and
 * the motion between 1e-15 and 1e18; a shorter one counts as no motion.
 */
public final class CapsuleCapsuleSweep {
  /** 23 u of distance, radii and way, each at most √3 times the largest of coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(40, 0);

  private CapsuleCapsuleSweep() {}

  @Twin
  static SweepHit sweep(Capsule first, Vec v, @Twin.Second Capsule second) {
    float r = first.radius() + second.radius();
    Box a = Sweep.bounds(first.segment()), b = Sweep.bounds(second.segment());
    @Twin.Stage
    boolean near = Sweep.near(0, a, v, b, r) && Sweep.near(1, a, v, b, r) && Sweep.near(2, a, v, b, r);
    boolean overlap = near && CapsuleCapsule.overlap(first, second);
    SegmentSegment start = SegmentSegment.of(first.segment(), second.segment());
    Vec m = start.m(), g = start.g(), h = start.h();

    // the middle moves towards the parallelogram of both segments, rounded
    float s = RoundedHull.nearest(m, v);
    Vec q = m.plus(v.times(s));
    float slack = RoundedHull.SLACK * (m.abs().sum() + (g.length() + h.length() + r));
    RoundedHull hull = new RoundedHull(v, slack, r, s);
    float enter = hull.parallelogram(q, g, h, 0);
    enter = Sweep.least(hull.edge(q.minus(g), h), enter);
    enter = Sweep.least(hull.edge(q.plus(g), h), enter);
    enter = Sweep.least(hull.edge(q.minus(h), g), enter);
    enter = Sweep.least(hull.edge(q.plus(h), g), enter);
    enter = Sweep.least(hull.corner(q.minus(g.plus(h))), enter);
    enter = Sweep.least(hull.corner(q.plus(g.plus(h))), enter);
    enter = Sweep.least(hull.corner(q.minus(g.minus(h))), enter);
    enter = Sweep.least(hull.corner(q.plus(g.minus(h))), enter);
    boolean valid = first.radius() >= 0 && second.radius() >= 0 && Sweep.proper(v) && Sweep.proper(m)
        && g.square() <= Float.MAX_VALUE && h.square() <= Float.MAX_VALUE;
    float time = Sweep.time(overlap, enter);
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;

    // the closest points at that time
    Vec p = m.plus(v.times(time));
    SegmentSegment then = new SegmentSegment(p, g, h);
    float onSecond = then.nearestT(SegmentEdge.closestToLine(p, g, h));
    float onFirst = then.nearestS(onSecond);
    boolean along1 = Math.abs(onFirst) < 1 && g.square() > 0;
    boolean along2 = Math.abs(onSecond) < 1 && h.square() > 0;
    FaceFrame frame = FaceFrame.of(g, h);
    Vec k = frame.normal();
    boolean face = !frame.flat(h.length(), r) && (r <= slack || (along1 && along2));
    float side = ContactNormal.side(k, v, p.dot(k));
    Vec w = face ? k.times(side) : p.plus(g.times(onFirst).minus(h.times(onSecond)));
    boolean none = w.isZero();
    boolean isFirst = !face && (along1 || (none && g.square() > 0));
    boolean isSecond = !face && !isFirst && (along2 || none);
    return SweepHit.of(hit, time, ContactNormal.of(overlap, w, isFirst ? g : isSecond ? h : Vec.all(0), v));
  }
}
