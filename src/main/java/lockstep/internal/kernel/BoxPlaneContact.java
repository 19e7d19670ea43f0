package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of an axis-aligned box and the half-space behind a plane: a point for each corner of the face that looks most against the plane's normal, the deepest corner
 * among them, between it and the plane. Of a flat box corners that are one point count once. On a tie of faces it is the one of x, then of y.
 *
 * <p>The depth of the deepest one is not negative exactly where they overlap as {@link BoxPlane} says. An infinite box reaches 4e37. An empty box, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere or an infinite d has no contact.
 *
 * <p>Off by as much as that of a {@linkplain SpherePlaneContact sphere} of radius 0; range as there.
 */
final class BoxPlaneContact {
  private BoxPlaneContact() {}

  @Twin
  static Manifold4 contact(Box box, @Twin.Second Plane plane) {
    Vec min = box.min(), max = box.max();
    FaceCorners corners = new FaceCorners(plane.normal(), new Box(HalfSpace.kept(min), HalfSpace.kept(max)),
        min.x() == max.x(), min.y() == max.y(), min.z() == max.z());
    float outside0 = PlaneContact.outside(plane, corners.corner(0));
    float outside1 = PlaneContact.outside(plane, corners.corner(1));
    float outside2 = PlaneContact.outside(plane, corners.corner(2));
    float outside3 = PlaneContact.outside(plane, corners.corner(3));
    float deepest = PlaneContact.deeper(PlaneContact.deeper(-outside0, -outside1),
        PlaneContact.deeper(-outside2, -outside3));
    boolean hit = box.isValid() && HalfSpace.proper(plane.normal()) && PlaneContact.proper(outside0)
        && PlaneContact.proper(outside1) && PlaneContact.proper(outside2) && PlaneContact.proper(outside3);
    PlaneContact contact =
        new PlaneContact(BoxPlane.overlap(box, plane), hit, deepest, HalfSpace.unit(plane.normal()));
    return new Manifold4(hit, contact.normal(), point(contact, corners, 0, outside0),
        point(contact, corners, 1, outside1), point(contact, corners, 2, outside2),
        point(contact, corners, 3, outside3));
  }

  private static ContactPoint point(PlaneContact contact, FaceCorners corners, int k, float outside) {
    return contact.point(corners.corner(k), outside, corners.isThere(contact.hit(), k), corners.feature(k));
  }
}
