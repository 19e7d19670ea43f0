package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.SegmentBox;
import lockstep.internal.kernel.part.SegmentBoxTest;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Real;
import lockstep.twin.Segment;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and an axis-aligned box (AABB).
 *
 * <p>They overlap if the distance of segment and box is at most the radius; see {@link SegmentBox} for the
 * distance. Touching is an overlap, as is a capsule inside the box or a box inside the capsule. A capsule
 * without length is a sphere, and the answer that of {@link SphereBox}. An empty box (min &gt;
 * max on an axis), a negative radius, a NaN anywhere or a capsule with an infinite coordinate is a miss;
 * infinite box planes are allowed.
 *
 * <p>On each axis all is taken relative to the ends of the segment: how far the lower one is below the box,
 * and the upper one above it, 0 where it is not. A plane beyond both ends is never the nearest point of the
 * box, so it is moved to the end, and a huge or infinite box costs no precision, nor does a large offset. The
 * order of the ends changes no bit, nor does mirroring an axis.
 *
 * <p>With u = 2⁻²⁴, D the distance of the farther end from the box and |h| half the length: what an end is
 * outside by rounds by u of itself, half the extent h too, and near and far by u of themselves; for both ends
 * and all axes these are at most √2 D, |h|, and |h| + √2 D. With the roundings of {@code t h} and of the
 * differences the distance is too small by at most 6 u (D + |h|), and with those of t too large by at most 17
 * u (D + |h|). What that leaves open, and what is out of range, is decided by {@link SegmentBoxTest}: so the
 * answer is that of real arithmetic, for all finite floats and infinite planes of the box.
 *
 * <p>The pair is first tried on each axis alone, bounds of the segment against the box: every true overlap
 * passes.
 */
public final class CapsuleBox {
  private CapsuleBox() {}

  @Twin
  public static boolean overlap(Capsule c, @Twin.Second Box b) {
    Vec low = low(c.segment()), high = high(c.segment());
    float r = c.radius();
    @Twin.Stage
    boolean near = near(low.x(), high.x(), r, b.min().x(), b.max().x())
        && near(low.y(), high.y(), r, b.min().y(), b.max().y())
        && near(low.z(), high.z(), r, b.min().z(), b.max().z());
    if (!near) {
      return false;
    }
    SegmentBox pair = of(c.segment(), b);
    float square = pair.squaredDistance(), limit = r * r;
    float reach = pair.near().abs().sum() + pair.far().abs().sum() + 3 * pair.h().sum(); // at least D + |h|
    float room = SquareTest.room(r, 18 * Real.U * reach);
    boolean inRange = SquareTest.isInRange(reach);
    if (!(r >= 0) || (inRange && square > limit + room)) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && square + room < limit);
    if (open) {
      return closely(c, b);
    }
    return square <= limit;
  }

  /** The same for capsules that nearly touch the box, for segments, and for what is out of range. */
  @Twin
  public static boolean closely(Capsule c, @Twin.Second Box b) {
    return b.isValid() && c.a().isFinite() && c.b().isFinite()
        && SegmentBoxTest.reaches(c.segment(), b, c.radius(), true);
  }

  /** Whether this is a capsule: an infinite end or a NaN shows in the half length. */
  public static boolean valid(Capsule c) {
    return c.radius() >= 0 && rise(c.segment()).sum() <= Float.MAX_VALUE;
  }

  /**
   * Segment and box relative to the middle of the segment, −1 at a and 1 at b. Axes along which the segment
   * falls are mirrored.
   */
  public static SegmentBox of(Segment s, Box b) {
    Vec below = b.min().minus(low(s)).max(Vec.all(0)), above = high(s).minus(b.max()).max(Vec.all(0));
    return new SegmentBox(rising(s, below, above).minus(rise(s)), rise(s).minus(rising(s, above, below)),
        rise(s));
  }

  /**
   * The position of the segment's point at t relative to the box on each axis: negative below it, positive
   * above, 0 inside.
   */
  public static Vec outside(float t, Segment s, Box b) {
    Vec out = of(s, b).outside(t);
    return rising(s, out, out.negated());
  }

  /** One of low and high is NaN if either end is. */
  private static Vec low(Segment s) {
    return rising(s, s.a(), s.b());
  }

  private static Vec high(Segment s) {
    return rising(s, s.b(), s.a());
  }

  /** Half the length of the segment on each axis. */
  private static Vec rise(Segment s) {
    return high(s).minus(low(s)).times(0.5f);
  }

  /** For each axis, {@code yes} if the segment rises along it, else {@code no}. */
  private static Vec rising(Segment s, Vec yes, Vec no) {
    Vec a = s.a(), b = s.b();
    return new Vec(a.x() < b.x() ? yes.x() : no.x(), a.y() < b.y() ? yes.y() : no.y(),
        a.z() < b.z() ? yes.z() : no.z());
  }

  /** Whether box and segment, on one axis, are no farther than r apart. */
  private static boolean near(float low, float high, float r, float min, float max) {
    return min - high <= r && low - max <= r && min <= max;
  }
}
