package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of two triangles: the least of that of nine pairs of edges and of six edges from the other's face (Larsen et al., Fast
 * Proximity Queries with Swept Sphere Volumes, 1999, as in PQP; Ericson, Real-Time Collision Detection, 2005, 5.1.9 and 5.1.10).
 *
 * <p>Of each pair of edges these are the closest points, see {@link SegmentEdge}. Of an edge and a face they are the edge's end nearer to the
 * plane, or where it crosses the plane, and the nearest point of the face, see {@link TriangleFace}: so the six corners are among them that might be
 * nearest, and, of triangles that cross, the point where an edge pierces the other face. A triangle without area is its edges.
 *
 * <p>They overlap as {@link TriangleTriangle} says, and then have distance 0, and both points are that where they cross, up to rounding. A NaN or
 * an infinite vertex is a miss. What is computed begins with the triangle that comes first in the order of its nine numbers, so the order
 * of the operands changes no bit.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of a corner from one of the other: an edge's middle relative to the other's is off by 3 u D on each
 * axis, halves of edges and their multiples by u of themselves, as in {@link CapsuleCapsule}: the distance is too small by at most 12 u D, and too
 * large by at most 32 u D. What half a million pairs came to is 4 u D either way, also of slivers.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19, and those of the weights below 1e-16; distances and edges beyond 1e19
 * overflow, which is a miss.
 */
final class TriangleTriangleDistance {
  /** 12 u of D, which is at most √3 times the largest coordinates. */
  static final ErrorBound ERROR = new ErrorBound(21, 0);

  private TriangleTriangleDistance() {}

