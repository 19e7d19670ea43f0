package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.OrientedBoxOrientedBox;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.BoxPairClosest;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentBox;
import lockstep.internal.shape.Rotation;
import lockstep.twin.OrientedBox;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of two oriented boxes, in the frame of one of them.
 *
 * <p>Overlap is decided by {@link OrientedBoxOrientedBox}; overlapping shapes have distance 0. Otherwise it
 * is the least of the distances of the twelve edges of one from the other, and of the deepest corners of that
 * from the first: see {@link BoxPairClosest} for the method, and for common points. Either may be flat: a
 * rectangle, a segment or a point. A negative half extent, an invalid quaternion ({@link Rotation#proper}), a
 * NaN or an infinity anywhere is a miss.
 *
 * <p>The one whose frame is used has the smaller x of the centre, or y, or z, so the order of the operands
 * changes no bit. Where the centres are the same, they are the common point, whichever box it is.
 *
 * <p>With u = 2⁻²⁴, ρ the sum of the radii and D the distance of the centres: that is off by 25 u D in the
 * frame, the quaternion turns corners wrong by 12 u ρ and the matrix by 19 u (D + ρ); sums of products, and
 * {@link SegmentBox}, round by 9 u (D + ρ). So the distance is too small by less than 53 u (D + ρ). Points
 * are off by 24 u of their distance from the centre. The largest error found in nine hundred thousand pairs
 * is 9.2 u of the span of both shapes, where thin boxes are far apart: turning the difference of the centres
 * alone changes its length by up to 7.4 u.
 *
 * <p>Range: as in {@link BoxOrientedBoxDistance}.
 */
public final class OrientedBoxOrientedBoxDistance {
  /**
   * 53 u (D + ρ), and a distance of centres and radii is at most √3 of twice the sum of the largest
   * coordinates.
   */
  public static final ErrorBound ERROR = new ErrorBound(184, 0);

  private OrientedBoxOrientedBoxDistance() {}

  @Twin
  static float alone(OrientedBox first, @Twin.Second OrientedBox second) {
    boolean swap = swap(first, second);
    OrientedBox a = swap ? second : first, b = swap ? first : second;
    BoxPairClosest pair = pair(first, second);
    float length = (float) Math.sqrt(pair.squaredDistance());
    boolean valid = BoxFrame.proper(first.half()) && BoxFrame.proper(second.half()) && Rotation.proper(a.q())
        && Rotation.proper(b.q()) && BoxPairClosest.inRange(pair.t(), pair.g(), pair.h());
    return Rounded.distance(valid, OrientedBoxOrientedBox.overlap(first, second), length, 0);
  }

  @Twin
  static ClosestPoints points(OrientedBox first, @Twin.Second OrientedBox second) {
    float distance = alone(first, second);
    boolean swap = swap(first, second);
    OrientedBox a = swap ? second : first, b = swap ? first : second;
    BoxPairClosest pair = pair(first, second);
    float number = pair.nearest();
    float along = pair.alongEdge(number);
    Vec onA = pair.onA(number, along), onB = pair.onB(number, along);
    Vec pointA = inSpace(a, onA), pointB = inSpace(b, onB);
    float featureA = BoxFeature.ofOriented(distance, onA, a.half());
    float featureB = BoxFeature.ofOriented(distance, onB, b.half());
    return ClosestPoints.of(distance, swap ? pointB : pointA, swap ? pointA : pointB,
        swap ? featureB : featureA, swap ? featureA : featureB);
  }

  private static BoxPairClosest pair(OrientedBox first, OrientedBox second) {
    boolean swap = swap(first, second);
    OrientedBox a = swap ? second : first, b = swap ? first : second;
    Vec d = second.center().minus(first.center());
    Vec t = Rotation.of(a.q()).along(swap ? d.negated() : d).negated();
    Rotation r = Rotation.of(OrientedBoxOrientedBox.relative(a.q(), b.q()));
    return new BoxPairClosest(t, a.half(), b.half(), r);
  }

  /** Whether the second box is A. */
  private static boolean swap(OrientedBox first, OrientedBox second) {
    return OrientedBoxOrientedBox.swap(second.center().minus(first.center()));
  }

  /**
   * The point in space of a point in the frame of a box. + 0: no −0, which would show which of two boxes with
   * one centre is A.
   */
  private static Vec inSpace(OrientedBox box, Vec p) {
    return box.center().plus(Rotation.of(box.q()).inSpace(p)).plus(Vec.all(0));
  }
}
