package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of an oriented box and the half-space behind a plane: that of a {@linkplain BoxPlaneContact box}, with the normal turned into the frame of the box and corners
 * turned back.
 *
 * <p>The depth of the deepest one is not negative exactly where they overlap as {@link OrientedBoxPlane} says. A negative half extent, a quaternion that is no
 * {@linkplain Rotation#proper rotation}, a normal without a {@linkplain HalfSpace#proper direction}, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴, c the centre and h half the length of the box's diagonal, the depth is off by 3 u |c|, 27 u h, see {@link OrientedBoxPlane}, and 4.5 u of itself, a corner
 * by 23 u h, see {@link BoxFrame}.
 *
 * <p>Range: as {@link OrientedBoxPlane}.
 */
final class OrientedBoxPlaneContact {
  private OrientedBoxPlaneContact() {}

  @Twin
  static Manifold4 contact(OrientedBox box, @Twin.Second Plane plane) {
    Vec half = box.half();
    // in the frame of the box
    FaceCorners corners = new FaceCorners(OrientedBoxPlane.turned(plane.normal(), box.q()),
        Box.centered(half), half.x() == 0, half.y() == 0, half.z() == 0);
    float outside0 = outside(box, plane, corners, 0), outside1 = outside(box, plane, corners, 1);
    float outside2 = outside(box, plane, corners, 2), outside3 = outside(box, plane, corners, 3);
    float deepest = PlaneContact.deeper(PlaneContact.deeper(-outside0, -outside1),
        PlaneContact.deeper(-outside2, -outside3));
    boolean hit = half.isNonNegative() && Rotation.proper(box.q()) && HalfSpace.proper(plane.normal())
        && PlaneContact.proper(outside0) && PlaneContact.proper(outside1) && PlaneContact.proper(outside2)
        && PlaneContact.proper(outside3);
    PlaneContact contact =
        new PlaneContact(OrientedBoxPlane.overlap(box, plane), hit, deepest, HalfSpace.unit(plane.normal()));
    return new Manifold4(hit, contact.normal(), point(contact, box, corners, 0, outside0),
        point(contact, box, corners, 1, outside1), point(contact, box, corners, 2, outside2),
        point(contact, box, corners, 3, outside3));
  }

  private static float outside(OrientedBox box, Plane plane, FaceCorners corners, int k) {
    return (HalfSpace.outside(plane, box.center()) + corners.n().dot(corners.corner(k)))
        / plane.normal().length();
  }

  private static ContactPoint point(PlaneContact contact, OrientedBox box, FaceCorners corners, int k,
      float outside) {
    Vec p = box.center().plus(BoxFrame.of(box.q()).inSpace(corners.corner(k)));
    return contact.point(p, outside, corners.isThere(contact.hit(), k), corners.feature(k));
  }
}
