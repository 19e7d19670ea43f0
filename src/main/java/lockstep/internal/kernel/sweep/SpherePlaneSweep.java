package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.SpherePlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a sphere and the half-space behind a plane: the distance in front of the plane, divided by the
 * distance that it approaches (Ericson, Real-Time Collision Detection, 2005, 5.5.3).
 *
 * <p>Overlap at the start is decided by {@link SpherePlane}. The normal is that of the plane. A motion along
 * the plane or away from it is a miss, and so is a negative radius, a normal without a {@linkplain
 * HalfSpace#proper direction}, a NaN anywhere, an infinite centre, motion or d. The sum of distance and way
 * decides, so a ball that ends on the plane hits.
 *
 * <p>With u = 2⁻²⁴, c the centre, r the radius and v the motion, the centre is in front of the plane by a
 * distance off by 3 u |c| and by u of itself, see {@link HalfSpace}, r |n| by 3.5 u r, the difference by u of
 * itself; the way towards the plane is off by 3 u |v|, and the quotient rounds once more, for a way that is
 * no longer than |v|. A distance from the plane that is crossed is no more than |v| + r. So at t, or at the
 * end of a miss, the gap is off by at most 3 u |c| + 7 u |v| + 5 u r; the largest error found in a million
 * pairs is 2.4 u of their sum.
 *
 * <p>Range: |n| times coordinates, radius and motion, and d, below 4e37; products of lengths below 1e-29 may
 * underflow.
 */
public final class SpherePlaneSweep {
  /**
   * 3 u of the centre, 7 u of the motion and 5 u of the radius, of which the first two are at most √3 times
   * the largest coordinates together.
   */
  public static final ErrorBound ERROR = new ErrorBound(15, 0);

  private SpherePlaneSweep() {}

  @Twin
  static SweepHit sweep(Sphere sphere, Vec v, @Twin.Second Plane plane) {
    float outside = HalfSpace.outside(plane, sphere.center()) - sphere.radius() * plane.normal().length();
    return Sweep.atPlane(sphere.radius() >= 0, SpherePlane.overlap(sphere, plane), outside, v, plane);
  }
}
