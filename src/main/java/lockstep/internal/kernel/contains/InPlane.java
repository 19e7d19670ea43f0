package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.BoxPlane;
import lockstep.internal.kernel.overlap.SpherePlane;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
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
 * <p>With u = 2⁻²⁴ the answer is that of a plane off by 3 u of the distance of the centre, end or corner from
 * the origin, see {@link HalfSpace}, by 5 u of the radius, see {@link SpherePlane}, and by 27 u of half the
 * diagonal of an oriented box: m is off by 23 u |n|, see {@link BoxFrame}, products and sums with the half
 * extents by 3 u, the distance by u of itself.
 *
 * <p>Range: |n| times coordinates, radius and half extents, and d, below 4e37; a sum that overflows is a
 * miss. Products of lengths below 1e-29 may underflow.
 */
public final class InPlane {
  /**
   * 3 √3 u of the largest coordinate of the point nearest to the plane, 5 u of the radius: as for {@link
   * SpherePlane}.
   */
  public static final ErrorBound ERROR = new ErrorBound(6, 0);

  private InPlane() {}

  @Twin
  static boolean sphere(Plane p, @Twin.Second Sphere s) {
    return s.radius() >= 0 && behind(p, s.center(), s.radius() * p.normal().length())
        && HalfSpace.proper(p.normal());
  }

  @Twin
  static boolean capsule(Plane p, @Twin.Second Capsule c) {
    float reach = c.radius() * p.normal().length();
    return c.radius() >= 0 && behind(p, c.a(), reach) && behind(p, c.b(), reach)
        && HalfSpace.proper(p.normal());
  }

  @Twin
  static boolean box(Plane p, @Twin.Second Box b) {
    float outside = BoxPlane.along(p.normal(), b.max(), b.min()) + p.d();
    return outside <= 0 && b.isValid() && p.d() >= -Float.MAX_VALUE && HalfSpace.proper(p.normal());
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
    return behind(p, t.a(), 0) && behind(p, t.b(), 0) && behind(p, t.c(), 0) && HalfSpace.proper(p.normal());
  }

  /** Whether a finite point is at least that far behind the plane. */
  private static boolean behind(Plane p, Vec point, float reach) {
    float outside = HalfSpace.outside(p, point);
    return outside <= -reach && outside >= -Float.MAX_VALUE;
  }
}
