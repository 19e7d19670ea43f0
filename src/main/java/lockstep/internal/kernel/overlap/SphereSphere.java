package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of two spheres.
 *
 * <p>They overlap if the squared distance of the centres is at most the squared sum of the radii: {@code |c1
 * − c2|² ≤ (r1 + r2)²} (Ericson, Real-Time Collision Detection, 2005, 4.3.1). Touching spheres and concentric
 * ones overlap; a radius of 0 is a point; a negative radius or a NaN anywhere is a miss.
 *
 * <p>Range: squares lose their last bits for distances below 1e-19 and overflow above 1e19. There the test on
 * each axis, {@code |Δ| ≤ r1 + r2}, which every true overlap passes, still separates far pairs, so that an
 * underflowed square is never mistaken for a touch. Radii whose sum is beyond the largest float reach
 * everything.
 */
public final class SphereSphere {
  /** A radius with an error of at most 5 u of itself. */
  public static final ErrorBound ERROR = new ErrorBound(5, 0);

  private SphereSphere() {}

  @Twin
  public static boolean overlap(Sphere a, @Twin.Second Sphere b) {
    float r = a.radius() + b.radius();
    Vec d = a.center().minus(b.center());
    return a.radius() >= 0 && b.radius() >= 0 && d.within(Vec.all(r)) && d.square() <= r * r;
  }
}