  @Twin
  static float alone(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz,
      @Twin.Second float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy, float wz) {
    boolean swap =
        TriangleTriangle.after(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float square =
        square(swap ? ux : ax, swap ? uy : ay, swap ? uz : az, swap ? vx : bx, swap ? vy : by, swap ? vz : bz,
            swap ? wx : cx, swap ? wy : cy, swap ? wz : cz, swap ? ax : ux, swap ? ay : uy, swap ? az : uz,
            swap ? bx : vx, swap ? by : vy, swap ? bz : vz, swap ? cx : wx, swap ? cy : wy, swap ? cz : wz);
    boolean valid = square <= Float.MAX_VALUE && edges(ax, ay, az, bx, by, bz, cx, cy, cz) <= Float.MAX_VALUE
        && edges(ux, uy, uz, vx, vy, vz, wx, wy, wz) <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY
        : TriangleTriangle.overlap(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz) ? 0
            : Rounded.apart((float) Math.sqrt(square), 0);
  }

  @Twin
  static boolean points(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, @Twin.Second float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy,
      float wz, float[] distance, float[] axOut, float[] bxOut, float[] ayOut, float[] byOut, float[] azOut,
      float[] bzOut, float[] featureA, float[] featureB, int at) {
    float apart = alone(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    boolean swap =
        TriangleTriangle.after(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    // abc is the triangle that comes first from here on
    float x = ax, y = ay, z = az;
    ax = swap ? ux : ax;
    ay = swap ? uy : ay;
    az = swap ? uz : az;
    ux = swap ? x : ux;
    uy = swap ? y : uy;
    uz = swap ? z : uz;
    x = bx;
    y = by;
    z = bz;
    bx = swap ? vx : bx;
    by = swap ? vy : by;
    bz = swap ? vz : bz;
    vx = swap ? x : vx;
    vy = swap ? y : vy;
    vz = swap ? z : vz;
    x = cx;
    y = cy;
    z = cz;
    cx = swap ? wx : cx;
    cy = swap ? wy : cy;
    cz = swap ? wz : cz;
    wx = swap ? x : wx;
    wy = swap ? y : wy;
    wz = swap ? z : wz;

    // the nearest two edges: ij of the first, kl of the second
    float ab = toEdges(ax, ay, az, bx, by, bz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float bc = toEdges(bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float ca = toEdges(cx, cy, cz, ax, ay, az, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float toEdges = TriangleFace.least(ab, bc, ca);
    boolean onAB = ab <= toEdges;
    boolean onBC = !onAB && bc <= toEdges;
    float ix = onAB ? ax : onBC ? bx : cx, jx = onAB ? bx : onBC ? cx : ax;
    float iy = onAB ? ay : onBC ? by : cy, jy = onAB ? by : onBC ? cy : ay;
    float iz = onAB ? az : onBC ? bz : cz, jz = onAB ? bz : onBC ? cz : az;
    float uv = edge(ix, iy, iz, jx, jy, jz, ux, uy, uz, vx, vy, vz);
    float vw = edge(ix, iy, iz, jx, jy, jz, vx, vy, vz, wx, wy, wz);
    float wu = edge(ix, iy, iz, jx, jy, jz, wx, wy, wz, ux, uy, uz);
    float nearest = TriangleFace.least(uv, vw, wu);
    boolean onUV = uv <= nearest;
    boolean onVW = !onUV && vw <= nearest;
    float kx = onUV ? ux : onVW ? vx : wx, lx = onUV ? vx : onVW ? wx : ux;
    float ky = onUV ? uy : onVW ? vy : wy, ly = onUV ? vy : onVW ? wy : uy;
    float kz = onUV ? uz : onVW ? vz : wz, lz = onUV ? vz : onVW ? wz : uz;
    float gx = Segments.half(ix, jx), hx = Segments.half(kx, lx), mx = SegmentSegment.middle(ix, jx, kx, lx);
    float gy = Segments.half(iy, jy), hy = Segments.half(ky, ly), my = SegmentSegment.middle(iy, jy, ky, ly);
    float gz = Segments.half(iz, jz), hz = Segments.half(kz, lz), mz = SegmentSegment.middle(iz, jz, kz, lz);
    float tEdges = SegmentSegment.nearestT(SegmentEdge.closestToLine(mx, my, mz, gx, gy, gz, hx, hy, hz), mx,
        my, mz, gx, gy, gz, hx, hy, hz, Segments.square(hx, hy, hz));
    float sEdges =
        SegmentSegment.nearestS(tEdges, mx, my, mz, gx, gy, gz, Segments.square(gx, gy, gz), hx, hy, hz);

    // the nearest edge and face: of the first the face, or of the second
    float abFace = TriangleFace.squaredDistance(ax, ay, az, bx, by, bz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float bcFace = TriangleFace.squaredDistance(bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float caFace = TriangleFace.squaredDistance(cx, cy, cz, ax, ay, az, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float uvFace = TriangleFace.squaredDistance(ux, uy, uz, vx, vy, vz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float vwFace = TriangleFace.squaredDistance(vx, vy, vz, wx, wy, wz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float wuFace = TriangleFace.squaredDistance(wx, wy, wz, ux, uy, uz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float toSecond = TriangleFace.least(abFace, bcFace, caFace);
    float toFirst = TriangleFace.least(uvFace, vwFace, wuFace);
    boolean first = toFirst < toSecond;
    float toFace = first ? toFirst : toSecond;
    boolean face = toFace < toEdges;
    boolean start = (first ? uvFace : abFace) <= toFace;
    boolean middle = !start && (first ? vwFace : bcFace) <= toFace;
    float ox = first ? ax : ux, ex = first ? bx - ax : vx - ux, fx = first ? cx - ax : wx - ux;
    float oy = first ? ay : uy, ey = first ? by - ay : vy - uy, fy = first ? cy - ay : wy - uy;
    float oz = first ? az : uz, ez = first ? bz - az : vz - uz, fz = first ? cz - az : wz - uz;
    float px = first ? start ? ux : middle ? vx : wx : start ? ax : middle ? bx : cx;
    float py = first ? start ? uy : middle ? vy : wy : start ? ay : middle ? by : cy;
    float pz = first ? start ? uz : middle ? vz : wz : start ? az : middle ? bz : cz;
    float qx = first ? start ? vx : middle ? wx : ux : start ? bx : middle ? cx : ax;
    float qy = first ? start ? vy : middle ? wy : uy : start ? by : middle ? cy : ay;
    float qz = first ? start ? vz : middle ? wz : uz : start ? bz : middle ? cz : az;
    float tFace = TriangleFace.nearestToPlane(Segments.fromMiddle(px, qx, ox),
        Segments.fromMiddle(py, qy, oy), Segments.fromMiddle(pz, qz, oz), Segments.half(px, qx),
        Segments.half(py, qy), Segments.half(pz, qz), ex, ey, ez, fx, fy, fz);
    float rx = TriangleFace.fromSegment(tFace, px, qx, ox);
    float ry = TriangleFace.fromSegment(tFace, py, qy, oy);
    float rz = TriangleFace.fromSegment(tFace, pz, qz, oz);
    float weightC = TriangleFace.weightC(rx, ry, rz, ex, ey, ez, fx, fy, fz);
    float weightB = TriangleFace.weightB(weightC, rx, ry, rz, ex, ey, ez, fx, fy, fz);
    float faceX = ox + (weightB * ex + weightC * fx);
    float faceY = oy + (weightB * ey + weightC * fy);
    float faceZ = oz + (weightB * ez + weightC * fz);

    // the point of the first triangle is on ij, on the edge that is nearest to the second's face, or in the face
    float s = face ? tFace : sEdges;
    float t = face ? tFace : tEdges;
    boolean inFirst = face && first;
    boolean inSecond = face && !first;
    ix = face ? px : ix;
    iy = face ? py : iy;
    iz = face ? pz : iz;
    jx = face ? qx : jx;
    jy = face ? qy : jy;
    jz = face ? qz : jz;
    kx = face ? px : kx;
    ky = face ? py : ky;
    kz = face ? pz : kz;
    lx = face ? qx : lx;
    ly = face ? qy : ly;
    lz = face ? qz : lz;
    float x1 = inFirst ? faceX : on(s, ix, jx), x2 = inSecond ? faceX : on(t, kx, lx);
    float y1 = inFirst ? faceY : on(s, iy, jy), y2 = inSecond ? faceY : on(t, ky, ly);
    float z1 = inFirst ? faceZ : on(s, iz, jz), z2 = inSecond ? faceZ : on(t, kz, lz);
    float feature1 = inFirst ? 7 : TriangleFace.feature(s, face ? start : onAB, face ? middle : onBC);
    float feature2 = inSecond ? 7 : TriangleFace.feature(t, face ? start : onUV, face ? middle : onVW);
    distance[at] = apart;
    // triangles that differ in the signs of zeros have no order: neither have these
    axOut[at] = hit ? (swap ? x2 : x1) + 0f : 0;
    bxOut[at] = hit ? (swap ? x1 : x2) + 0f : 0;
    ayOut[at] = hit ? (swap ? y2 : y1) + 0f : 0;
    byOut[at] = hit ? (swap ? y1 : y2) + 0f : 0;
    azOut[at] = hit ? (swap ? z2 : z1) + 0f : 0;
    bzOut[at] = hit ? (swap ? z1 : z2) + 0f : 0;
    featureA[at] = !hit ? 0 : swap ? feature2 : feature1;
    featureB[at] = !hit ? 0 : swap ? feature1 : feature2;
    return hit;
  }

  /** The least squared distance of edges of abc and uvw, or of an edge and a face. */
  private static float square(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy, float wz) {
    float toEdges = TriangleFace.least(toEdges(ax, ay, az, bx, by, bz, ux, uy, uz, vx, vy, vz, wx, wy, wz),
        toEdges(bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz),
        toEdges(cx, cy, cz, ax, ay, az, ux, uy, uz, vx, vy, vz, wx, wy, wz));
    float toSecond = TriangleFace.least(
        TriangleFace.squaredDistance(ax, ay, az, bx, by, bz, ux, uy, uz, vx, vy, vz, wx, wy, wz),
        TriangleFace.squaredDistance(bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz),
        TriangleFace.squaredDistance(cx, cy, cz, ax, ay, az, ux, uy, uz, vx, vy, vz, wx, wy, wz));
    float toFirst = TriangleFace.least(
        TriangleFace.squaredDistance(ux, uy, uz, vx, vy, vz, ax, ay, az, bx, by, bz, cx, cy, cz),
        TriangleFace.squaredDistance(vx, vy, vz, wx, wy, wz, ax, ay, az, bx, by, bz, cx, cy, cz),
        TriangleFace.squaredDistance(wx, wy, wz, ux, uy, uz, ax, ay, az, bx, by, bz, cx, cy, cz));
    return TriangleFace.least(toEdges, toSecond, toFirst);
  }

  /** The least squared distance of the edge ij from those of uvw. */
  private static float toEdges(float ix, float iy, float iz, float jx, float jy, float jz, float ux, float uy,
      float uz, float vx, float vy, float vz, float wx, float wy, float wz) {
    return TriangleFace.least(edge(ix, iy, iz, jx, jy, jz, ux, uy, uz, vx, vy, vz),
        edge(ix, iy, iz, jx, jy, jz, vx, vy, vz, wx, wy, wz),
        edge(ix, iy, iz, jx, jy, jz, wx, wy, wz, ux, uy, uz));
  }

  /** The squared distance of the edges ij and kl. */
  private static float edge(float ix, float iy, float iz, float jx, float jy, float jz, float kx, float ky,
      float kz, float lx, float ly, float lz) {
    float gx = Segments.half(ix, jx), hx = Segments.half(kx, lx);
    float gy = Segments.half(iy, jy), hy = Segments.half(ky, ly);
    float gz = Segments.half(iz, jz), hz = Segments.half(kz, lz);
    return CapsuleTriangle.edge(SegmentSegment.middle(ix, jx, kx, lx), SegmentSegment.middle(iy, jy, ky, ly),
        SegmentSegment.middle(iz, jz, kz, lz), gx, gy, gz, Segments.square(gx, gy, gz), hx, hy, hz,
        Segments.square(hx, hy, hz));
  }

  /** The coordinate of the point at s of the edge from i to j. */
  private static float on(float s, float i, float j) {
    return 0.5f * (i + j) + s * Segments.half(i, j);
  }

  /** The sum of the squares of the edges, in which every coordinate is. */
  private static float edges(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz) {
    return Segments.square(bx - ax, by - ay, bz - az) + Segments.square(cx - bx, cy - by, cz - bz)
        + Segments.square(ax - cx, ay - cy, az - cz);
  }
}
