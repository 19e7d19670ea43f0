package lockstep.internal.kernel;

import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The distance of a segment, such as an edge, from a box about the origin, in the way that definitions share:
 * by {@link SegmentBox}, in passes of their own, since edges are many.
 */
final class CentredBox {
  private CentredBox() {}

  /**
   * The t of the point nearest to a box with half extents g, of a segment {@code m + t h} relative to its
   * centre, for which h may fall. It is ±1, exactly, for the ends.
   */
  static float closest(Vec m, Vec h, Vec g) {
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

  /** How far a point is outside of a box with half extents g on each axis. */
  static Vec outside(Vec p, Vec g) {
    return p.abs().minus(g).max(Vec.all(0));
  }

  /** How far a coordinate is outside [−half, half]. */
  static float outside(float p, float half) {
    float out = Math.abs(p) - half;
    return out > 0 ? out : 0;
  }
}
