package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.SpherePlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a sphere and the half-space behind a plane: the centre's distance from the
 * plane less the radius, and the centre's projection onto the plane (Ericson, Real-Time Collision Detection,
 * 2005, 5.1.1).
 *
 * <p>Overlap is decided by {@link SpherePlane}; overlapping shapes have distance 0: both points are the
 * centre's projection, or the centre if that is behind the plane. A negative radius, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite centre or d is a miss; an infinite
 * radius reaches every plane.
 *
 * <p>With u = 2⁻²⁴, f how far the centre is in front of the plane and c the centre, f is off by 3 u |c| and
 * 4.5 u f, see {@link HalfSpace}, and the last difference adds u of itself: the distance is off by at most 3
 * u |c| + 5.5 u f. The unit normal is off by 4.5 u, so points by u of their coordinates, and besides by 3 u
 * |c| + 10 u f that of the plane, by 5.5 u of the radius that of the sphere.
 *
 * <p>Range: as {@link SpherePlane}, coordinates and distances below 4e37; a distance beyond is a miss.
 */
public final class SpherePlaneDistance {
  /**
   * 3 √3 u of the centre's largest coordinate, and 5.5 u of a distance up to √3 times that; a plane farther
   * away has no bounds to compare with, and 5.5 u of the distance is to be added.
   */
  public static final ErrorBound ERROR = new ErrorBound(15, 0);

  private SpherePlaneDistance() {}

  @Twin
  static float alone(Sphere s, @Twin.Second Plane plane) {
    return Rounded.distance(valid(s, plane), SpherePlane.overlap(s, plane), front(s, plane), s.radius());
  }

  /** The signed distance: where they overlap, minus their penetration. */
  @Twin
  static float signed(Sphere s, @Twin.Second Plane plane) {
    float back = HalfSpace.outside(plane, s.center()) / plane.normal().length();
    float apart = Rounded.apart(front(s, plane), s.radius());
    return !valid(s, plane) ? Float.POSITIVE_INFINITY
        : SpherePlane.overlap(s, plane) ? Rounded.inside(back, s.radius()) : apart;
  }

  @Twin
  static ClosestPoints points(Sphere s, @Twin.Second Plane plane) {
    float front = front(s, plane);
    float reach = front < s.radius() ? front : s.radius();
    Vec n = HalfSpace.unit(plane.normal());
    Vec p = HalfSpace.kept(s.center());
    return ClosestPoints.of(alone(s, plane), p.minus(n.times(reach)), p.minus(n.times(front)), 1, 1);
  }

  private static boolean valid(Sphere s, Plane plane) {
    return s.radius() >= 0 && Math.abs(HalfSpace.outside(plane, s.center())) <= Float.MAX_VALUE
        && HalfSpace.proper(plane.normal()) && HalfSpace.inRange(front(s, plane));
  }

  private static float front(Sphere s, Plane plane) {
    return HalfSpace.front(HalfSpace.outside(plane, s.center()), plane.normal());
  }
}
