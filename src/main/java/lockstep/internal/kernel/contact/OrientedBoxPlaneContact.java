package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.OrientedBoxPlane;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of an oriented box and the half-space behind a plane: that of a {@linkplain BoxPlaneContact box},
 * with the normal rotated into the frame of the box and corners rotated back.
 *
 * <p>The depth of the deepest one is not negative exactly where {@link OrientedBoxPlane} reports an overlap.
 * A negative half extent, a quaternion that is not a {@linkplain Rotation#proper rotation}, a normal without
 * a {@linkplain HalfSpace#proper direction}, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴, c the centre and h half the length of the box's diagonal, the depth is off by 3 u |c|, 27
 * u h, see {@link OrientedBoxPlane}, and 4.5 u of itself, a corner by 23 u h, see {@link BoxFrame}.
 *
 * <p>Range: as {@link OrientedBoxPlane}.
 */
public final class OrientedBoxPlaneContact {
  /** 3 √3 u of the centre's largest coordinate, 27 √3 u of the bounds' largest half extent. */
  public static final ErrorBound ERROR = new ErrorBound(52, 0);

  private OrientedBoxPlaneContact() {}

  @Twin
  static Manifold4 contact(OrientedBox box, @Twin.Second Plane plane) {
    Vec half = box.half();
    // in the frame of the box
    FaceCorners corners = new FaceCorners(OrientedBoxPlane.turned(plane.normal(), box.q()),
        Box.centered(half), half.x() == 0, half.y() == 0, half.z() == 0);
    BoxFrame frame = BoxFrame.of(box.q());
    Vec[] places = new Vec[4];
    float[] outside = new float[4];
    for (int k = 0; k < 4; k++) {
      places[k] = box.center().plus(frame.inSpace(corners.corner(k)));
      outside[k] = (HalfSpace.outside(plane, box.center()) + corners.n().dot(corners.corner(k)))
          / plane.normal().length();
    }
    boolean valid = half.isNonNegative() && Rotation.proper(box.q());
    return PlaneContact.of(OrientedBoxPlane.overlap(box, plane), valid, plane, corners, places, outside);
  }
}
