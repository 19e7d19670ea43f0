package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a sphere and an oriented box (OBB).
 *
 * <p>The centre of the sphere is taken into the frame of the box and clamped there to the box's nearest point (Ericson, Real-Time
 * Collision Detection, 2005, 5.1.4); that is turned back into space, and so is the way between the two. They overlap as {@link
 * SphereOrientedBox} says, and then have distance 0. Half extents of 0 make a rectangle, a segment or a point. A negative radius or half extent,
 * an infinite box, a quaternion that is no rotation or a NaN anywhere is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the centres, the centre in the frame is off by at most 24 u D as in {@link SphereOrientedBox}. How far a
 * coordinate is outside, the squares and the root add 3.5 u of the distance, the difference to the radius u. What 700,000 pairs came to is 9.4
 * u of the span, the largest distance of the centre from a corner plus the radius. A turned vector is off by at most 23 u ({@link BoxFrame}): the
 * sphere's point is off by that and 5 u of the radius and u of the coordinates, the box's point by 23 u of its distance from the centre and u of
 * the coordinates. On an axis of the box where it is on a face it is so exactly in the frame.
 *
 * <p>Range: squares lose their last bits for distances below 1e-19; beyond 1e19 they overflow, which is a miss. The quaternion as in {@link
 * Rotation}.
 */
final class SphereOrientedBoxDistance {
  /** 24 u in the frame, 3.5 u of squares and root and u of the last difference, of distances that are at most √3 of the largest on an axis. */
  static final ErrorBound ERROR = new ErrorBound(50, 0);

  private SphereOrientedBoxDistance() {}

  @Twin
  static float alone(float x, float y, float z, float r, @Twin.Second float centreX, float centreY,
      float centreZ, float halfX, float halfY, float halfZ, float qx, float qy, float qz, float qw) {
    float dx = x - centreX;
    float dy = y - centreY;
    float dz = z - centreZ;
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    float outX = SphereOrientedBox.outside(BoxFrame.along(dx, dy, dz, qx, qy, qz, qw, s), halfX);
    float outY = SphereOrientedBox.outside(BoxFrame.along(dy, dz, dx, qy, qz, qx, qw, s), halfY);
    float outZ = SphereOrientedBox.outside(BoxFrame.along(dz, dx, dy, qz, qx, qy, qw, s), halfZ);
    float length = (float) Math.sqrt(outX * outX + outY * outY + outZ * outZ);
    boolean valid = r >= 0 && BoxFrame.proper(halfX, halfY, halfZ) && Rotation.proper(square)
        && length <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY : SphereOrientedBox.overlap(x, y, z, r, centreX, centreY, centreZ,
        halfX, halfY, halfZ, qx, qy, qz, qw) ? 0 : Rounded.apart(length, r);
  }

  @Twin
  static boolean points(float x, float y, float z, float r, @Twin.Second float centreX, float centreY,
      float centreZ, float halfX, float halfY, float halfZ, float qx, float qy, float qz, float qw,
      float[] distance, float[] ax, float[] bx, float[] ay, float[] by, float[] az, float[] bz,
      float[] featureA, float[] featureB, int at) {
    float apart = alone(x, y, z, r, centreX, centreY, centreZ, halfX, halfY, halfZ, qx, qy, qz, qw);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float dx = x - centreX;
    float dy = y - centreY;
    float dz = z - centreZ;
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    // in the frame of the box
    float alongX = BoxFrame.along(dx, dy, dz, qx, qy, qz, qw, s);
    float alongY = BoxFrame.along(dy, dz, dx, qy, qz, qx, qw, s);
    float alongZ = BoxFrame.along(dz, dx, dy, qz, qx, qy, qw, s);
    float onX = SphereBox.clamp(alongX, -halfX, halfX), outX = alongX - onX;
    float onY = SphereBox.clamp(alongY, -halfY, halfY), outY = alongY - onY;
    float onZ = SphereBox.clamp(alongZ, -halfZ, halfZ), outZ = alongZ - onZ;
    float length = (float) Math.sqrt(outX * outX + outY * outY + outZ * outZ);
    float part = Rounded.part(apart == 0, length, r, 0);
    distance[at] = apart;
    ax[at] = hit ? x - part * BoxFrame.inSpace(outX, outY, outZ, qx, qy, qz, qw, s) : 0;
    bx[at] = hit ? centreX + BoxFrame.inSpace(onX, onY, onZ, qx, qy, qz, qw, s) : 0;
    ay[at] = hit ? y - part * BoxFrame.inSpace(outY, outZ, outX, qy, qz, qx, qw, s) : 0;
    by[at] = hit ? centreY + BoxFrame.inSpace(onY, onZ, onX, qy, qz, qx, qw, s) : 0;
    az[at] = hit ? z - part * BoxFrame.inSpace(outZ, outX, outY, qz, qx, qy, qw, s) : 0;
    bz[at] = hit ? centreZ + BoxFrame.inSpace(onZ, onX, onY, qz, qx, qy, qw, s) : 0;
    featureA[at] = hit ? 1 : 0;
    featureB[at] = hit ? BoxFeature.of(BoxFeature.side(alongX, -halfX, halfX),
        BoxFeature.side(alongY, -halfY, halfY), BoxFeature.side(alongZ, -halfZ, halfZ)) : 0;
    return hit;
  }
}
