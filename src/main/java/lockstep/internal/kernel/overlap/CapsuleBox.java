package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentBox;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Segment;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and an axis-aligned box (AABB).
 *
 * <p>They overlap if the distance of segment and box is at most the radius; see {@link SegmentBox} for the
 * distance. Touching is an overlap, as is a capsule inside the box or a box inside the capsule. A capsule
 * without length is a sphere, and the answer that of {@link SphereBox}, bit for bit. An empty box (min &gt;
 * max on an axis), a negative radius, a NaN anywhere or a capsule with an infinite coordinate is a miss;
 * infinite box planes are allowed.
 *
 * <p>On each axis all is taken relative to the ends of the segment: how far the lower one is below the box,
 * and the upper one above it, 0 where it is not. A plane beyond both ends is never the nearest point of the
 * box, so it is moved to the end, and a huge or infinite box costs no precision, nor does a large offset. The
 * order of the ends changes no bit, nor does mirroring an axis.
 *
 * <p>The capsule also overlaps whatever a sphere at one of its ends overlaps, by {@link SphereBox}: rounding
 * may make the distance of the segment larger than that of its end.
 *
 * <p>With u = 2⁻²⁴, D the distance of the farther end from the box and |h| half the length: what an end is
 * outside by rounds by u of itself, half the extent h too, and near and far by u of themselves; for both ends
 * and all axes these are at most √2 D, |h|, and |h| + √2 D. With the roundings of {@code t h} and of the
 * differences the distance is too small by at most 6 u (D + |h|), and with those of t too large by at most 17
 * u (D + |h|). The squares add 2 u of the radius.
 *
 * <p>The pair is first tried on each axis alone, bounds of the segment against the box: every true overlap
 * passes, and where squares underflow (lengths below 1e-19) or overflow (above 1e19) it still separates far
 * pairs. Coordinates of capsules must be below 1e38.
 */
public final class CapsuleBox {
  /**
   * On an axis, twice u of h and four times u of the distance of an end outside: neither is larger than the
   * coordinates.
   */
  public static final ErrorBound ERROR = new ErrorBound(6, 0);

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
    float square = of(c.segment(), b).squaredDistance();
    boolean hasLength = !c.b().minus(c.a()).isZero();
    return valid(c) && ((hasLength && square <= r * r) || SphereBox.overlap(new Sphere(c.a(), r), b)
        || SphereBox.overlap(new Sphere(c.b(), r), b));
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
