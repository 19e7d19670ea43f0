package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.SphereBox;
import lockstep.internal.kernel.part.Interval;
import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * An edge m + t d, t in [−1, 1], of a polygon projected to the face of another shape, and the intervals of t
 * in which it is between two planes of that face on each axis u and v: as in {@link FacePoints}.
 */
record ClippedEdge(Vec m, Vec d, Interval u, Interval v) {
  /** Edges shorter than this on an axis do not move along it. */
  private static final float SHORTEST = 1e-30f;

  /** The interval of t between two planes. */
  private static Interval between(float m, float d, float low, float high) {
    return new Interval(enters(m, d, low, high), leaves(m, d, low, high));
  }

  static float enters(float m, float d, float low, float high) {
    float inverse = 1 / d;
    float atLow = (low - m) * inverse;
    float atHigh = (high - m) * inverse;
    return Math.abs(d) > SHORTEST ? d > 0 ? atLow : atHigh : low <= m && m <= high ? -1 : 2;
  }

  static float leaves(float m, float d, float low, float high) {
    float inverse = 1 / d;
    float atLow = (low - m) * inverse;
    float atHigh = (high - m) * inverse;
    return Math.abs(d) > SHORTEST ? d > 0 ? atHigh : atLow : low <= m && m <= high ? 1 : -2;
  }

  /** Clipped to a rectangle. */
  static ClippedEdge of(Vec m, Vec d, Box rectangle) {
    Vec low = rectangle.min(), high = rectangle.max();
    return new ClippedEdge(m, d, between(m.x(), d.x(), low.x(), high.x()),
        between(m.y(), d.y(), low.y(), high.y()));
  }

  /** The t of the first point that is between the planes of both axes. */
  float first() {
    return first(u.enter(), v.enter());
  }

  /** The t of the last such point. */
  float last() {
    return last(u.leave(), v.leave());
  }

  static float first(float entersU, float entersV) {
    float t = entersU > entersV ? entersU : entersV;
    return t > -1 ? t : -1;
  }

  static float last(float leavesU, float leavesV) {
    float t = leavesU < leavesV ? leavesU : leavesV;
    return t < 1 ? t : 1;
  }

  /**
   * The number of the side of the rectangle through which it enters: 1 for the lower one, 2 for the upper
   * one, times the factor of the axis.
   */
  float entersThrough(float ofU, float ofV) {
    return through(u.enter() >= v.enter(), d.x(), d.y(), ofU, ofV);
  }

  /** The number of the side through which it leaves, likewise. */
  float leavesThrough(float ofU, float ofV) {
    return through(u.leave() <= v.leave(), -d.x(), -d.y(), ofU, ofV);
  }

  static float through(boolean isU, float du, float dv, float ofU, float ofV) {
    return isU ? ofU * (du > 0 ? 1 : 2) : ofV * (dv > 0 ? 1 : 2);
  }

  /** The point at t. */
  FacePoint at(float t, boolean isThere, float number) {
    return FacePoint.of(m.plus(d.times(t)), isThere, number);
  }

  /** The point at t, kept within a rectangle. */
  FacePoint at(float t, Box kept, boolean isThere, float number) {
    Vec p = m.plus(d.times(t));
    return FacePoint.of(new Vec(SphereBox.clamp(p.x(), kept.min().x(), kept.max().x()),
        SphereBox.clamp(p.y(), kept.min().y(), kept.max().y()), p.z()), isThere, number);
  }
}
