package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a frustum and an axis-aligned box (AABB).
 *
 * <p>They overlap if no axis separates them (Ericson, Real-Time Collision Detection, 2005, 5.2.1): a normal
 * of the frustum, an axis of the box, a product of an edge of each. Every such axis is a sum of planes, see
 * {@link Frustum}, and no corner of the frustum is needed. So a large box beyond a corner, which no single
 * plane separates, is a miss.
 *
 * <p>Touching is an overlap. So are a box inside the frustum and a frustum inside the box. Planes without a
 * common point, such as a far plane in front of the near one, meet nothing, and coinciding ones are flat; for
 * planes that bound no hexahedron see {@link Frustum}. A normal without direction, an infinite plane
 * constant, an empty box (min &gt; max on an axis) or a NaN anywhere is a miss; infinite box planes are
 * allowed.
 *
 * <p>The stage tests the planes one by one, in float and with room for its rounding. A box with its middle
 * clearly behind all of them is a hit. The rest is in double: a sum of three planes rounds ten times, so the
 * answer is that of planes off by 10 v of the largest distance of plane or box from the origin, v = 2⁻⁵³: far
 * less than the rounding of the columns themselves. With coordinates of some 12 bits it is exact. Range:
 * every finite float.
 */
public final class FrustumBox {
  /** As for a sphere. */
  public static final ErrorBound ERROR = FrustumSphere.ERROR;

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
    boolean valid = b.isValid() && b.min().atMost(Vec.all(Float.MAX_VALUE)) && b.max().x() >= -Float.MAX_VALUE
        && b.max().y() >= -Float.MAX_VALUE && b.max().z() >= -Float.MAX_VALUE;
    @Twin.Sure
    boolean inside = Frustum.holds(f.left(), b) && Frustum.holds(f.right(), b) && Frustum.holds(f.bottom(), b)
        && Frustum.holds(f.top(), b) && Frustum.holds(f.near(), b) && Frustum.holds(f.far(), b) && valid;
    if (inside) {
      return true;
    }
    return valid && DoubleFrustum.of(f).meetsBox(DoubleFrustum.bound(b.min()), DoubleFrustum.bound(b.max()));
  }
}
