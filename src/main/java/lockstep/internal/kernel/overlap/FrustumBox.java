package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a frustum and an axis-aligned box (AABB).
 *
 * <p>They overlap if no axis separates them (Ericson, Real-Time Collision Detection, 2005, 5.2.1): a normal
 * of the frustum, an axis of the box, a product of an edge of each. Every such axis is a sum of planes, see
 * {@link DoubleFrustum}, and no corner of the frustum is needed. So a large box beyond a corner, which no
 * single plane separates, is a miss.
 *
 * <p>Touching is an overlap. So are a box inside the frustum and a frustum inside the box. The six planes may
 * be any: those without a common point, such as a far plane in front of the near one, meet nothing, and
 * coinciding ones are flat. A normal without direction, an infinite plane constant, an empty box (min &gt;
 * max on an axis) or a NaN anywhere is a miss; infinite box planes are allowed.
 *
 * <p>The stage tests the planes one by one, in float and with room for its rounding. A box with its middle
 * clearly behind all of them is a hit. The rest is decided in double where that is certain, and else by signs
 * of polynomials ({@link ExactFrustum}): so the answer is that of real arithmetic, for all floats. That takes
 * some microseconds: for boxes that touch, within 2⁻⁴⁴ of the distances, for infinite ones that cross a
 * plane, and for hits of planes that bound no hexahedron and are not one without a far plane.
 */
public final class FrustumBox {
  private FrustumBox() {}

  @Twin
  static boolean overlap(Frustum f, @Twin.Second Box b) {
    @Twin.Stage
    boolean near =
        Frustum.reaches(f.left(), b) && Frustum.reaches(f.right(), b) && Frustum.reaches(f.bottom(), b)
            && Frustum.reaches(f.top(), b) && Frustum.reaches(f.near(), b) && Frustum.reaches(f.far(), b);
    if (!near) {
      return false;
    }
    boolean valid = isValid(b);
    @Twin.Sure
    boolean inside = Frustum.holds(f.left(), b) && Frustum.holds(f.right(), b) && Frustum.holds(f.bottom(), b)
        && Frustum.holds(f.top(), b) && Frustum.holds(f.near(), b) && Frustum.holds(f.far(), b) && valid;
    if (inside) {
      return true;
    }
    double side = side(f, b);
    if (!valid || side > 0) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return meets(f, b, true);
    }
    return true;
  }

  /** 1 if they are certainly apart, −1 if they certainly have more in common than a surface, else 0. */
  public static double side(Frustum f, Box b) {
    return DoubleFrustum.of(f, b.min().abs().max(b.max().abs()).sum()).box(DoubleVec.of(b.min()),
        DoubleVec.of(b.max()));
  }

  /**
   * The same for boxes that nearly touch or are infinite, and for frusta that are not hexahedra.
   *
   * @param touching whether a point on a plane counts as behind it
   */
  public static boolean meets(Frustum f, Box b, boolean touching) {
    return f.isProper() && isValid(b) && ExactFrustum.meets(f, b, touching);
  }

  public static boolean isValid(Box b) {
    return b.isValid() && b.min().atMost(Vec.all(Float.MAX_VALUE)) && b.max().x() >= -Float.MAX_VALUE
        && b.max().y() >= -Float.MAX_VALUE && b.max().z() >= -Float.MAX_VALUE;
  }
}
