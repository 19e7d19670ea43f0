package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.PlaneGap;
import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Plane;
import lockstep.twin.Ray;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Ray–plane intersection, for the closed half-space behind a plane.
 *
 * <p>Along the ray {@code f(t) = n · (o + t d) + D} is linear, with the slope n · d (Ericson, Real-Time
 * Collision Detection, 2005, 5.3.1). The half-space is a solid: where f(tMin) ≤ 0 the ray starts in it or on
 * the plane and hits at tMin, whatever its direction; else it enters where f(tMax) ≤ 0, at {@code t = −f(0) /
 * n · d}, which rounding must not take out of [tMin, tMax]. The ends of the interval decide, not t: so a ray
 * that ends on the plane hits at tMax, and one that goes on from there hits at once.
 *
 * <p>A ray parallel to the plane outside of it is a miss; one that lies in the plane hits at tMin. A zero
 * direction is a point: it hits at tMin where the point is not outside. An empty interval, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite origin, direction or D is a miss, so
 * is a t that is not finite.
 *
 * <p>Hit or miss is that of real arithmetic, for all finite floats and infinite tMin and tMax: the signs of
 * f(tMin) and f(tMax), or that of the slope for an infinite end, which float tells where they are larger than
 * what may have rounded, see {@link PlaneGap}. The t of a crossing is that of a plane off by 3 u of the
 * distance of the ray's origin from that of space and 5 u of the way, with u = 2⁻²⁴: f(0) is off by 3 u |n|
 * |o| and u of itself, the slope by 3 u |n| |d|, the quotient by u.
 */
public final class RayPlane {
  /**
   * Whether a ray hits is exact, t off by (3 + 5) √3 u of the largest coordinates, of which t d is at most
   * the sum; a tree lists half-spaces as unbounded.
   */
  public static final ErrorBound ERROR = new ErrorBound(14, 0);

  private RayPlane() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  static float cast(Ray ray, @Twin.Second Plane plane) {
    Vec n = plane.normal();
    float tMin = ray.tMin(), tMax = ray.tMax();
    PlaneGap at0 = PlaneGap.of(plane, ray.origin());
    PlaneGap rise = PlaneGap.of(new Plane(n, 0), ray.direction());
    PlaneGap start = at0.plus(rise.times(tMin)), end = at0.plus(rise.times(tMax));
    boolean sure = start.isCertain()
        && (start.value() <= 0 || (tMax > Float.MAX_VALUE ? rise.isCertain() : end.isCertain()));
    @Twin.Doubt
    boolean open = !sure;
    if (open) {
      return closely(ray, plane);
    }
    boolean inside = start.value() <= 0;
    // from a start outside an end that is not implies a slope below 0
    boolean hit = (inside || end.value() <= 0) && tMin <= tMax && HalfSpace.proper(n);
    float t = at0.value() / -rise.value();
    t = t > tMin ? t : tMin;
    t = t < tMax ? t : tMax;
    t = inside ? tMin : t;
    return hit && Math.abs(t) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY;
  }

  /** The same, decided exactly, with t in double. */
  private static float closely(Ray ray, Plane plane) {
    float tMin = ray.tMin(), tMax = ray.tMax();
    boolean valid = ray.origin().isFinite() && ray.direction().isFinite() && PlaneGap.isFinite(plane)
        && tMin <= tMax && HalfSpace.proper(plane.normal());
    if (!valid) {
      return Float.POSITIVE_INFINITY;
    }
    boolean inside = isBehind(ray, plane, tMin);
    if (!inside && !isBehind(ray, plane, tMax)) {
      return Float.POSITIVE_INFINITY;
    }
    DoubleVec n = DoubleVec.of(plane.normal());
    double cross = -(n.dot(DoubleVec.of(ray.origin())) + plane.d()) / n.dot(DoubleVec.of(ray.direction()));
    float t = cross > tMin ? (float) cross : tMin;
    t = inside ? tMin : t < tMax ? t : tMax;
    return Math.abs(t) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY;
  }

  /** Whether the ray's point at t, which may be infinite, is not in front of the plane. */
  private static boolean isBehind(Ray ray, Plane plane, float t) {
    Exact at0 = PlaneGap.outside(plane, ray.origin());
    Exact rise = ExactVec.of(plane.normal()).dot(ExactVec.of(ray.direction()));
    if (Math.abs(t) <= Float.MAX_VALUE) {
      return !at0.plus(rise.times(Exact.of(t))).isPositive();
    }
    return rise.isZero() ? !at0.isPositive() : t > 0 == rise.isNegative();
  }
}
