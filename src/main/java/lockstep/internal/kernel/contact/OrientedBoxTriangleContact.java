package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.OrientedBoxTriangle;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.BoxTriangleClosest;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;

/**
 * Contact of an oriented box and a triangle, in the frame of the box; see {@link BoxTrianglePairContact} for
 * the method, and for the choice of normal and points.
 *
 * <p>The depth is not negative exactly where {@link OrientedBoxTriangle} reports an overlap. The triangle has
 * two sides; without area it is represented by its edges; the box may be flat. A negative half extent, a
 * quaternion that is not a {@linkplain Rotation#proper rotation}, a NaN or an infinity anywhere has no
 * contact.
 *
 * <p>Errors are those of a {@linkplain BoxTriangleContact box}, and 23 u of the distance of corners from the
 * centre, rotated into the frame, and of the point and the normal, rotated back: see {@link BoxFrame}.
 *
 * <p>Range: as {@link BoxTriangleContact}.
 */
public final class OrientedBoxTriangleContact {
  private OrientedBoxTriangleContact() {}

  @Twin
  static Manifold4 contact(OrientedBox box, @Twin.Second Triangle t) {
    boolean overlap = OrientedBoxTriangle.overlap(box, t);
    BoxFrame turn = BoxFrame.of(box.q());
    Triangle d = t.minus(box.center());
    Triangle turned = new Triangle(turn.along(d.a()), turn.along(d.b()), turn.along(d.c()));
    boolean valid = BoxFrame.proper(box.half()) && Rotation.proper(box.q())
        && new BoxTriangleClosest(box.half(), turned).inRange();
    return new BoxTrianglePairContact(new ContactFrame(overlap, valid, false, box.center(), turn),
        Box.centered(box.half()), turned).contact();
  }
}
