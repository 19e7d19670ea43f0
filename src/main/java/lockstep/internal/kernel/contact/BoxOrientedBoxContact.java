package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.distance.BoxOrientedBoxDistance;
import lockstep.internal.kernel.overlap.BoxOrientedBox;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Twin;

/**
 * Contact of an axis-aligned box and an oriented box, relative to the centre of the oriented one; see {@link
 * BoxPairContact} for the method, and for the choice of normal and points.
 *
 * <p>The depth is not negative exactly where {@link BoxOrientedBox} reports an overlap. Either may be flat,
 * and the axis-aligned one may be infinite where they do not meet. An empty box, a negative half extent, a
 * quaternion that is not a {@linkplain Rotation#proper rotation}, a NaN anywhere, an infinity in the oriented
 * box, or a contact at infinity gives none.
 *
 * <p>Errors are those of {@linkplain OrientedBoxOrientedBoxContact two oriented boxes}, without those of the
 * rotation into the frame of the first and back.
 *
 * <p>Range: as {@link BoxOrientedBoxDistance}.
 */
public final class BoxOrientedBoxContact {
  /**
   * On an axis, 24 u ρ and u of a plane: ρ is at most √3 of the largest coordinate that the oriented box
   * reaches.
   */
  public static final ErrorBound ERROR = new ErrorBound(44, 0);

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
