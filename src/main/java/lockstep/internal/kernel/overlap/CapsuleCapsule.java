package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.internal.kernel.part.SegmentTest;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.twin.Capsule;
import lockstep.twin.Exact;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of two capsules, by the closest points of their segments.
 *
 * <p>They overlap if the distance of the segments is at most the sum of the radii (Ericson, Real-Time
 * Collision Detection, 2005, 4.5.1 and 5.1.9). Touching is an overlap, as is crossing. Capsules without
 * length are spheres: then the answer is that of {@link SphereCapsule} or {@link SphereSphere}, bit for bit.
 * A negative radius, a NaN anywhere or an infinite coordinate is a miss.
 *
 * <p>The distance in float, which is off by less than 32 u of the largest distance of ends, with u = 2⁻²⁴, is
 * found by {@link SegmentSegment}. What that leaves open, and what is out of range, is decided by {@link
 * SegmentTest}: so the answer is that of real arithmetic, for all finite floats.
 *
 * <p>The pair is first tried on each axis alone, bounds of one segment against those of the other: every true
 * overlap passes.
 */
public final class CapsuleCapsule {
  private CapsuleCapsule() {}

  @Twin
  public static boolean overlap(Capsule c, @Twin.Second Capsule d) {
    Vec a1 = c.a(), b1 = c.b(), a2 = d.a(), b2 = d.b();
    @Twin.Stage
    boolean near = near(a1.x(), b1.x(), c.radius(), a2.x(), b2.x(), d.radius())
        && near(a1.y(), b1.y(), c.radius(), a2.y(), b2.y(), d.radius())
        && near(a1.z(), b1.z(), c.radius(), a2.z(), b2.z(), d.radius());
    if (!near) {
      return false;
    }
    SegmentSegment pair = SegmentSegment.of(c.segment(), d.segment());
    float r = c.radius() + d.radius();
    float square = pair.squaredDistance(), limit = r * r;
    float reach = pair.m().abs().sum() + pair.g().abs().sum() + pair.h().abs().sum(); // at least D
    float room = SquareTest.room(r, 33 * Real.U * reach);
    boolean inRange = SquareTest.isInRange(reach);
    if (!(c.radius() >= 0 && d.radius() >= 0) || (inRange && square > limit + room)) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && square + room < limit);
    if (open) {
      return closely(c, d);
    }
    return square <= limit;
  }

  /** The same for capsules that nearly touch, and for those out of range. */
  @Twin
  public static boolean closely(Capsule c, @Twin.Second Capsule d) {
    boolean finite = c.a().isFinite() && c.b().isFinite() && d.a().isFinite() && d.b().isFinite();
    float most = c.radius() > d.radius() ? c.radius() : d.radius();
    return finite && (most > Float.MAX_VALUE
        || SegmentTest.reaches(c.segment(), d.segment(), Exact.sum(c.radius(), d.radius()).square()));
  }

  /** Whether the segments, on one axis, are no farther apart than the sum of the radii. */
  private static boolean near(float a1, float b1, float r1, float a2, float b2, float r2) {
    float r = r1 + r2;
    float low1 = a1 < b1 ? a1 : b1, high1 = a1 > b1 ? a1 : b1;
    float low2 = a2 < b2 ? a2 : b2, high2 = a2 > b2 ? a2 : b2;
    return low1 - high2 <= r && low2 - high1 <= r;
  }
}
