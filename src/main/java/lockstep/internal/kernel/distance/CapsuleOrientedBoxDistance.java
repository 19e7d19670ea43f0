package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.CapsuleOrientedBox;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentBox;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a capsule and an oriented box (OBB): those of the segment and the box, less
 * the radius.
 *
 * <p>The segment is transformed to the frame of the box, where {@link SegmentBox} finds its point nearest to
 * the box. The box's point is that one, clamped (Ericson, Real-Time Collision Detection, 2005, 5.1.4); it is
 * rotated back into space, and so is the way between the two. Overlap is decided by {@link
 * CapsuleOrientedBox}; overlapping shapes have distance 0. A capsule without length is a sphere, and its
 * distance that of {@link SphereOrientedBoxDistance}. A negative radius or half extent, an infinite
 * coordinate, a quaternion that is not a rotation or a NaN anywhere is a miss. The order of the ends does not
 * change the distance.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the farther end from the box's centre, the segment's distance is
 * found as in {@link CapsuleOrientedBox}, too small by at most 38 u D and too large by at most 56 u D; the
 * squares and the root add 3 u of it, the difference to the radius u. The largest error found in 700,000
 * pairs is 8.1 u of the span, the largest distance of corners plus the radius. A turned vector is off by at
 * most 23 u ({@link BoxFrame}): the capsule's point is off by that of the radius, 5 u of the radius for its
 * quotient and products, and 2 u of the coordinates; the box's point by 23 u of its distance from the centre
 * and u of the coordinates. On an axis of the box where it is on a face it is so exactly in the frame.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19. Beyond 1e19 they overflow: such a distance
 * is a miss, and from a longer capsule the distance may come out too large. The quaternion as in {@link
 * Rotation}.
 */
public final class CapsuleOrientedBoxDistance {
  /**
   * 38 u in the frame, 2.5 u of squares and root and u of the last difference, of distances that are at most
   * √3 of the largest on an axis.
   */
  public static final ErrorBound ERROR = new ErrorBound(72, 0);

  private CapsuleOrientedBoxDistance() {}

  @Twin
  static float alone(Capsule c, @Twin.Second OrientedBox box) {
    Vec m = Segments.middle(box.center(), c.segment());
    Vec h = Segments.half(c.segment());
    float length = (float) Math.sqrt(CapsuleOrientedBox.of(m, h, box).squaredDistance());
    boolean valid = CapsuleOrientedBox.valid(c.radius(), m, box) && length <= Float.MAX_VALUE;
    return Rounded.distance(valid, CapsuleOrientedBox.overlap(c, box), length, c.radius());
  }

  @Twin
  static ClosestPoints points(Capsule c, @Twin.Second OrientedBox box) {
    float distance = alone(c, box);
    BoxFrame frame = BoxFrame.of(box.q());
    Vec m = Segments.middle(box.center(), c.segment());
    Vec h = Segments.half(c.segment());
    float t = CapsuleOrientedBox.of(m, h, box).closest();
    // in the frame of the box: the segment's point, its distance from the box, and the box's point
    Vec along = frame.along(m).plus(frame.along(h).times(t));
    Vec out = CapsuleOrientedBox.outside(t, frame.along(h), frame.along(m), box.half());
    Box centred = Box.centered(box.half());
    Vec sides = BoxFeature.sides(along, out, centred);
    Vec on = BoxFeature.point(sides, along, centred);
    float part = Rounded.part(out.length(), c.radius(), 0);
    Vec onCapsule = Segments.point(c.segment(), t).minus(frame.inSpace(out).times(part));
    return ClosestPoints.of(distance, onCapsule, box.center().plus(frame.inSpace(on)), Segments.feature(t),
        BoxFeature.outer(sides, distance, along, centred));
  }
}
