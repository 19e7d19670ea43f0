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
 * <p>Whatever a sphere at one of the ends overlaps, by {@link SphereBox}, the capsule overlaps too: rounding may make the distance of the segment
 * larger than that of its end.
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
    float lowX = low(ax, bx), highX = high(ax, bx);
    float lowY = low(ay, by), highY = high(ay, by);
    float lowZ = low(az, bz), highZ = high(az, bz);
    @Twin.Stage
    boolean near = near(lowX, highX, r, minX, maxX) && near(lowY, highY, r, minY, maxY)
        && near(lowZ, highZ, r, minZ, maxZ);
    if (!near) {
      return false;
    }
    float square = squaredDistance(ax, ay, az, bx, by, bz, minX, minY, minZ, maxX, maxY, maxZ);
    return valid(ax, ay, az, bx, by, bz, r)
        && (square <= r * r || SphereBox.overlap(ax, ay, az, r, minX, minY, minZ, maxX, maxY, maxZ)
            || SphereBox.overlap(bx, by, bz, r, minX, minY, minZ, maxX, maxY, maxZ));
  }

  /** Whether this is a capsule: an infinite end shows in the half length, and a NaN. */
  static boolean valid(float ax, float ay, float az, float bx, float by, float bz, float r) {
    return r >= 0 && rise(ax, bx) + rise(ay, by) + rise(az, bz) <= Float.MAX_VALUE;
  }

  /** The squared distance of segment and box. */
  static float squaredDistance(float ax, float ay, float az, float bx, float by, float bz, float minX,
      float minY, float minZ, float maxX, float maxY, float maxZ) {
    return SegmentBox.squaredDistance(nearPlane(ax, bx, minX, maxX), farPlane(ax, bx, minX, maxX),
        rise(ax, bx), nearPlane(ay, by, minY, maxY), farPlane(ay, by, minY, maxY), rise(ay, by),
        nearPlane(az, bz, minZ, maxZ), farPlane(az, bz, minZ, maxZ), rise(az, bz));
  }

  /** The t in [−1, 1] of the segment's point that is nearest to the box, −1 at a and 1 at b. */
  static float closest(float ax, float ay, float az, float bx, float by, float bz, float minX, float minY,
      float minZ, float maxX, float maxY, float maxZ) {
    return SegmentBox.closest(nearPlane(ax, bx, minX, maxX), farPlane(ax, bx, minX, maxX), rise(ax, bx),
        nearPlane(ay, by, minY, maxY), farPlane(ay, by, minY, maxY), rise(ay, by),
        nearPlane(az, bz, minZ, maxZ), farPlane(az, bz, minZ, maxZ), rise(az, bz));
  }

  /** How far the segment's point at t is from the box on one axis: negative below it, positive above, 0 inside. */
  static float outside(float t, float a, float b, float min, float max) {
    float along = SegmentBox.outside(t * rise(a, b), nearPlane(a, b, min, max), farPlane(a, b, min, max));
    return a < b ? along : -along;
  }

  /** One of low and high is NaN if either end is. */
  private static float low(float a, float b) {
    return a < b ? a : b;
  }

  private static float high(float a, float b) {
    return a < b ? b : a;
  }

  /** Half the length of the segment on one axis. */
  private static float rise(float a, float b) {
    return Segments.half(low(a, b), high(a, b));
  }

  /** The plane that is entered from a to b, of a falling axis mirrored. */
  private static float nearPlane(float a, float b, float min, float max) {
    return (a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)) - rise(a, b);
  }

  private static float farPlane(float a, float b, float min, float max) {
    return rise(a, b) - (a < b ? positive(high(a, b) - max) : positive(min - low(a, b)));
  }

  /** Are box and segment, on one axis, no farther than r apart? */
  private static boolean near(float low, float high, float r, float min, float max) {
    return min - high <= r && low - max <= r && min <= max;
  }

  private static float positive(float x) {
    return x > 0 ? x : 0;
  }
}
