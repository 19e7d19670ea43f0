package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentBox;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and an oriented box (OBB).
 *
 * <p>The segment is transformed to the frame of the box, its middle m relative to the box's centre, and half
 * of it, h; {@link SegmentBox} finds its distance from the box there. They overlap if that is at most the
 * radius. Touching is an overlap, as is a capsule inside the box or a box inside the capsule. A capsule
 * without length is a sphere, and the answer that of {@link SphereOrientedBox}, bit for bit; without a
 * rotation it is that of {@link CapsuleBox}, up to rounding. A negative radius or half extent, an infinite
 * coordinate, a quaternion that is not a rotation or a NaN anywhere is a miss. The order of the ends changes
 * no bit.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the farther end from the box's centre, |m|² + |h|² ≤ D². The
 * differences round by u D, their mean by u |m|, h by u |h|, and the rotation both by 23 u of themselves
 * ({@link BoxFrame}); near and far, {@code t h} and the differences by less than 3 u D. So the distance is
 * too small by at most 38 u D, and with the roundings of t too large by at most 56 u D: the two bounds are
 * sums of worst cases, and the largest error found in ten million pairs is 11 u D. The squares add 2 u of the
 * radius.
 *
 * <p>The pair is first tried on each axis of space, bounds of the segment against a cube around the box:
 * every true overlap passes, and where squares underflow (lengths below 1e-19) or overflow (above 1e19) it
 * still separates far pairs. Coordinates must be below 1e22.
 */
public final class CapsuleOrientedBox {
  /** 38 u of a distance, which is at most √3 of the largest on an axis. */
  public static final ErrorBound ERROR = new ErrorBound(66, 0);

  /**
   * Far more than rounding: for a capsule without length the stage rejects nothing that the distance would
   * accept.
   */
  private static final float SLACK = 1.0001f;

  private CapsuleOrientedBox() {}

  @Twin
  public static boolean overlap(Capsule c, @Twin.Second OrientedBox b) {
    Vec m = Segments.middle(b.center(), c.segment()), h = Segments.half(c.segment());
    Vec out = m.abs().minus(h.abs());
    float r = c.radius();
    float reach = reach(r, b.half());
    @Twin.Stage
    boolean near = out.x() <= reach && out.y() <= reach && out.z() <= reach;
    if (!near) {
      return false;
    }
    @Twin.Doubt
    boolean isSphere = c.b().minus(c.a()).isZero();
    if (isSphere) {
      return SphereOrientedBox.overlap(new Sphere(c.a(), r), b);
    }
    return valid(r, m, b) && of(m, h, b).squaredDistance() <= r * r;
  }

  /**
   * Whether these are a capsule with middle m relative to the box, and an oriented box. An infinite
   * coordinate, or one out of range, makes the middle infinite or NaN, which clamping would drop.
   */
  public static boolean valid(float r, Vec m, OrientedBox b) {
    return r >= 0 && BoxFrame.of(b.q()).along(m).abs().sum() <= Float.MAX_VALUE && BoxFrame.proper(b.half())
        && Rotation.proper(b.q());
  }

  /**
   * The segment m + t h relative to the box and the box, in its frame. Axes along which the segment falls are
   * mirrored.
   */
  public static SegmentBox of(Vec m, Vec h, OrientedBox b) {
    BoxFrame frame = BoxFrame.of(b.q());
    return SegmentBox.of(frame.along(m), frame.along(h), b.half());
  }

  /**
   * The position of the segment's point at t relative to the box along its axes, where g is half of the
   * segment there and m its middle.
   */
  public static Vec outside(float t, Vec g, Vec m, Vec half) {
    return SegmentBox.mirrored(g, SegmentBox.of(m, g, half).outside(t));
  }

  /** The largest distance of the capsule's segment from the centre on an axis at which they can overlap. */
  public static float reach(float r, Vec half) {
    return SLACK * r + BoxFrame.reach(half);
  }
}
