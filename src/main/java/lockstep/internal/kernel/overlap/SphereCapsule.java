package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Capsule;
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
 * √5) u D. The projection is off by at most 5 u D along the segment, which can only make it larger. The sum
 * of the radii and the squares add 5 u of the radius.
 *
 * <p>The pair is also tried on each axis alone, sphere against the segment's bounds: every true overlap
 * passes, and where squares underflow (lengths below 1e-19) or overflow (above 1e19) and the nearest point
 * may become another point of the segment, it still separates far pairs. Coordinates must be below 4e37.
 */
public final class SphereCapsule {
  /**
   * On an axis, differences and mean are off by 2 u, h and t h by u of coordinates: errors that enlarge the
   * distance never cause a hit.
   */
  public static final ErrorBound ERROR = new ErrorBound(4, 0);

  private SphereCapsule() {}

  @Twin
  public static boolean overlap(Sphere s, @Twin.Second Capsule c) {
    float r = s.radius() + c.radius();
    Vec p = s.center(), a = c.a(), b = c.b();
    Vec m = Segments.middle(p, c.segment()), h = Segments.half(c.segment());
    Vec d = m.plus(h.times(Segments.nearest(m, h)));
    // an infinite coordinate or a NaN shows in m, one that min and max may have dropped
    return s.radius() >= 0 && c.radius() >= 0 && near(p.x(), a.x(), b.x(), r) && near(p.y(), a.y(), b.y(), r)
        && near(p.z(), a.z(), b.z(), r) && m.abs().sum() <= Float.MAX_VALUE && d.square() <= r * r;
  }

  /** Whether the centre, on one axis, is no farther than r from the segment. */
  private static boolean near(float x, float a, float b, float r) {
    float low = a < b ? a : b;
    float high = a > b ? a : b;
    return low - x <= r && x - high <= r;
  }
}
