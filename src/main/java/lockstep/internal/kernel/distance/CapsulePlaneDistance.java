package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.CapsulePlane;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Capsule;
import lockstep.twin.Plane;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a capsule and the half-space behind a plane: those of the sphere about the
 * deepest end (Ericson, Real-Time Collision Detection, 2005, 5.1.1).
 *
 * <p>Overlap is decided by {@link CapsulePlane}; overlapping shapes have distance 0: both points are that
 * end's projection, or the end if that is behind the plane. If both ends are equally deep, the middle between
 * them represents both. A capsule without length is a sphere, and the distance that of {@link
 * SpherePlaneDistance}, bit for bit; the order of the ends changes no bit but of the feature. A negative
 * radius, a normal without a {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite end or d is
 * a miss; an infinite radius reaches every plane.
 *
 * <p>Range and rounding are those of {@link SpherePlaneDistance} for the deepest end, with 3 u of the other's
 * distance from the origin too, u = 2⁻²⁴, since rounding may take one for the other.
 */
public final class CapsulePlaneDistance {
  /** The least of two distances is too small by at most the error of one of them. */
  public static final ErrorBound ERROR = SpherePlaneDistance.ERROR;

  private CapsulePlaneDistance() {}

  @Twin
  static float alone(Capsule c, @Twin.Second Plane plane) {
    return Rounded.distance(valid(c, plane), CapsulePlane.overlap(c, plane), front(c, plane), c.radius());
  }

  /** The signed distance: where they overlap, minus their penetration. */
  @Twin
  static float signed(Capsule c, @Twin.Second Plane plane) {
    float back = outside(c, plane) / plane.normal().length();
    float apart = Rounded.apart(front(c, plane), c.radius());
    return !valid(c, plane) ? Float.POSITIVE_INFINITY
        : CapsulePlane.overlap(c, plane) ? Rounded.inside(back, c.radius()) : apart;
  }

  @Twin
  static ClosestPoints points(Capsule c, @Twin.Second Plane plane) {
    float a = HalfSpace.outside(plane, c.a());
    float b = HalfSpace.outside(plane, c.b());
    Vec deepest = a < b ? c.a() : b < a ? c.b() : Segments.middle(c.segment());
    float front = front(c, plane);
    float reach = front < c.radius() ? front : c.radius();
    Vec n = HalfSpace.unit(plane.normal());
    Vec p = HalfSpace.kept(deepest);
    float feature = a < b ? 1 : b < a ? 2 : 3;
    return ClosestPoints.of(alone(c, plane), p.minus(n.times(reach)), p.minus(n.times(front)), feature, 1);
  }

  private static boolean valid(Capsule c, Plane plane) {
    return c.radius() >= 0 && Math.abs(HalfSpace.outside(plane, c.a())) <= Float.MAX_VALUE
        && Math.abs(HalfSpace.outside(plane, c.b())) <= Float.MAX_VALUE && HalfSpace.proper(plane.normal())
        && HalfSpace.inRange(front(c, plane));
  }

  private static float front(Capsule c, Plane plane) {
    return HalfSpace.front(outside(c, plane), plane.normal());
  }

  /** The distance of the deepest end in front of the plane. */
  private static float outside(Capsule c, Plane plane) {
    float a = HalfSpace.outside(plane, c.a());
    float b = HalfSpace.outside(plane, c.b());
    return a < b ? a : b;
  }
}
