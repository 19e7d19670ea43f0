package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.SquareTest;
import lockstep.twin.Box;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a sphere and an axis-aligned box (AABB).
 *
 * <p>They overlap if the box's point nearest to the centre, the centre clamped to the box, is no farther than
 * the radius (Arvo, Graphics Gems, 1990, p. 335; Ericson, Real-Time Collision Detection, 2005, 5.2.5).
 * Touching is an overlap, as is a centre inside. An empty box (min &gt; max on an axis), a negative radius or
 * a NaN anywhere is a miss; so is an infinite centre if the radius is finite.
 *
 * <p>The answer is that of real arithmetic, for all finite floats and infinite planes of the box. The nearest
 * point is exact; what float leaves open is decided by {@link SquareTest}.
 */
public final class SphereBox {
  private SphereBox() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Box b) {
    float square = s.center().minus(nearest(s, b)).square(), limit = s.radius() * Math.abs(s.radius());
    if (!(b.isValid() && SquareTest.mayBeAtMost(square, limit))) {
      return false;
    }
    @Twin.Doubt
    boolean open = !SquareTest.isCertainlyLess(square, limit);
    if (open) {
      return closely(s, b);
    }
    return square <= limit;
  }

  /** The same for spheres that nearly touch the box, and for points. */
  @Twin
  public static boolean closely(Sphere s, @Twin.Second Box b) {
    return reaches(s, b, true);
  }

  /** Whether a sphere reaches a valid box; if touching does not count, its radius is not 0. */
  public static boolean reaches(Sphere s, Box b, boolean touching) {
    Vec p = s.center(), q = nearest(s, b);
    return s.radius() >= 0 && (SquareTest.reaches(p, q, s.radius(), 0, touching)
        || SquareTest.reachesAll(s.radius(), p.minus(q)));
  }

  private static Vec nearest(Sphere s, Box b) {
    return s.center().clamp(b.min(), b.max());
  }

  public static float clamp(float x, float min, float max) {
    return x < min ? min : x > max ? max : x;
  }
}
