package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Capsule;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and a sphere.
 *
 * <p>They overlap if the centre is no farther from the frustum than the radius. The distance is the largest
 * of those from the half-spaces behind the planes, the wedges behind two and the cones behind three of them
 * (Ericson, Real-Time Collision Detection, 2005, 5.2.8 and 5.4): each of them contains the frustum, and the
 * nearest point of the frustum is on a face, an edge or a corner.
 *
 * <p>Touching is an overlap, as is a centre inside. The six planes may be any: those without a common point,
 * such as a far plane in front of the near one, meet nothing, and coinciding ones are flat. A normal without
 * direction, an infinite plane constant, a negative radius, a NaN anywhere or an infinite centre is a miss.
 * An infinite radius reaches every frustum that has points.
 *
 * <p>The stage tests the planes one by one, in float and with room for its rounding. A sphere with its centre
 * clearly behind all of them is a hit. The rest is decided in double where that is certain ({@link
 * DoubleFrustum}), and else by signs of polynomials ({@link ExactCapsule}): so the answer is that of real
 * arithmetic, for all finite floats. That takes some microseconds: for spheres that touch, within 2⁻⁴⁴ of the
 * distances, and for hits of planes that bound no hexahedron and are not one without a far plane.
 */
public final class FrustumSphere {
  private FrustumSphere() {}

  @Twin
  static boolean overlap(Frustum f, @Twin.Second Sphere s) {
    @Twin.Stage
    boolean near =
        Frustum.reaches(f.left(), s) && Frustum.reaches(f.right(), s) && Frustum.reaches(f.bottom(), s)
            && Frustum.reaches(f.top(), s) && Frustum.reaches(f.near(), s) && Frustum.reaches(f.far(), s);
    if (!near) {
      return false;
    }
    boolean valid = isValid(s);
    @Twin.Sure
    boolean inside = Frustum.holds(f.left(), s.center()) && Frustum.holds(f.right(), s.center())
        && Frustum.holds(f.bottom(), s.center()) && Frustum.holds(f.top(), s.center())
        && Frustum.holds(f.near(), s.center()) && Frustum.holds(f.far(), s.center()) && valid;
    if (inside) {
      return true;
    }
    double side = side(f, s);
    if (!valid || side > 0) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return FrustumCapsule.closely(f, new Capsule(s.center(), s.center(), s.radius()));
    }
    return true;
  }

  /** 1 if they are certainly apart, −1 if they certainly have more in common than a surface, else 0. */
  public static double side(Frustum f, Sphere s) {
    return DoubleFrustum.of(f, DoubleVec.of(s.center()), s.radius()).ball(s.radius());
  }

  public static boolean isValid(Sphere s) {
    return s.radius() >= 0 && s.center().isFinite();
  }
}
