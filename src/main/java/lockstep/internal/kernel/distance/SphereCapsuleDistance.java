package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.SphereCapsule;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Capsule;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a sphere and a capsule: the segment's point nearest to the centre is found
 * by projection (Ericson, Real-Time Collision Detection, 2005, 5.1.2), then processed by {@link Rounded}.
 *
 * <p>Overlap is decided by {@link SphereCapsule}; overlapping shapes have distance 0. A capsule without
 * length is a sphere, and the distance that of {@link SphereSphereDistance}, bit for bit; neither does the
 * order of its ends change a bit. A negative radius, a NaN anywhere or an infinite coordinate is a miss,
 * infinite radii reach everything.
 *
 * <p>With u = 2⁻²⁴ and D the distance from the centre to the farther end, the vector d to the nearest point
 * is too short by at most (1 + √5) u D, see {@link SphereCapsule}. Its length adds 2.5 u, the sum of the
 * radii and the last difference u each: the distance is too small by less than 7 u D and 2 u of the radii.
 * The projection is off by at most 5 u D along the segment, which makes the distance too large by no more
 * than that. Points are the centre and parts of d: off by u of their coordinates, and by 7 u D and 5 u of the
 * radius.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19; beyond 1e19 they overflow, which is a miss.
 */
public final class SphereCapsuleDistance {
  /**
   * D is at most √3 times the largest coordinates together: 7 u of √3, and 2 u of radii, which are no larger
   * than bounds.
   */
  public static final ErrorBound ERROR = new ErrorBound(15, 0);

  private SphereCapsuleDistance() {}

  @Twin
  static float alone(Sphere s, @Twin.Second Capsule c) {
    float length = toSegment(s, c, nearest(s, c)).length();
    return Rounded.distance(valid(s, c, length), SphereCapsule.overlap(s, c), length,
        s.radius() + c.radius());
  }

  /** The signed distance: where they overlap, minus their penetration. */
  @Twin
  static float signed(Sphere s, @Twin.Second Capsule c) {
    float length = toSegment(s, c, nearest(s, c)).length();
    return Rounded.signed(valid(s, c, length), SphereCapsule.overlap(s, c), length, s.radius() + c.radius());
  }

  @Twin
  static ClosestPoints points(Sphere s, @Twin.Second Capsule c) {
    float t = nearest(s, c);
    Vec d = toSegment(s, c, t);
    float partS = Rounded.part(d.length(), s.radius(), c.radius());
    float partC = Rounded.part(d.length(), c.radius(), s.radius());
    return ClosestPoints.of(alone(s, c), s.center().plus(d.times(partS)),
        s.center().plus(d.minus(d.times(partC))), 1, Segments.feature(t));
  }

  /**
   * If m · h overflows, and h · h does not, t is correctly an end; or it is 0 for a NaN, and m overflows as
   * well.
   */
  private static boolean valid(Sphere s, Capsule c, float length) {
    return s.radius() >= 0 && c.radius() >= 0 && length <= Float.MAX_VALUE
        && Segments.half(c.segment()).square() <= Float.MAX_VALUE;
  }

  /** The t of the segment's point nearest to the centre. */
  private static float nearest(Sphere s, Capsule c) {
    return Segments.nearest(Segments.middle(s.center(), c.segment()), Segments.half(c.segment()));
  }

  /** The vector from the centre to the point at t. */
  private static Vec toSegment(Sphere s, Capsule c, float t) {
    return Segments.middle(s.center(), c.segment()).plus(Segments.half(c.segment()).times(t));
  }
}
