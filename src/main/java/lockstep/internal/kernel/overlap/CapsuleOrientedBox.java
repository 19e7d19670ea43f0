package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.SegmentBox;
import lockstep.internal.kernel.part.SegmentOrientedBoxTest;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a capsule and an oriented box (OBB).
 *
 * <p>The segment is transformed to the frame of the box, its middle m relative to the box's centre, and half
 * of it, h; {@link SegmentBox} finds its distance from the box there. They overlap if that is at most the
 * radius. Touching is an overlap, as is a capsule inside the box or a box inside the capsule. A capsule
 * without length is a sphere, and the answer that of {@link SphereOrientedBox}; without a rotation it is that
 * of {@link CapsuleBox}. A negative radius or half extent, an infinite
 * coordinate, a quaternion that is not a rotation or a NaN anywhere is a miss. The order of the ends changes
 * no bit.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the farther end from the box's centre, |m|² + |h|² ≤ D². The
 * differences round by u D, their mean by u |m|, h by u |h|, and the rotation both by 23 u of themselves
 * ({@link BoxFrame}); near and far, {@code t h} and the differences by less than 3 u D. So the distance is
 * too small by at most 38 u D, and with the roundings of t too large by at most 56 u D: the two bounds are
 * sums of worst cases, and the largest error found in ten million pairs is 11 u D. What that leaves open, and
 * what is out of range, is decided by {@link SegmentOrientedBoxTest}: so the answer is that of real
 * arithmetic, for all finite floats and an infinite radius.
 *
 * <p>The pair is first tried on each axis of space, bounds of the segment against a cube around the box:
 * every true overlap passes.
 */
public final class CapsuleOrientedBox {
  /** More than rounding, and than what is lost where floats end. */
  private static final float SLACK = 1.0001f, TINY = 0x1p-100f;

  private CapsuleOrientedBox() {}

  @Twin
  public static boolean overlap(Capsule c, @Twin.Second OrientedBox b) {
    float r = c.radius(), farthest = reach(r, b.half());
    @Twin.Stage
    boolean near = near(b.center().x(), farthest, c.a().x(), c.b().x())
        && near(b.center().y(), farthest, c.a().y(), c.b().y())
        && near(b.center().z(), farthest, c.a().z(), c.b().z());
    if (!near) {
      return false;
    }
    Vec m = Segments.middle(b.center(), c.segment()), h = Segments.half(c.segment());
    float square = of(m, h, b).squaredDistance(), limit = r * r;
    float reach = m.abs().sum() + h.abs().sum(); // at least D
    float room = SquareTest.room(r, 60 * Real.U * reach);
    boolean inRange = SquareTest.isInRange(reach);
    boolean proper = r >= 0 && BoxFrame.proper(b.half()) && Rotation.proper(b.q());
    if (!proper || (inRange && square > limit + room)) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && square + room < limit);
    if (open) {
      return closely(c, b);
    }
    return true;
  }

  /** The same for shapes that nearly touch, for segments without radius, and for those out of range. */
  private static boolean closely(Capsule c, OrientedBox b) {
    return reaches(c, b, true);
  }

  /**
   * Whether a capsule reaches a box; if touching does not count, its radius is not 0. A wide twin would be
   * several times as large as any other, so there is none.
   */
  public static boolean reaches(Capsule c, OrientedBox b, boolean touching) {
    boolean finite = c.a().isFinite() && c.b().isFinite() && b.center().isFinite();
    return finite && BoxFrame.proper(b.half()) && Rotation.proper(b.q()) && (c.radius() > Float.MAX_VALUE
        || (c.radius() >= 0 && SegmentOrientedBoxTest.reaches(c.segment(), b, c.radius(), touching)));
  }

  /** Whether the segment, on one axis, is no farther from the centre than they can be to overlap. */
  private static boolean near(float center, float farthest, float a, float b) {
    float low = a < b ? a : b, high = a > b ? a : b;
    return low - center <= farthest && center - high <= farthest;
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
    return SLACK * r + BoxFrame.reach(half) + TINY;
  }
}
