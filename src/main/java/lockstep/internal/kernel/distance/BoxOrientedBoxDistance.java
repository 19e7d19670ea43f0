package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.BoxOrientedBox;
import lockstep.internal.kernel.part.BoxAxes;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.BoxPairClosest;
import lockstep.internal.kernel.part.ClippedBox;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.SegmentBox;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of an axis-aligned box and an oriented box.
 *
 * <p>Overlap is decided by {@link BoxOrientedBox}; overlapping shapes have distance 0. Otherwise it is the
 * least of the distances of the twelve edges of the oriented box from the box, and of the deepest corners of
 * the box from the oriented box: see {@link BoxPairClosest} for the method, and for common points. Either may
 * be flat: a rectangle, a segment or a point; infinite planes of the axis-aligned box are allowed. An empty
 * box (min &gt; max on an axis), a negative half extent, an invalid quaternion ({@link Rotation#proper}), a
 * NaN anywhere, an infinite centre or half extent is a miss.
 *
 * <p>Everything is relative to the centre of the oriented box, and the box first clipped to the oriented
 * box's bounds: planes beyond them are nearest to nothing, so a huge or infinite box costs no precision, nor
 * does a large offset. A point of the box on one of its planes has that coordinate exactly.
 *
 * <p>With u = 2⁻²⁴, ρ the radius of the oriented box and D the largest distance of a corner of the clipped
 * box from its centre: the matrix turns corners of one wrong by 19 u ρ ({@link BoxAxes}), and those of the
 * other by 19 u D; sums of three products round by 5 u of these; planes, centre and half extents by 3 u D,
 * and what {@link SegmentBox} does with them by 4 u (D + ρ). So the distance is too small by less than 31 u
 * (D + ρ). A point of the oriented box is off by 24 u of its distance from the centre. The largest error
 * found in half a million pairs is 6 u of the span of both shapes.
 *
 * <p>Range: squares of lengths below 1e-18 underflow; where half extents and the difference of the centres
 * add up to more than 1e18, a pair has no distance.
 */
public final class BoxOrientedBoxDistance {
  /** 31 u (D + ρ), which is at most √3 of twice the sum of the largest coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(108, 0);

  private BoxOrientedBoxDistance() {}

  @Twin
  static float alone(Box a, @Twin.Second OrientedBox b) {
    BoxPairClosest pair = pair(clipped(a, b), b);
    float length = (float) Math.sqrt(pair.squaredDistance());
    boolean valid = a.isValid() && BoxFrame.proper(b.half()) && Rotation.proper(b.q())
        && BoxPairClosest.inRange(pair.t(), pair.g(), pair.h());
    return Rounded.distance(valid, BoxOrientedBox.overlap(a, b), length, 0);
  }

  @Twin
  static ClosestPoints points(Box a, @Twin.Second OrientedBox b) {
    float distance = alone(a, b);
    ClippedBox clipped = clipped(a, b);
    BoxPairClosest pair = pair(clipped, b);
    float number = pair.nearest();
    float along = pair.alongEdge(number);
    Vec onA = pair.onA(number, along), onB = pair.onB(number, along);
    Vec sides = clipped.sides(onA);
    Vec p = b.center().plus(pair.t().plus(onA));
    return ClosestPoints.of(distance, BoxFeature.point(sides, p.clamp(a.min(), a.max()), a),
        b.center().plus(pair.r().inSpace(onB)), BoxFeature.outer(sides, distance, p, a),
        BoxFeature.ofOriented(distance, onB, b.half()));
  }

  private static BoxPairClosest pair(ClippedBox clipped, OrientedBox b) {
    return new BoxPairClosest(clipped.center(), clipped.half(), b.half(), Rotation.of(b.q()));
  }

  private static ClippedBox clipped(Box a, OrientedBox b) {
    return new ClippedBox(a.minus(b.center()),
        Box.centered(BoxOrientedBox.reach(Rotation.of(b.q()), b.half())));
  }
}
