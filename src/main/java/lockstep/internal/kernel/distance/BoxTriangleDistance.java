package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.BoxTriangle;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.BoxTriangleClosest;
import lockstep.internal.kernel.part.ClippedBox;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of an axis-aligned box and a triangle.
 *
 * <p>Overlap is decided by {@link BoxTriangle}; overlapping shapes have distance 0. Otherwise it is the least
 * of the distances of the box from the three edges, and of the box's corner deepest towards the face from the
 * face: see {@link BoxTriangleClosest} for the method, and for common points. A triangle without area is a
 * segment or a point, a flat box a rectangle, a segment or a point; infinite box planes are allowed. An empty
 * box (min &gt; max on an axis), a NaN anywhere or an infinite vertex is a miss.
 *
 * <p>Everything is relative to corner a, and the box first clipped to the triangle's bounds: planes beyond
 * them are nearest to nothing, so a huge or infinite box costs no precision, nor does a large offset. A point
 * of the box on one of its planes has that coordinate exactly.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner of the triangle from one of the clipped box: planes
 * and corners relative to a round by u of a coordinate of D, centre and half extents by 2 u, corners relative
 * to the centre by u, and so do the middle of an edge, its half, its point at t and what is left outside of
 * the box. So the distance is too small by less than 9 u on an axis, 16 u D and 2 u of itself; in the face it
 * is 12 u on an axis, 21 u D. The largest error found in a million pairs of each difficult kind is 4.5 u of
 * the span of both shapes.
 *
 * <p>Range: squares of lengths below 1e-18 underflow; where the coordinates of the triangle relative to the
 * box add up to more than 1e18, a pair has no distance.
 */
public final class BoxTriangleDistance {
  /** 21 u D and 2 u of the distance, each at most √3 of the sum of the largest coordinates. */
  public static final ErrorBound ERROR = new ErrorBound(40, 0);

  private BoxTriangleDistance() {}

  @Twin
  static float alone(Box box, @Twin.Second Triangle t) {
    BoxTriangleClosest pair = pair(clipped(box, t), t);
    float length = (float) Math.sqrt(pair.squaredDistance());
    boolean valid = box.isValid() && pair.inRange();
    return Rounded.distance(valid, BoxTriangle.overlap(box, t), length, 0);
  }

  @Twin
  static ClosestPoints points(Box box, @Twin.Second Triangle t) {
    float distance = alone(box, t);
    ClippedBox clipped = clipped(box, t);
    BoxTriangleClosest pair = pair(clipped, t);
    float nearest = pair.nearest();
    float along = pair.alongEdge(nearest);
    // the point of the triangle relative to corner a, and that of the box relative to the centre
    Vec onTriangle = t.b().minus(t.a()).times(pair.weightB(nearest, along))
        .plus(t.c().minus(t.a()).times(pair.weightC(nearest, along)));
    Vec onBox = pair.onBox(nearest, onTriangle.minus(clipped.center()));
    Vec sides = clipped.sides(onBox);
    Vec p = t.a().plus(clipped.center().plus(onBox));
    return ClosestPoints.of(distance, BoxFeature.point(sides, p.clamp(box.min(), box.max()), box),
        t.a().plus(onTriangle), BoxFeature.outer(sides, distance, p, box),
        BoxTriangleClosest.feature(nearest, along));
  }

  private static BoxTriangleClosest pair(ClippedBox clipped, Triangle t) {
    Vec o = clipped.center();
    Vec e = t.b().minus(t.a()), f = t.c().minus(t.a());
    return new BoxTriangleClosest(clipped.half(), new Triangle(o.negated(), e.minus(o), f.minus(o)));
  }

  /** The box relative to corner a. */
  private static ClippedBox clipped(Box box, Triangle t) {
    Triangle relative = new Triangle(Vec.all(0), t.b().minus(t.a()), t.c().minus(t.a()));
    return new ClippedBox(box.minus(t.a()), relative.bounds());
  }
}
