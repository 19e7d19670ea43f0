package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of an oriented box and a triangle, in the frame of the box.
 *
 * <p>They overlap as {@link OrientedBoxTriangle} says, and then have distance 0. Elsewhere it is the least of that of the box from the three edges,
 * and of the box's corner deepest towards the face from the face: {@link BoxTriangleClosest} says how, and how common points are found. The
 * triangle's point is told by weights of its corners, so it is on the triangle however the frame rounds. A triangle without area is a segment or a
 * point, a box without half extents a rectangle, a segment or a point. A negative half extent, a quaternion that is none ({@link
 * Rotation#proper}), a NaN or an infinity anywhere is a miss.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from the centre of the box, corners in the frame are off by 22 u D ({@link
 * OrientedBoxTriangle}), and the distance comes out too small by at most that, 21 u D as in {@link BoxTriangleDistance} and 2 u of itself; a point of the box
 * is turned back within 22 u of its distance from the centre. What it came to in a million pairs of each nasty sort is
 * 7.2 u of the span of both shapes.
 *
 * <p>Range: as in {@link BoxTriangleDistance}.
 */
final class OrientedBoxTriangleDistance {
  /** 43 u D and 2 u of the distance, each at most √3 of the sum of the largest coordinates. */
  static final ErrorBound ERROR = new ErrorBound(78, 0);

  private OrientedBoxTriangleDistance() {}

  @Twin
  static float alone(float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = OrientedBoxTriangle.scale(square);
    float au = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, ax - x, ay - y, az - z);
    float av = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, ax - x, ay - y, az - z);
    float aw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, ax - x, ay - y, az - z);
    float bu = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, bx - x, by - y, bz - z);
    float bv = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, bx - x, by - y, bz - z);
    float bw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, bx - x, by - y, bz - z);
    float cu = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, cx - x, cy - y, cz - z);
    float cv = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, cx - x, cy - y, cz - z);
    float cw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, cx - x, cy - y, cz - z);
    float length = (float) Math
        .sqrt(BoxTriangleClosest.squaredDistance(halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw));
    boolean valid = BoxFrame.proper(halfX, halfY, halfZ) && Rotation.proper(square)
        && BoxTriangleClosest.inRange(halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw);
    boolean overlap = OrientedBoxTriangle.overlap(x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw, ax, ay, az,
        bx, by, bz, cx, cy, cz);
    return !valid ? Float.POSITIVE_INFINITY : overlap ? 0 : Rounded.apart(length, 0);
  }

  @Twin
  static boolean points(float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz, float[] distance, float[] axOut, float[] bxOut, float[] ayOut, float[] byOut,
      float[] azOut, float[] bzOut, float[] featureA, float[] featureB, int at) {
    float apart = alone(x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw, ax, ay, az, bx, by, bz, cx, cy, cz);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float s = OrientedBoxTriangle.scale(Rotation.square(qx, qy, qz, qw));
    float au = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, ax - x, ay - y, az - z);
    float av = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, ax - x, ay - y, az - z);
    float aw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, ax - x, ay - y, az - z);
    float bu = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, bx - x, by - y, bz - z);
    float bv = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, bx - x, by - y, bz - z);
    float bw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, bx - x, by - y, bz - z);
    float cu = OrientedBoxTriangle.alongU(s, qx, qy, qz, qw, cx - x, cy - y, cz - z);
    float cv = OrientedBoxTriangle.alongV(s, qx, qy, qz, qw, cx - x, cy - y, cz - z);
    float cw = OrientedBoxTriangle.alongW(s, qx, qy, qz, qw, cx - x, cy - y, cz - z);
    float nearest = BoxTriangleClosest.nearest(halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw);
    float t = BoxTriangleClosest.alongEdge(nearest, halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw);
    float ofB =
        BoxTriangleClosest.weightB(nearest, t, halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw);
    float ofC =
        BoxTriangleClosest.weightC(nearest, t, halfX, halfY, halfZ, au, av, aw, bu, bv, bw, cu, cv, cw);
    boolean face = nearest == BoxTriangleClosest.FACE;
    // the point of the box in its frame
    float u = face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_X, halfX, halfY, halfZ, au, av, aw, bu,
        bv, bw, cu, cv, cw) : CentredBox.inside(au + (ofB * (bu - au) + ofC * (cu - au)), halfX);
    float v = face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_Y, halfX, halfY, halfZ, au, av, aw, bu,
        bv, bw, cu, cv, cw) : CentredBox.inside(av + (ofB * (bv - av) + ofC * (cv - av)), halfY);
    float w = face ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_Z, halfX, halfY, halfZ, au, av, aw, bu,
        bv, bw, cu, cv, cw) : CentredBox.inside(aw + (ofB * (bw - aw) + ofC * (cw - aw)), halfZ);
    distance[at] = apart;
    axOut[at] = hit ? x + BoxClosest.turned(s, qx, qy, qz, qw, u, v, w) : 0;
    bxOut[at] = hit ? ax + (ofB * (bx - ax) + ofC * (cx - ax)) : 0;
    ayOut[at] = hit ? y + BoxClosest.turned(s, qy, qz, qx, qw, v, w, u) : 0;
    byOut[at] = hit ? ay + (ofB * (by - ay) + ofC * (cy - ay)) : 0;
    azOut[at] = hit ? z + BoxClosest.turned(s, qz, qx, qy, qw, w, u, v) : 0;
    bzOut[at] = hit ? az + (ofB * (bz - az) + ofC * (cz - az)) : 0;
    featureA[at] = hit ? BoxFeature.ofOriented(apart, u, v, w, halfX, halfY, halfZ) : 0;
    featureB[at] = hit ? BoxTriangleClosest.feature(nearest, t) : 0;
    return hit;
  }
}
