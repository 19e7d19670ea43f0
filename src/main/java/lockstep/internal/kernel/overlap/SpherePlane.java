package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.PlaneGap;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a sphere and the half-space behind a plane.
 *
 * <p>They overlap if the centre is outside by no more than the radius: {@code n · c + d ≤ r |n|} (Ericson,
 * Real-Time Collision Detection, 2005, 5.2.2). Touching is an overlap, as is a sphere anywhere behind the
 * plane. A radius of 0 is a point. A negative radius, a normal without a {@linkplain HalfSpace#proper
 * direction}, a NaN anywhere, an infinite centre or d is a miss; an infinite radius reaches every plane.
 *
 * <p>The answer is that of real arithmetic, for all finite floats: what float leaves open, and what is out of
 * its range, is decided without a root, by {@code n · c + d ≤ 0} or {@code (n · c + d)² ≤ r² |n|²}, see
 * {@link PlaneGap}.
 */
public final class SpherePlane {
  private SpherePlane() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Plane p) {
    PlaneGap gap = PlaneGap.of(p, s.center()).less(s.radius() * p.normal().length());
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return closely(s, p);
    }
    return s.radius() >= 0 && gap.value() <= 0 && HalfSpace.proper(p.normal());
  }

  /** The same for spheres that nearly touch the plane, and for those out of range. */
  @Twin
  public static boolean closely(Sphere s, @Twin.Second Plane p) {
    return reaches(s, p, true);
  }

  /** Whether a sphere reaches behind a plane, or, if touching counts, to it. */
  public static boolean reaches(Sphere s, Plane p, boolean touching) {
    return HalfSpace.proper(p.normal()) && PlaneGap.reaches(p, s.center(), s.radius(), touching);
  }
}
