package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of two capsules, by the closest points of their segments.
 *
 * <p>They overlap where the distance of the segments is at most the sum of the radii (Ericson, Real-Time Collision Detection, 2005,
 * 4.5.1 and 5.1.9). Touching is an overlap, so is crossing. Capsules without length are spheres: then the answer is that of
 * {@link SphereCapsule} or {@link SphereSphere}, bit for bit. A negative radius, a NaN anywhere or an infinite coordinate is a miss.
 *
 * <p>The segments are {@code s g} and {@code t h} about their middles, s and t in [−1, 1], and m is the middle of the first relative to
 * the second: the distance is the least of {@code |m + s g − t h|}. The middle is the mean of the four differences of ends, so a large
 * offset costs no precision, and neither the order of the ends nor that of the capsules changes a bit.
 *
 * <p>First s where the lines are closest, clamped; then the t nearest to that point, clamped; then the s nearest to that
 * (Ericson, p. 150). In real arithmetic that is the closest pair. The same is done beginning with t, so that both operands are
 * treated alike, and the better of both pairs counts. Each is a pair of points of the segments, so however bad s and t, the distance can
 * only come out too large. Parallel segments begin at their middles.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from one of the other segment, |m|² + |g|² + |h|² ≤ D². On each axis, m
 * rounds by 3 u of the largest difference, g, h, s g and t h by u of themselves and so does their difference, so the distance
 * comes out too small by at most (3 + 3 √2) u D < 8 u D. It comes out too large, besides, where s and t are off:
 *
 * <ol>
 * <li>The quotients of the second and third step move points by less than 8 u D along the segments.
 * <li>Where the lines are closest is found from n = g × h, not from the dot products, whose difference cancels like the square
 * of the angle θ. So s g is off by 10 u D / sin θ, which is 10 u D across the other line, and along it the next step makes good.
 * <li>n is off by 2 u |g| |h|, at a height H of one line over the other by another 2 u H / θ across. But from the height H the
 * distance changes by x² / 2H for an x across, and x is at most 2 |g| θ, or there would be no such point in the segment: of
 * these two bounds of x the product is 4 u |g| H, and the distance off by at most 2 u D.
 * </ol>
 *
 * <p>All in all by less than 32 u D; what ten million pairs of each nasty sort came to is 4 u D. The sum of the radii and the squares
 * add 5 u of the radius.
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
    float mx = middle(ax1, bx1, ax2, bx2), gx = Segment.half(ax1, bx1), hx = Segment.half(ax2, bx2);
    float my = middle(ay1, by1, ay2, by2), gy = Segment.half(ay1, by1), hy = Segment.half(ay2, by2);
    float mz = middle(az1, bz1, az2, bz2), gz = Segment.half(az1, bz1), hz = Segment.half(az2, bz2);
    float gg = gx * gx + gy * gy + gz * gz;
    float hh = hx * hx + hy * hy + hz * hz;
    float gh = gx * hx + gy * hy + gz * hz;
    float mg = mx * gx + my * gy + mz * gz;
    float mh = mx * hx + my * hy + mz * hz;

    // where the lines are closest, m + s g − t h is parallel to n = g × h, so its products with g and h are perpendicular to n
    float nx = gy * hz - gz * hy;
    float ny = gz * hx - gx * hz;
    float nz = gx * hy - gy * hx;
    // scaled, or n · n would need fourth powers of lengths; NaN where the lines are parallel
    float scale = 1 / (Math.abs(nx) + Math.abs(ny) + Math.abs(nz));
    float wx = nx * scale;
    float wy = ny * scale;
    float wz = nz * scale;
    float nw = nx * wx + ny * wy + nz * wz;
    float sLine = Segment.quotient(-Segment.volume(mx, my, mz, hx, hy, hz, wx, wy, wz), nw);
    float tLine = Segment.quotient(-Segment.volume(mx, my, mz, gx, gy, gz, wx, wy, wz), nw);

    // from there to the other segment and back, beginning with either
    float t1 = Segment.quotient(mh + sLine * gh, hh);
    float s1 = Segment.quotient(t1 * gh - mg, gg);
    float s2 = Segment.quotient(tLine * gh - mg, gg);
    float t2 = Segment.quotient(mh + s2 * gh, hh);
    float d1 = Segment.squaredDistance(mx, my, mz, s1, gx, gy, gz, t1, hx, hy, hz);
    float d2 = Segment.squaredDistance(mx, my, mz, s2, gx, gy, gz, t2, hx, hy, hz);
    float r = r1 + r2;
    // an infinite coordinate or a NaN shows in m, one that min and max may have dropped
    return r1 >= 0 && r2 >= 0 && Math.abs(mx) + Math.abs(my) + Math.abs(mz) <= Float.MAX_VALUE
        && (d1 <= r * r || d2 <= r * r);
  }

  /** The middle of segment 1 relative to that of segment 2, on one axis. */
  private static float middle(float a1, float b1, float a2, float b2) {
    return 0.25f * (((a1 - a2) + (b1 - b2)) + ((a1 - b2) + (b1 - a2)));
  }

  /** Are the segments, on one axis, no farther apart than the sum of the radii? */
  private static boolean near(float a1, float b1, float r1, float a2, float b2, float r2) {
    float r = r1 + r2;
    float low1 = a1 < b1 ? a1 : b1, high1 = a1 > b1 ? a1 : b1;
    float low2 = a2 < b2 ? a2 : b2, high2 = a2 > b2 ? a2 : b2;
    return low1 - high2 <= r && low2 - high1 <= r;
  }
}
