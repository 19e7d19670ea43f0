package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a capsule and a triangle: that of the capsule's segment from the triangle, less the radius (Ericson, Real-Time
 * Collision Detection, 2005, 5.1.10).
 *
 * <p>The closest points are the best of four pairs: of the segment and each edge, see {@link SegmentEdge}, and of the face and the point where the
 * segment crosses its plane, or its end nearer to it, see {@link TriangleFace}. As in {@link CapsuleTriangle}, everything is relative to the
 * middle of the segment, and the order of its ends changes no bit of the distance.
 *
 * <p>They overlap as {@link CapsuleTriangle} says, and then have distance 0. A triangle without area is its edges, a capsule without length
 * a sphere. A negative radius, a NaN anywhere or an infinite coordinate is a miss.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from an end and α the largest angle of the triangle: the distance is too small by at most
 * 12 u D, and too large by at most 32 u D, as that of two segments is; what a million pairs came to is 5 u D either way. It rounds by u of the
 * radius. So far it is as good for slivers. But {@link CapsuleTriangle} may take a segment to pierce a sliver that it passes within
 * 8 u D / sin α, and within two thirds of its height: then the distance is 0 all the same, and the points are those nearest to each other. Where
 * it misses what overlaps, the distance is the least positive one, and the points are those of an overlap.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19, and those of the weights below 1e-16; distances and edges beyond 1e19
 * overflow, which is a miss.
 */
final class CapsuleTriangleDistance {
  /** 12 u of D, which is at most √3 times the largest coordinates, and 2 u of radii, which are no larger than bounds. */
  static final ErrorBound ERROR = new ErrorBound(23, 0);

  private CapsuleTriangleDistance() {}

