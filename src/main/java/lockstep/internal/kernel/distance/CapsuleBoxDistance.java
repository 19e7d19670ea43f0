package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.CapsuleBox;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentBox;
import lockstep.internal.kernel.part.Segments;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of a capsule and an axis-aligned box (AABB): those of the segment and the box,
 * less the radius.
 *
 * <p>{@link SegmentBox} finds the point of the segment that is nearest to the box; the box's point is that
 * one, clamped (Ericson, Real-Time Collision Detection, 2005, 5.1.3). Overlap is decided by {@link
 * CapsuleBox}; overlapping shapes have distance 0. A capsule without length is a sphere. Infinite box planes
 * are allowed; an empty box, a negative radius, a NaN anywhere or a capsule with an infinite coordinate is a
 * miss. The order of the ends does not change the distance.
 *
 * <p>With u = 2⁻²⁴, D the distance of the farther end from the box and |h| half the length, the segment's
 * distance is found as in {@link CapsuleBox}, too small by at most 6 u (D + |h|) and too large by at most 17
 * u (D + |h|): two sums of worst cases. The squares and the root add 3 u of it, the difference to the radius
 * u. The segment's point rounds by 2 u of its coordinates and u |h|; from there to the surface of the capsule
 * it is off by 5 u of the radius. The box's point is exact on the axes on which it is on a face.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19. Beyond 1e19 they overflow: such a distance
 * is a miss, and from a longer capsule the distance may come out too large.
 */
public final class CapsuleBoxDistance {
  /**
   * On each axis {@link CapsuleBox} is off by 6 u of the coordinates, so by 6 √3 u in space. Squares and root
   * add 2.5 u, and the difference u, of a distance that is at most √3 of the largest on an axis: together
   * 16.5 u.
   */
  public static final ErrorBound ERROR = new ErrorBound(17, 0);

  private CapsuleBoxDistance() {}

  @Twin
  static float alone(Capsule c, @Twin.Second Box box) {
    float length = (float) Math.sqrt(CapsuleBox.of(c.segment(), box).squaredDistance());
    boolean valid = CapsuleBox.valid(c) && box.isValid() && length <= Float.MAX_VALUE;
    return Rounded.distance(valid, CapsuleBox.overlap(c, box), length, c.radius());
  }

  @Twin
  static ClosestPoints points(Capsule c, @Twin.Second Box box) {
    float distance = alone(c, box);
    float t = CapsuleBox.of(c.segment(), box).closest();
    Vec p = Segments.point(c.segment(), t);
    Vec d = CapsuleBox.outside(t, c.segment(), box);
    float part = Rounded.part(d.length(), c.radius(), 0);
    Vec sides = BoxFeature.sides(p, d, box);
    return ClosestPoints.of(distance, p.minus(d.times(part)), BoxFeature.point(sides, p, box),
        Segments.feature(t), BoxFeature.outer(sides, distance, p, box));
  }
}
