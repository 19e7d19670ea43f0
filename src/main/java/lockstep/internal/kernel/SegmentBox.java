package lockstep.internal.kernel;

/**
 * The distance of a segment and a box along the axes, in the way that definitions share. The segment is {@code t h} for t in [−1, 1], and
 * its middle the origin. Axes are mirrored so that h is not negative: on each the segment rises from −h to h, and enters the box
 * at its near plane and leaves it at its far one.
 *
 * <p>The squared distance of the box from the point at t is convex and made of up to seven quadratics (Eberly, Geometric
 * Tools): on an axis nothing between near/h and far/h, and the square of {@code t h − near} or
 * {@code t h − far} outside. Its minimum takes two steps and no search:
 *
 * <ol>
 * <li>Let i be the axis that is left first, at the least far/h, and j the one that is entered last, at the largest near/h. If i is left
 * before j is entered, the minimum lies between, so that both are outside, and by themselves would have it at {@code (far h of i +
 * near h of j) / (h² of i + h² of j)}. Else that quotient lies between too, so in the box.
 * <li>From that point to the nearest one of the box, and from there to the nearest one of the segment. If the third axis is inside,
 * that is the same point. If it is outside, it is so at the same plane as in the minimum, which lies between that point and this plane: so
 * all three terms are those of the minimum's quadratic, and the step from it is the minimum.
 * </ol>
 *
 * <p>Both are clamped to the segment, which changes nothing, since the function is convex. However bad t, what is returned is the distance of
 * two points of segment and box: it can only come out too large. An axis without h is never entered nor left; it must not be compared,
 * or a face in which the segment lies would hide the others. Nothing depends on the direction of the segment: the other one has
 * −far for near and −near for far, and everything is the same at −t.
 *
 * <p>With u = 2⁻²⁴ and n the larger of near and far, as far as they lie within reach: planes that tie are exchanged, and the first quotient is
 * off, by a t that moves the point by at most 4 u |n| + 3 u |h| across both planes, and what it moves along the third axis the second step makes
 * good. That is off by 3 u |n| + 4 u |h| along the segment. {@code t h} rounds by u |h| and the differences by u of the distance.
 *
 * <p>So the point at t is seldom exactly in the box, and of a segment that crosses it the distance would be a little above 0: {@link #crosses}
 * tells without a quotient. Its products round by u, as if planes were off by u |n|, and planes count only up to |n| ≤ |h|: where it says that
 * they cross, they are no more than u |h| apart on each axis. A segment with an end in the box crosses it, whatever rounds: on each axis its
 * near plane is then −h and its far plane no less.
 */
final class SegmentBox {
  private SegmentBox() {}

  /** The squared distance, given near plane, far plane and h of each axis: 0 where they cross. The sum of the squares adds 3 u of itself. */
  static float squaredDistance(float nearX, float farX, float hx, float nearY, float farY, float hy,
      float nearZ, float farZ, float hz) {
    float t = closest(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz);
    float dx = outside(t * hx, nearX, farX);
    float dy = outside(t * hy, nearY, farY);
    float dz = outside(t * hz, nearZ, farZ);
    return crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz;
  }

  /**
   * Whether segment and box have a point in common: no axis of the box separates them, and no product of an axis with the segment (Ericson,
   * Real-Time Collision Detection, 2005, 5.3.3). The latter says that no axis is left before another one is entered.
   */
  private static boolean crosses(float nearX, float farX, float hx, float nearY, float farY, float hy,
      float nearZ, float farZ, float hz) {
    return nearX <= hx && farX >= -hx && nearY <= hy && farY >= -hy && nearZ <= hz && farZ >= -hz
        && inTime(nearX, hx, farY, hy) && inTime(nearX, hx, farZ, hz) && inTime(nearY, hy, farX, hx)
        && inTime(nearY, hy, farZ, hz) && inTime(nearZ, hz, farX, hx) && inTime(nearZ, hz, farY, hy);
  }

  /** Whether the near plane of one axis is entered before the far one of another is left. Products that overflow tell nothing: ∞ − ∞ is no number. */
  private static boolean inTime(float near, float hNear, float far, float hFar) {
    return near * hFar - far * hNear <= 0;
  }

  /** The t of the segment's point that is nearest to the box. */
  static float closest(float nearX, float farX, float hx, float nearY, float farY, float hy, float nearZ,
      float farZ, float hz) {
    float between = between(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz);
    return nearest(between, nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz);
  }

  /** The t of the first step: between the plane that is left first and the one that is entered last. */
  static float between(float nearX, float farX, float hx, float nearY, float farY, float hy, float nearZ,
      float farZ, float hz) {
    float inX = hx > 0 ? nearX : -1, outX = hx > 0 ? farX : 1;
    float inY = hy > 0 ? nearY : -1, outY = hy > 0 ? farY : 1;
    float inZ = hz > 0 ? nearZ : -1, outZ = hz > 0 ? farZ : 1;
    // the plane that is entered last, in / h: quotients of which one is −1/0 compare as their products do
    boolean inByY = inY * hx > inX * hy;
    float in = inByY ? inY : inX, hIn = inByY ? hy : hx;
    boolean inByZ = inZ * hIn > in * hz;
    in = inByZ ? inZ : in;
    hIn = inByZ ? hz : hIn;
    // the plane that is left first
    boolean outByY = outY * hx < outX * hy;
    float out = outByY ? outY : outX, hOut = outByY ? hy : hx;
    boolean outByZ = outZ * hOut < out * hz;
    out = outByZ ? outZ : out;
    hOut = outByZ ? hz : hOut;
    return Segments.quotient(in * hIn + out * hOut, hIn * hIn + hOut * hOut);
  }

  /** The t of the second step: nearest to the box's point that is nearest to the one of the first step. The sign of h does not matter. */
  static float nearest(float between, float nearX, float farX, float hx, float nearY, float farY, float hy,
      float nearZ, float farZ, float hz) {
    float x = clamp(between * hx, nearX, farX);
    float y = clamp(between * hy, nearY, farY);
    float z = clamp(between * hz, nearZ, farZ);
    return Segments.quotient(x * hx + y * hy + z * hz, hx * hx + hy * hy + hz * hz);
  }

  /** How far p is outside of the planes on one axis: negative before the near one, positive behind the far one, 0 between. */
  static float outside(float p, float near, float far) {
    return p - clamp(p, near, far);
  }

  /** Of a flat box rounding may put the far plane first; what is then outside of both stays, or the direction of the segment would show. */
  private static float clamp(float p, float near, float far) {
    return p < near ? p > far ? p : near : p > far ? far : p;
  }
}
