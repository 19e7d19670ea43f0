package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.SphereOrientedBox;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of a sphere and an oriented box: that of a sphere and a box in the frame of the box, see {@link
 * SphereBoxContact}, rotated back into space.
 *
 * <p>The depth is not negative exactly where {@link SphereOrientedBox} reports an overlap. A negative radius
 * or half extent, a quaternion that is not a {@linkplain Rotation#proper rotation}, a NaN or an infinity
 * anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the centres, the centre in the frame is off by 23 u D and u of its
 * coordinates, see {@link BoxFrame}, and the normal and the point on the box by as much again when they are
 * rotated back.
 *
 * <p>Range: as {@link SphereOrientedBox}.
 */
public final class SphereOrientedBoxContact {
  /** 24 u of a distance, which is at most √3 of the largest on an axis. */
  public static final ErrorBound ERROR = new ErrorBound(42, 0);

  private SphereOrientedBoxContact() {}

  @Twin
  static Manifold1 contact(Sphere s, @Twin.Second OrientedBox box) {
    float r = s.radius();
    BoxFrame frame = BoxFrame.of(box.q());
    PointBoxContact pair =
        new PointBoxContact(frame.along(s.center().minus(box.center())), Box.centered(box.half()));
    Vec towards = pair.towards();
    Vec normal = frame.inSpace(Contact.normal(towards)).plus(Vec.all(0));
    float deep = pair.depth(r, towards);
    Vec middle = Contact.middle(s.center().plus(normal.times(Vec.all(r))),
        box.center().plus(frame.inSpace(pair.onBox())));
    boolean hit = r >= 0 && BoxFrame.proper(box.half()) && Rotation.proper(box.q()) && Contact.proper(deep)
        && Contact.proper(middle);
    return Contact.one(SphereOrientedBox.overlap(s, box), hit, normal,
        new ContactPoint(middle, deep, pair.feature()));
  }
}
