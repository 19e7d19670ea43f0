package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.overlap.CapsulePlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Capsule;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Sweep of a capsule and the half-space behind a plane: that of the sphere about the end that is deepest, see
 * {@link SpherePlaneSweep}.
 *
 * <p>Overlap at the start is decided by {@link CapsulePlane}. The normal is that of the plane. A motion along
 * the plane or away from it is a miss, and so is a negative radius, a normal without a {@linkplain
 * HalfSpace#proper direction}, a NaN anywhere, an infinite end, motion or d.
 *
 * <p>Range and rounding are those of a sphere about either end. A capsule without length is a sphere, bit for
 * bit; the order of the ends changes no bit.
 */
public final class CapsulePlaneSweep {
  /** As for the sphere about the end that hits. */
  public static final ErrorBound ERROR = SpherePlaneSweep.ERROR;

  private CapsulePlaneSweep() {}

  @Twin
  static SweepHit sweep(Capsule capsule, Vec v, @Twin.Second Plane plane) {
    float a = HalfSpace.outside(plane, capsule.a());
    float b = HalfSpace.outside(plane, capsule.b());
    // an infinite end shows in the lesser one only if it is behind the plane
    boolean finite = Math.abs(a) <= Float.MAX_VALUE && Math.abs(b) <= Float.MAX_VALUE;
    float outside = Sweep.least(a, b) - capsule.radius() * plane.normal().length();
    return Sweep.atPlane(finite && capsule.radius() >= 0, CapsulePlane.overlap(capsule, plane), outside, v,
        plane);
  }
}
