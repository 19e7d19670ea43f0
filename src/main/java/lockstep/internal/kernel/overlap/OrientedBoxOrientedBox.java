package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxAxes;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ExactBoxAxes;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.shape.Rotation;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of two oriented boxes (OBBs), by separating axes (SAT).
 *
 * <p>They overlap unless one of fifteen axes separates them: see {@link BoxAxes} for the axes, for flat boxes
 * and nearly parallel edges. Both are closed: touching is an overlap, as is containment. Either may be flat:
 * a rectangle, a segment or a point. A negative half extent, a quaternion that is not {@linkplain
 * Rotation#proper proper} or a NaN anywhere is a miss, so is an infinite centre or half extent.
 *
 * <p>First the distance of the centres is compared with the sum of the radii, the distances of corners from
 * their centres, which can only show that they are apart. Then everything is expressed in the frame of one of
 * them, A: the difference of the centres, so a large offset costs no precision, and the quaternion conj(a) b,
 * so that boxes with the same rotation have exactly parallel axes. A is the one with the smaller x of the
 * centre, or y, or z: so the order of the operands changes no bit. Where the centres are the same, they
 * overlap whichever is A.
 *
 * <p>With u = 2⁻²⁴ and ρ(A), ρ(B) the radii, the float answer is that for boxes of which one has its planes
 * off by at most 72 u (ρ(A) + ρ(B)):
 *
 * <ol>
 * <li>The difference of the centres, no longer than ρ(A) + ρ(B) or they are apart, rounds by u of itself, in
 * the frame of A by 24 u more: 19 u from the matrix, 5 u from the sums of products.
 * <li>conj(a) b rounds by 6 u of its length, which turns B by 12 u, and the matrix moves its corners by 19 u
 * ρ(B).
 * <li>On the worst kind of axis, the normals of B, 15 u (ρ(A) + ρ(B)) round.
 * </ol>
 *
 * <p>So if A, enlarged by more than that, does not overlap B, neither does A; and if A, made smaller by as
 * much, does, even with a negative extent, then so does A: both are so much deeper in each other on all axes.
 * What is left, and what is out of range, is decided by {@link ExactBoxAxes}, by signs of polynomials of
 * degree 7. So the answer is that of real arithmetic, for all finite floats.
 */
public final class OrientedBoxOrientedBox {
  /** More than what the float answer is off by, of the sum of half extents. */
  private static final float ROOM = 96 * Real.U;

  private OrientedBoxOrientedBox() {}

  @Twin
  public static boolean overlap(OrientedBox first, @Twin.Second OrientedBox second) {
    @Twin.Stage
    boolean near = near(first.center(), first.half(), second.center(), second.half());
    if (!near) {
      return false;
    }
    float size = first.half().sum() + second.half().sum(), room = ROOM * size;
    boolean inRange = BoxAxes.isInRange(size);
    if (!(isProper(first) && isProper(second)) || (inRange && !onAxes(first, second, room))) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && onAxes(first, second, -room));
    if (open) {
      return closely(first, second);
    }
    return true;
  }

  /** The same for boxes that nearly touch, and for those out of range. */
  @Twin
  public static boolean closely(OrientedBox first, @Twin.Second OrientedBox second) {
    return meet(first, second, true);
  }

  /** Whether two boxes meet on all axes; if touching does not count, one of them has a volume. */
  public static boolean meet(OrientedBox first, OrientedBox second, boolean touching) {
    return isProper(first) && isProper(second) && first.center().isFinite() && second.center().isFinite()
        && meetOnAxes(first, second, touching);
  }

  /** All is in the frame of a, times |q|². */
  private static boolean meetOnAxes(OrientedBox a, OrientedBox b, boolean touching) {
    ExactFrame frame = ExactFrame.of(a.q());
    return ExactBoxAxes.meet(frame.along(ExactVec.difference(b.center(), a.center())),
        ExactVec.of(a.half()).times(frame.square()), ExactVec.of(b.half()).times(frame.square()),
        ExactFrame.relative(a.q(), b.q()), touching);
  }

  private static boolean isProper(OrientedBox b) {
    return Rotation.proper(b.q()) && BoxFrame.proper(b.half());
  }

  /** Whether corners of the boxes may be as far from their centres as these are apart. */
  private static boolean near(Vec center1, Vec half1, Vec center2, Vec half2) {
    return BoxAxes.near(center2.minus(center1), half1.length() + half2.length());
  }

  /** Whether the second box is A, given the difference of the centres. */
  public static boolean swap(Vec d) {
    return Segments.back(d);
  }

  /** The product conj(a) b, with a length whose square neither underflows nor overflows. */
  public static Quat relative(Quat a, Quat b) {
    float scale = towardsOne(a.square()) * towardsOne(b.square());
    return new Quat(scale * relativeX(a, b), scale * relativeX(a.yzx(), b.yzx()),
        scale * relativeX(a.zxy(), b.zxy()),
        scale * ((a.w() * b.w() + a.x() * b.x()) + (a.y() * b.y() + a.z() * b.z())));
  }

  private static float relativeX(Quat a, Quat b) {
    return (a.w() * b.x() - a.x() * b.w()) + (a.z() * b.y() - a.y() * b.z());
  }

  /** Whether they meet on all axes if A is larger by some room. */
  private static boolean onAxes(OrientedBox first, OrientedBox second, float room) {
    Vec d = second.center().minus(first.center());
    boolean swap = swap(d);
    d = swap ? d.negated() : d;
    OrientedBox a = swap ? second : first, b = swap ? first : second;
    Vec g = a.half().plus(Vec.all(room)), h = b.half();
    Vec t = Rotation.of(a.q()).along(d);
    Rotation r = Rotation.of(relative(a.q(), b.q()));
    return t.within(g.plus(r.reach(h))) && BoxAxes.meet(t, g, h, r, a.half().sum() + h.sum());
  }

  /** A power of two that brings the length of a quaternion of this squared length between 2⁻¹⁷ and 2¹⁷. */
  private static float towardsOne(float square) {
    return square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1;
  }
}
