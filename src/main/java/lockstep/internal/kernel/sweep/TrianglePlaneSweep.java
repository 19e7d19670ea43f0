package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.distance.TrianglePlaneDistance;
import lockstep.internal.kernel.overlap.TrianglePlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Plane;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a triangle and the half-space behind a plane: that of its deepest corner, as for a sphere without
 * radius, see {@link SpherePlaneSweep}.
 *
 * <p>Overlap at the start is decided by {@link TrianglePlane}. The normal is that of the plane. A triangle
 * without area is a segment or a point. A motion along the plane or away from it is a miss, and so is a
 * normal without a {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite corner, motion or d.
 *
 * <p>Range and rounding are those of a point. The order of the corners changes no bit.
 */
public final class TrianglePlaneSweep {
  /** As for a point. */
  public static final ErrorBound ERROR = SpherePlaneSweep.ERROR;

  private TrianglePlaneSweep() {}

  @Twin
  static SweepHit sweep(Triangle triangle, Vec v, @Twin.Second Plane plane) {
    // an infinite corner shows in the least only if it is behind the plane
    boolean finite = TrianglePlaneDistance.outside(triangle, plane).isFinite();
    float outside = TrianglePlaneDistance.least(triangle, plane);
    return Sweep.atPlane(finite, TrianglePlane.overlap(triangle, plane), outside, v, plane);
  }
}
