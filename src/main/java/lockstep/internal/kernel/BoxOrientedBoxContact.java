package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Twin;

/**
 * Contact of an axis-aligned box and an oriented box, relative to the centre of the oriented one: {@link
 * BoxPairContact} says how, and how normal and points are chosen.
 *
 * <p>The depth is not negative exactly where they overlap as {@link BoxOrientedBox} says. Either may be flat,
 * and the axis-aligned one may be infinite where they do not meet. An empty box, a negative half extent, a
 * quaternion that is no {@linkplain Rotation#proper rotation}, a NaN anywhere, an infinity in the oriented
 * box, or a contact that would be at infinity is none.
 *
 * <p>Off by as much as that of {@linkplain OrientedBoxOrientedBoxContact two oriented boxes}, but for what
 * turns into the frame of the first and back.
 *
 * <p>Range: as {@link BoxOrientedBoxDistance}.
 */
final class BoxOrientedBoxContact {
  private BoxOrientedBoxContact() {}

  @Twin
  static Manifold4 contact(Box a, @Twin.Second OrientedBox b) {
    boolean overlap = BoxOrientedBox.overlap(a, b);
    float size = b.half().sum();
    Box box = ContactFrame.near(a, b.center());
    float small = 0.5f * box.max().minus(box.min()).sum();
    boolean valid = a.isValid() && BoxFrame.proper(b.half()) && Rotation.proper(b.q())
        && size <= ContactFrame.FARTHEST && Contact.proper(b.center());
    return new BoxPairContact(ContactFrame.along(overlap, valid, false, b.center()), box, b.half(),
        Rotation.of(b.q())).contact(small < size ? small : size);
  }
}
