package lockstep.internal.kernel.distance;

import lockstep.internal.kernel.overlap.BoxBox;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Distance and closest points of two axis-aligned boxes (AABBs): the gaps between their intervals, axis by
 * axis.
 *
 * <p>On an axis with a gap the closest points are on the two faces at it; where the intervals overlap, their
 * whole intersection is nearest, and the points are its middle: clamping as for a point (Ericson, Real-Time
 * Collision Detection, 2005, 5.1.3), an interval at a time. The distance is the length of the gaps. Overlap
 * is decided by {@link BoxBox}; overlapping boxes have distance 0 and a common point. Infinite planes are
 * allowed: for an interval with one infinite end the point is the other end, for one with two 0. An empty box
 * or a NaN anywhere is a miss. Swapping the boxes changes no bit.
 *
 * <p>With u = 2⁻²⁴ a gap rounds by u of itself, the squares and their sum by 3 u, halved by the root, which
 * rounds by u: the distance is off by 4 u of itself. Points on a face are exact, others off by u.
 *
 * <p>Range: squares lose their last bits for distances below 1e-19; beyond 1e19 they overflow, which is a
 * miss.
 */
public final class BoxBoxDistance {
  /** 4 u of a distance, which is at most √3 of the largest on an axis. */
  public static final ErrorBound ERROR = new ErrorBound(7, 0);

  private BoxBoxDistance() {}

  @Twin
  static float alone(Box a, @Twin.Second Box b) {
    float length = new Vec(gap(a, b, 0), gap(a, b, 1), gap(a, b, 2)).length();
    boolean valid = a.isValid() && b.isValid() && length <= Float.MAX_VALUE;
    return Rounded.distance(valid, BoxBox.overlap(a, b), length, 0);
  }

  @Twin
  static ClosestPoints points(Box a, @Twin.Second Box b) {
    Vec onA = point(a, b), onB = point(b, a);
    return ClosestPoints.of(alone(a, b), onA, onB, BoxFeature.of(BoxFeature.sides(onA, a)),
        BoxFeature.of(BoxFeature.sides(onB, b)));
  }

  /** The gap between the intervals on an axis, 0 where they overlap. */
  private static float gap(Box a, Box b, int axis) {
    float minA = a.min().get(axis), maxA = a.max().get(axis);
    float minB = b.min().get(axis), maxB = b.max().get(axis);
    return minA > maxB ? minA - maxB : minB > maxA ? minB - maxA : 0;
  }

  /** The point of the first box. */
  private static Vec point(Box a, Box b) {
    return new Vec(point(a, b, 0), point(a, b, 1), point(a, b, 2));
  }

  private static float point(Box a, Box b, int axis) {
    float minA = a.min().get(axis), maxA = a.max().get(axis);
    float minB = b.min().get(axis), maxB = b.max().get(axis);
    return minA > maxB ? minA
        : minB > maxA ? maxA : middle(minA > minB ? minA : minB, maxA < maxB ? maxA : maxB);
  }

  /** A common point of the intervals. */
  private static float middle(float low, float high) {
    float from = low >= -Float.MAX_VALUE ? low : high <= Float.MAX_VALUE ? high : 0;
    float to = high <= Float.MAX_VALUE ? high : from;
    // halved first, since the sum of the largest would overflow; + 0, since of 0 and −0 the order of the
    // boxes decides which one is low
    float middle = 0.5f * from + 0.5f * to + 0;
    // both planes at an infinity: the largest float
    float notAbove = middle <= Float.MAX_VALUE ? middle : Float.MAX_VALUE;
    return notAbove >= -Float.MAX_VALUE ? notAbove : -Float.MAX_VALUE;
  }
}
