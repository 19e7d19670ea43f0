package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.SphereBox;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a sphere and an axis-aligned box: the centre, clamped to the box, is the
 * box's nearest point (Ericson, Real-Time Collision Detection, 2005, 5.1.3).
 *
 * <p>Overlap is decided by {@link SphereBox}; overlapping shapes have distance 0. Infinite box planes are
 * allowed; an empty box, a negative radius or a NaN anywhere is a miss. With u = 2⁻²⁴ the distance is off by
 * at most 4 u of that from centre to box and u of the radius, a point of the sphere by u of its coordinates
 * and 5 u of the radius; that of the box is exact where they are apart.
 *
 * <p>Range: as {@link SphereSphereDistance}.
 */
public final class SphereBoxDistance {
  /** As for two spheres. */
  public static final ErrorBound ERROR = SphereSphereDistance.ERROR;

  private SphereBoxDistance() {}

  @Twin
  static float alone(Sphere s, @Twin.Second Box box) {
    float length = fromBox(s, box).length();
    boolean valid = s.radius() >= 0 && box.isValid() && length <= Float.MAX_VALUE;
    return Rounded.distance(valid, SphereBox.overlap(s, box), length, s.radius());
  }

  @Twin
  static ClosestPoints points(Sphere s, @Twin.Second Box box) {
    Vec d = fromBox(s, box);
    float part = Rounded.part(d.length(), s.radius(), 0);
    return ClosestPoints.of(alone(s, box), s.center().minus(d.times(part)),
        s.center().clamp(box.min(), box.max()), 1, BoxFeature.of(BoxFeature.sides(s.center(), box)));
  }

  /** The vector from the box's nearest point to the centre. */
  private static Vec fromBox(Sphere s, Box box) {
    return s.center().minus(s.center().clamp(box.min(), box.max()));
  }
}
