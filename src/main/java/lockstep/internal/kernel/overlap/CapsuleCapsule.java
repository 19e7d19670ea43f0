package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.twin.Capsule;
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
 * <p>The distance, which is too small by less than 8 u of the largest distance of ends, with u = 2⁻²⁴, is
 * found by {@link SegmentSegment}; neither the order of the ends nor that of the capsules changes a bit. The
 * sum of the radii and the squares add 5 u of the radius.
 *
 * <p>The pair is first tried on each axis alone, bounds of one segment against those of the other: every true
 * overlap passes, and where squares underflow (lengths below 1e-16) or overflow (above 1e19) and the closest
 * points may become others of the segments, it still separates far pairs. Coordinates must be below 4e37.
 */
public final class CapsuleCapsule {
  /**
   * On an axis, m is off by 3 u of coordinates, g and h, their multiples, and the difference of these by u
   * each.
   */
  public static final ErrorBound ERROR = new ErrorBound(6, 0);

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
    // an infinite coordinate or a NaN shows in m, one that min and max may have dropped
    return c.radius() >= 0 && d.radius() >= 0 && pair.m().abs().sum() <= Float.MAX_VALUE
        && (pair.squareFromS() <= r * r || pair.squareFromT() <= r * r);
  }

  /** Whether the segments, on one axis, are no farther apart than the sum of the radii. */
  private static boolean near(float a1, float b1, float r1, float a2, float b2, float r2) {
    float r = r1 + r2;
    float low1 = a1 < b1 ? a1 : b1, high1 = a1 > b1 ? a1 : b1;
    float low2 = a2 < b2 ? a2 : b2, high2 = a2 > b2 ? a2 : b2;
    return low1 - high2 <= r && low2 - high1 <= r;
  }
}
