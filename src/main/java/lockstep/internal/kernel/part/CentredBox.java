package lockstep.internal.kernel.part;

import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The distance of a segment, such as an edge, from a box about the origin: by {@link SegmentBox}, in passes
 * of their own, since edges are many. Shared by several definitions.
 */
public final class CentredBox {
  private CentredBox() {}

  /**
   * The t of the point nearest to a box with half extents g, for a segment {@code m + t h} relative to its
   * centre, where h may fall. It is ±1, exactly, for the ends.
   */
  public static float closest(Vec m, Vec h, Vec g) {
    return secondStep(firstStep(m, h, g), m, h, g);
  }

  /** The squared distance of the point {@code m + t h} from a box with half extents g about the origin. */
  @Twin.Pass
  static float squaredDistance(float t, Vec m, Vec h, Vec g) {
    return outside(m.plus(h.times(t)), g).square();
  }

  @Twin.Pass
  private static float firstStep(Vec m, Vec h, Vec g) {
    return SegmentBox.of(m, h, g).between();
  }

  @Twin.Pass
  private static float secondStep(float between, Vec m, Vec h, Vec g) {
    return new SegmentBox(g.negated().minus(m), g.minus(m), h).nearest(between);
  }

  /** The distance of a point outside a box with half extents g on each axis. */
  static Vec outside(Vec p, Vec g) {
    return p.abs().minus(g).max(Vec.all(0));
  }

  /** The signed distance of a coordinate outside [−half, half]. */
  public static float outside(float p, float half) {
    float out = Math.abs(p) - half;
    return out > 0 ? out : 0;
  }
}
