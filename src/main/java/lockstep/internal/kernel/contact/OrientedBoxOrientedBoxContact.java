package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.distance.BoxOrientedBoxDistance;
import lockstep.internal.kernel.overlap.OrientedBoxOrientedBox;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.BoxPairClosest;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two oriented boxes, in the frame of one of them; see {@link BoxPairContact} for the method, and
 * for the choice of normal and points.
 *
 * <p>The depth is not negative exactly where {@link OrientedBoxOrientedBox} reports an overlap. The one whose
 * frame is used, A, comes first in the order of x, y, z, half extents and quaternion, so the order of the
 * operands changes only the sign of the normal. Boxes may be flat. A negative half extent, a quaternion that
 * is not a {@linkplain Rotation#proper rotation}, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴, ρ the sum of the radii and D the distance of the centres, which is off by 25 u D in the
 * frame: the quaternion turns corners wrong by 12 u ρ and the matrix by 19 u ρ; the gap on an axis is off by
 * 32 u ρ more, see {@link BoxPairAxes}; normal and points are rotated back by 23 u. The face of a pair of
 * edges may be 2⁻¹² of the half extents of the smaller box deeper than the edges are.
 *
 * <p>Range: as {@link BoxOrientedBoxDistance}.
 */
public final class OrientedBoxOrientedBoxContact {
  /**
   * On an axis of space √3 times 72 u of the radii, and a radius is at most √3 of the largest coordinate that
   * its box reaches.
   */
  public static final ErrorBound ERROR = new ErrorBound(216, 0);

  private OrientedBoxOrientedBoxContact() {}

  @Twin
  static Manifold4 contact(OrientedBox first, @Twin.Second OrientedBox second) {
    boolean overlap = OrientedBoxOrientedBox.overlap(first, second);
    Quat q1 = first.q(), q2 = second.q();
    boolean before = Contact.before(q1.vector(), q2.vector(), q1.w() < q2.w());
    boolean swap =
        !Contact.before(first.center(), second.center(), Contact.before(first.half(), second.half(), before));
    OrientedBox a = swap ? second : first, b = swap ? first : second;
    Vec g = a.half(), h = b.half();
    BoxFrame turn = BoxFrame.of(a.q());
    Vec c1 = first.center(), c2 = second.center();
    Vec t = Rotation.of(a.q()).along(swap ? c1.minus(c2) : c2.minus(c1));
    Rotation r = Rotation.of(OrientedBoxOrientedBox.relative(a.q(), b.q()));
    boolean valid = BoxFrame.proper(g) && BoxFrame.proper(h) && Rotation.proper(a.q())
        && Rotation.proper(b.q()) && BoxPairClosest.inRange(t, g, h);
    float sizeA = g.sum(), sizeB = h.sum();
    return new BoxPairContact(new ContactFrame(overlap, valid, swap, b.center(), turn),
        new Box(g.negated().minus(t), g.minus(t)), h, r).contact(sizeA < sizeB ? sizeA : sizeB);
  }
}
