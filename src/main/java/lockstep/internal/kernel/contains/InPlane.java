package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.BoxPlane;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
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
import lockstep.twin.Vec;

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
 * <p>Spheres, capsules, axis-aligned boxes and triangles are decided as in real arithmetic, for all finite
 * floats, see {@link PlaneGap}. For oriented boxes, with u = 2⁻²⁴, the answer is that of a plane off by 3 u
 * of the distance of the centre from the origin, see {@link HalfSpace}, and by 27 u of half the diagonal: m
 * is off by 23 u |n|, see {@link BoxFrame}, products and sums with the half extents by 3 u, the distance by u
 * of itself. Range: |n| times coordinates and half extents, and d, below 4e37; a sum that overflows is a
 * miss. Products of lengths below 1e-29 may underflow.
 */
public final class InPlane {
  /** For an oriented box: 3 √3 u of the centre's largest coordinate, and less than that of its extent. */
  public static final ErrorBound ERROR = new ErrorBound(6, 0);

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
        && BoxPlane.isBehind(p, BoxPlane.corner(p.normal(), b.max(), b.min()));
  }

  @Twin
  static boolean orientedBox(Plane p, @Twin.Second OrientedBox b) {
    Vec half = b.half();
    float reach = BoxFrame.of(b.q()).along(p.normal()).abs().dot(half);
    return half.isNonNegative() && behind(p, b.center(), reach) && Rotation.proper(b.q())
        && HalfSpace.proper(p.normal());
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

  /** Whether a finite point is at least that far behind the plane. */
  private static boolean behind(Plane p, Vec point, float reach) {
    float outside = HalfSpace.outside(p, point);
    return outside <= -reach && outside >= -Float.MAX_VALUE;
  }
}
