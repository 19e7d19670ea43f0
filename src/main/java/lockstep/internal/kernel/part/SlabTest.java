package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Vec;

/**
 * Whether a line, or a part of it, passes through a box, by the signs of polynomials: the slab test (Kay and
 * Kajiya, SIGGRAPH 1986) without its quotients.
 *
 * <p>Axes are mirrored so that no component of the direction d is negative. With {@code near} and {@code far}
 * the planes of the box relative to the line's origin, the line is in the slab of an axis at all t with
 * {@code near ≤ t d ≤ far}. Intervals have a time in common if each two of them have: two slabs if {@code
 * near d′ ≤ far′ d} for both orders of the axes, a slab and the interval from tMin to tMax if {@code near ≤
 * tMax d} and {@code tMin d ≤ far}. A slab along the line is all of time or none of it. The last two tests
 * find out which, and the first ones then agree.
 */
public final class SlabTest {
  private SlabTest() {}

  /** {@code rising}, but on the axes of which the direction d is negative, minus {@code falling}. */
  public static Vec mirrored(Vec d, Vec rising, Vec falling) {
    return new Vec(d.x() < 0 ? -falling.x() : rising.x(), d.y() < 0 ? -falling.y() : rising.y(),
        d.z() < 0 ? -falling.z() : rising.z());
  }

  /** A vector, mirrored on the axes of which the direction d is negative. */
  public static ExactVec mirrored(ExactVec d, ExactVec v) {
    return new ExactVec(d.x().isNegative() ? v.x().negated() : v.x(),
        d.y().isNegative() ? v.y().negated() : v.y(), d.z().isNegative() ? v.z().negated() : v.z());
  }

  /**
   * The planes of a box relative to a line's origin. An infinite one becomes farther away than all crossings
   * of a line in floats with finite planes, which are at coordinates below 2¹²⁹ · 2¹²⁸ · 2¹⁴⁹.
   */
  public static ExactVec planes(Vec p, Vec o) {
    return new ExactVec(plane(p.x(), o.x()), plane(p.y(), o.y()), plane(p.z(), o.z()));
  }

  private static Exact plane(float p, float o) {
    Exact away = Exact.of(0x1p127f).square().square();
    return p > Float.MAX_VALUE ? away : p < -Float.MAX_VALUE ? away.negated() : Exact.difference(p, o);
  }

  /** Whether the part of the line from tMin to tMax, which may be infinite, meets the closed box. */
  public static boolean meets(ExactVec near, ExactVec far, ExactVec d, float tMin, float tMax) {
    return enters(near.x(), d.x(), tMax) && enters(near.y(), d.y(), tMax) && enters(near.z(), d.z(), tMax)
        && stays(far.x(), d.x(), tMin) && stays(far.y(), d.y(), tMin) && stays(far.z(), d.z(), tMin)
        && meets(near, far, d, true);
  }

  /**
   * Whether a line meets a box, given that it is in the slabs along it, and in each other at some time.
   *
   * @param touching whether a touch counts
   */
  public static boolean meets(ExactVec near, ExactVec far, ExactVec d, boolean touching) {
    return entersBefore(near.x(), d.x(), far.y(), d.y(), touching)
        && entersBefore(near.y(), d.y(), far.x(), d.x(), touching)
        && entersBefore(near.y(), d.y(), far.z(), d.z(), touching)
        && entersBefore(near.z(), d.z(), far.y(), d.y(), touching)
        && entersBefore(near.z(), d.z(), far.x(), d.x(), touching)
        && entersBefore(near.x(), d.x(), far.z(), d.z(), touching);
  }

  /** Whether it passes the near plane of one axis, if at all, before it passes the far plane of another. */
  private static boolean entersBefore(Exact near, Exact d, Exact far, Exact e, boolean touching) {
    return !d.isPositive() || !e.isPositive()
        || SquareTest.isAtMost(near.times(e).minus(far.times(d)), touching);
  }

  /** Whether it is behind the near plane of an axis at tMax. */
  private static boolean enters(Exact near, Exact d, float tMax) {
    return tMax > Float.MAX_VALUE ? d.isPositive() || !near.isPositive()
        : !near.minus(d.times(Exact.of(tMax))).isPositive();
  }

  /** Whether it is not behind the far plane of an axis at tMin. */
  private static boolean stays(Exact far, Exact d, float tMin) {
    return tMin < -Float.MAX_VALUE ? d.isPositive() || !far.isNegative()
        : !far.minus(d.times(Exact.of(tMin))).isNegative();
  }
}
