package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.BoxPlane;
import lockstep.internal.kernel.overlap.CapsulePlane;
import lockstep.internal.kernel.overlap.OrientedBoxPlane;
import lockstep.internal.kernel.overlap.SpherePlane;
import lockstep.internal.kernel.overlap.TrianglePlane;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;

/**
 * Whether a sphere, capsule, axis-aligned box, oriented box or triangle has a point behind a plane, not only
 * in it.
 *
 * <p>It has if its lowest point is behind the plane: the decisions are those of overlap ({@link BoxPlane} and
 * so on), by the signs of the same polynomials, with {@code <} for {@code ≤}. All else, such as a NaN, is as
 * there.
 */
public final class IntoPlane {
  private IntoPlane() {}

  @Twin
  static boolean sphere(Plane p, @Twin.Second Sphere s) {
    return SpherePlane.reaches(s, p, false);
  }

  @Twin
  static boolean capsule(Plane p, @Twin.Second Capsule c) {
    return CapsulePlane.reaches(c, p, false);
  }

  @Twin
  static boolean box(Plane p, @Twin.Second Box b) {
    return BoxPlane.reaches(b, p, false);
  }

  @Twin
  static boolean orientedBox(Plane p, @Twin.Second OrientedBox b) {
    return OrientedBoxPlane.reaches(b, p, false);
  }

  @Twin
  static boolean triangle(Plane p, @Twin.Second Triangle t) {
    return TrianglePlane.reaches(t, p, false);
  }
}
