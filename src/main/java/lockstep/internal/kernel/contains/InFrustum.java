package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.FrustumPlanes;
import lockstep.internal.kernel.overlap.OrientedBoxPlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Frustum;
import lockstep.internal.kernel.part.FrustumSides;
import lockstep.internal.kernel.part.PlaneGap;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;

/**
 * Whether a frustum contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>It contains the shape if all of the half-spaces behind its six planes do (Assarsson and Möller,
 * Optimized View Frustum Culling Algorithms, JGT 5(1), 2000). Touching a plane from inside, improper input
 * and infinite boxes are therefore as in {@link InPlane}, and every answer is that of real arithmetic. A
 * frustum with a normal that has no direction, or a d that is not finite, contains nothing; nor do planes
 * without a point behind all of them.
 */
public final class InFrustum {
  /**
   * A contained shape is behind each plane, up to 6 u of its largest coordinate. If planes are nearly
   * parallel, such points may be anywhere, and the frustum's bounds with them. So the bound covers all
   * coordinates: trees offer everything.
   */
  public static final ErrorBound ERROR = new ErrorBound(0x1p26f, 0);

  private InFrustum() {}

  @Twin
  static boolean sphere(Frustum f, @Twin.Second Sphere s) {
    return InPlane.sphere(f.left(), s) && InPlane.sphere(f.right(), s) && InPlane.sphere(f.bottom(), s)
        && InPlane.sphere(f.top(), s) && InPlane.sphere(f.near(), s) && InPlane.sphere(f.far(), s);
  }

  @Twin
  static boolean capsule(Frustum f, @Twin.Second Capsule c) {
    return InPlane.capsule(f.left(), c) && InPlane.capsule(f.right(), c) && InPlane.capsule(f.bottom(), c)
        && InPlane.capsule(f.top(), c) && InPlane.capsule(f.near(), c) && InPlane.capsule(f.far(), c);
  }

  @Twin
  static boolean box(Frustum f, @Twin.Second Box b) {
    return InPlane.box(f.left(), b) && InPlane.box(f.right(), b) && InPlane.box(f.bottom(), b)
        && InPlane.box(f.top(), b) && InPlane.box(f.near(), b) && InPlane.box(f.far(), b);
  }

  @Twin
  static boolean orientedBox(Frustum f, @Twin.Second OrientedBox b) {
    FrustumSides sides = new FrustumSides(side(f.left(), b), side(f.right(), b), side(f.bottom(), b),
        side(f.top(), b), side(f.near(), b), side(f.far(), b));
    if (sides.isOutside()) {
      return false;
    }
    @Twin.Doubt
    boolean open = !sides.isInside();
    if (open) {
      return OrientedBoxPlane.isBehind(b, f.left()) && OrientedBoxPlane.isBehind(b, f.right())
          && OrientedBoxPlane.isBehind(b, f.bottom()) && OrientedBoxPlane.isBehind(b, f.top())
          && OrientedBoxPlane.isBehind(b, f.near()) && OrientedBoxPlane.isBehind(b, f.far());
    }
    return FrustumPlanes.isProper(f, b);
  }

  @Twin
  static boolean triangle(Frustum f, @Twin.Second Triangle t) {
    return InPlane.triangle(f.left(), t) && InPlane.triangle(f.right(), t) && InPlane.triangle(f.bottom(), t)
        && InPlane.triangle(f.top(), t) && InPlane.triangle(f.near(), t) && InPlane.triangle(f.far(), t);
  }

  /**
   * How far the highest point of a box is outside, 0 if the sign is open. One pass for each plane: all six
   * would be too large for one loop.
   */
  @Twin.Pass
  private static float side(Plane p, OrientedBox b) {
    PlaneGap gap = OrientedBoxPlane.highest(b, p);
    return gap.isCertain() ? gap.value() : 0;
  }
}
