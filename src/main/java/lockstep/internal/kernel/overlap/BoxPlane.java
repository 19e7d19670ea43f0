package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.PlaneGap;
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
 * negative. An axis along which n has no component is left out: 0 · ∞ would be NaN. Touching is an
 * overlap.
 *
 * <p>Infinite box planes are allowed: a corner at an infinite distance behind the plane is behind it, and a
 * plane perpendicular to an axis meets what the same half-space written as a box does, see {@link BoxBox}. An
 * empty box (min &gt; max on an axis), a normal without a {@linkplain HalfSpace#proper direction}, a NaN
 * anywhere or an infinite d is a miss.
 *
 * <p>The answer is that of real arithmetic, for all finite floats and infinite planes of the box, see {@link
 * PlaneGap}.
 */
public final class BoxPlane {
  private BoxPlane() {}

  @Twin
  public static boolean overlap(Box b, @Twin.Second Plane p) {
    PlaneGap gap = PlaneGap.of(p, corner(p.normal(), b.min(), b.max()));
    @Twin.Doubt
    boolean open = !gap.isCertain();
    if (open) {
      return closely(b, p);
    }
    return gap.value() <= 0 && b.isValid() && HalfSpace.proper(p.normal());
  }

  /** The same for boxes that nearly touch the plane, and for those that are infinite or out of range. */
  @Twin
  public static boolean closely(Box b, @Twin.Second Plane p) {
    return reaches(b, p, true);
  }

  /** Whether a box reaches behind a plane, or, if touching counts, to it. */
  public static boolean reaches(Box b, Plane p, boolean touching) {
    return b.isValid() && HalfSpace.proper(p.normal())
        && isBehind(p, corner(p.normal(), b.min(), b.max()), touching);
  }

  /**
   * Whether a corner, which may be infinite, is behind a plane with a direction, or, if touching counts, in
   * it.
   */
  public static boolean isBehind(Plane p, Vec corner, boolean touching) {
    return corner.isFinite() ? PlaneGap.reaches(p, corner, 0, touching)
        : PlaneGap.isFinite(p) && p.normal().dot(away(corner)) < 0;
  }

  /** The infinite coordinates of a point, and 0 for the others. */
  private static Vec away(Vec p) {
    Vec most = Vec.all(Float.MAX_VALUE);
    return p.minus(p.clamp(most.negated(), most));
  }

  /**
   * The corner with the coordinates of {@code up} on the axes along which n rises, of {@code down} on those
   * along which it falls, and with 0 on the others.
   */
  public static Vec corner(Vec n, Vec up, Vec down) {
    return new Vec(corner(n.x(), up.x(), down.x()), corner(n.y(), up.y(), down.y()),
        corner(n.z(), up.z(), down.z()));
  }

  private static float corner(float n, float up, float down) {
    return n == 0 ? 0 : n > 0 ? up : down;
  }

  /** {@code n · p + d} of the deepest corner p. */
  public static float outside(Box b, Plane p) {
    return HalfSpace.outside(p, corner(p.normal(), b.min(), b.max()));
  }
}
