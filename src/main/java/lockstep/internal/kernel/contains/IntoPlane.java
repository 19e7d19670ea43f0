package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.BoxPlane;
import lockstep.internal.kernel.overlap.CapsulePlane;
import lockstep.internal.kernel.overlap.OrientedBoxPlane;
import lockstep.internal.kernel.overlap.TrianglePlane;
import lockstep.internal.kernel.part.PlaneGap;
import lockstep.internal.shape.HalfSpace;
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
    return HalfSpace.proper(p.normal()) && PlaneGap.reaches(p, s.center(), s.radius(), false);
  }

  @Twin
  static boolean capsule(Plane p, @Twin.Second Capsule c) {
    return HalfSpace.proper(p.normal()) && c.a().isFinite() && c.b().isFinite()
        && CapsulePlane.reaches(c, p, false);
  }

  @Twin
  static boolean box(Plane p, @Twin.Second Box b) {
    return b.isValid() && HalfSpace.proper(p.normal())
        && BoxPlane.isBehind(p, BoxPlane.corner(p.normal(), b.min(), b.max()), false);
  }

  @Twin
  static boolean orientedBox(Plane p, @Twin.Second OrientedBox b) {
    return OrientedBoxPlane.isProper(b, p) && OrientedBoxPlane.reaches(b, p, false);
  }

  @Twin
  static boolean triangle(Plane p, @Twin.Second Triangle t) {
    return HalfSpace.proper(p.normal()) && t.a().isFinite() && t.b().isFinite() && t.c().isFinite()
        && TrianglePlane.reaches(t, p, false);
  }
}
