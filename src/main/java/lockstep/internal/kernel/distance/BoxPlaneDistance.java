package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.BoxPlane;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Box;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of an axis-aligned box (AABB) and the half-space behind a plane: those of the
 * box's deepest corner, its n-vertex (Ericson, Real-Time Collision Detection, 2005, 5.2.3), which is found as
 * in {@link BoxPlane}.
 *
 * <p>Overlap is decided by that test; overlapping shapes have distance 0, and both points are that corner. An
 * edge or a face parallel to the plane is equally deep everywhere, and its middle represents it: the feature
 * is the edge or the face. An empty box (min &gt; max on an axis), a normal without a {@linkplain
 * HalfSpace#proper direction}, a NaN anywhere or an infinite d is a miss. Infinite box planes are allowed;
 * points are never infinite, but at 4e37 instead.
 *
 * <p>With u = 2⁻²⁴ and p the corner, the distance is off by at most 3 u |p| and 4.5 u of itself, see {@link
 * HalfSpace}. The corner is exact; the plane's point is off by u of its coordinates, and by 3 u |p| and 9 u
 * of the distance.
 *
 * <p>Range: as {@link BoxPlane}, finite coordinates and distances below 4e37; a distance beyond is a miss.
 */
public final class BoxPlaneDistance {
  /** As for a point, which is no worse than a sphere. */
  public static final ErrorBound ERROR = SpherePlaneDistance.ERROR;

  private BoxPlaneDistance() {}

  @Twin
  static float alone(Box box, @Twin.Second Plane plane) {
    float front = front(box, plane);
    boolean valid = box.isValid() && Math.abs(plane.d()) <= Float.MAX_VALUE
        && HalfSpace.proper(plane.normal()) && HalfSpace.inRange(front);
    return Rounded.distance(valid, BoxPlane.overlap(box, plane), front, 0);
  }

  @Twin
  static ClosestPoints points(Box box, @Twin.Second Plane plane) {
    Vec n = plane.normal();
    Vec p = deepest(n, new Box(HalfSpace.kept(box.min()), HalfSpace.kept(box.max())));
    Vec below = p.minus(HalfSpace.unit(n).times(front(box, plane)));
    return ClosestPoints.of(alone(box, plane), p, below, feature(n), 1);
  }

  private static float front(Box box, Plane plane) {
    return HalfSpace.front(BoxPlane.outside(box, plane), plane.normal());
  }

  /**
   * The deepest point of the box behind a plane with this normal: a corner, or the middle of an edge or a
   * face.
   */
  static Vec deepest(Vec n, Box box) {
    Vec middle = box.min().times(0.5f).plus(box.max().times(0.5f));
    return new Vec(n.x() > 0 ? box.min().x() : n.x() < 0 ? box.max().x() : middle.x(),
        n.y() > 0 ? box.min().y() : n.y() < 0 ? box.max().y() : middle.y(),
        n.z() > 0 ? box.min().z() : n.z() < 0 ? box.max().z() : middle.z());
  }

  /** The feature of that point. */
  static float feature(Vec n) {
    return BoxFeature.of(new Vec(face(n.x()), face(n.y()), face(n.z())));
  }

  /** On one axis, whether the deepest point is on the lower face, 1, on the upper one, 2, or between. */
  private static float face(float n) {
    return n > 0 ? 1 : n < 0 ? 2 : 0;
  }
}
