package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of two capsules: those of their segments, found by {@link SegmentSegment} (Ericson, Real-Time Collision
 * Detection, 2005, 5.1.9), and what remains is {@link Rounded}.
 *
 * <p>They overlap as {@link CapsuleCapsule} says, and then have distance 0. Of parallel segments, where many points are closest, they are the mean
 * of those found from the middle of either, if rounding leaves both equally near. A capsule without length is a sphere. A negative radius, a
 * NaN anywhere or an infinite coordinate is a miss, infinite radii reach everything. The order of the capsules changes no bit but that the points
 * change places, that of the ends none of the distance.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from one of the other segment, the vector d between the closest points comes out too
 * short by at most (3 + 3 √2) u D, and too long by 32 u D at the very worst, see {@link SegmentSegment}. Its length adds 2.5 u, the sum of the
 * radii and the last difference u each: the distance is too small by less than 11 u D and 2 u of the radii. What four million pairs of each sort
 * came to is less than 5 u of D and the radii either way. On each axis a segment's point is off by 2 u of its coordinate and 3 u of half its
 * length, and with the radius by another u of the coordinate and 5 u of the radius.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19, below 1e-16 the points may become others of the segments; beyond 1e19
 * squares overflow, which is a miss.
 */
final class CapsuleCapsuleDistance {
  /** D is at most √3 times the largest coordinates together: 11 u of √3, and 2 u of radii, which are no larger than bounds. */
  static final ErrorBound ERROR = new ErrorBound(22, 0);

  private CapsuleCapsuleDistance() {}

  @Twin
  static float alone(float ax1, float ay1, float az1, float bx1, float by1, float bz1, float r1,
      @Twin.Second float ax2, float ay2, float az2, float bx2, float by2, float bz2, float r2) {
    return measured(false, ax1, ay1, az1, bx1, by1, bz1, r1, ax2, ay2, az2, bx2, by2, bz2, r2);
  }

  /** The same, and negative where they overlap: how far they are in each other. */
  @Twin
  static float signed(float ax1, float ay1, float az1, float bx1, float by1, float bz1, float r1,
      @Twin.Second float ax2, float ay2, float az2, float bx2, float by2, float bz2, float r2) {
    return measured(true, ax1, ay1, az1, bx1, by1, bz1, r1, ax2, ay2, az2, bx2, by2, bz2, r2);
  }

  private static float measured(boolean signed, float ax1, float ay1, float az1, float bx1, float by1,
      float bz1, float r1, float ax2, float ay2, float az2, float bx2, float by2, float bz2, float r2) {
    float mx = SegmentSegment.middle(ax1, bx1, ax2, bx2);
    float my = SegmentSegment.middle(ay1, by1, ay2, by2);
    float mz = SegmentSegment.middle(az1, bz1, az2, bz2);
    float gx = Segments.half(ax1, bx1), hx = Segments.half(ax2, bx2);
    float gy = Segments.half(ay1, by1), hy = Segments.half(ay2, by2);
    float gz = Segments.half(az1, bz1), hz = Segments.half(az2, bz2);
    float square = SegmentSegment.squaredDistance(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float squares =
        (mx * mx + my * my + mz * mz) + ((gx * gx + gy * gy + gz * gz) + (hx * hx + hy * hy + hz * hz));
    boolean valid = r1 >= 0 && r2 >= 0 && squares <= Float.MAX_VALUE && square <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY
        : CapsuleCapsule.overlap(ax1, ay1, az1, bx1, by1, bz1, r1, ax2, ay2, az2, bx2, by2, bz2, r2)
            ? signed ? Rounded.inside((float) Math.sqrt(square), r1 + r2) : 0
            : Rounded.apart((float) Math.sqrt(square), r1 + r2);
  }

  @Twin
  static boolean points(float ax1, float ay1, float az1, float bx1, float by1, float bz1, float r1,
      @Twin.Second float ax2, float ay2, float az2, float bx2, float by2, float bz2, float r2,
      float[] distance, float[] ax, float[] bx, float[] ay, float[] by, float[] az, float[] bz,
      float[] featureA, float[] featureB, int at) {
    float apart = alone(ax1, ay1, az1, bx1, by1, bz1, r1, ax2, ay2, az2, bx2, by2, bz2, r2);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float mx = SegmentSegment.middle(ax1, bx1, ax2, bx2);
    float my = SegmentSegment.middle(ay1, by1, ay2, by2);
    float mz = SegmentSegment.middle(az1, bz1, az2, bz2);
    float gx = Segments.half(ax1, bx1), hx = Segments.half(ax2, bx2);
    float gy = Segments.half(ay1, by1), hy = Segments.half(ay2, by2);
    float gz = Segments.half(az1, bz1), hz = Segments.half(az2, bz2);
    float s = SegmentSegment.closestS(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float t = SegmentSegment.closestT(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float dx = mx + (s * gx - t * hx);
    float dy = my + (s * gy - t * hy);
    float dz = mz + (s * gz - t * hz);
    float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    float partA = Rounded.part(apart == 0, length, r1, r2);
    float partB = Rounded.part(apart == 0, length, r2, r1);
    distance[at] = apart;
    ax[at] = hit ? Segments.point(ax1, bx1, s, gx) - partA * dx : 0;
    bx[at] = hit ? Segments.point(ax2, bx2, t, hx) + partB * dx : 0;
    ay[at] = hit ? Segments.point(ay1, by1, s, gy) - partA * dy : 0;
    by[at] = hit ? Segments.point(ay2, by2, t, hy) + partB * dy : 0;
    az[at] = hit ? Segments.point(az1, bz1, s, gz) - partA * dz : 0;
    bz[at] = hit ? Segments.point(az2, bz2, t, hz) + partB * dz : 0;
    featureA[at] = hit ? Segments.feature(s) : 0;
    featureB[at] = hit ? Segments.feature(t) : 0;
    return hit;
  }
}
