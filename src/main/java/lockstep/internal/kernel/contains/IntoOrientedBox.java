package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.BoxOrientedBox;
import lockstep.internal.kernel.overlap.CapsuleOrientedBox;
import lockstep.internal.kernel.overlap.OrientedBoxOrientedBox;
import lockstep.internal.kernel.overlap.OrientedBoxTriangle;
import lockstep.internal.kernel.overlap.SphereOrientedBox;
import lockstep.internal.kernel.part.SegmentOrientedBoxTest;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether a sphere, capsule, axis-aligned box, oriented box or triangle has a point inside an oriented box
 * (OBB), not only on its surface.
 *
 * <p>A sphere or capsule has if it is nearer to the box than its radius, or, as a point or segment, inside
 * itself; a box or a triangle if no axis separates them even where they just touch. The decisions are those
 * of overlap ({@link SphereOrientedBox} and so on), by the signs of the same polynomials, with {@code <} for
 * {@code ≤}. A flat box has no inside. All else, such as a NaN, is as there.
 */
public final class IntoOrientedBox {
  private IntoOrientedBox() {}

  @Twin
  static boolean sphere(OrientedBox b, @Twin.Second Sphere s) {
    return isSolid(b) && (s.radius() > 0 ? SphereOrientedBox.reaches(s, b, false)
        : s.radius() == 0 && InOrientedBox.proper(b) && InOrientedBox.holds(b, s.center(), 0, false));
  }

  @Twin
  static boolean capsule(OrientedBox b, @Twin.Second Capsule c) {
    @Twin.Doubt // with vectors it would be several times as large as any other
    boolean solid = isSolid(b);
    if (solid) {
      return reaches(b, c);
    }
    return false;
  }

  private static boolean reaches(OrientedBox b, Capsule c) {
    return c.radius() > 0 ? CapsuleOrientedBox.reaches(c, b, false) : c.radius() == 0
        && CapsuleOrientedBox.reaches(c, b, true) && SegmentOrientedBoxTest.crosses(c.segment(), b);
  }

  @Twin
  static boolean box(OrientedBox a, @Twin.Second Box b) {
    return isSolid(a) && BoxOrientedBox.meet(b, a, false);
  }

  @Twin
  static boolean orientedBox(OrientedBox a, @Twin.Second OrientedBox b) {
    return isSolid(a) && OrientedBoxOrientedBox.meet(a, b, false);
  }

  @Twin
  static boolean triangle(OrientedBox b, @Twin.Second Triangle t) {
    return isSolid(b) && OrientedBoxTriangle.meet(b, t, false);
  }

  private static boolean isSolid(OrientedBox b) {
    return Vec.all(0).below(b.half());
  }
}
