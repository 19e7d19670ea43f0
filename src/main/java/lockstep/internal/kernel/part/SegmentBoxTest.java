package lockstep.internal.kernel.part;

import lockstep.twin.Box;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Segment;
import lockstep.twin.Vec;

/**
 * Whether a segment is no farther from an axis-aligned box than a length, by the signs of polynomials.
 *
 * <p>The squared distance of the box from the point {@code a + t h}, t in [0, 1], is convex. With axes
 * mirrored so that h is not negative, the point is before the box on an axis by {@code n − t h}, as long as
 * that is positive, and behind it by {@code t h − m}, see {@link SegmentBox}. If both ends are farther than
 * the length, only a minimum between them can be near enough: that is where the slope, {@code Σ h (t h − n)}
 * or {@code h (t h − m)} over the axes on which the point is outside, changes its sign. The sign of the slope
 * at {@code t = n / h} or {@code m / h}, where an axis is entered or left, tells on which side of that the
 * minimum is, so on which axes it is outside, and where: then it is {@code Σ e² − (Σ e h)² / Σ h²}, with n or
 * m for e.
 */
public final class SegmentBoxTest {
  private SegmentBoxTest() {}

  /**
   * A segment that is finite, and a box, valid, that may not be. A length that is infinite reaches all.
   *
   * @param touching whether they may be as far apart as that; if not, the length is not 0
   */
  public static boolean reaches(Segment s, Box b, float radius, boolean touching) {
    Vec low = s.a().min(s.b()), high = s.a().max(s.b());
    // a plane beyond both ends is moved to the nearer one, so that it is finite and changes nothing
    Vec min = b.min().max(low).min(b.max()), max = b.max().min(high).max(b.min());
    boolean finite = s.a().isFinite() && s.b().isFinite() && min.isFinite() && max.isFinite();
    return radius > Float.MAX_VALUE
        || (finite && radius >= 0 && reaches(s, min, max, Exact.of(radius), touching));
  }

  private static boolean reaches(Segment s, Vec min, Vec max, Exact radius, boolean touching) {
    Vec a = mirrored(s, s.a(), s.a()), b = mirrored(s, s.b(), s.b());
    Vec near = mirrored(s, min, max), far = mirrored(s, max, min);
    Exact limit = radius.square();
    return isNear(a, near, far, limit, touching) || isNear(b, near, far, limit, touching)
        || isNearBetween(a, b, near, far, limit, touching);
  }

  /** Whether a finite segment has a point inside a box with a volume. */
  public static boolean crosses(Segment s, Box box) {
    Vec a = mirrored(s, s.a(), s.a()), b = mirrored(s, s.b(), s.b());
    Vec near = mirrored(s, box.min(), box.max()), far = mirrored(s, box.max(), box.min());
    return a.below(far) && near.below(b) && SlabTest.meets(SlabTest.planes(near, a), SlabTest.planes(far, a),
        ExactVec.difference(b, a), false);
  }

  private static Vec mirrored(Segment s, Vec rising, Vec falling) {
    return SlabTest.mirrored(s.b().minus(s.a()), rising, falling);
  }

  private static boolean isNear(Vec p, Vec near, Vec far, Exact limit, boolean touching) {
    return SquareTest.isAtMost(ExactVec.difference(p, p.clamp(near, far)).square().minus(limit), touching);
  }

  private static boolean isNearBetween(Vec a, Vec b, Vec near, Vec far, Exact limit, boolean touching) {
    ExactVec h = ExactVec.difference(b, a), n = ExactVec.difference(near, a), m = ExactVec.difference(far, a);
    // the slopes at both ends
    if (!h.dot(ExactVec.difference(a, a.clamp(near, far))).isNegative()
        || !h.dot(ExactVec.difference(b, b.clamp(near, far))).isPositive()) {
      return false;
    }
    boolean beforeX =
        b.x() > a.x() ? isBefore(n.x(), h.x(), h.y(), n.y(), m.y(), h.z(), n.z(), m.z()) : a.x() < near.x();
    boolean beforeY =
        b.y() > a.y() ? isBefore(n.y(), h.y(), h.z(), n.z(), m.z(), h.x(), n.x(), m.x()) : a.y() < near.y();
    boolean beforeZ =
        b.z() > a.z() ? isBefore(n.z(), h.z(), h.x(), n.x(), m.x(), h.y(), n.y(), m.y()) : a.z() < near.z();
    boolean behindX =
        b.x() > a.x() ? isBehind(m.x(), h.x(), h.y(), n.y(), m.y(), h.z(), n.z(), m.z()) : a.x() > far.x();
    boolean behindY =
        b.y() > a.y() ? isBehind(m.y(), h.y(), h.z(), n.z(), m.z(), h.x(), n.x(), m.x()) : a.y() > far.y();
    boolean behindZ =
        b.z() > a.z() ? isBehind(m.z(), h.z(), h.x(), n.x(), m.x(), h.y(), n.y(), m.y()) : a.z() > far.z();
    Exact zero = Exact.of(0);
    ExactVec e = new ExactVec(beforeX ? n.x() : behindX ? m.x() : zero,
        beforeY ? n.y() : behindY ? m.y() : zero, beforeZ ? n.z() : behindZ ? m.z() : zero);
    ExactVec g = new ExactVec(beforeX || behindX ? h.x() : zero, beforeY || behindY ? h.y() : zero,
        beforeZ || behindZ ? h.z() : zero);
    Exact gg = g.square(), ge = g.dot(e), gap = e.square().minus(limit);
    return SquareTest.isAtMost(gap, touching)
        || (gg.isPositive() && SquareTest.isAtMost(gap.times(gg).minus(ge.square()), touching));
  }

  /**
   * Whether the minimum is before {@code t = c / k}, where the box is entered or left on one axis, given the
   * numbers of the two others: the slope there is positive.
   */
  private static boolean isBefore(Exact c, Exact k, Exact h1, Exact n1, Exact m1, Exact h2, Exact n2,
      Exact m2) {
    return slope(c, k, h1, n1, m1).plus(slope(c, k, h2, n2, m2)).isPositive();
  }

  /** Whether the minimum is behind it. */
  private static boolean isBehind(Exact c, Exact k, Exact h1, Exact n1, Exact m1, Exact h2, Exact n2,
      Exact m2) {
    return slope(c, k, h1, n1, m1).plus(slope(c, k, h2, n2, m2)).isNegative();
  }

  /** The slope of one axis at {@code t = c / k}, times k. */
  private static Exact slope(Exact c, Exact k, Exact h, Exact n, Exact m) {
    Exact before = c.times(h).minus(n.times(k)), behind = c.times(h).minus(m.times(k));
    return h.times(before.isNegative() ? before : behind.isPositive() ? behind : Exact.of(0));
  }
}
