package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of an axis-aligned box and an oriented box.
 *
 * <p>They overlap as {@link BoxOrientedBox} says, and then have distance 0. Elsewhere it is the least of those of the twelve edges of the oriented box
 * from the box, and of the deepest corners of the box from the oriented box: {@link BoxPairClosest} says how, and how common points are
 * found. Either may be flat: a rectangle, a segment or a point; infinite planes of the axis-aligned box are allowed. An empty box (min &gt; max on an axis), a
 * negative half extent, a quaternion that is none ({@link Rotation#proper}), a NaN anywhere, an infinite centre or half extent is a miss.
 *
 * <p>All is relative to the centre of the oriented box, and the box first clipped to the oriented box's bounds: planes beyond them are nearest to
 * nothing, so a huge or infinite box costs no precision, nor does a large offset. A point of the box on one of its planes has that coordinate
 * exactly.
 *
 * <p>With u = 2⁻²⁴, ρ the radius of the oriented box and D the largest distance of a corner of the clipped box from its centre: the matrix turns
 * corners of one wrong by 19 u ρ ({@link BoxAxes}), and those of the other by 19 u D; sums of three products round by 5 u of these; planes, centre and half
 * extents by 3 u D, and what {@link SegmentBox} does with them by 4 u (D + ρ). So the distance comes out too small by less than 31 u (D + ρ). A point of
 * the oriented box is off by 24 u of its distance from the centre. What it came to in half a million pairs is 6 u of the span of both
 * shapes.
 *
 * <p>Range: of lengths below 1e-18 squares vanish; where half extents and the difference of the centres add up to more than 1e18, a pair has no
 * distance.
 */
final class BoxOrientedBoxDistance {
  /** 31 u (D + ρ), which is at most √3 of twice the sum of the largest coordinates. */
  static final ErrorBound ERROR = new ErrorBound(108, 0);

  private BoxOrientedBoxDistance() {}

  @Twin
  static float alone(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw) {
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float size = halfX + halfY + halfZ;
    float reachX = BoxOrientedBox.reach(s, qx, qy, qz, qw, halfX, halfY, halfZ, size);
    float reachY = BoxOrientedBox.reach(s, qy, qz, qx, qw, halfY, halfZ, halfX, size);
    float reachZ = BoxOrientedBox.reach(s, qz, qx, qy, qw, halfZ, halfX, halfY, size);
    float tx = BoxClosest.centre(minX - x, maxX - x, -reachX, reachX);
    float ty = BoxClosest.centre(minY - y, maxY - y, -reachY, reachY);
    float tz = BoxClosest.centre(minZ - z, maxZ - z, -reachZ, reachZ);
    float gx = BoxClosest.half(minX - x, maxX - x, -reachX, reachX);
    float gy = BoxClosest.half(minY - y, maxY - y, -reachY, reachY);
    float gz = BoxClosest.half(minZ - z, maxZ - z, -reachZ, reachZ);
    float length = (float) Math
        .sqrt(BoxPairClosest.squaredDistance(tx, ty, tz, gx, gy, gz, halfX, halfY, halfZ, s, qx, qy, qz, qw));
    boolean valid = minX <= maxX && minY <= maxY && minZ <= maxZ && BoxFrame.proper(halfX, halfY, halfZ)
        && Rotation.proper(Rotation.square(qx, qy, qz, qw))
        && BoxPairClosest.inRange(tx, ty, tz, gx, gy, gz, halfX, halfY, halfZ);
    boolean overlap = BoxOrientedBox.overlap(minX, minY, minZ, maxX, maxY, maxZ, x, y, z, halfX, halfY, halfZ,
        qx, qy, qz, qw);
    return !valid ? Float.POSITIVE_INFINITY : overlap ? 0 : Rounded.apart(length, 0);
  }

  @Twin
  static boolean points(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, float[] distance, float[] axOut, float[] bxOut, float[] ayOut, float[] byOut,
      float[] azOut, float[] bzOut, float[] featureA, float[] featureB, int at) {
    float apart = alone(minX, minY, minZ, maxX, maxY, maxZ, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float size = halfX + halfY + halfZ;
    float reachX = BoxOrientedBox.reach(s, qx, qy, qz, qw, halfX, halfY, halfZ, size);
    float reachY = BoxOrientedBox.reach(s, qy, qz, qx, qw, halfY, halfZ, halfX, size);
    float reachZ = BoxOrientedBox.reach(s, qz, qx, qy, qw, halfZ, halfX, halfY, size);
    float tx = BoxClosest.centre(minX - x, maxX - x, -reachX, reachX);
    float ty = BoxClosest.centre(minY - y, maxY - y, -reachY, reachY);
    float tz = BoxClosest.centre(minZ - z, maxZ - z, -reachZ, reachZ);
    float gx = BoxClosest.half(minX - x, maxX - x, -reachX, reachX);
    float gy = BoxClosest.half(minY - y, maxY - y, -reachY, reachY);
    float gz = BoxClosest.half(minZ - z, maxZ - z, -reachZ, reachZ);
    float number = BoxPairClosest.nearest(tx, ty, tz, gx, gy, gz, halfX, halfY, halfZ, s, qx, qy, qz, qw);
    float t =
        BoxPairClosest.alongEdge(number, tx, ty, tz, gx, gy, gz, halfX, halfY, halfZ, s, qx, qy, qz, qw);
    float ax = BoxPairClosest.coordinate(BoxPairClosest.A_X, number, t, tx, ty, tz, gx, gy, gz, halfX, halfY,
        halfZ, s, qx, qy, qz, qw);
    float ay = BoxPairClosest.coordinate(BoxPairClosest.A_Y, number, t, tx, ty, tz, gx, gy, gz, halfX, halfY,
        halfZ, s, qx, qy, qz, qw);
    float az = BoxPairClosest.coordinate(BoxPairClosest.A_Z, number, t, tx, ty, tz, gx, gy, gz, halfX, halfY,
        halfZ, s, qx, qy, qz, qw);
    float bx = BoxPairClosest.coordinate(BoxPairClosest.B_X, number, t, tx, ty, tz, gx, gy, gz, halfX, halfY,
        halfZ, s, qx, qy, qz, qw);
    float by = BoxPairClosest.coordinate(BoxPairClosest.B_Y, number, t, tx, ty, tz, gx, gy, gz, halfX, halfY,
        halfZ, s, qx, qy, qz, qw);
    float bz = BoxPairClosest.coordinate(BoxPairClosest.B_Z, number, t, tx, ty, tz, gx, gy, gz, halfX, halfY,
        halfZ, s, qx, qy, qz, qw);
    float faceX = BoxClosest.side(ax, gx, minX - x, maxX - x, -reachX, reachX);
    float faceY = BoxClosest.side(ay, gy, minY - y, maxY - y, -reachY, reachY);
    float faceZ = BoxClosest.side(az, gz, minZ - z, maxZ - z, -reachZ, reachZ);
    distance[at] = apart;
    axOut[at] = hit ? BoxClosest.place(faceX, x + (tx + ax), minX, maxX) : 0;
    bxOut[at] = hit ? x + BoxClosest.turned(s, qx, qy, qz, qw, bx, by, bz) : 0;
    ayOut[at] = hit ? BoxClosest.place(faceY, y + (ty + ay), minY, maxY) : 0;
    byOut[at] = hit ? y + BoxClosest.turned(s, qy, qz, qx, qw, by, bz, bx) : 0;
    azOut[at] = hit ? BoxClosest.place(faceZ, z + (tz + az), minZ, maxZ) : 0;
    bzOut[at] = hit ? z + BoxClosest.turned(s, qz, qx, qy, qw, bz, bx, by) : 0;
    featureA[at] = hit ? BoxFeature.outer(BoxFeature.of(faceX, faceY, faceZ), apart, x + (tx + ax),
        y + (ty + ay), z + (tz + az), minX, minY, minZ, maxX, maxY, maxZ) : 0;
    featureB[at] = hit ? BoxFeature.ofOriented(apart, bx, by, bz, halfX, halfY, halfZ) : 0;
    return hit;
  }
}
