package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.BoxOrientedBox;
import lockstep.internal.kernel.part.BoxAxes;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of an axis-aligned box (AABB) and an oriented box (OBB), by separating axes.
 *
 * <p>On each of the fifteen axes of {@link BoxAxes} they overlap during an interval of time, and they meet
 * where all intervals have a time in common (Ericson, Real-Time Collision Detection, 2005, 5.5.8; Eberly,
 * Dynamic Collision Detection using Oriented Bounding Boxes, 2008): see {@link SweptAxis} and {@link
 * SweptBoxAxes}. The normal is the axis on which they come to overlap last, a normal of a face where several
 * do at once.
 *
 * <p>Overlap at the start is decided by {@link BoxOrientedBox}. Both are closed: to touch in passing is a
 * contact. Either may be flat: a rectangle, a segment or a point. An empty box (min &gt; max on an axis), a
 * negative half extent, a quaternion that is not {@linkplain Rotation#proper proper}, a NaN anywhere, an
 * infinite centre, half extent or motion is a miss; infinite planes of the axis-aligned box are allowed.
 *
 * <p>Everything is relative to the centre of the oriented box, so a large offset costs no precision.
 *
 * <p>With u = 2⁻²⁴ and ρ the radius of the oriented box, the matrix moves corners by 19 u ρ, and on an axis
 * of space boxes that meet, as {@link SweptBoxAxes} says, are apart by less than 40 u of ρ and the way. The
 * largest error found in 150,000 pairs is 15 u of the span.
 *
 * <p>Range: coordinates and motion below 1e37, for the point below 1e16. Between boxes below 1e-26, gaps that
 * only nearly parallel edges show may be overlooked.
 */
public final class BoxOrientedBoxSweep {
  /**
   * 59 u of ρ, which is at most √3 of the largest coordinate that the oriented box reaches, and 40 u of the
   * way.
   */
  public static final ErrorBound ERROR = new ErrorBound(103, 0);

  private BoxOrientedBoxSweep() {}

  @Twin
  static SweepHit sweep(Box a, Vec v, @Twin.Second OrientedBox b) {
    boolean overlap = BoxOrientedBox.overlap(a, b);
    boolean proper =
        Rotation.proper(b.q()) && BoxFrame.proper(b.half()) && a.isValid() && Sweep.proper(b.center());
    SweptAxis.Meeting meeting = SweptBoxAxes.meeting(SweptAxis.planes(a, b.center()), v, b.half(),
        Rotation.of(b.q()), b.half().sum());
    float time = Sweep.time((overlap || proper) && Sweep.proper(v), overlap, meeting.time());
    return SweepHit.at(time, Sweep.normal(overlap, meeting.against(v), v));
  }
}
