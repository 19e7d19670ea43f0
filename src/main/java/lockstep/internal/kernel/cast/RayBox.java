package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Interval;
import lockstep.internal.kernel.part.MovingPoint;
import lockstep.twin.Box;
import lockstep.twin.Ray;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Ray–box intersection by the slab test, for a solid axis-aligned box (AABB).
 *
 * <p>The slab test (Kay and Kajiya, SIGGRAPH 1986; Majercik et al., JCGT 7(3), 2018): on each axis the ray is
 * inside from {@code (near − o) / d} to {@code (far − o) / d}, the near plane chosen by the sign of d; the
 * hit is where the three intervals and [tMin, tMax] meet. The comparisons ignore the 0/0 of a ray that lies
 * in a face plane, so such a ray hits both faces. Crossings are quotients, see {@link
 * MovingPoint.Coordinate#reaches}: no ray that starts or ends on the surface is lost.
 *
 * <p>The box is a closed solid: t is where the ray enters, tMin where it starts inside or on the surface. A
 * zero direction is a point: it hits at tMin where the point is inside. An empty box (min &gt; max on an
 * axis), a NaN anywhere, or an infinite origin or direction is a miss; infinite planes are allowed.
 *
 * <p>Range: the distance from origin to each finite plane must fit a float. Where the entry lies beyond the
 * largest float, as for a direction of 1e-45, the ray is a miss.
 */
public final class RayBox {
  /** Planes off by 2 u of their distance. */
  public static final ErrorBound ERROR = new ErrorBound(2, 0);

  private RayBox() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  public static float cast(Ray ray, @Twin.Second Box box) {
    Vec o = ray.origin();
    Vec d = ray.direction();
    // 0 x is 0 for a finite x and NaN for any other
    float zero = 0f * o.x() + 0f * d.x() + 0f * o.y() + 0f * d.y() + 0f * o.z() + 0f * d.z();
    Interval in = new MovingPoint(o, d).between(box.min(), box.max(), new Interval(ray.tMin(), ray.tMax()));
    boolean hit =
        in.enter() <= in.leave() && box.isValid() && Math.abs(in.enter()) <= Float.MAX_VALUE && zero == 0;
    return hit ? in.enter() : Float.POSITIVE_INFINITY;
  }
}
