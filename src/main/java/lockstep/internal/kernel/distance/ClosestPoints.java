package lockstep.internal.kernel.distance;

import lockstep.twin.Vec;

/**
 * The distance of two shapes, their closest points a and b, and the features of these; everything but the
 * distance is 0 for a miss.
 */
record ClosestPoints(boolean hit, float distance, float ax, float bx, float ay, float by, float az, float bz,
    float featureA, float featureB) {
  /** The closest points; a miss if the distance or a point is infinite: coordinates of 1e38 may overflow. */
  static ClosestPoints of(float distance, Vec a, Vec b, float featureA, float featureB) {
    Vec largest = Vec.all(Float.MAX_VALUE);
    boolean hit = distance < Float.POSITIVE_INFINITY && a.abs().atMost(largest) && b.abs().atMost(largest);
    return new ClosestPoints(hit, hit ? distance : Float.POSITIVE_INFINITY, hit ? a.x() : 0, hit ? b.x() : 0,
        hit ? a.y() : 0, hit ? b.y() : 0, hit ? a.z() : 0, hit ? b.z() : 0, hit ? featureA : 0,
        hit ? featureB : 0);
  }
}
