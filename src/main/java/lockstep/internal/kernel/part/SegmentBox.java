package lockstep.internal.kernel.part;

import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * A segment and an axis-aligned box: their distance. Shared by several definitions. The segment is {@code t
 * h} for t in [−1, 1], and its middle the origin. Axes are mirrored so that h is not negative: on each the
 * segment rises from −h to h, and enters the box at its near plane and leaves it at its far one.
 *
 * <p>The squared distance of the box from the point at t is convex and consists of up to seven quadratics
 * (Eberly, Geometric Tools): on an axis 0 between near/h and far/h, and the square of {@code t h − near} or
 * {@code t h − far} outside. Its minimum takes two steps and no search:
 *
 * <ol>
 * <li>Let i be the axis that is left first, at the least far/h, and j the one that is entered last, at the
 * largest near/h. If i is left before j is entered, the minimum lies between, so that both are outside, and
 * by themselves would have it at {@code (far h of i + near h of j) / (h² of i + h² of j)}. Else that quotient
 * lies between too, so in the box.
 * <li>From that point to the nearest one of the box, and from there to the nearest one of the segment. If the
 * third axis is inside, that is the same point. If it is outside, it is so at the same plane as in the
 * minimum, which lies between that point and this plane: so all three terms are those of the minimum's
 * quadratic, and the step from it is the minimum.
 * </ol>
 *
 * <p>Both are clamped to the segment, which changes nothing, since the function is convex. However bad t, the
 * result is the distance of two points of segment and box: it can only be too large. An axis without h is
 * never entered nor left; it must not be compared, or a face in which the segment lies would hide the others.
 * So is one with hardly any, of which squares would underflow: on it the point moves by less than u |h| / 2.
 * Nothing depends on the direction of the segment: the other one has −far for near and −near for far, and
 * everything is the same at −t.
 *
 * <p>With u = 2⁻²⁴ and n the larger of near and far, as far as they lie within reach: planes that tie are
 * exchanged, and the first quotient is off, by a t that moves the point by at most 4 u |n| + 3 u |h| across
 * both planes, and what it moves along the third axis the second step makes good. That is off by 3 u |n| + 4
 * u |h| along the segment. {@code t h} rounds by u |h| and the differences by u of the distance.
 *
 * <p>So the point at t is seldom exactly in the box, and for a segment that crosses it the distance would be
 * slightly above 0: {@link #crosses} decides without a quotient. Its products round by u, as if planes were
 * off by u |n|, and planes count only up to |n| ≤ |h|: where it says that they cross, they are no more than u
 * |h| apart on each axis. A segment with an end in the box crosses it, whatever rounds: on each axis its near
 * plane is then −h and its far plane no less.
 */
public record SegmentBox(Vec near, Vec far, Vec h) {
  /** An axis along which it extends by no more than this part of its length counts as one without h. */
  private static final float LEAST = Real.U / 8;

  /**
   * For the segment {@code m + t h} and a box about the origin with those half extents. Axes along which the
   * segment falls are mirrored.
   */
  public static SegmentBox of(Vec m, Vec h, Vec half) {
    Vec p = mirrored(h, m);
    return new SegmentBox(half.negated().minus(p), half.minus(p), h.abs());
  }

  /** The vector, mirrored on each axis along which the segment falls. */
  public static Vec mirrored(Vec h, Vec v) {
    return new Vec(h.x() < 0 ? -v.x() : v.x(), h.y() < 0 ? -v.y() : v.y(), h.z() < 0 ? -v.z() : v.z());
  }

  /** The squared distance: 0 if they cross. The sum of the squares adds 3 u of itself. */
  public float squaredDistance() {
    Vec d = outside(closest());
    return crosses() ? 0 : d.square();
  }

  /**
   * Whether segment and box intersect: no axis of the box separates them, and no product of an axis with the
   * segment (Ericson, Real-Time Collision Detection, 2005, 5.3.3). The latter means that no axis is left
   * before another one is entered.
   */
  private boolean crosses() {
    return near.x() <= h.x() && far.x() >= -h.x() && near.y() <= h.y() && far.y() >= -h.y()
        && near.z() <= h.z() && far.z() >= -h.z() && inTime(0, 1) && inTime(0, 2) && inTime(1, 0)
        && inTime(1, 2) && inTime(2, 0) && inTime(2, 1);
  }

  /**
   * Whether the near plane of one axis is entered before the far one of another is left. Products that
   * overflow decide nothing: ∞ − ∞ is not a number.
   */
  private boolean inTime(int i, int j) {
    return near.get(i) * h.get(j) - far.get(j) * h.get(i) <= 0;
  }

  /** The t of the segment's point that is nearest to the box. */
  public float closest() {
    return nearest(between());
  }

  /** The t of the first step: between the plane that is left first and the one that is entered last. */
  float between() {
    float least = LEAST * (h.x() + h.y() + h.z());
    float in = enters(0, least), hIn = extent(0, least), out = leaves(0, least), hOut = hIn;
    for (int i = 1; i < 3; i++) {
      float hI = extent(i, least);
      // in / h: quotients of which one is −1/0 compare as their products do
      boolean later = enters(i, least) * hIn > in * hI;
      boolean sooner = leaves(i, least) * hOut < out * hI;
      in = later ? enters(i, least) : in;
      hIn = later ? hI : hIn;
      out = sooner ? leaves(i, least) : out;
      hOut = sooner ? hI : hOut;
    }
    return Segments.quotient(in * hIn + out * hOut, hIn * hIn + hOut * hOut);
  }

  private float extent(int i, float least) {
    return h.get(i) > least ? h.get(i) : 0;
  }

  private float enters(int i, float least) {
    return h.get(i) > least ? near.get(i) : -1;
  }

  private float leaves(int i, float least) {
    return h.get(i) > least ? far.get(i) : 1;
  }

  /**
   * The t of the second step: nearest to the box's point that is nearest to the one of the first step. The
   * sign of h does not matter.
   */
  float nearest(float between) {
    return Segments.quotient(clamp(h.times(between)).dot(h), h.square());
  }

  /**
   * The signed distance of the point at t outside the planes on each axis: negative before the near one,
   * positive behind the far one, 0 between.
   */
  public Vec outside(float t) {
    return h.times(t).minus(clamp(h.times(t)));
  }

  private Vec clamp(Vec p) {
    return new Vec(clamp(p.x(), near.x(), far.x()), clamp(p.y(), near.y(), far.y()),
        clamp(p.z(), near.z(), far.z()));
  }

  /**
   * In a flat box rounding may put the far plane first; a value outside both then stays, as otherwise the
   * direction of the segment would matter.
   */
  private static float clamp(float p, float near, float far) {
    return p < near ? p > far ? p : near : p > far ? far : p;
  }
}
