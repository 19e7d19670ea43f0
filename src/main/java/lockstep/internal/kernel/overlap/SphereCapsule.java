package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.SegmentTest;
import lockstep.internal.kernel.part.Segments;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.twin.Capsule;
import lockstep.twin.Exact;
import lockstep.twin.Real;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of a sphere and a capsule.
 *
 * <p>They overlap if the segment's point nearest to the centre is no farther than the sum of the radii: the
 * centre is projected onto the segment and clamped to its ends (Ericson, Real-Time Collision Detection, 2005,
 * 5.1.2 and 4.5.1). Touching is an overlap, as is a centre inside. A capsule without length is a sphere, and
 * the answer that of {@link SphereSphere}, bit for bit. A negative radius, a NaN anywhere or an infinite
 * coordinate is a miss.
 *
 * <p>The segment is taken as {@code m + t h}, t in [−1, 1], with m its middle and h half of it, and m
 * relative to the centre, as the mean of two differences: so the order of the ends changes no bit, and a
 * large offset costs no precision.
 *
 * <p>With u = 2⁻²⁴ and D the distance from the centre to the farther end, the differences round by u D and
 * their mean by u |m|, h and t h by u |h|; since |m|² + |h|² ≤ D², the distance is too small by at most (1 +
 * √5) u D. The projection is off by at most 5 u D along the segment, which can only make it larger. What that
 * leaves open, and what is out of range, is decided by {@link SegmentTest}: so the answer is that of real
 * arithmetic, for all finite floats.
 *
 * <p>The pair is also tried on each axis alone, sphere against the segment's bounds: every true overlap
 * passes.
 */
public final class SphereCapsule {
  private SphereCapsule() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Capsule c) {
    float r = s.radius() + c.radius();
    Vec p = s.center(), a = c.a(), b = c.b();
    Vec m = Segments.middle(p, c.segment()), h = Segments.half(c.segment());
    float square = m.plus(h.times(Segments.nearest(m, h))).square(), limit = r * r;
    float reach = m.abs().sum() + h.abs().sum(); // at least D
    float room = SquareTest.room(r, 10 * Real.U * reach);
    boolean inRange = SquareTest.isInRange(reach);
    boolean near = s.radius() >= 0 && c.radius() >= 0 && near(p.x(), a.x(), b.x(), r)
        && near(p.y(), a.y(), b.y(), r) && near(p.z(), a.z(), b.z(), r);
    if (!near || (inRange && square > limit + room)) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && square + room < limit);
    if (open) {
      return closely(s, c);
    }
    return square <= limit;
  }

  /** The same for shapes that nearly touch, and for those out of range. */
  @Twin
  public static boolean closely(Sphere s, @Twin.Second Capsule c) {
    return reaches(s, c, true);
  }

  /** Whether sphere and capsule reach each other; if touching does not count, a radius is not 0. */
  public static boolean reaches(Sphere s, Capsule c, boolean touching) {
    boolean finite = s.center().isFinite() && c.a().isFinite() && c.b().isFinite();
    float most = s.radius() > c.radius() ? s.radius() : c.radius();
    return finite && (most > Float.MAX_VALUE || SegmentTest.reaches(s.center(), c.segment(),
        Exact.sum(s.radius(), c.radius()).square(), touching));
  }

  /** Whether the centre, on one axis, is no farther than r from the segment. */
  private static boolean near(float x, float a, float b, float r) {
    float low = a < b ? a : b;
    float high = a > b ? a : b;
    return low - x <= r && x - high <= r;
  }
}
