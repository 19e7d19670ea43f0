package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.OrientedBoxPlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.internal.shape.Rotation;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of an oriented box (OBB) and the half-space behind a plane: that of its centre, as a sphere whose
 * radius is the extent of the box towards the plane (Ericson, Real-Time Collision Detection, 2005, 5.5.3 and
 * 5.2.3).
 *
 * <p>Overlap at the start is decided by {@link OrientedBoxPlane}. The normal is that of the plane. A motion
 * along the plane or away from it is a miss, and so is a negative half extent, a quaternion that is not a
 * {@linkplain Rotation#proper rotation}, a normal without a {@linkplain HalfSpace#proper direction}, a NaN
 * anywhere, an infinite centre, half extent, motion or d.
 *
 * <p>With u = 2⁻²⁴, c the centre, h half the length of the diagonal and v the motion, everything is as in
 * {@link SpherePlaneSweep}, but that the reach is off by 27 u h, see {@link OrientedBoxPlane}: the gap is off
 * by at most 3 u |c| + 7 u |v| + 28 u h; the largest error found in 900,000 pairs is 4.5 u of their sum.
 *
 * <p>Range: |n| times coordinates, half extents and motion, and d, below 4e37; products of lengths below
 * 1e-29 may underflow.
 */
public final class OrientedBoxPlaneSweep {
  /** 7 √3 u of the centre and the motion, and 28 √3 u of the largest half extent of the bounds. */
  public static final ErrorBound ERROR = new ErrorBound(61, 0);

  private OrientedBoxPlaneSweep() {}

  @Twin
  static SweepHit sweep(OrientedBox box, Vec v, @Twin.Second Plane plane) {
    float outside = HalfSpace.outside(plane, box.center()) - OrientedBoxPlane.reach(box, plane.normal());
    boolean valid = box.half().isNonNegative() && Rotation.proper(box.q());
    return Sweep.atPlane(valid, OrientedBoxPlane.overlap(box, plane), outside, v, plane);
  }
}
