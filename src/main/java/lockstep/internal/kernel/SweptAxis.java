package lockstep.internal.kernel;

/**
 * Parts of definitions about convex shapes that move, by separating axes: when they begin and cease to overlap on one axis (Ericson, Real-Time
 * Collision Detection, 2005, 5.5.8; Eberly, Dynamic Collision Detection using Oriented Bounding Boxes, 2008). They meet when they overlap on all axes for
 * the first time, at the last of the entries, if that is not after the first of the exits.
 *
 * <p>On an axis L the first shape goes at a speed of L·v. It is {@code ahead} of the second by what it has to go until they touch, and has {@code left} what
 * it has to go until they are apart again. Neither needs L to be of length 1, nor gains from it: what rounds is a distance along L, at the start and on the
 * way alike. So a speed that is little but rounding does no harm, if {@code ahead} is made less and {@code left} more by what both may be off: the slack.
 *
 * <p>The overlap test rounds in another way. So shapes that it calls apart may seem to overlap a little on
 * every axis here. An axis on which they overlap by no more than both tests may round is a touch. If they
 * approach along it, its entry is now. Of several touches the shallowest counts, so that the normal is that
 * of the contact. An axis is no entry where they overlap by more, where they are more than half through each
 * other, or where nothing moves.
 */
final class SweptAxis {
  /** The entry on an axis that is none on which they come to meet. */
  static final float NONE = -1;

  private SweptAxis() {}

  /**
   * When they begin to overlap on an axis. The entry of a touch is between 0 and −1/2: the depth, negative,
   * in parts of twice the largest that counts as a touch.
   *
   * @param touch how deep shapes may seem to be in each other that do not overlap, besides the slack
   * @param width half of what both reach along the axis: shapes that are deeper in each other are on their
   *     way out
   */
  static float entry(float ahead, float slack, float touch, float width, float speed) {
    float from = ahead - slack;
    float margin = 2 * slack + (touch < width ? touch : width);
    float unit = from >= 0 ? Math.abs(speed) : 2 * margin;
    return from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE;
  }

  /** When they cease to overlap on an axis, before 0 if they have already. */
  static float exit(float left, float speed) {
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

  /** When they meet, given the last entry and the first exit, not after 0 for a touch; +∞ if they do not. */
  static float meeting(float entry, float exit) {
    return entry > NONE && entry <= exit ? entry : Float.POSITIVE_INFINITY;
  }

  /**
   * When they meet, with the slack on the axis of the last entry taken back, but not after the first exit nor
   * after 1. A touch may be that of shapes that overlap by as much as the slack, so it stays.
   */
  static float withoutSlack(float meeting, float exit, float slack, float speed) {
    float later = meeting + slack / Math.abs(speed);
    later = later < exit ? later : exit;
    later = later < 1 ? later : 1;
    return meeting > 0 && meeting <= 1 ? later : meeting;
  }

  /** A plane of a box relative to a point, finite, so that its product with 0 is 0. */
  static float plane(float plane, float point) {
    float at = plane - point;
    at = at > Float.MAX_VALUE ? Float.MAX_VALUE : at;
    return at < -Float.MAX_VALUE ? -Float.MAX_VALUE : at;
  }

  /**
   * What one component of an axis adds to how far a box is ahead of a point, against the speed: that of the plane which comes first, relative to the point.
   */
  static float near(float speed, float l, float low, float high) {
    float against = speed > 0 ? -l : l;
    return against * (against > 0 ? low : high);
  }

  /** The same of the plane that comes last: what it adds to how far the box has left. */
  static float far(float speed, float l, float low, float high) {
    float against = speed > 0 ? -l : l;
    return against * (against > 0 ? high : low);
  }

  /** What one component of an axis adds to half of what a box reaches along it. */
  static float width(float l, float low, float high) {
    return Math.abs(l) * (0.5f * high - 0.5f * low);
  }

  /** The x component of the product of an axis of a box, y or z, or else x, and an edge e. For the others all change places cyclically. */
  static float product(boolean isOfY, boolean isOfZ, float ey, float ez) {
    return isOfY ? ez : isOfZ ? -ey : 0;
  }

  /**
   * {@code a d − b c}, off by 2 u of itself, u = 2⁻²⁴: so a product of edges is at a right angle to both, however small the angle between them (Kahan;
   * Jeannerod, Louvet and Muller, Further analysis of Kahan's algorithm for the accurate computation of 2 × 2 determinants, Mathematics of Computation 82, 2013).
   */
  static float difference(float a, float d, float b, float c) {
    float product = b * c;
    float rounded = Math.fma(-b, c, product);
    return Math.fma(a, d, -product) + rounded;
  }
}
