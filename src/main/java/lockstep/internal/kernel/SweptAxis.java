package lockstep.internal.kernel;

/**
 * Parts of definitions about convex shapes that move, by separating axes: when they begin and cease to overlap on one axis (Ericson, Real-Time
 * Collision Detection, 2005, 5.5.8; Eberly, Dynamic Collision Detection using Oriented Bounding Boxes, 2008). They meet when they overlap on all axes for
 * the first time, at the last of the entries, if that is not after the first of the exits.
 *
 * <p>On an axis L the first shape goes at a speed L·v, and while it has gone from {@code low} to {@code high}, they overlap. Neither needs L to be of length
 * 1, nor gains from it: an error is one of distance along L, on the way and at the start alike. So a speed that is little but rounding does no harm if
 * {@code low} and {@code high} are made as much farther apart as numbers and the way along L may be off: a slack.
 *
 * <p>An entry is never before 0, where it says that they touch, or overlap by no more than a {@code margin}, and are approaching: shapes that do not overlap
 * from the start do so at least on the axis that shows it. An axis on which they already overlap by more, or on which nothing moves, is none on which they come to meet.
 */
final class SweptAxis {
  /** The entry on an axis that is none on which they come to meet. */
  static final float NONE = -1;

  private SweptAxis() {}

  /** When they begin to overlap on an axis; NaN, which is neither before nor after any time, where nothing moves. */
  static float entry(float speed, float low, float high, float margin) {
    float ahead = speed >= 0 ? low : -high;
    return ahead >= -margin ? (ahead > 0 ? ahead : 0) / Math.abs(speed) : NONE;
  }

  /** When they cease to overlap on an axis, before 0 if they have already. */
  static float exit(float speed, float low, float high) {
    float left = speed >= 0 ? high : -low;
    return left < 0 ? NONE : left / Math.abs(speed);
  }

  /** The later of the last entry and that on another axis. */
  static float last(float entry, float other) {
    return other > entry ? other : entry;
  }

  /** The earlier of the first exit and that on another axis. */
  static float first(float exit, float other) {
    return other < exit ? other : exit;
  }

  /** When they meet, given the last entry and the first exit; +∞ if they do not. */
  static float meeting(float entry, float exit) {
    return entry >= 0 && entry <= exit ? entry : Float.POSITIVE_INFINITY;
  }
}
