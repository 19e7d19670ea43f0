package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of an axis-aligned box and a triangle.
 *
 * <p>They overlap as {@link BoxTriangle} says, and then have distance 0. Elsewhere it is the least of that of the box from the three edges, and of the
 * box's corner deepest towards the face from the face: {@link BoxTriangleClosest} says how, and how common points are found. A
 * triangle without area is a segment or a point, a flat box a rectangle, a segment or a point; infinite box planes are allowed. An empty box (min &gt; max on an
 * axis), a NaN anywhere or an infinite vertex is a miss.
 *
 * <p>All is relative to corner a, and the box first clipped to the triangle's bounds: planes beyond them are nearest to nothing, so a huge or
 * infinite box costs no precision, nor does a large offset. A point of the box on one of its planes has that coordinate exactly.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner of the triangle from one of the clipped box: planes and corners relative to a
 * round by u of a coordinate of D, centre and half extents by 2 u, corners relative to the centre by u, and so do the middle of an edge, its half, its
 * point at t and what is left outside of the box. So the distance comes out too small by less than 9 u on an axis, 16 u D and 2 u of itself; in the
 * face it is 12 u on an axis, 21 u D. What it came to in a million pairs of each nasty sort is
 * 4.5 u of the span of both shapes.
 *
 * <p>Range: of lengths below 1e-18 squares vanish; where the coordinates of the triangle relative to the box add up to more than 1e18, a pair has no
 * distance.
 */
final class BoxTriangleDistance {
  /** 21 u D and 2 u of the distance, each at most √3 of the sum of the largest coordinates. */
  static final ErrorBound ERROR = new ErrorBound(40, 0);

  private BoxTriangleDistance() {}

  @Twin
  static float alone(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    float gx = half(minX, maxX, ax, bx, cx), ox = centre(minX, maxX, ax, bx, cx);
    float gy = half(minY, maxY, ay, by, cy), oy = centre(minY, maxY, ay, by, cy);
    float gz = half(minZ, maxZ, az, bz, cz), oz = centre(minZ, maxZ, az, bz, cz);
    float px = -ox, qx = (bx - ax) - ox, rx = (cx - ax) - ox;
    float py = -oy, qy = (by - ay) - oy, ry = (cy - ay) - oy;
    float pz = -oz, qz = (bz - az) - oz, rz = (cz - az) - oz;
    float length =
        (float) Math.sqrt(BoxTriangleClosest.squaredDistance(gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz));
    boolean valid = minX <= maxX && minY <= maxY && minZ <= maxZ
        && BoxTriangleClosest.inRange(gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz);
    boolean overlap =
        BoxTriangle.overlap(minX, minY, minZ, maxX, maxY, maxZ, ax, ay, az, bx, by, bz, cx, cy, cz);
    return !valid ? Float.POSITIVE_INFINITY : overlap ? 0 : Rounded.apart(length, 0);
  }

  @Twin
  static boolean points(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz,
      float[] distance, float[] axOut, float[] bxOut, float[] ayOut, float[] byOut, float[] azOut,
      float[] bzOut, float[] featureA, float[] featureB, int at) {
    float apart = alone(minX, minY, minZ, maxX, maxY, maxZ, ax, ay, az, bx, by, bz, cx, cy, cz);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float gx = half(minX, maxX, ax, bx, cx), ox = centre(minX, maxX, ax, bx, cx);
    float gy = half(minY, maxY, ay, by, cy), oy = centre(minY, maxY, ay, by, cy);
    float gz = half(minZ, maxZ, az, bz, cz), oz = centre(minZ, maxZ, az, bz, cz);
    float px = -ox, qx = (bx - ax) - ox, rx = (cx - ax) - ox;
    float py = -oy, qy = (by - ay) - oy, ry = (cy - ay) - oy;
    float pz = -oz, qz = (bz - az) - oz, rz = (cz - az) - oz;
    float nearest = BoxTriangleClosest.nearest(gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz);
    float t = BoxTriangleClosest.alongEdge(nearest, gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz);
    float ofB = BoxTriangleClosest.weightB(nearest, t, gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz);
    float ofC = BoxTriangleClosest.weightC(nearest, t, gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz);
    // the point of the triangle relative to corner a, and that of the box relative to the centre
    float tx = ofB * (bx - ax) + ofC * (cx - ax);
    float ty = ofB * (by - ay) + ofC * (cy - ay);
    float tz = ofB * (bz - az) + ofC * (cz - az);
    boolean face = nearest == BoxTriangleClosest.FACE;
    float x = face
        ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_X, gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz)
        : CentredBox.inside(tx - ox, gx);
    float y = face
        ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_Y, gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz)
        : CentredBox.inside(ty - oy, gy);
    float z = face
        ? BoxTriangleClosest.inFace(BoxTriangleClosest.BOX_Z, gx, gy, gz, px, py, pz, qx, qy, qz, rx, ry, rz)
        : CentredBox.inside(tz - oz, gz);
    float faceX = side(x, gx, minX, maxX, ax, bx, cx);
    float faceY = side(y, gy, minY, maxY, ay, by, cy);
    float faceZ = side(z, gz, minZ, maxZ, az, bz, cz);
    distance[at] = apart;
    axOut[at] = hit ? BoxClosest.place(faceX, ax + (ox + x), minX, maxX) : 0;
    bxOut[at] = hit ? ax + tx : 0;
    ayOut[at] = hit ? BoxClosest.place(faceY, ay + (oy + y), minY, maxY) : 0;
    byOut[at] = hit ? ay + ty : 0;
    azOut[at] = hit ? BoxClosest.place(faceZ, az + (oz + z), minZ, maxZ) : 0;
    bzOut[at] = hit ? az + tz : 0;
    featureA[at] = hit ? BoxFeature.outer(BoxFeature.of(faceX, faceY, faceZ), apart, ax + (ox + x),
        ay + (oy + y), az + (oz + z), minX, minY, minZ, maxX, maxY, maxZ) : 0;
    featureB[at] = hit ? BoxTriangleClosest.feature(nearest, t) : 0;
    return hit;
  }

  private static float centre(float min, float max, float a, float b, float c) {
    float low = BoxTriangleAxes.min(0, b - a, c - a);
    float high = BoxTriangleAxes.max(0, b - a, c - a);
    return BoxClosest.centre(min - a, max - a, low, high);
  }

  private static float half(float min, float max, float a, float b, float c) {
    float low = BoxTriangleAxes.min(0, b - a, c - a);
    float high = BoxTriangleAxes.max(0, b - a, c - a);
    return BoxClosest.half(min - a, max - a, low, high);
  }

  private static float side(float x, float g, float min, float max, float a, float b, float c) {
    float low = BoxTriangleAxes.min(0, b - a, c - a);
    float high = BoxTriangleAxes.max(0, b - a, c - a);
    return BoxClosest.side(x, g, min - a, max - a, low, high);
  }
}
