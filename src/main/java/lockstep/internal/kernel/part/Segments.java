package lockstep.internal.kernel.part;

import lockstep.twin.Segment;
import lockstep.twin.Vec;

/** Operations on segments given by the middle m, with points m + t h for t in [−1, 1]. */
public final class Segments {
  private Segments() {}

  /** Whether a vector points back: the first of its components that is not 0 is negative. */
  public static boolean back(Vec v) {
    return v.x() < 0 || (v.x() == 0 && (v.y() < 0 || (v.y() == 0 && v.z() < 0)));
  }

  /** Half of the vector from end a to end b. */
  public static Vec half(Segment s) {
    return s.b().minus(s.a()).times(0.5f);
  }

  /** The middle. */
  public static Vec middle(Segment s) {
    return s.a().times(0.5f).plus(s.b().times(0.5f));
  }

  /**
   * The middle, relative to p; the order of the ends changes no bit, and a large offset costs no precision.
   */
  public static Vec middle(Vec p, Segment s) {
    return s.a().minus(p).plus(s.b().minus(p)).times(0.5f);
  }

  /** The point p relative to the middle: the opposite vector, equally exact. */
  public static Vec fromMiddle(Segment s, Vec p) {
    return p.minus(s.a()).plus(p.minus(s.b())).times(0.5f);
  }

  /** The t at which m + t h is nearest to the origin. */
  public static float nearest(Vec m, Vec h) {
    return quotient(-m.dot(h), h.square());
  }

  /**
   * The point at t: off by 2 u of itself and 3 u of half the distance between the ends, with u = 2⁻²⁴. It is
   * never −0, which would show when capsules are swapped.
   */
  public static Vec point(Segment s, float t) {
    return point(s, t, half(s));
  }

  /** The point at t, given half of the vector between the ends. */
  static Vec point(Segment s, float t, Vec h) {
    return middle(s).plus(h.times(t).plus(Vec.all(0)));
  }

  /** |m + s g − t h|². */
  static float squaredDistance(Vec m, float s, Vec g, float t, Vec h) {
    return m.plus(g.times(s).minus(h.times(t))).square();
  }

  /** The quotient, clamped to [−1, 1]; 0 if both are 0 or either is NaN. */
  public static float quotient(float numerator, float denominator) {
    return Math.abs(numerator) < denominator ? numerator / denominator
        : numerator > 0 ? 1 : numerator < 0 ? -1 : 0;
  }

  /** The feature of the point at t, as its bit: 1 and 2 are the ends a and b, 3 everything between. */
  public static float feature(float t) {
    return t <= -1 ? 1 : t >= 1 ? 2 : 3;
  }
}
