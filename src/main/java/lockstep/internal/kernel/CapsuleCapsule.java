package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of two capsules, by the closest points of their segments.
 *
 * <p>They overlap where the distance of the segments is at most the sum of the radii (Ericson, Real-Time Collision Detection, 2005,
 * 4.5.1 and 5.1.9). Touching is an overlap, so is crossing. Capsules without length are spheres: then the answer is that of
 * {@link SphereCapsule} or {@link SphereSphere}, bit for bit. A negative radius, a NaN anywhere or an infinite coordinate is a miss.
 *
 * <p>How the distance is found, and that it comes out too small by less than 8 u of the largest distance of ends, with u = 2⁻²⁴, says {@link
 * SegmentSegment}; neither the order of the ends nor that of the capsules changes a bit. The sum of the radii and the squares add 5 u of
 * the radius.
 *
 * <p>The pair is first tried on each axis alone, bounds of one segment against those of the other: every true overlap passes, and where
 * squares vanish (lengths below 1e-16) or overflow (above 1e19) and the closest points may become others of the segments, it
 * still tells far pairs apart. Coordinates must be below 4e37.
 */
final class CapsuleCapsule {
  /** On an axis, m is off by 3 u of coordinates, g and h, their multiples, and the difference of these by u each. */
  static final ErrorBound ERROR = new ErrorBound(6, 0);

  private CapsuleCapsule() {}

  @Twin
  static boolean overlap(float ax1, float ay1, float az1, float bx1, float by1, float bz1, float r1,
      @Twin.Second float ax2, float ay2, float az2, float bx2, float by2, float bz2, float r2) {
    @Twin.Stage
    boolean near = near(ax1, bx1, r1, ax2, bx2, r2) && near(ay1, by1, r1, ay2, by2, r2)
        && near(az1, bz1, r1, az2, bz2, r2);
    if (!near) {
      return false;
    }
    float mx = SegmentSegment.middle(ax1, bx1, ax2, bx2), gx = Segments.half(ax1, bx1),
        hx = Segments.half(ax2, bx2);
    float my = SegmentSegment.middle(ay1, by1, ay2, by2), gy = Segments.half(ay1, by1),
        hy = Segments.half(ay2, by2);
    float mz = SegmentSegment.middle(az1, bz1, az2, bz2), gz = Segments.half(az1, bz1),
        hz = Segments.half(az2, bz2);
    float fromS = SegmentSegment.squareFromS(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float fromT = SegmentSegment.squareFromT(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float r = r1 + r2;
    // an infinite coordinate or a NaN shows in m, one that min and max may have dropped
    return r1 >= 0 && r2 >= 0 && Math.abs(mx) + Math.abs(my) + Math.abs(mz) <= Float.MAX_VALUE
        && (fromS <= r * r || fromT <= r * r);
  }

  /** Are the segments, on one axis, no farther apart than the sum of the radii? */
  private static boolean near(float a1, float b1, float r1, float a2, float b2, float r2) {
    float r = r1 + r2;
    float low1 = a1 < b1 ? a1 : b1, high1 = a1 > b1 ? a1 : b1;
    float low2 = a2 < b2 ? a2 : b2, high2 = a2 > b2 ? a2 : b2;
    return low1 - high2 <= r && low2 - high1 <= r;
  }
}
