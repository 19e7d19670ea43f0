package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.BoxPlane;
import lockstep.internal.kernel.overlap.OrientedBoxPlane;
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
 * Whether the half-space behind a plane contains a sphere, capsule, axis-aligned box, oriented box or
 * triangle.
 *
 * <p>It contains the shape if the shape's point farthest in front is not outside: {@code n · c + d ≤ −r |n|}
 * for a sphere and both ends of a capsule, {@code n · c + d ≤ −Σ |m| h} for an oriented box with m the normal
 * in its frame, the p-vertex for an axis-aligned one: on each axis the maximum if n is positive there, the
 * minimum if it is negative (Ericson, Real-Time Collision Detection, 2005, 5.2.2 and 5.2.3; Assarsson and
 * Möller, Optimized View Frustum Culling Algorithms, JGT 5(1), 2000). A shape that touches the plane from
 * behind is contained. A negative radius or half extent, an empty box, a normal without a {@linkplain
 * HalfSpace#proper direction}, a quaternion that is not a {@linkplain Rotation#proper rotation}, a NaN
 * anywhere, an infinite d or content that is infinite is a miss; but an axis-aligned box may have infinite
 * planes, and is contained where no infinite corner is in front.
 *
 * <p>All is decided as in real arithmetic, for all finite floats, see {@link PlaneGap} and, for oriented
 * boxes, {@link OrientedBoxPlane}.
 */
public final class InPlane {
  private InPlane() {}

  @Twin
  static boolean sphere(Plane p, @Twin.Second Sphere s) {
    PlaneGap gap = PlaneGap.of(p, s.center()).more(s.radius() * p.normal().length());
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return sphereClosely(p, s);
    }
    return s.radius() >= 0 && gap.value() <= 0 && HalfSpace.proper(p.normal());
  }

  /** The same for a sphere that nearly touches the plane. */
  @Twin
  static boolean sphereClosely(Plane p, @Twin.Second Sphere s) {
    return HalfSpace.proper(p.normal()) && PlaneGap.holds(p, s.center(), s.radius());
  }

  @Twin
  static boolean capsule(Plane p, @Twin.Second Capsule c) {
    PlaneGap gap = PlaneGap.of(p, c.a()).max(PlaneGap.of(p, c.b())).more(c.radius() * p.normal().length());
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return capsuleClosely(p, c);
    }
    return c.radius() >= 0 && gap.value() <= 0 && HalfSpace.proper(p.normal());
  }

  /** The same for a capsule that nearly touches the plane. */
  @Twin
  static boolean capsuleClosely(Plane p, @Twin.Second Capsule c) {
    return HalfSpace.proper(p.normal()) && PlaneGap.holds(p, c.a(), c.radius())
        && PlaneGap.holds(p, c.b(), c.radius());
  }

  @Twin
  static boolean box(Plane p, @Twin.Second Box b) {
    PlaneGap gap = PlaneGap.of(p, BoxPlane.corner(p.normal(), b.max(), b.min()));
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return boxClosely(p, b);
    }
    return gap.value() <= 0 && b.isValid() && HalfSpace.proper(p.normal());
  }

  /** The same for a box that nearly touches the plane, or is infinite. */
  @Twin
  static boolean boxClosely(Plane p, @Twin.Second Box b) {
    return b.isValid() && HalfSpace.proper(p.normal())
        && BoxPlane.isBehind(p, BoxPlane.corner(p.normal(), b.max(), b.min()), true);
  }

  @Twin
  static boolean orientedBox(Plane p, @Twin.Second OrientedBox b) {
    PlaneGap gap = OrientedBoxPlane.highest(b, p);
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return orientedBoxClosely(p, b);
    }
    return gap.value() <= 0 && b.half().isNonNegative() && Rotation.proper(b.q())
        && HalfSpace.proper(p.normal());
  }

  /** The same for a box that nearly touches the plane. */
  @Twin
  static boolean orientedBoxClosely(Plane p, @Twin.Second OrientedBox b) {
    return OrientedBoxPlane.isBehind(b, p);
  }

  @Twin
  static boolean triangle(Plane p, @Twin.Second Triangle t) {
    PlaneGap gap = PlaneGap.of(p, t.a()).max(PlaneGap.of(p, t.b())).max(PlaneGap.of(p, t.c()));
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return triangleClosely(p, t);
    }
    return gap.value() <= 0 && HalfSpace.proper(p.normal());
  }

  /** The same for a triangle that nearly touches the plane. */
  @Twin
  static boolean triangleClosely(Plane p, @Twin.Second Triangle t) {
    return HalfSpace.proper(p.normal()) && PlaneGap.holds(p, t.a(), 0) && PlaneGap.holds(p, t.b(), 0)
        && PlaneGap.holds(p, t.c(), 0);
  }
}
