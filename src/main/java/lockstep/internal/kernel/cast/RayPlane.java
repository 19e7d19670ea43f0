package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HalfSpace;
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
 * <p>With u = 2⁻²⁴, f(0) is off by 3 u |n| |o| and u of itself, see {@link HalfSpace}, the slope by 3 u |n|
 * |d|, the product with t, the quotient or the sum by another u of |f(0)|, which at a crossing is no more
 * than |n| |t d|: the decisions at tMin and tMax and the point where the ray enters are those of a plane off
 * by 3 u |o| + 5 u |t d|.
 *
 * <p>Range: |n| times origin and direction, and D, below 4e37, or it is a miss. Products of lengths below
 * 1e-29 may underflow.
 */
public final class RayPlane {
  /**
   * (3 + 5) √3 u of the largest coordinates, of which t d is at most the sum; a tree lists half-spaces as
   * unbounded.
   */
  public static final ErrorBound ERROR = new ErrorBound(14, 0);

  private RayPlane() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  static float cast(Ray ray, @Twin.Second Plane plane) {
    Vec n = plane.normal();
    float tMin = ray.tMin(), tMax = ray.tMax();
    float outside = HalfSpace.outside(plane, ray.origin());
    float slope = n.dot(ray.direction());
    // NaN for an infinite end of a ray that is parallel to the plane
    float start = outside + tMin * slope;
    float end = outside + tMax * slope;
    boolean inside = start <= 0;
    // from a start outside an end that is not implies a slope below 0
    boolean enters = start > 0 && end <= 0;
    float t = outside / -slope;
    t = t > tMin ? t : tMin;
    t = t < tMax ? t : tMax;
    t = inside ? tMin : t;
    boolean hit = (inside || enters) && tMin <= tMax && Math.abs(t) <= Float.MAX_VALUE
        && Math.abs(outside) <= Float.MAX_VALUE && Math.abs(slope) <= Float.MAX_VALUE && HalfSpace.proper(n);
    return hit ? t : Float.POSITIVE_INFINITY;
  }
}
