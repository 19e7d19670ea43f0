package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
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
 * a NaN anywhere is a miss.
 *
 * <p>Range: as in {@link SphereSphere}, the test on each axis keeps the answer correct for far pairs where
 * squares underflow (below 1e-19) or overflow (above 1e19).
 */
public final class SphereBox {
  /** A radius with an error of at most 5 u of itself. */
  public static final ErrorBound ERROR = new ErrorBound(5, 0);

  private SphereBox() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Box b) {
    Vec d = s.center().minus(s.center().clamp(b.min(), b.max()));
    return d.within(Vec.all(s.radius())) && d.square() <= s.radius() * s.radius() && b.isValid();
  }

  public static float clamp(float x, float min, float max) {
    return x < min ? min : x > max ? max : x;
  }
}
