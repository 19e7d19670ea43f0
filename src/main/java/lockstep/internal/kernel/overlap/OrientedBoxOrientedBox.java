package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.shape.Rotation;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
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
 * <p>With u = 2⁻²⁴ and ρ(A), ρ(B) the radii, the answer is that for boxes of which one has its planes off by
 * at most 72 u (ρ(A) + ρ(B)):
 *
 * <ol>
 * <li>The difference of the centres, no longer than ρ(A) + ρ(B) or they are apart, rounds by u of itself, in
 * the frame of A by 24 u more: 19 u from the matrix, 5 u from the sums of products.
 * <li>conj(a) b rounds by 6 u of its length, which turns B by 12 u, and the matrix moves its corners by 19 u
 * ρ(B).
 * <li>On the worst kind of axis, the normals of B, 15 u (ρ(A) + ρ(B)) round.
 * </ol>
 *
 * <p>The largest error found by search is 8 u.
 *
 * <p>Range: coordinates below 4e37. Between boxes below 1e-26, gaps that only nearly parallel edges show may
 * be overlooked.
 */
public final class OrientedBoxOrientedBox {
  /**
   * On an axis of space √3 times 72 u of the radii, and a radius is at most √3 of the largest coordinate that
   * its box reaches.
   */
  public static final ErrorBound ERROR = new ErrorBound(216, 0);

  private OrientedBoxOrientedBox() {}

  @Twin
  public static boolean overlap(OrientedBox first, @Twin.Second OrientedBox second) {
    @Twin.Stage
    boolean near = near(first.center(), first.half(), second.center(), second.half());
    return near && onAxes(first, second);
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

  /** Whether they meet on all axes, and are both proper. */
  private static boolean onAxes(OrientedBox first, OrientedBox second) {
    Vec d = second.center().minus(first.center());
    boolean swap = swap(d);
    d = swap ? d.negated() : d;
    OrientedBox a = swap ? second : first, b = swap ? first : second;
    Vec g = a.half(), h = b.half();
    float size = g.sum() + h.sum();
    boolean proper = Rotation.proper(a.q()) && Rotation.proper(b.q()) && g.isNonNegative()
        && h.isNonNegative() && size <= Float.MAX_VALUE;
    Vec t = Rotation.of(a.q()).along(d);
    Rotation r = Rotation.of(relative(a.q(), b.q()));
    Vec reach = g.plus(r.reach(h));
    return proper && t.within(reach) && BoxAxes.meet(t, g, h, r, size);
  }

  /** A power of two that brings the length of a quaternion of this squared length between 2⁻¹⁷ and 2¹⁷. */
  private static float towardsOne(float square) {
    return square > 0x1p34f ? 0x1p-34f : square < 0x1p-34f ? 0x1p34f : 1;
  }
}
