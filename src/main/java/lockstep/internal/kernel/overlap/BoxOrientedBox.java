package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an axis-aligned box (AABB) and an oriented box (OBB), by separating axes (SAT).
 *
 * <p>They overlap unless one of fifteen axes separates them: see {@link BoxAxes} for the axes, for flat boxes
 * and nearly parallel edges. Both are closed: touching is an overlap, as is containment. Either may be flat:
 * a rectangle, a segment or a point. With an axis-aligned q the answer is that of {@link BoxBox}, where
 * differences and sums of the operands do not round. An empty box (min &gt; max on an axis), a negative half
 * extent, a quaternion that is not {@linkplain Rotation#proper proper} or a NaN anywhere is a miss, so is an
 * infinite centre or half extent; infinite planes of the axis-aligned box are allowed.
 *
 * <p>First the distance from the centre to the box is compared with the radius of the oriented box, the
 * distance of its corners from its centre, which can only show that they are apart. Everything else is
 * relative to the centre, so a large offset costs no precision. On the axes of space the planes themselves
 * are compared. Then the box is clipped to the oriented box's bounds, enlarged by more than their error: that
 * changes no answer, but makes centre and half extents as small as the oriented box, so that a huge or
 * infinite box costs no precision either.
 *
 * <p>With u = 2⁻²⁴ and ρ the radius of the oriented box, the answer is that for boxes of which one has its
 * planes off by at most 44 u ρ: the matrix moves B by 19 u ρ, planes of A by 2 u of the clipped ones, which
 * reach ρ, and on the worst kind of axis, the normals of B, 22 u ρ round. On the axes of space it is 24 u ρ
 * and u of the plane. The largest error found by search is 9 u ρ.
 *
 * <p>Range: coordinates below 4e37. Between boxes below 1e-26, gaps that only nearly parallel edges show may
 * be overlooked.
 */
public final class BoxOrientedBox {
  /**
   * On an axis, 24 u ρ and u of a plane: ρ is at most √3 of the largest coordinate that the oriented box
   * reaches.
   */
  public static final ErrorBound ERROR = new ErrorBound(44, 0);

  /** Enlargement of the oriented box's bounds: 32 u of the sum of half extents, which is no less than ρ. */
  private static final float MARGIN = 32 * Real.U;

  private BoxOrientedBox() {}

  @Twin
  public static boolean overlap(Box a, @Twin.Second OrientedBox b) {
    @Twin.Stage
    boolean near = near(a, b.center(), b.half());
    return near && onAxes(a, b);
  }

  /** Whether the box may be as near to the centre of the oriented box as one of its corners. */
  private static boolean near(Box a, Vec center, Vec half) {
    return BoxAxes.near(center.minus(center.clamp(a.min(), a.max())), half.length());
  }

  /** The extent of the oriented box on the axes of space, enlarged by more than its error. */
  public static Vec reach(Rotation r, Vec half) {
    return r.reach(half).plus(Vec.all(MARGIN * half.sum()));
  }

  /** Whether they meet on all axes, and are both proper. */
  private static boolean onAxes(Box a, OrientedBox b) {
    Vec half = b.half();
    float size = half.sum();
    boolean proper = Rotation.proper(b.q()) && half.isNonNegative() && size <= Float.MAX_VALUE && a.isValid();
    Rotation r = Rotation.of(b.q());
    Vec extent = r.reach(half);
    Vec low = a.min().minus(b.center()), high = a.max().minus(b.center());
    boolean bounds = low.x() <= extent.x() && high.x() >= -extent.x() && low.y() <= extent.y()
        && high.y() >= -extent.y() && low.z() <= extent.z() && high.z() >= -extent.z();
    Box clipped = new Box(low, high).intersection(Box.centered(reach(r, half)));
    Vec t = clipped.min().plus(clipped.max()).times(Vec.all(0.5f));
    Vec g = clipped.max().minus(clipped.min()).times(Vec.all(0.5f));
    return proper && bounds && BoxAxes.meet(t, g, half, r, size);
  }
}
