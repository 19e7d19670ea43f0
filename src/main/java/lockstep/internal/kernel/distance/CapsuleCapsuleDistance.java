package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.CapsuleCapsule;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentSegment;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Capsule;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of two capsules: those of their segments, found by {@link SegmentSegment}
 * (Ericson, Real-Time Collision Detection, 2005, 5.1.9), then processed by {@link Rounded}.
 *
 * <p>Overlap is decided by {@link CapsuleCapsule}; overlapping shapes have distance 0. For parallel segments,
 * where many points are closest, they are the mean of those found from the middle of either, if rounding
 * leaves both equally near. A capsule without length is a sphere. A negative radius, a NaN anywhere or an
 * infinite coordinate is a miss, infinite radii reach everything. The order of the capsules changes no bit
 * except that the points are exchanged; that of the ends does not change the distance.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from one of the other segment, the vector d between
 * the closest points is too short by at most (3 + 3 √2) u D, and too long by 32 u D at the very worst, see
 * {@link SegmentSegment}. Its length adds 2.5 u, the sum of the radii and the last difference u each: the
 * distance is too small by less than 11 u D and 2 u of the radii. The largest error found in four million
 * pairs of each kind is less than 5 u of D and the radii either way. On each axis a segment's point is off by
 * 2 u of its coordinate and 3 u of half its length, and with the radius by another u of the coordinate and 5
 * u of the radius.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19, below 1e-16 the points may become others of
 * the segments; beyond 1e19 squares overflow, which is a miss.
 */
public final class CapsuleCapsuleDistance {
  /**
   * D is at most √3 times the largest coordinates together: 11 u of √3, and 2 u of radii, which are no larger
   * than bounds.
   */
  public static final ErrorBound ERROR = new ErrorBound(22, 0);

  private CapsuleCapsuleDistance() {}

  @Twin
  static float alone(Capsule a, @Twin.Second Capsule b) {
    SegmentSegment pair = SegmentSegment.of(a.segment(), b.segment());
    float square = pair.squaredDistance();
    return Rounded.distance(valid(a, b, pair, square), CapsuleCapsule.overlap(a, b),
        (float) Math.sqrt(square), a.radius() + b.radius());
  }

  /** The signed distance: where they overlap, minus their penetration. */
  @Twin
  static float signed(Capsule a, @Twin.Second Capsule b) {
    SegmentSegment pair = SegmentSegment.of(a.segment(), b.segment());
    float square = pair.squaredDistance();
    return Rounded.signed(valid(a, b, pair, square), CapsuleCapsule.overlap(a, b), (float) Math.sqrt(square),
        a.radius() + b.radius());
  }

  @Twin
  static ClosestPoints points(Capsule a, @Twin.Second Capsule b) {
    SegmentSegment pair = SegmentSegment.of(a.segment(), b.segment());
    float s = pair.closestS(), t = pair.closestT();
    Vec d = pair.m().plus(pair.g().times(s).minus(pair.h().times(t)));
    float partA = Rounded.part(d.length(), a.radius(), b.radius());
    float partB = Rounded.part(d.length(), b.radius(), a.radius());
    return ClosestPoints.of(alone(a, b), Segments.point(a.segment(), s).minus(d.times(partA)),
        Segments.point(b.segment(), t).plus(d.times(partB)), Segments.feature(s), Segments.feature(t));
  }

  private static boolean valid(Capsule a, Capsule b, SegmentSegment pair, float square) {
    float squares = pair.m().square() + (pair.g().square() + pair.h().square());
    return a.radius() >= 0 && b.radius() >= 0 && squares <= Float.MAX_VALUE && square <= Float.MAX_VALUE;
  }
}
