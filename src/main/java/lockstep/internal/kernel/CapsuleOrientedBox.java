package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a capsule and an oriented box (OBB).
 *
 * <p>The segment is taken into the frame of the box, its middle m relative to the box's centre, and half of it, h; {@link SegmentBox} finds
 * its distance from the box there. They overlap where that is at most the radius. Touching is an overlap, so is a capsule inside the box
 * or a box inside the capsule. A capsule without length is a sphere, and the answer that of {@link SphereOrientedBox}, bit for
 * bit; without a rotation it is that of {@link CapsuleBox}, up to rounding. A negative radius or half extent, an infinite
 * coordinate, a quaternion that is no rotation or a NaN anywhere is a miss. The order of the ends changes no bit.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the farther end from the box's centre, |m|² + |h|² ≤ D². The differences round by u D, their mean by u |m|,
 * h by u |h|, and the rotation both by 23 u of themselves ({@link BoxFrame}); near and far, {@code t h} and the differences by less
 * than 3 u D. So the distance comes out too small by at most 38 u D, and with the roundings of t too large by at most 56 u D: the two bounds
 * are sums of worst cases, and what ten million pairs come to is 11 u D. The squares add 2 u of the radius.
 *
 * <p>The pair is first tried on each axis of space, bounds of the segment against a cube around the box: every true overlap passes, and
 * where squares vanish (lengths below 1e-19) or overflow (above 1e19) it still tells far pairs apart. Coordinates must be below
 * 1e22.
 */
final class CapsuleOrientedBox {
  /** 38 u of a distance, which is at most √3 of the largest on an axis. */
  static final ErrorBound ERROR = new ErrorBound(66, 0);

  /** Far more than rounding: of a capsule without length the stage rejects nothing that the distance would accept. */
  private static final float SLACK = 1.0001f;

  private CapsuleOrientedBox() {}

  @Twin
  static boolean overlap(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw) {
    float mx = Segments.middle(x, ax, bx), hx = Segments.half(ax, bx);
    float my = Segments.middle(y, ay, by), hy = Segments.half(ay, by);
    float mz = Segments.middle(z, az, bz), hz = Segments.half(az, bz);
    float reach = reach(r, halfX, halfY, halfZ);
    @Twin.Stage
    boolean near = Math.abs(mx) - Math.abs(hx) <= reach && Math.abs(my) - Math.abs(hy) <= reach
        && Math.abs(mz) - Math.abs(hz) <= reach;
    if (!near) {
      return false;
    }
    float square = squaredDistance(mx, my, mz, hx, hy, hz, halfX, halfY, halfZ, qx, qy, qz, qw);
    return valid(r, mx, my, mz, halfX, halfY, halfZ, qx, qy, qz, qw) && square <= r * r;
  }

  /**
   * Whether these are a capsule and an oriented box. An infinite coordinate, or one out of range, makes the middle infinite or NaN, which
   * clamping would drop.
   */
  static boolean valid(float r, float mx, float my, float mz, float halfX, float halfY, float halfZ, float qx,
      float qy, float qz, float qw) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    float x1 = BoxFrame.along(mx, my, mz, qx, qy, qz, qw, s);
    float y1 = BoxFrame.along(my, mz, mx, qy, qz, qx, qw, s);
    float z1 = BoxFrame.along(mz, mx, my, qz, qx, qy, qw, s);
    return r >= 0 && Math.abs(x1) + Math.abs(y1) + Math.abs(z1) <= Float.MAX_VALUE
        && BoxFrame.proper(halfX, halfY, halfZ) && Rotation.proper(square);
  }

  /** The squared distance of segment and box. */
  static float squaredDistance(float mx, float my, float mz, float hx, float hy, float hz, float halfX,
      float halfY, float halfZ, float qx, float qy, float qz, float qw) {
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float gx = BoxFrame.along(hx, hy, hz, qx, qy, qz, qw, s);
    float gy = BoxFrame.along(hy, hz, hx, qy, qz, qx, qw, s);
    float gz = BoxFrame.along(hz, hx, hy, qz, qx, qy, qw, s);
    float x1 = rising(gx, BoxFrame.along(mx, my, mz, qx, qy, qz, qw, s));
    float y1 = rising(gy, BoxFrame.along(my, mz, mx, qy, qz, qx, qw, s));
    float z1 = rising(gz, BoxFrame.along(mz, mx, my, qz, qx, qy, qw, s));
    return SegmentBox.squaredDistance(-halfX - x1, halfX - x1, Math.abs(gx), -halfY - y1, halfY - y1,
        Math.abs(gy), -halfZ - z1, halfZ - z1, Math.abs(gz));
  }

  /** The t in [−1, 1] of the segment's point that is nearest to the box, −1 at a and 1 at b. */
  static float closest(float mx, float my, float mz, float hx, float hy, float hz, float halfX, float halfY,
      float halfZ, float qx, float qy, float qz, float qw) {
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float gx = BoxFrame.along(hx, hy, hz, qx, qy, qz, qw, s);
    float gy = BoxFrame.along(hy, hz, hx, qy, qz, qx, qw, s);
    float gz = BoxFrame.along(hz, hx, hy, qz, qx, qy, qw, s);
    float x1 = rising(gx, BoxFrame.along(mx, my, mz, qx, qy, qz, qw, s));
    float y1 = rising(gy, BoxFrame.along(my, mz, mx, qy, qz, qx, qw, s));
    float z1 = rising(gz, BoxFrame.along(mz, mx, my, qz, qx, qy, qw, s));
    return SegmentBox.closest(-halfX - x1, halfX - x1, Math.abs(gx), -halfY - y1, halfY - y1, Math.abs(gy),
        -halfZ - z1, halfZ - z1, Math.abs(gz));
  }

  /** How far the segment's point at t is from the box along one axis of it, where g is half of the segment and m its middle. */
  static float outside(float t, float g, float m, float half) {
    float mirrored = rising(g, m);
    float out = SegmentBox.outside(t * Math.abs(g), -half - mirrored, half - mirrored);
    return g < 0 ? -out : out;
  }

  /** How far from the centre the capsule's segment may be on an axis, at most, where they overlap. */
  static float reach(float r, float halfX, float halfY, float halfZ) {
    return SLACK * r + BoxFrame.reach(halfX, halfY, halfZ);
  }

  /** The middle, on an axis that the segment falls along mirrored. */
  private static float rising(float g, float m) {
    return g < 0 ? -m : m;
  }
}
