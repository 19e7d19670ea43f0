package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a capsule and an oriented box (OBB): those of the segment and the box, less the radius.
 *
 * <p>The segment is taken into the frame of the box, where {@link SegmentBox} finds its point that is nearest to the box. The box's point is
 * that one, clamped (Ericson, Real-Time Collision Detection, 2005, 5.1.4); it is turned back into space, and so is the way between the two.
 * They overlap as {@link CapsuleOrientedBox} says, and then have distance 0. A capsule without length is a sphere, and its distance that of {@link
 * SphereOrientedBoxDistance}. A negative radius or half extent, an infinite coordinate, a quaternion that is no rotation or a NaN anywhere is a
 * miss. The order of the ends does not change the distance.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the farther end from the box's centre, the segment's distance is found as in {@link
 * CapsuleOrientedBox}, too small by at most 38 u D and too large by at most 56 u D; the squares and the root add 3 u of it, the difference to the
 * radius u. What 700,000 pairs came to is 8.1 u of the span, the largest distance of corners plus the radius. A turned vector is off by at
 * most 23 u ({@link BoxFrame}): the capsule's point is off by that of the radius, 5 u of the radius for its quotient and products, and 2 u of the
 * coordinates; the box's point by 23 u of its distance from the centre and u of the coordinates. On an axis of the box where it is on a face it is
 * so exactly in the frame.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19. Beyond 1e19 they overflow: such a distance is a miss, and from a
 * longer capsule the distance may come out too large. The quaternion as in {@link Rotation}.
 */
final class CapsuleOrientedBoxDistance {
  /** 38 u in the frame, 2.5 u of squares and root and u of the last difference, of distances that are at most √3 of the largest on an axis. */
  static final ErrorBound ERROR = new ErrorBound(72, 0);

  private CapsuleOrientedBoxDistance() {}

  @Twin
  static float alone(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw) {
    float mx = Segments.middle(x, ax, bx), hx = Segments.half(ax, bx);
    float my = Segments.middle(y, ay, by), hy = Segments.half(ay, by);
    float mz = Segments.middle(z, az, bz), hz = Segments.half(az, bz);
    float length = (float) Math.sqrt(
        CapsuleOrientedBox.squaredDistance(mx, my, mz, hx, hy, hz, halfX, halfY, halfZ, qx, qy, qz, qw));
    boolean valid = CapsuleOrientedBox.valid(r, mx, my, mz, halfX, halfY, halfZ, qx, qy, qz, qw)
        && length <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY
        : CapsuleOrientedBox.overlap(ax, ay, az, bx, by, bz, r, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw)
            ? 0 : Rounded.apart(length, r);
  }

  @Twin
  static boolean points(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, float[] distance, float[] axOut, float[] bxOut, float[] ayOut, float[] byOut,
      float[] azOut, float[] bzOut, float[] featureA, float[] featureB, int at) {
    float apart = alone(ax, ay, az, bx, by, bz, r, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float mx = Segments.middle(x, ax, bx), hx = Segments.half(ax, bx);
    float my = Segments.middle(y, ay, by), hy = Segments.half(ay, by);
    float mz = Segments.middle(z, az, bz), hz = Segments.half(az, bz);
    float t = CapsuleOrientedBox.closest(mx, my, mz, hx, hy, hz, halfX, halfY, halfZ, qx, qy, qz, qw);
    // in the frame of the box: the segment, how far its point is from the box, and the box's point
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float gx = BoxFrame.along(hx, hy, hz, qx, qy, qz, qw, s);
    float gy = BoxFrame.along(hy, hz, hx, qy, qz, qx, qw, s);
    float gz = BoxFrame.along(hz, hx, hy, qz, qx, qy, qw, s);
    float middleX = BoxFrame.along(mx, my, mz, qx, qy, qz, qw, s);
    float middleY = BoxFrame.along(my, mz, mx, qy, qz, qx, qw, s);
    float middleZ = BoxFrame.along(mz, mx, my, qz, qx, qy, qw, s);
    float outX = CapsuleOrientedBox.outside(t, gx, middleX, halfX), alongX = middleX + t * gx;
    float outY = CapsuleOrientedBox.outside(t, gy, middleY, halfY), alongY = middleY + t * gy;
    float outZ = CapsuleOrientedBox.outside(t, gz, middleZ, halfZ), alongZ = middleZ + t * gz;
    float length = (float) Math.sqrt(outX * outX + outY * outY + outZ * outZ);
    float part = Rounded.part(apart == 0, length, r, 0);
    float sideX = BoxFeature.side(alongX, outX, -halfX, halfX);
    float sideY = BoxFeature.side(alongY, outY, -halfY, halfY);
    float sideZ = BoxFeature.side(alongZ, outZ, -halfZ, halfZ);
    float onX = BoxFeature.point(sideX, alongX, -halfX, halfX);
    float onY = BoxFeature.point(sideY, alongY, -halfY, halfY);
    float onZ = BoxFeature.point(sideZ, alongZ, -halfZ, halfZ);
    distance[at] = apart;
    axOut[at] = hit ? Segments.point(ax, bx, t, Segments.half(ax, bx))
        - part * BoxFrame.inSpace(outX, outY, outZ, qx, qy, qz, qw, s) : 0;
    bxOut[at] = hit ? x + BoxFrame.inSpace(onX, onY, onZ, qx, qy, qz, qw, s) : 0;
    ayOut[at] = hit ? Segments.point(ay, by, t, Segments.half(ay, by))
        - part * BoxFrame.inSpace(outY, outZ, outX, qy, qz, qx, qw, s) : 0;
    byOut[at] = hit ? y + BoxFrame.inSpace(onY, onZ, onX, qy, qz, qx, qw, s) : 0;
    azOut[at] = hit ? Segments.point(az, bz, t, Segments.half(az, bz))
        - part * BoxFrame.inSpace(outZ, outX, outY, qz, qx, qy, qw, s) : 0;
    bzOut[at] = hit ? z + BoxFrame.inSpace(onZ, onX, onY, qz, qx, qy, qw, s) : 0;
    featureA[at] = hit ? Segments.feature(t) : 0;
    featureB[at] = hit ? BoxFeature.of(sideX, sideY, sideZ) : 0;
    return hit;
  }
}
