package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.OrientedBoxTriangle;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Real;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of an oriented box (OBB) and a triangle, by separating axes in the frame of the box.
 *
 * <p>The corners are taken relative to the centre of the box and along its axes, as in {@link
 * OrientedBoxTriangle}, and so is the motion; there the answer is that of {@link BoxTriangleSweep} (Ericson,
 * Real-Time Collision Detection, 2005, 5.5.8). The normal is rotated back into space.
 *
 * <p>Overlap at the start is decided by {@link OrientedBoxTriangle}. Both are closed: to touch in passing is
 * a contact. A triangle without area is a segment or a point, a box without half extents a rectangle, segment
 * or point. A negative half extent, an invalid quaternion ({@link Rotation#proper}), a NaN or an infinity
 * anywhere is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the distance from the centre to the farthest corner, corners are off by 22 u D in
 * the frame, as in {@link OrientedBoxTriangle}, and the motion by 21 u of the way. Where box and triangle
 * meet, as {@link BoxTriangleSweep} says, they are apart by less than 24 u of the triangle's extents and the
 * way. The largest error found in 60,000 pairs is 10 u of the span.
 *
 * <p>With no rotation the answer is that of {@link BoxTriangleSweep}, where corners relative to the centre do
 * not round.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across, and a
 * motion no longer; where an axis overflows, a pair is a miss. Coordinates must be below 1e37.
 */
public final class OrientedBoxTriangleSweep {
  /**
   * On an axis of space √3 times 48 u of the triangle's largest extent, at most twice its largest coordinate,
   * and of the way; and 22 u of D and the way, which is √3 times the largest coordinates.
   */
  public static final ErrorBound ERROR = new ErrorBound(205, 0);

  /**
   * How much deeper a touch may be than the slack: corners are off by 22 u of D on each axis of the frame, so
   * by less than 40 u of D in any direction.
   */
  private static final float TOUCH = 40 * Real.U;

  private OrientedBoxTriangleSweep() {}

  @Twin
  static SweepHit sweep(OrientedBox box, Vec v, @Twin.Second Triangle triangle) {
    boolean overlap = OrientedBoxTriangle.overlap(box, triangle);
    Quat q = box.q();
    Triangle t = OrientedBoxTriangle.along(q, triangle.minus(box.center()));
    Vec w = OrientedBoxTriangle.along(q, v);
    float touch = TOUCH * Sweep.most(t.a().abs().sum(), Sweep.most(t.b().abs().sum(), t.c().abs().sum()));
    SweptAxis.Meeting meeting = SweptBoxTriangle.meeting(Box.centered(box.half()), w, t, touch);
    Vec normal = new BoxFrame(q, OrientedBoxTriangle.scale(q.square())).inSpace(meeting.against(w));
    boolean proper = Rotation.proper(q) && BoxFrame.proper(box.half()) && Sweep.proper(t.a())
        && Sweep.proper(t.b()) && Sweep.proper(t.c()) && Sweep.proper(w) && Sweep.proper(normal);
    float time = Sweep.time((overlap || proper) && Sweep.proper(v), overlap, meeting.time());
    return SweepHit.at(time, Sweep.normal(overlap, normal, v));
  }
}
