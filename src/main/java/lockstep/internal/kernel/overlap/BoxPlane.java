package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Box;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an axis-aligned box (AABB) and the half-space behind a plane.
 *
 * <p>They overlap if the box's corner farthest behind the plane, its n-vertex, is not outside (Ericson,
 * Real-Time Collision Detection, 2005, 5.2.3; Assarsson and Möller, Optimized View Frustum Culling
 * Algorithms, JGT 5(1), 2000): on each axis the minimum if n is positive there, the maximum if it is
 * negative. An axis along which n has no component is left out: 0 · ∞ would be NaN. Rounding keeps order, so
 * the answer is that of all eight corners. Touching is an overlap.
 *
 * <p>Infinite box planes are allowed: a corner at an infinite distance behind the plane is behind it, and a
 * plane perpendicular to an axis meets what the same half-space written as a box does, see {@link BoxBox}. An
 * empty box (min &gt; max on an axis), a normal without a {@linkplain HalfSpace#proper direction}, a NaN
 * anywhere or an infinite d is a miss.
 *
 * <p>With u = 2⁻²⁴ the answer is that of a plane off by 3 u of the corner's distance from the origin, see
 * {@link HalfSpace}. For a normal along an axis whose component there is a power of two it is exact.
 *
 * <p>Range: |n| times finite coordinates, and d, below 4e37. Products of lengths below 1e-29 may underflow.
 */
public final class BoxPlane {
  /** 3 √3 u of the corner's largest coordinate. */
  public static final ErrorBound ERROR = new ErrorBound(6, 0);

  private BoxPlane() {}

  @Twin
  public static boolean overlap(Box b, @Twin.Second Plane p) {
    return outside(b, p) <= 0 && b.isValid() && p.d() >= -Float.MAX_VALUE && HalfSpace.proper(p.normal());
  }

  /** {@code n · p + d} of the deepest corner p. */
  public static float outside(Box b, Plane p) {
    return along(p.normal(), b.min(), b.max()) + p.d();
  }

  /**
   * {@code n · p} of the corner p with the coordinates of {@code up} on the axes along which n rises, and of
   * {@code down} on the others.
   */
  public static float along(Vec n, Vec up, Vec down) {
    return along(n.x(), up.x(), down.x()) + along(n.y(), up.y(), down.y()) + along(n.z(), up.z(), down.z());
  }

  private static float along(float n, float up, float down) {
    float x = n > 0 ? up : down;
    return n == 0 ? 0 : n * x;
  }
}
