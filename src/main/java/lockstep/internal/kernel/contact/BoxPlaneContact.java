package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.BoxPlane;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Box;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of an axis-aligned box and the half-space behind a plane: a point for each corner of the face that
 * faces most against the plane's normal, which includes the deepest corner; each point is between the corner
 * and the plane. Coinciding corners of a flat box count once. On a tie of faces x wins, then y.
 *
 * <p>The depth of the deepest one is not negative exactly where {@link BoxPlane} reports an overlap. An
 * infinite box reaches 4e37. An empty box, a normal without a {@linkplain HalfSpace#proper direction}, a NaN
 * anywhere or an infinite d has no contact.
 *
 * <p>Errors and range are those of a {@linkplain SpherePlaneContact sphere} of radius 0.
 */
public final class BoxPlaneContact {
  private BoxPlaneContact() {}

  @Twin
  static Manifold4 contact(Box box, @Twin.Second Plane plane) {
    Vec min = box.min(), max = box.max();
    FaceCorners corners = new FaceCorners(plane.normal(), new Box(HalfSpace.kept(min), HalfSpace.kept(max)),
        min.x() == max.x(), min.y() == max.y(), min.z() == max.z());
    Vec[] places = new Vec[4];
    float[] outside = new float[4];
    for (int k = 0; k < 4; k++) {
      places[k] = corners.corner(k);
      outside[k] = PlaneContact.outside(plane, places[k]);
    }
    return PlaneContact.of(BoxPlane.overlap(box, plane), box.isValid(), plane, corners, places, outside);
  }
}
