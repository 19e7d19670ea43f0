package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.BoxOrientedBox;
import lockstep.internal.kernel.overlap.SphereBox;
import lockstep.internal.kernel.part.SegmentBoxTest;
import lockstep.internal.kernel.part.TriangleTest;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether a sphere, capsule, axis-aligned box, oriented box or triangle has a point inside an axis-aligned
 * box (AABB), not only on its surface.
 *
 * <p>A shape with a radius has if it is nearer to the box than that, a point or segment if it is inside
 * itself; others if no axis separates them from the box even where they just touch. The decisions are those
 * of overlap ({@code SphereBox} and so on), by the signs of the same polynomials, with {@code <} for {@code
 * ≤}. A flat box has no inside. All else, such as a NaN, is as there.
 */
public final class IntoBox {
  private IntoBox() {}

  @Twin
  static boolean sphere(Box b, @Twin.Second Sphere s) {
    return b.isSolid()
        && (s.radius() > 0 ? SphereBox.reaches(s, b, false) : s.radius() == 0 && holds(b, s.center()));
  }

  @Twin
  static boolean capsule(Box b, @Twin.Second Capsule c) {
    return b.isSolid() && c.a().isFinite() && c.b().isFinite()
        && (c.radius() > 0 ? SegmentBoxTest.reaches(c.segment(), b, c.radius(), false)
            : c.radius() == 0 && SegmentBoxTest.crosses(c.segment(), b));
  }

  @Twin
  static boolean box(Box a, @Twin.Second Box b) {
    return a.isSolid() && b.isValid() && a.min().below(b.max()) && b.min().below(a.max());
  }

  @Twin
  static boolean orientedBox(Box a, @Twin.Second OrientedBox b) {
    return a.isSolid() && BoxOrientedBox.meet(a, b, false);
  }

  @Twin
  static boolean triangle(Box b, @Twin.Second Triangle t) {
    Box bounds = t.bounds();
    return b.isSolid() && t.isFinite() && b.min().below(bounds.max()) && bounds.min().below(b.max())
        && TriangleTest.meets(b, t, false);
  }

  private static boolean holds(Box b, Vec p) {
    return p.isFinite() && b.min().below(p) && p.below(b.max());
  }
}
