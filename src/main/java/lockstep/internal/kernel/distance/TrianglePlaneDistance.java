package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.TrianglePlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a triangle and the half-space behind a plane: those of the deepest corner
 * (Ericson, Real-Time Collision Detection, 2005, 5.1.1).
 *
 * <p>Overlap is decided by {@link TrianglePlane}; overlapping shapes have distance 0: both points are that
 * corner. If two or three corners are equally deep their mean represents them, and the feature is the edge or
 * the face. A triangle without area is a segment or a point. A normal without a {@linkplain HalfSpace#proper
 * direction}, a NaN anywhere, an infinite corner or d is a miss. The order of the corners does not change the
 * distance.
 *
 * <p>With u = 2⁻²⁴ and p the corner farthest from the origin, the distance is off by at most 3 u |p| and 4.5
 * u of itself, see {@link HalfSpace}. A corner is exact, a mean of three off by 3 u |p|; the plane's point is
 * off by u of its coordinates, and by 6 u |p| and 9 u of the distance.
 *
 * <p>Range: as {@link TrianglePlane}, coordinates and distances below 4e37; a distance beyond is a miss.
 */
public final class TrianglePlaneDistance {
  /** As for a point, which is no worse than a sphere. */
  public static final ErrorBound ERROR = SpherePlaneDistance.ERROR;

  private TrianglePlaneDistance() {}

  @Twin
  static float alone(Triangle t, @Twin.Second Plane plane) {
    float front = HalfSpace.front(least(t, plane), plane.normal());
    boolean valid =
        outside(t, plane).isFinite() && HalfSpace.proper(plane.normal()) && HalfSpace.inRange(front);
    return Rounded.distance(valid, TrianglePlane.overlap(t, plane), front, 0);
  }

  @Twin
  static ClosestPoints points(Triangle t, @Twin.Second Plane plane) {
    Vec outside = outside(t, plane);
    float least = least(t, plane);
    float isA = outside.x() == least ? 1 : 0;
    float isB = outside.y() == least ? 1 : 0;
    float isC = outside.z() == least ? 1 : 0;
    Vec weights = new Vec(isA, isB, isC).times(1 / (isA + isB + isC));
    Vec mean = t.a().times(weights.x()).plus(t.b().times(weights.y())).plus(t.c().times(weights.z()));
    Vec p = HalfSpace.kept(mean);
    Vec below = p.minus(HalfSpace.unit(plane.normal()).times(HalfSpace.front(least, plane.normal())));
    return ClosestPoints.of(alone(t, plane), p, below, isA + 2 * isB + 4 * isC, 1);
  }

  /** The signed distance of each corner outside. */
  public static Vec outside(Triangle t, Plane plane) {
    return new Vec(HalfSpace.outside(plane, t.a()), HalfSpace.outside(plane, t.b()),
        HalfSpace.outside(plane, t.c()));
  }

  /** The signed distance of the deepest corner outside. */
  public static float least(Triangle t, Plane plane) {
    Vec outside = outside(t, plane);
    float least = outside.x() < outside.y() ? outside.x() : outside.y();
    return least < outside.z() ? least : outside.z();
  }
}
