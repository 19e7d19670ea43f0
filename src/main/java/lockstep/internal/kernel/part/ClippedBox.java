package lockstep.internal.kernel.part;

import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * A box clipped, on each axis, to the bounds of another shape, with the results for a point of the smaller
 * box converted to the box itself.
 *
 * <p>A point within the bounds is as far from the clipped interval as from {@code [min, max]}, and nearest to
 * the same point. An interval beyond the bounds keeps only its plane next to them.
 */
public record ClippedBox(Box box, Box bounds) {
  public Vec center() {
    return low().plus(high()).times(0.5f);
  }

  /** The half extents. */
  public Vec half() {
    return high().minus(low()).times(0.5f);
  }

  private Vec low() {
    return new Vec(low(0), low(1), low(2));
  }

  private float low(int i) {
    float min = box.min().get(i), max = box.max().get(i), lowest = bounds.min().get(i);
    return min > lowest ? min : lowest < max ? lowest : max;
  }

  private Vec high() {
    return new Vec(high(0), high(1), high(2));
  }

  private float high(int i) {
    float min = box.min().get(i), max = box.max().get(i), highest = bounds.max().get(i);
    return max < highest ? max : highest > min ? highest : min;
  }

  /**
   * For each axis, whether a point, relative to the centre, is on the lower plane of the box, 1, on the upper
   * one, 2, or between.
   */
  public Vec sides(Vec p) {
    Vec half = half();
    return new Vec(side(p, half, 0), side(p, half, 1), side(p, half, 2));
  }

  private float side(Vec p, Vec half, int i) {
    return p.get(i) <= -half.get(i) && box.min().get(i) >= bounds.min().get(i) ? 1
        : p.get(i) >= half.get(i) && box.max().get(i) <= bounds.max().get(i) ? 2 : 0;
  }
}
