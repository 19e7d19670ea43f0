package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.SquareTest;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of two spheres.
 *
 * <p>They overlap if the squared distance of the centres is at most the squared sum of the radii: {@code |c1
 * − c2|² ≤ (r1 + r2)²} (Ericson, Real-Time Collision Detection, 2005, 4.3.1). Touching spheres and concentric
 * ones overlap; a radius of 0 is a point; a negative radius or a NaN anywhere is a miss. A sphere of infinite
 * radius overlaps all others, wherever they are.
 *
 * <p>The answer is that of real arithmetic, for all finite floats: what float leaves open is decided by
 * {@link SquareTest}.
 */
public final class SphereSphere {
  private SphereSphere() {}

  @Twin
  public static boolean overlap(Sphere a, @Twin.Second Sphere b) {
    float r = a.radius() + b.radius();
    float square = a.center().minus(b.center()).square(), limit = r * r;
    if (!(a.radius() >= 0 && b.radius() >= 0 && SquareTest.mayBeAtMost(square, limit))) {
      return false;
    }
    @Twin.Doubt
    boolean open = !SquareTest.isCertainlyLess(square, limit);
    if (open) {
      return closely(a, b);
    }
    return square <= limit;
  }

  /** The same for spheres that nearly touch, or of which squares underflow or overflow. */
  @Twin
  public static boolean closely(Sphere a, @Twin.Second Sphere b) {
    return reaches(a, b, true);
  }

  /** Whether two spheres reach each other; if touching does not count, a radius is not 0. */
  public static boolean reaches(Sphere a, Sphere b, boolean touching) {
    Vec p = a.center(), q = b.center();
    return SquareTest.reaches(p, q, a.radius(), b.radius(), touching)
        || SquareTest.reachesAll(a.radius() > b.radius() ? a.radius() : b.radius(), p.minus(q));
  }
}
