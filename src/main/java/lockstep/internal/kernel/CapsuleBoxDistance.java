package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a capsule and an axis-aligned box (AABB): those of the segment and the box, less the radius.
 *
 * <p>{@link SegmentBox} finds the point of the segment that is nearest to the box; the box's point is that one, clamped (Ericson, Real-Time
 * Collision Detection, 2005, 5.1.3). They overlap as {@link CapsuleBox} says, and then have distance 0. A capsule without length is a
 * sphere. Infinite box planes are allowed; an empty box, a negative radius, a NaN anywhere or a capsule with an infinite coordinate is a
 * miss. The order of the ends does not change the distance.
 *
 * <p>With u = 2⁻²⁴, D the distance of the farther end from the box and |h| half the length, the segment's distance is found as in {@link
 * CapsuleBox}, too small by at most 6 u (D + |h|) and too large by at most 17 u (D + |h|): two sums of worst cases. The squares and the root
 * add 3 u of it, the difference to the radius u. The segment's point rounds by 2 u of its coordinates and u |h|; from there to the surface of
 * the capsule it is off by 5 u of the radius. The box's point is exact on the axes on which it is on a face.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19. Beyond 1e19 they overflow: such a distance is a miss, and from a
 * longer capsule the distance may come out too large.
 */
final class CapsuleBoxDistance {
  /**
   * On each axis {@link CapsuleBox} is off by 6 u of the coordinates, so by 6 √3 u in space. Squares and root add 2.5 u, and the difference
   * u, of a distance that is at most √3 of the largest on an axis: together 16.5 u.
   */
  static final ErrorBound ERROR = new ErrorBound(17, 0);

  private CapsuleBoxDistance() {}

  @Twin
  static float alone(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    float length = (float) Math
        .sqrt(CapsuleBox.squaredDistance(ax, ay, az, bx, by, bz, minX, minY, minZ, maxX, maxY, maxZ));
    boolean valid = CapsuleBox.valid(ax, ay, az, bx, by, bz, r) && minX <= maxX && minY <= maxY
        && minZ <= maxZ && length <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY
        : CapsuleBox.overlap(ax, ay, az, bx, by, bz, r, minX, minY, minZ, maxX, maxY, maxZ) ? 0
            : Rounded.apart(length, r);
  }

  @Twin
  static boolean points(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float[] distance,
      float[] axOut, float[] bxOut, float[] ayOut, float[] byOut, float[] azOut, float[] bzOut,
      float[] featureA, float[] featureB, int at) {
    float apart = alone(ax, ay, az, bx, by, bz, r, minX, minY, minZ, maxX, maxY, maxZ);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float t = CapsuleBox.closest(ax, ay, az, bx, by, bz, minX, minY, minZ, maxX, maxY, maxZ);
    float dx = CapsuleBox.outside(t, ax, bx, minX, maxX),
        px = Segments.point(ax, bx, t, Segments.half(ax, bx));
    float dy = CapsuleBox.outside(t, ay, by, minY, maxY),
        py = Segments.point(ay, by, t, Segments.half(ay, by));
    float dz = CapsuleBox.outside(t, az, bz, minZ, maxZ),
        pz = Segments.point(az, bz, t, Segments.half(az, bz));
    float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    float part = Rounded.part(apart == 0, length, r, 0);
    float sideX = BoxFeature.side(px, dx, minX, maxX);
    float sideY = BoxFeature.side(py, dy, minY, maxY);
    float sideZ = BoxFeature.side(pz, dz, minZ, maxZ);
    distance[at] = apart;
    axOut[at] = hit ? px - part * dx : 0;
    bxOut[at] = hit ? BoxFeature.point(sideX, px, minX, maxX) : 0;
    ayOut[at] = hit ? py - part * dy : 0;
    byOut[at] = hit ? BoxFeature.point(sideY, py, minY, maxY) : 0;
    azOut[at] = hit ? pz - part * dz : 0;
    bzOut[at] = hit ? BoxFeature.point(sideZ, pz, minZ, maxZ) : 0;
    featureA[at] = hit ? Segments.feature(t) : 0;
    featureB[at] = hit ? BoxFeature.of(sideX, sideY, sideZ) : 0;
    return hit;
  }
}
