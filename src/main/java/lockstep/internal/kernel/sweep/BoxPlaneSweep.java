package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.BoxPlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of an axis-aligned box (AABB) and the half-space behind a plane: that of the box's deepest corner,
 * see {@link BoxPlane} (Ericson, Real-Time Collision Detection, 2005, 5.5.3 and 5.2.3), as a sphere without
 * radius: {@link SpherePlaneSweep}.
 *
 * <p>Overlap at the start is decided by {@link BoxPlane}. The normal is that of the plane. A motion along the
 * plane or away from it is a miss, and so is an empty box, a normal without a {@linkplain HalfSpace#proper
 * direction}, a NaN anywhere, an infinite motion or d. Infinite box planes are allowed: a corner at an
 * infinite distance in front of the plane never gets there.
 *
 * <p>Range and rounding are those of a point.
 */
public final class BoxPlaneSweep {
  /** As for a point. */
  public static final ErrorBound ERROR = SpherePlaneSweep.ERROR;

  private BoxPlaneSweep() {}

  @Twin
  static SweepHit sweep(Box box, Vec v, @Twin.Second Plane plane) {
    return Sweep.atPlane(box.isValid(), BoxPlane.overlap(box, plane), BoxPlane.outside(box, plane), v, plane);
  }
}
