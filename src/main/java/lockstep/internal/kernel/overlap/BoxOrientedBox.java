package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxAxes;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ExactBoxAxes;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
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
 * sums of centre and half extents do not round. An empty box (min &gt; max on an axis), a negative half
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
 * <p>With u = 2⁻²⁴ and ρ the radius of the oriented box, the float answer is that for boxes of which one has
 * its planes off by at most 44 u ρ: the matrix moves B by 19 u ρ, planes of A by 2 u of the clipped ones,
 * which reach ρ, and on the worst kind of axis, the normals of B, 22 u ρ round. On the axes of space it is 24
 * u ρ and u of the plane. So if A, enlarged by more than that, does not overlap, neither does A; and if A,
 * made smaller by as much, does, even with a negative extent, then so does A: both are so much deeper in each
 * other on all axes. What is left, and what is out of range, is decided by {@link ExactBoxAxes}, by signs of
 * polynomials of degree 3. So the answer is that of real arithmetic, for all finite floats and infinite
 * planes.
 */
public final class BoxOrientedBox {
  /** More than what the float answer is off by, of the sum of half extents, which is no less than ρ. */
  private static final float ROOM = 64 * Real.U;

  /** Enlargement of the oriented box's bounds: 32 u of the sum of half extents, which is no less than ρ. */
  private static final float MARGIN = 32 * Real.U;

  private BoxOrientedBox() {}

  @Twin
  public static boolean overlap(Box a, @Twin.Second OrientedBox b) {
    @Twin.Stage
    boolean near = near(a, b.center(), b.half());
    if (!near) {
      return false;
    }
    float size = b.half().sum(), room = ROOM * size;
    boolean inRange = BoxAxes.isInRange(size);
    boolean proper = Rotation.proper(b.q()) && BoxFrame.proper(b.half()) && a.isValid();
    if (!proper || (inRange && !onAxes(a, b, room))) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && onAxes(a, b, -room));
    if (open) {
      return closely(a, b);
    }
    return true;
  }

  /** The same for boxes that nearly touch, and for those out of range. */
  @Twin
  public static boolean closely(Box a, @Twin.Second OrientedBox b) {
    return meet(a, b, true);
  }

  /** Whether they meet on all axes; if touching does not count, one of them has a volume. */
  public static boolean meet(Box a, OrientedBox b, boolean touching) {
    // a plane at the wrong infinity is beyond everything
    Vec most = Vec.all(Float.MAX_VALUE);
    boolean somewhere = a.min().atMost(most) && a.max().negated().atMost(most);
    return Rotation.proper(b.q()) && BoxFrame.proper(b.half()) && b.center().isFinite() && a.isValid()
        && somewhere && meetOnAxes(a, b, touching);
  }

  /** All is relative to the centre of b, and doubled, so that the middle of a is a sum. */
  private static boolean meetOnAxes(Box a, OrientedBox b, boolean touching) {
    ExactVec half = ExactVec.of(b.half());
    Exact reach = half.x().plus(half.y()).plus(half.z());
    Exact all = touching ? reach : reach.plus(Exact.of(1));
    Vec min = a.min(), max = a.max(), c = b.center();
    ExactVec low = new ExactVec(low(min.x(), c.x(), all), low(min.y(), c.y(), all), low(min.z(), c.z(), all));
    ExactVec high =
        new ExactVec(high(max.x(), c.x(), all), high(max.y(), c.y(), all), high(max.z(), c.z(), all));
    return ExactBoxAxes.meet(low.plus(high), high.minus(low), half.plus(half), ExactFrame.of(b.q()),
        touching);
  }

  /** A plane relative to the centre; an infinite one where it is outside the bounds of b. */
  private static Exact low(float min, float center, Exact outside) {
    return min < -Float.MAX_VALUE ? outside.negated() : Exact.difference(min, center);
  }

  private static Exact high(float max, float center, Exact outside) {
    return max > Float.MAX_VALUE ? outside : Exact.difference(max, center);
  }

  /** Whether the box may be as near to the centre of the oriented box as one of its corners. */
  private static boolean near(Box a, Vec center, Vec half) {
    return BoxAxes.near(center.minus(center.clamp(a.min(), a.max())), half.length());
  }

  /** The extent of the oriented box on the axes of space, enlarged by more than its error. */
  public static Vec reach(Rotation r, Vec half) {
    return r.reach(half).plus(Vec.all(MARGIN * half.sum()));
  }

  /** Whether they meet on all axes if the box, clipped to the other's bounds, is larger by some room. */
  private static boolean onAxes(Box a, OrientedBox b, float room) {
    Vec half = b.half();
    Rotation r = Rotation.of(b.q());
    Vec reach = r.reach(half), extent = reach.plus(Vec.all(room));
    Vec low = a.min().minus(b.center()), high = a.max().minus(b.center());
    boolean bounds = low.x() <= extent.x() && high.x() >= -extent.x() && low.y() <= extent.y()
        && high.y() >= -extent.y() && low.z() <= extent.z() && high.z() >= -extent.z();
    Box clipped = new Box(low, high).intersection(Box.centered(reach(r, half)));
    Vec t = clipped.min().plus(clipped.max()).times(Vec.all(0.5f));
    Vec g = clipped.max().minus(clipped.min()).times(Vec.all(0.5f)).plus(Vec.all(room));
    return bounds && BoxAxes.meet(t, g, half, r, half.sum());
  }
}
