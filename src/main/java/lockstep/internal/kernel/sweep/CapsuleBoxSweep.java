package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.CapsuleBox;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Segment;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a capsule and an axis-aligned box (AABB), by {@link SegmentBoxSweep}.
 *
 * <p>Everything is relative to the middle of the box, and of a box that reaches farther than the capsule ever
 * does only what is near: the planes are moved to twice as far as the capsule may get. So a huge or infinite
 * box costs no precision, nor does a large offset.
 *
 * <p>A capsule with a radius of at most 10 u of all lengths is swept as a segment, see {@link
 * SweptThinCapsule}.
 *
 * <p>Overlap at the start is decided by {@link CapsuleBox}. A capsule without length is a sphere, one without
 * radius a segment; a box may be flat. An empty box, a negative radius, a NaN anywhere, an infinite end or
 * motion is a miss; infinite box planes are allowed.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from an end at the start: the planes, their middle
 * and half of their distance round by 4 u D, and where the middle of the segment is nearest by another 3 u D;
 * each part is off by 16 u of what is left of distances there, see {@link RoundedHull}, and t by u of the
 * way. So the shapes are apart, or overlap, by less than 24 u of D, the radius and the way together. The
 * largest error found in 300,000 pairs of each difficult kind is 5.5 u of the span where they are apart, for
 * a radius of 0, and 1.1 u where they overlap.
 *
 * <p>Range: squares of lengths must fit a float, so radius, segment and distances between 1e-18 and 1e18, and
 * the motion between 1e-15 and 1e18; a shorter one counts as no motion.
 */
public final class CapsuleBoxSweep {
  /** 24 u of distance, radius and way, each at most √3 times the largest of coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(42, 0);

  private CapsuleBoxSweep() {}

  @Twin
  static SweepHit sweep(Capsule capsule, Vec v, @Twin.Second Box box) {
    float r = capsule.radius();
    Segment segment = capsule.segment();
    Box bounds = Sweep.bounds(segment);
    @Twin.Stage
    boolean near = Sweep.near(0, bounds, v, box, r) && Sweep.near(1, bounds, v, box, r)
        && Sweep.near(2, bounds, v, box, r);
    boolean overlap = near && CapsuleBox.overlap(capsule, box);
    Vec h = Segments.half(segment);
    float reach = 2 * (h.abs().sum() + (v.abs().sum() + r));
    Vec low = Segments.fromMiddle(segment, box.min()).max(Vec.all(-reach));
    Vec high = Segments.fromMiddle(segment, box.max()).min(Vec.all(reach));
    SegmentBoxSweep sweep =
        new SegmentBoxSweep(low.plus(high).times(-0.5f), h, v, high.minus(low).times(0.5f), r);
    boolean valid = CapsuleBox.valid(capsule) && box.isValid() && Sweep.proper(v);
    @Twin.Doubt
    boolean thin = near && r <= SweptThinCapsule.THIN_AT_BOX * sweep.size();
    if (thin) {
      return new SweptThinCapsule(overlap, valid, r, sweep.size()).at(sweep);
    }
    float time = Sweep.time(overlap, sweep.enter());
    boolean hit = near && valid && time < Float.POSITIVE_INFINITY;
    return SweepHit.of(hit, time, ContactNormal.unit(overlap ? v.negated() : sweep.normal(time)));
  }
}
