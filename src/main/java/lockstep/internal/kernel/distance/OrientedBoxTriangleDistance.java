package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.OrientedBoxTriangle;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.BoxTriangleClosest;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Rotation;
import lockstep.twin.OrientedBox;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of an oriented box and a triangle, in the frame of the box.
 *
 * <p>Overlap is decided by {@link OrientedBoxTriangle}; overlapping shapes have distance 0. Otherwise it is
 * the least of the distances of the box from the three edges, and of the box's corner deepest towards the
 * face from the face: see {@link BoxTriangleClosest} for the method, and for common points. The triangle's
 * point is computed from weights of its corners, so it is on the triangle however the frame rounds. A
 * triangle without area is a segment or a point, a box without half extents a rectangle, a segment or a
 * point. A negative half extent, an invalid quaternion ({@link Rotation#proper}), a NaN or an infinity
 * anywhere is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from the centre of the box, corners in the frame
 * are off by 22 u D ({@link OrientedBoxTriangle}), and the distance is too small by at most that, 21 u D as
 * in {@link BoxTriangleDistance} and 2 u of itself; a point of the box is rotated back within 22 u of its
 * distance from the centre. The largest error found in a million pairs of each difficult kind is 7.2 u of the
 * span of both shapes.
 *
 * <p>Range: as in {@link BoxTriangleDistance}.
 */
public final class OrientedBoxTriangleDistance {
  /** 43 u D and 2 u of the distance, each at most √3 of the sum of the largest coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(78, 0);

  private OrientedBoxTriangleDistance() {}

  @Twin
  static float alone(OrientedBox box, @Twin.Second Triangle t) {
    BoxTriangleClosest pair = pair(box, t);
    float length = (float) Math.sqrt(pair.squaredDistance());
    boolean valid = BoxFrame.proper(box.half()) && Rotation.proper(box.q()) && pair.inRange();
    return Rounded.distance(valid, OrientedBoxTriangle.overlap(box, t), length, 0);
  }

  @Twin
  static ClosestPoints points(OrientedBox box, @Twin.Second Triangle t) {
    float distance = alone(box, t);
    BoxTriangleClosest pair = pair(box, t);
    float nearest = pair.nearest();
    float along = pair.alongEdge(nearest);
    Vec onBox = pair.onBox(nearest, weighted(pair.triangle(), pair, nearest, along));
    Rotation r = Rotation.of(box.q(), OrientedBoxTriangle.scale(box.q().square()));
    return ClosestPoints.of(distance, box.center().plus(r.inSpace(onBox)), weighted(t, pair, nearest, along),
        BoxFeature.ofOriented(distance, onBox, box.half()), BoxTriangleClosest.feature(nearest, along));
  }

  /** The nearest point of a triangle, by the weights of its corners. */
  private static Vec weighted(Triangle t, BoxTriangleClosest pair, float nearest, float along) {
    return t.a().plus(t.b().minus(t.a()).times(pair.weightB(nearest, along))
        .plus(t.c().minus(t.a()).times(pair.weightC(nearest, along))));
  }

  private static BoxTriangleClosest pair(OrientedBox box, Triangle t) {
    return new BoxTriangleClosest(box.half(), OrientedBoxTriangle.along(box.q(), t.minus(box.center())));
  }
}
