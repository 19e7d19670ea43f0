package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Frustum;
import lockstep.internal.kernel.part.FrustumSides;
import lockstep.internal.kernel.part.PlaneGap;
import lockstep.internal.shape.HalfSpace;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;

/**
 * Whether a sphere, capsule, axis-aligned box, oriented box or triangle is entirely in front of none of the
 * six planes of a frustum.
 *
 * <p>Equivalently, it overlaps all of the half-spaces behind them (Ericson, Real-Time Collision Detection,
 * 2005, 5.2; Assarsson and Möller, Optimized View Frustum Culling Algorithms, JGT 5(1), 2000). Touching,
 * improper input and infinite boxes are therefore as in {@link SpherePlane}, {@link CapsulePlane}, {@link
 * BoxPlane}, {@link OrientedBoxPlane} and {@link TrianglePlane}, and every answer is that of real arithmetic.
 * Whatever overlaps the frustum passes; so does a shape that overlaps all six half-spaces in different
 * places, such as a large box beside a corner. Nothing passes a frustum with a normal that has no direction
 * or a d that is not finite.
 */
public final class FrustumPlanes {
  /** A passing shape may be anywhere: trees are not used, as one would have to offer everything. */
  public static final ErrorBound ERROR = new ErrorBound(0x1p26f, 0);

  private FrustumPlanes() {}

  @Twin
  static boolean sphere(Frustum f, @Twin.Second Sphere s) {
    return SpherePlane.overlap(s, f.left()) && SpherePlane.overlap(s, f.right())
        && SpherePlane.overlap(s, f.bottom()) && SpherePlane.overlap(s, f.top())
        && SpherePlane.overlap(s, f.near()) && SpherePlane.overlap(s, f.far());
  }

  @Twin
  static boolean capsule(Frustum f, @Twin.Second Capsule c) {
    return CapsulePlane.overlap(c, f.left()) && CapsulePlane.overlap(c, f.right())
        && CapsulePlane.overlap(c, f.bottom()) && CapsulePlane.overlap(c, f.top())
        && CapsulePlane.overlap(c, f.near()) && CapsulePlane.overlap(c, f.far());
  }

  @Twin
  static boolean box(Frustum f, @Twin.Second Box b) {
    return BoxPlane.overlap(b, f.left()) && BoxPlane.overlap(b, f.right()) && BoxPlane.overlap(b, f.bottom())
        && BoxPlane.overlap(b, f.top()) && BoxPlane.overlap(b, f.near()) && BoxPlane.overlap(b, f.far());
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
      return OrientedBoxPlane.closely(b, f.left()) && OrientedBoxPlane.closely(b, f.right())
          && OrientedBoxPlane.closely(b, f.bottom()) && OrientedBoxPlane.closely(b, f.top())
          && OrientedBoxPlane.closely(b, f.near()) && OrientedBoxPlane.closely(b, f.far());
    }
    return isProper(f, b);
  }

  @Twin
  static boolean triangle(Frustum f, @Twin.Second Triangle t) {
    return TrianglePlane.overlap(t, f.left()) && TrianglePlane.overlap(t, f.right())
        && TrianglePlane.overlap(t, f.bottom()) && TrianglePlane.overlap(t, f.top())
        && TrianglePlane.overlap(t, f.near()) && TrianglePlane.overlap(t, f.far());
  }

  /** Whether all planes and the box have directions. */
  public static boolean isProper(Frustum f, OrientedBox b) {
    return b.half().isNonNegative() && Rotation.proper(b.q()) && HalfSpace.proper(f.left().normal())
        && HalfSpace.proper(f.right().normal()) && HalfSpace.proper(f.bottom().normal())
        && HalfSpace.proper(f.top().normal()) && HalfSpace.proper(f.near().normal())
        && HalfSpace.proper(f.far().normal());
  }

  /**
   * How far the lowest point of a box is outside, 0 if the sign is open. One pass for each plane: all six
   * would be too large for one loop.
   */
  @Twin.Pass
  private static float side(Plane p, OrientedBox b) {
    PlaneGap gap = OrientedBoxPlane.lowest(b, p);
    return gap.isCertain() ? gap.value() : 0;
  }
}
