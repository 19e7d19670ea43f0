package lockstep.internal.kernel.distance;

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
 * Distance and closest points of an oriented box (OBB) and the half-space behind a plane: those of the box's
 * deepest corner, its n-vertex (Ericson, Real-Time Collision Detection, 2005, 5.2.3), which the normal in the
 * frame of the box shows, see {@link OrientedBoxPlane}.
 *
 * <p>Overlap is decided by that test; overlapping shapes have distance 0, and both points are that corner. An
 * edge or a face parallel to the plane is equally deep everywhere, and its middle represents it, if that
 * normal is exactly along the axes: the feature is the edge or the face. A negative half extent, a quaternion
 * that is not a {@linkplain Rotation#proper rotation}, a normal without a {@linkplain HalfSpace#proper
 * direction}, a NaN anywhere, an infinite centre, half extent or d is a miss.
 *
 * <p>With u = 2⁻²⁴, c the centre and h half the length of the box's diagonal, the distance is off by at most
 * 3 u |c| + 27 u h, see {@link OrientedBoxPlane}, and by 4.5 u of itself. Turning the corner into place adds
 * 23 u h, see {@link BoxFrame}: so the box's point is off by that and u of its coordinates, that of the plane
 * by u of its coordinates, and by 3 u |c| + 50 u h and 9 u of the distance. The largest error found in three
 * million pairs of each kind is 6 u of the distance and that of the farthest corner from the origin, for
 * both.
 *
 * <p>Range: as {@link OrientedBoxPlane}, coordinates and distances below 4e37, the sum of the half extents
 * below 1.8e19, since turning back would overflow; what is beyond is a miss.
 */
public final class OrientedBoxPlaneDistance {
  /**
   * 3 √3 u of the centre's largest coordinate, 27 √3 u of the largest half extent, and of the distance as for
   * a sphere.
   */
  public static final ErrorBound ERROR = new ErrorBound(62, 0);

  /** Largest sum of the half extents: 2⁻⁵⁰ is the least length of a quaternion. */
  private static final float LARGEST = 0x1p64f;

  private OrientedBoxPlaneDistance() {}

  @Twin
  static float alone(OrientedBox box, @Twin.Second Plane plane) {
    float front = front(box, plane);
    Vec h = box.half();
    boolean valid = h.isNonNegative() && h.sum() <= LARGEST
        && OrientedBoxPlane.reach(box, plane.normal()) <= Float.MAX_VALUE
        && Math.abs(HalfSpace.outside(plane, box.center())) <= Float.MAX_VALUE && Rotation.proper(box.q())
        && HalfSpace.proper(plane.normal()) && HalfSpace.inRange(front);
    return Rounded.distance(valid, OrientedBoxPlane.overlap(box, plane), front, 0);
  }

  @Twin
  static ClosestPoints points(OrientedBox box, @Twin.Second Plane plane) {
    Vec n = OrientedBoxPlane.turned(plane.normal(), box.q());
    Vec corner = BoxPlaneDistance.deepest(n, Box.centered(box.half()));
    Vec p = HalfSpace.kept(box.center().plus(BoxFrame.of(box.q()).inSpace(corner)));
    Vec below = p.minus(HalfSpace.unit(plane.normal()).times(front(box, plane)));
    return ClosestPoints.of(alone(box, plane), p, below, BoxPlaneDistance.feature(n), 1);
  }

  private static float front(OrientedBox box, Plane plane) {
    float outside = HalfSpace.outside(plane, box.center());
    return HalfSpace.front(outside - OrientedBoxPlane.reach(box, plane.normal()), plane.normal());
  }
}
