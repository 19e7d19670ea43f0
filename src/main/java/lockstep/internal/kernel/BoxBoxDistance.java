package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of two axis-aligned boxes (AABBs): the gaps between their intervals, axis by axis.
 *
 * <p>On an axis with a gap the closest points lie on the two faces at it; on one where the intervals overlap all that both have in common is
 * nearest, and the points are its middle: clamping as for a point (Ericson, Real-Time Collision Detection, 2005, 5.1.3), an
 * interval at a time. The distance is the length of the gaps. Boxes overlap as {@link BoxBox} says, and then have distance 0 and a common point.
 * Infinite planes are allowed: of an interval without end the point is the other end, of one without ends 0. An empty box or a NaN anywhere is a
 * miss. Swapping the boxes changes no bit.
 *
 * <p>With u = 2⁻²⁴ a gap rounds by u of itself, the squares and their sum by 3 u, halved by the root, which rounds by u: the distance is off by
 * 4 u of itself. Points on a face are exact, others off by u.
 *
 * <p>Range: squares lose their last bits for distances below 1e-19; beyond 1e19 they overflow, which is a miss.
 */
final class BoxBoxDistance {
  /** 4 u of a distance, which is at most √3 of the largest on an axis. */
  static final ErrorBound ERROR = new ErrorBound(7, 0);

  private BoxBoxDistance() {}

  @Twin
  static float alone(float minX1, float minY1, float minZ1, float maxX1, float maxY1, float maxZ1,
      @Twin.Second float minX2, float minY2, float minZ2, float maxX2, float maxY2, float maxZ2) {
    float x = gap(minX1, maxX1, minX2, maxX2);
    float y = gap(minY1, maxY1, minY2, maxY2);
    float z = gap(minZ1, maxZ1, minZ2, maxZ2);
    float length = (float) Math.sqrt(x * x + y * y + z * z);
    boolean valid = minX1 <= maxX1 && minY1 <= maxY1 && minZ1 <= maxZ1 && minX2 <= maxX2 && minY2 <= maxY2
        && minZ2 <= maxZ2 && length <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY
        : BoxBox.overlap(minX1, minY1, minZ1, maxX1, maxY1, maxZ1, minX2, minY2, minZ2, maxX2, maxY2, maxZ2)
            ? 0 : Rounded.apart(length, 0);
  }

  @Twin
  static boolean points(float minX1, float minY1, float minZ1, float maxX1, float maxY1, float maxZ1,
      @Twin.Second float minX2, float minY2, float minZ2, float maxX2, float maxY2, float maxZ2,
      float[] distance, float[] ax, float[] bx, float[] ay, float[] by, float[] az, float[] bz,
      float[] featureA, float[] featureB, int at) {
    float apart = alone(minX1, minY1, minZ1, maxX1, maxY1, maxZ1, minX2, minY2, minZ2, maxX2, maxY2, maxZ2);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float x1 = point(minX1, maxX1, minX2, maxX2), x2 = point(minX2, maxX2, minX1, maxX1);
    float y1 = point(minY1, maxY1, minY2, maxY2), y2 = point(minY2, maxY2, minY1, maxY1);
    float z1 = point(minZ1, maxZ1, minZ2, maxZ2), z2 = point(minZ2, maxZ2, minZ1, maxZ1);
    distance[at] = apart;
    ax[at] = hit ? x1 : 0;
    bx[at] = hit ? x2 : 0;
    ay[at] = hit ? y1 : 0;
    by[at] = hit ? y2 : 0;
    az[at] = hit ? z1 : 0;
    bz[at] = hit ? z2 : 0;
    featureA[at] = hit ? BoxFeature.of(BoxFeature.side(x1, minX1, maxX1), BoxFeature.side(y1, minY1, maxY1),
        BoxFeature.side(z1, minZ1, maxZ1)) : 0;
    featureB[at] = hit ? BoxFeature.of(BoxFeature.side(x2, minX2, maxX2), BoxFeature.side(y2, minY2, maxY2),
        BoxFeature.side(z2, minZ2, maxZ2)) : 0;
    return hit;
  }

  /** How far the intervals are apart, 0 where they overlap. */
  private static float gap(float min1, float max1, float min2, float max2) {
    return min1 > max2 ? min1 - max2 : min2 > max1 ? min2 - max1 : 0;
  }

  /** The coordinate of the point of the first box. */
  private static float point(float min1, float max1, float min2, float max2) {
    return min1 > max2 ? min1
        : min2 > max1 ? max1 : middle(min1 > min2 ? min1 : min2, max1 < max2 ? max1 : max2);
  }

  /** A common point of the intervals. */
  private static float middle(float low, float high) {
    float from = low >= -Float.MAX_VALUE ? low : high <= Float.MAX_VALUE ? high : 0;
    float to = high <= Float.MAX_VALUE ? high : from;
    // halved first, since the sum of the largest would overflow; + 0, since of 0 and −0 the order of the boxes decides which one is low
    return 0.5f * from + 0.5f * to + 0;
  }
}