  @Twin
  static float alone(float px, float py, float pz, float qx, float qy, float qz, float r,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    float toEdges = TriangleFace.least(edge(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz),
        edge(px, py, pz, qx, qy, qz, bx, by, bz, cx, cy, cz),
        edge(px, py, pz, qx, qy, qz, cx, cy, cz, ax, ay, az));
    float toFace = TriangleFace.squaredDistance(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float length = (float) Math.sqrt(toFace < toEdges ? toFace : toEdges);
    // every coordinate is in one of these, and with it a NaN or an infinity
    boolean valid = r >= 0 && length <= Float.MAX_VALUE
        && Segments.square(Segments.half(px, qx), Segments.half(py, qy), Segments.half(pz, qz))
            <= Float.MAX_VALUE
        && Segments.square(Segments.half(ax, bx), Segments.half(ay, by), Segments.half(az, bz))
            <= Float.MAX_VALUE
        && Segments.square(Segments.half(bx, cx), Segments.half(by, cy), Segments.half(bz, cz))
            <= Float.MAX_VALUE
        && Segments.square(Segments.half(cx, ax), Segments.half(cy, ay), Segments.half(cz, az))
            <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY
        : CapsuleTriangle.overlap(px, py, pz, qx, qy, qz, r, ax, ay, az, bx, by, bz, cx, cy, cz) ? 0
            : Rounded.apart(length, r);
  }

  @Twin
  static boolean points(float px, float py, float pz, float qx, float qy, float qz, float r,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz,
      float[] distance, float[] axOut, float[] bxOut, float[] ayOut, float[] byOut, float[] azOut,
      float[] bzOut, float[] featureA, float[] featureB, int at) {
    float apart = alone(px, py, pz, qx, qy, qz, r, ax, ay, az, bx, by, bz, cx, cy, cz);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float toAB = edge(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz);
    float toBC = edge(px, py, pz, qx, qy, qz, bx, by, bz, cx, cy, cz);
    float toCA = edge(px, py, pz, qx, qy, qz, cx, cy, cz, ax, ay, az);
    float toEdges = TriangleFace.least(toAB, toBC, toCA);
    float toFace = TriangleFace.squaredDistance(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz, cx, cy, cz);
    boolean face = toFace < toEdges;
    boolean onAB = toAB <= toEdges;
    boolean onBC = !onAB && toBC <= toEdges;

    // the nearest edge, from i to j
    float ix = onAB ? ax : onBC ? bx : cx, jx = onAB ? bx : onBC ? cx : ax;
    float iy = onAB ? ay : onBC ? by : cy, jy = onAB ? by : onBC ? cy : ay;
    float iz = onAB ? az : onBC ? bz : cz, jz = onAB ? bz : onBC ? cz : az;
    float tEdge = onSegment(px, py, pz, qx, qy, qz, ix, iy, iz, jx, jy, jz);
    float s = onEdge(tEdge, px, py, pz, qx, qy, qz, ix, iy, iz, jx, jy, jz);

    // the point of the face, a + β (b − a) + γ (c − a)
    float tFace = TriangleFace.along(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float ox = TriangleFace.fromSegment(tFace, px, qx, ax);
    float oy = TriangleFace.fromSegment(tFace, py, qy, ay);
    float oz = TriangleFace.fromSegment(tFace, pz, qz, az);
    float weightC = TriangleFace.weightC(ox, oy, oz, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    float weightB =
        TriangleFace.weightB(weightC, ox, oy, oz, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    float stepX = weightB * (bx - ax) + weightC * (cx - ax);
    float stepY = weightB * (by - ay) + weightC * (cy - ay);
    float stepZ = weightB * (bz - az) + weightC * (cz - az);

    float t = face ? tFace : tEdge;
    float dx = face ? ox + stepX : fromEdge(t, s, px, qx, ix, jx);
    float dy = face ? oy + stepY : fromEdge(t, s, py, qy, iy, jy);
    float dz = face ? oz + stepZ : fromEdge(t, s, pz, qz, iz, jz);
    float length = (float) Math.sqrt(face ? toFace : toEdges);
    // where overlap and this length differ, the point stays on the surface
    float part = Rounded.part(length <= r, length, r, 0);
    distance[at] = apart;
    axOut[at] = hit ? 0.5f * (px + qx) + (t * Segments.half(px, qx) + part * dx) : 0;
    bxOut[at] = !hit ? 0 : face ? ax + stepX : 0.5f * (ix + jx) + s * Segments.half(ix, jx);
    ayOut[at] = hit ? 0.5f * (py + qy) + (t * Segments.half(py, qy) + part * dy) : 0;
    byOut[at] = !hit ? 0 : face ? ay + stepY : 0.5f * (iy + jy) + s * Segments.half(iy, jy);
    azOut[at] = hit ? 0.5f * (pz + qz) + (t * Segments.half(pz, qz) + part * dz) : 0;
    bzOut[at] = !hit ? 0 : face ? az + stepZ : 0.5f * (iz + jz) + s * Segments.half(iz, jz);
    featureA[at] = hit ? Segments.feature(t) : 0;
    featureB[at] = !hit ? 0 : face ? 7 : TriangleFace.feature(s, onAB, onBC);
    return hit;
  }

  /** The t of the segment's point that is nearest to the edge ij. */
  static float onSegment(float px, float py, float pz, float qx, float qy, float qz, float ix, float iy,
      float iz, float jx, float jy, float jz) {
    float mx = edgeMiddle(px, qx, ix, jx), gx = Segments.half(ix, jx), hx = Segments.half(px, qx);
    float my = edgeMiddle(py, qy, iy, jy), gy = Segments.half(iy, jy), hy = Segments.half(py, qy);
    float mz = edgeMiddle(pz, qz, iz, jz), gz = Segments.half(iz, jz), hz = Segments.half(pz, qz);
    return SegmentSegment.nearestT(SegmentEdge.closestToLine(mx, my, mz, gx, gy, gz, hx, hy, hz), mx, my, mz,
        gx, gy, gz, hx, hy, hz, Segments.square(hx, hy, hz));
  }

  /** The s of the edge's point that is nearest to the one at t. */
  static float onEdge(float t, float px, float py, float pz, float qx, float qy, float qz, float ix, float iy,
      float iz, float jx, float jy, float jz) {
    float mx = edgeMiddle(px, qx, ix, jx), gx = Segments.half(ix, jx), hx = Segments.half(px, qx);
    float my = edgeMiddle(py, qy, iy, jy), gy = Segments.half(iy, jy), hy = Segments.half(py, qy);
    float mz = edgeMiddle(pz, qz, iz, jz), gz = Segments.half(iz, jz), hz = Segments.half(pz, qz);
    return SegmentSegment.nearestS(t, mx, my, mz, gx, gy, gz, Segments.square(gx, gy, gz), hx, hy, hz);
  }

  /** The way from the one to the other, on one axis. */
  static float fromEdge(float t, float s, float p, float q, float i, float j) {
    return edgeMiddle(p, q, i, j) + (s * Segments.half(i, j) - t * Segments.half(p, q));
  }

  /** The squared distance of the segment pq from the edge ij. */
  static float edge(float px, float py, float pz, float qx, float qy, float qz, float ix, float iy, float iz,
      float jx, float jy, float jz) {
    float hx = Segments.half(px, qx), gx = Segments.half(ix, jx);
    float hy = Segments.half(py, qy), gy = Segments.half(iy, jy);
    float hz = Segments.half(pz, qz), gz = Segments.half(iz, jz);
    return CapsuleTriangle.edge(edgeMiddle(px, qx, ix, jx), edgeMiddle(py, qy, iy, jy),
        edgeMiddle(pz, qz, iz, jz), gx, gy, gz, Segments.square(gx, gy, gz), hx, hy, hz,
        Segments.square(hx, hy, hz));
  }

  /** The middle of the edge ij relative to that of the segment pq, on one axis. */
  private static float edgeMiddle(float p, float q, float i, float j) {
    return 0.5f * (Segments.fromMiddle(p, q, i) + Segments.fromMiddle(p, q, j));
  }
}
