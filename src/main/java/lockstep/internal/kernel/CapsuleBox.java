package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a capsule and an axis-aligned box (AABB).
 *
 * <p>They overlap where the distance of segment and box is at most the radius; {@link SegmentBox} says how it is found. Touching is an
 * overlap, so is a capsule inside the box or a box inside the capsule. A capsule without length is a sphere, and the answer that of
 * {@link SphereBox}, bit for bit. An empty box (min &gt; max on an axis), a negative radius, a NaN anywhere or a capsule with an
 * infinite coordinate is a miss; infinite box planes are allowed.
 *
 * <p>On each axis all is taken relative to the ends of the segment: how far the lower one is below the box, and the upper one above it, 0
 * where it is not. A plane beyond both ends is never the nearest point of the box, so it is moved to the end, and a huge or
 * infinite box costs no precision, nor does a large offset. The order of the ends changes no bit, nor does mirroring an axis.
 *
 * <p>With u = 2⁻²⁴, D the distance of the farther end from the box and |h| half the length: what an end is outside by rounds by u of
 * itself, half the extent h too, and near and far by u of themselves; for both ends and all axes these are at most √2 D, |h|, and |h| + √2 D.
 * With the roundings of {@code t h} and of the differences the distance comes out too small by at most 6 u (D + |h|), and with
 * those of t too large by at most 17 u (D + |h|). The squares add 2 u of the radius.
 *
 * <p>The pair is first tried on each axis alone, bounds of the segment against the box: every true overlap passes, and where squares vanish
 * (lengths below 1e-19) or overflow (above 1e19) it still tells far pairs apart. Coordinates of capsules must be below 1e38.
 */
final class CapsuleBox {
  /** On an axis, twice u of h and four times u of what an end is outside by: neither is larger than the coordinates. */
  static final ErrorBound ERROR = new ErrorBound(6, 0);

  private CapsuleBox() {}

  @Twin
  static boolean overlap(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    // one of low and high is NaN if either end is
    float lowX = ax < bx ? ax : bx, highX = ax < bx ? bx : ax;
    float lowY = ay < by ? ay : by, highY = ay < by ? by : ay;
    float lowZ = az < bz ? az : bz, highZ = az < bz ? bz : az;
    @Twin.Stage
    boolean near = near(lowX, highX, r, minX, maxX) && near(lowY, highY, r, minY, maxY)
        && near(lowZ, highZ, r, minZ, maxZ);
    if (!near) {
      return false;
    }
    float hx = Segment.half(lowX, highX), belowX = positive(minX - lowX), aboveX = positive(highX - maxX);
    float hy = Segment.half(lowY, highY), belowY = positive(minY - lowY), aboveY = positive(highY - maxY);
    float hz = Segment.half(lowZ, highZ), belowZ = positive(minZ - lowZ), aboveZ = positive(highZ - maxZ);
    // from a to b: a falling axis is mirrored
    float nearX = (ax < bx ? belowX : aboveX) - hx, farX = hx - (ax < bx ? aboveX : belowX);
    float nearY = (ay < by ? belowY : aboveY) - hy, farY = hy - (ay < by ? aboveY : belowY);
    float nearZ = (az < bz ? belowZ : aboveZ) - hz, farZ = hz - (az < bz ? aboveZ : belowZ);
    float square = SegmentBox.squaredDistance(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz);
    // an infinite end shows in h
    return r >= 0 && hx + hy + hz <= Float.MAX_VALUE && square <= r * r;
  }

  /** Are box and segment, on one axis, no farther than r apart? */
  private static boolean near(float low, float high, float r, float min, float max) {
    return min - high <= r && low - max <= r && min <= max;
  }

  private static float positive(float x) {
    return x > 0 ? x : 0;
  }
}
