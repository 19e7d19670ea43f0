package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.SphereBox;
import lockstep.internal.kernel.overlap.SphereCapsule;
import lockstep.internal.kernel.overlap.SphereOrientedBox;
import lockstep.internal.kernel.overlap.SphereSphere;
import lockstep.internal.kernel.overlap.SphereTriangle;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;

/**
 * Whether a sphere, capsule, axis-aligned box, oriented box or triangle has a point inside a sphere, not only
 * on its surface.
 *
 * <p>It has if it is nearer to the centre than the radius: the decisions are those of overlap ({@link
 * SphereSphere} and so on), by the signs of the same polynomials, with {@code <} for {@code ≤}. A sphere
 * without radius has no inside. All else, such as a NaN or an empty box, is as there.
 */
public final class IntoSphere {
  private IntoSphere() {}

  @Twin
  static boolean sphere(Sphere a, @Twin.Second Sphere b) {
    return a.radius() > 0 && b.radius() >= 0 && SphereSphere.reaches(a, b, false);
  }

  @Twin
  static boolean capsule(Sphere s, @Twin.Second Capsule c) {
    return s.radius() > 0 && c.radius() >= 0 && SphereCapsule.reaches(s, c, false);
  }

  @Twin
  static boolean box(Sphere s, @Twin.Second Box b) {
    return s.radius() > 0 && b.isValid() && SphereBox.reaches(s, b, false);
  }

  @Twin
  static boolean orientedBox(Sphere s, @Twin.Second OrientedBox b) {
    return s.radius() > 0 && SphereOrientedBox.reaches(s, b, false);
  }

  @Twin
  static boolean triangle(Sphere s, @Twin.Second Triangle t) {
    return s.radius() > 0 && SphereTriangle.reaches(s, t, false);
  }
}
