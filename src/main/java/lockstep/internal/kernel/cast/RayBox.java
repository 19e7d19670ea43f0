package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Interval;
import lockstep.internal.kernel.part.MovingPoint;
import lockstep.internal.kernel.part.SlabTest;
import lockstep.twin.Box;
import lockstep.twin.ExactVec;
import lockstep.twin.Ray;
import lockstep.twin.Real;
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
 * axis), a NaN anywhere, or an infinite origin or direction is a miss, and so is a t that no float can hold;
 * infinite planes are allowed.
 *
 * <p>Hit or miss is that of real arithmetic, for all finite floats and infinite planes, tMin and tMax. With u
 * = 2⁻²⁴, a crossing is a difference and a quotient, each rounded once: off by less than 2.001 u of itself
 * and the rounding of a subnormal number. tMin and tMax are not off, and the largest and the smallest of such
 * times no more than each of them; so times of entry and exit in the wrong order differ by less than 4.003 u
 * of either. A quotient that overflows is far beyond the times that are compared. What float leaves open,
 * such as a ray at a corner or at a box without thickness, is decided by {@link SlabTest}, and so is a pair
 * with infinite planes or differences. If the ray enters after it leaves, by rounding, t is still the time of
 * entry, or tMax before that: a crossing with a plane off by 2 u of its distance, which moves no coordinate
 * by more than 2 u of the way.
 */
public final class RayBox {
  /** The t of a hit is that of planes off by 2 u of their distance. */
  public static final ErrorBound ERROR = new ErrorBound(2, 0);

  /** From an origin no farther away, the distance to a finite plane does not overflow. */
  private static final float LARGEST_ORIGIN = 0x1p102f;

  /** Times far below those that overflow. */
  private static final float LARGEST_TIME = 0x1p120f;

  /** More than 4.003 u, and more than underflow takes from times. */
  private static final float ROUNDING = 5 * Real.U, TINY = 0x1p-126f;

  private RayBox() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  static float cast(Ray ray, @Twin.Second Box box) {
    Vec o = ray.origin(), d = ray.direction();
    Interval in = slabs(ray, box);
    float enter = in.enter(), leave = in.leave();
    // NaN, and not close, where one of the times is infinite: along an axis, beside the box
    boolean close = Math.abs(enter - leave) - ROUNDING * Math.abs(leave) <= TINY;
    // not finite if one of them is not, or a difference overflows
    float sum = corner(d, box.min(), box.max()).minus(o).sum()
        - corner(d, box.max(), box.min()).minus(o).sum() + d.x() + d.y() + d.z();
    boolean inRange = Math.abs(sum) <= Float.MAX_VALUE && enter >= -LARGEST_TIME && leave <= LARGEST_TIME;
    @Twin.Doubt
    boolean open = close || !inRange;
    if (open) {
      return closely(ray, box);
    }
    return enter <= leave ? enter : Float.POSITIVE_INFINITY;
  }

  /** The corner of the planes that come first in a direction, or last. */
  private static Vec corner(Vec d, Vec rising, Vec falling) {
    return new Vec(d.x() < 0 ? falling.x() : rising.x(), d.y() < 0 ? falling.y() : rising.y(),
        d.z() < 0 ? falling.z() : rising.z());
  }

  /** The part of the ray's interval that is in the box; empty or not up to rounding. */
  static Interval slabs(Ray ray, Box box) {
    return new MovingPoint(ray.origin(), ray.direction()).between(box.min(), box.max(),
        new Interval(ray.tMin(), ray.tMax()));
  }

  /** The same, decided exactly. */
  private static float closely(Ray ray, Box box) {
    Vec o = ray.origin(), d = ray.direction();
    float tMin = ray.tMin(), tMax = ray.tMax();
    boolean valid = o.isFinite() && d.isFinite() && box.isValid() && tMin <= tMax && tMin <= Float.MAX_VALUE
        && tMax >= -Float.MAX_VALUE;
    if (!valid) {
      return Float.POSITIVE_INFINITY;
    }
    Vec near = SlabTest.mirrored(d, box.min(), box.max()), far = SlabTest.mirrored(d, box.max(), box.min());
    Vec from = SlabTest.mirrored(d, o, o);
    if (!SlabTest.meets(SlabTest.planes(near, from), SlabTest.planes(far, from), ExactVec.of(d.abs()), tMin,
        tMax)) {
      return Float.POSITIVE_INFINITY;
    }
    float enter = slabs(ray, box).enter();
    if (o.abs().sum() > LARGEST_ORIGIN) { // a difference may overflow
      enter = (float) enters(near.x(), from.x(), d.x(),
          enters(near.y(), from.y(), d.y(), enters(near.z(), from.z(), d.z(), tMin)));
    }
    float t = enter > tMax ? tMax : enter;
    return Math.abs(t) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY;
  }

  /** The later one of a time and that of entering the slab of an axis, which is mirrored if d is negative. */
  static double enters(double near, double o, double d, double time) {
    double t = (near - o) / Math.abs(d);
    return t > time ? t : time;
  }
}
