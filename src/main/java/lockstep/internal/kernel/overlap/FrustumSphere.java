package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and a sphere.
 *
 * <p>They overlap if the centre is no farther from the frustum than the radius. The distance is the largest
 * of those from the half-spaces behind the planes, the wedges behind two and the cones behind three of them
 * (Ericson, Real-Time Collision Detection, 2005, 5.2.8 and 5.4): each of them contains the frustum, and the
 * nearest point of the frustum is on a face, an edge or a corner. See {@link Frustum}.
 *
 * <p>Touching is an overlap, as is a centre inside. Planes without a common point, such as a far plane in
 * front of the near one, meet nothing, and coinciding ones are flat; for planes that bound no hexahedron see
 * {@link Frustum}. A normal without direction, an infinite plane constant, a negative radius, a NaN anywhere
 * or an infinite centre is a miss.
 *
 * <p>The stage tests the planes one by one, in float and with room for its rounding. A sphere with its centre
 * clearly behind all of them is a hit. The rest is in double: the planes are taken relative to the centre,
 * which moves them by 4 v of the largest distance of plane or centre from the origin, v = 2⁻⁵³, and sums of
 * them by 10 v of their distance from the centre. Factors that are off make a distance smaller, by the square
 * of that. So the answer is that of planes off by 16 v of these distances and a radius by 8 v of itself.
 * Range: every finite float; distances of less than 1e-40 from planes with normals of very different lengths
 * may underflow.
 */
public final class FrustumSphere {
  /**
   * Planes off by 2⁻⁴⁸ of the coordinates move a corner by at most 2²⁰ times as much, or the bounds do not
   * count it: see {@code FrustumGeometry}, whose bounds have room for the rest.
   */
  public static final ErrorBound ERROR = new ErrorBound(1, 0);

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
    boolean valid = s.radius() >= 0 && s.center().isFinite();
    @Twin.Sure
    boolean inside = Frustum.holds(f.left(), s.center()) && Frustum.holds(f.right(), s.center())
        && Frustum.holds(f.bottom(), s.center()) && Frustum.holds(f.top(), s.center())
        && Frustum.holds(f.near(), s.center()) && Frustum.holds(f.far(), s.center()) && valid;
    if (inside) {
      return true;
    }
    return valid && DoubleFrustum.of(f, DoubleVec.of(s.center())).meetsBall(DoubleFrustum.bound(s.radius()));
  }
}
