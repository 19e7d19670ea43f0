package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a capsule and a triangle: two points where it lies on the face, or nearly parallel along an edge, at the ends of what both have in common; else one, between
 * the closest points, which {@link CapsuleTriangleDistance} finds. Of a segment that pierces the triangle the normal is that of the shortest way out (separating axes,
 * Ericson, Real-Time Collision Detection, 2005, 5.2.1); see {@link SegmentContact} for how it is chosen, and {@link SegmentTriangleContact}.
 *
 * <p>The depth is not negative exactly where they overlap as {@link CapsuleTriangle} says. A triangle without area is its edges, a capsule without length a sphere. A negative
 * radius, a NaN or an infinity anywhere has no contact. The order of the ends changes no bit but the features, which name ends.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from a corner: corners relative to the middle of the segment are off by 2 u D, half of it by u of itself, and their
 * products with the normal by 3 u D. The normal of the face and cross products are perpendicular to both of their edges up to 4 u, so a corner may reach back by 4 u of an edge; the way v
 * between the closest points is off by what {@link CapsuleTriangleDistance} says. What 50,000 pairs of each sort came to is less than 16 u of the span for all of it.
 *
 * <p>Range: as {@link CapsuleTriangleDistance}.
 */
final class CapsuleTriangleContact {
  private CapsuleTriangleContact() {}

  @Twin
  static boolean contact(float px, float py, float pz, float qx, float qy, float qz, float r,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz,
      float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, int at) {
    boolean overlap = CapsuleTriangle.overlap(px, py, pz, qx, qy, qz, r, ax, ay, az, bx, by, bz, cx, cy, cz);
    boolean back = SegmentContact.back(qx - px, qy - py, qz - pz);
    // the corners relative to the middle of the segment, and unit vectors along it and the edges ab, bc, ca
    float gx = SegmentContact.half(back, px, qx);
    float gy = SegmentContact.half(back, py, qy);
    float gz = SegmentContact.half(back, pz, qz);
    float aX = Segments.fromMiddle(px, qx, ax), bX = Segments.fromMiddle(px, qx, bx),
        cX = Segments.fromMiddle(px, qx, cx);
    float aY = Segments.fromMiddle(py, qy, ay), bY = Segments.fromMiddle(py, qy, by),
        cY = Segments.fromMiddle(py, qy, cy);
    float aZ = Segments.fromMiddle(pz, qz, az), bZ = Segments.fromMiddle(pz, qz, bz),
        cZ = Segments.fromMiddle(pz, qz, cz);
    float hx = FaceFrame.along(0, gx, gy, gz), dx = FaceFrame.along(0, bx - ax, by - ay, bz - az),
        ex = FaceFrame.along(0, cx - bx, cy - by, cz - bz),
        fx = FaceFrame.along(0, ax - cx, ay - cy, az - cz);
    float hy = FaceFrame.along(1, gx, gy, gz), dy = FaceFrame.along(1, bx - ax, by - ay, bz - az),
        ey = FaceFrame.along(1, cx - bx, cy - by, cz - bz),
        fy = FaceFrame.along(1, ax - cx, ay - cy, az - cz);
    float hz = FaceFrame.along(2, gx, gy, gz), dz = FaceFrame.along(2, bx - ax, by - ay, bz - az),
        ez = FaceFrame.along(2, cx - bx, cy - by, cz - bz),
        fz = FaceFrame.along(2, ax - cx, ay - cy, az - cz);
    float length = SegmentContact.length(gx, gy, gz);
    float ab = SegmentContact.length(bx - ax, by - ay, bz - az);
    float bc = SegmentContact.length(cx - bx, cy - by, cz - bz);
    float ca = SegmentContact.length(ax - cx, ay - cy, az - cz);

    // the way from the segment to the triangle
    float toAB = CapsuleTriangleDistance.edge(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz);
    float toBC = CapsuleTriangleDistance.edge(px, py, pz, qx, qy, qz, bx, by, bz, cx, cy, cz);
    float toCA = CapsuleTriangleDistance.edge(px, py, pz, qx, qy, qz, cx, cy, cz, ax, ay, az);
    float toEdges = TriangleFace.least(toAB, toBC, toCA);
    boolean nearAB = toAB <= toEdges;
    boolean nearBC = !nearAB && toBC <= toEdges;
    float sx = nearAB ? ax : nearBC ? bx : cx, tx = nearAB ? bx : nearBC ? cx : ax,
        ux = nearAB ? cx : nearBC ? ax : bx;
    float sy = nearAB ? ay : nearBC ? by : cy, ty = nearAB ? by : nearBC ? cy : ay,
        uy = nearAB ? cy : nearBC ? ay : by;
    float sz = nearAB ? az : nearBC ? bz : cz, tz = nearAB ? bz : nearBC ? cz : az,
        uz = nearAB ? cz : nearBC ? az : bz;
    float onST = CapsuleTriangleDistance.onEdge(
        CapsuleTriangleDistance.onSegment(px, py, pz, qx, qy, qz, sx, sy, sz, tx, ty, tz), px, py, pz, qx, qy,
        qz, sx, sy, sz, tx, ty, tz);
    // at a corner the other edge from there may be as near by rounding, and its nearest point far from the corner
    boolean atS = onST <= -1, atT = onST >= 1;
    float ix = atT ? tx : sx, jx = atS || atT ? ux : tx;
    float iy = atT ? ty : sy, jy = atS || atT ? uy : ty;
    float iz = atT ? tz : sz, jz = atS || atT ? uz : tz;
    float tEdge = CapsuleTriangleDistance.onSegment(px, py, pz, qx, qy, qz, ix, iy, iz, jx, jy, jz);
    float onEdge = CapsuleTriangleDistance.onEdge(tEdge, px, py, pz, qx, qy, qz, ix, iy, iz, jx, jy, jz);
    float tFace = TriangleFace.along(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz, cx, cy, cz);
    float ox = TriangleFace.fromSegment(tFace, px, qx, ax);
    float oy = TriangleFace.fromSegment(tFace, py, qy, ay);
    float oz = TriangleFace.fromSegment(tFace, pz, qz, az);
    float weightC = TriangleFace.weightC(ox, oy, oz, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    float weightB =
        TriangleFace.weightB(weightC, ox, oy, oz, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    // what is nearest in the face is nearer than the edges, or as near by rounding; on its border the face is an edge
    boolean inFace = weightB > 0 && weightC > 0 && weightB + weightC < 1
        && TriangleFace.squaredDistance(px, py, pz, qx, qy, qz, ax, ay, az, bx, by, bz, cx, cy, cz)
            <= (1 + SegmentContact.ROUNDING) * toEdges;
    float nearest = inFace ? tFace : tEdge;
    float vx = inFace ? ox + (weightB * (bx - ax) + weightC * (cx - ax))
        : CapsuleTriangleDistance.fromEdge(tEdge, onEdge, px, qx, ix, jx);
    float vy = inFace ? oy + (weightB * (by - ay) + weightC * (cy - ay))
        : CapsuleTriangleDistance.fromEdge(tEdge, onEdge, py, qy, iy, jy);
    float vz = inFace ? oz + (weightB * (bz - az) + weightC * (cz - az))
        : CapsuleTriangleDistance.fromEdge(tEdge, onEdge, pz, qz, iz, jz);
    float v = SegmentContact.length(vx, vy, vz);
    float rounding = SegmentContact.ROUNDING * ((v + length + r) + 0.5f * (ab + ca));

    boolean byAB = ab >= ca && ab >= length;
    boolean byCA = !byAB && ca >= length;
    float lx = byAB ? dx : byCA ? fx : hx;
    float ly = byAB ? dy : byCA ? fy : hy;
    float lz = byAB ? dz : byCA ? fz : hz;
    float choice = SegmentTriangleContact.choice(gx, gy, gz, aX, aY, aZ, bX, bY, bZ, cX, cY, cZ, dx, dy, dz,
        ex, ey, ez, fx, fy, fz, hx, hy, hz, lx, ly, lz, vx, vy, vz, ab, bc, ca, rounding);
    float outX = SegmentTriangleContact.candidate(0, choice, dx, dy, dz, ex, ey, ez, fx, fy, fz, hx, hy, hz,
        lx, ly, lz, vx, vy, vz);
    float outY = SegmentTriangleContact.candidate(1, choice, dx, dy, dz, ex, ey, ez, fx, fy, fz, hx, hy, hz,
        lx, ly, lz, vx, vy, vz);
    float outZ = SegmentTriangleContact.candidate(2, choice, dx, dy, dz, ex, ey, ez, fx, fy, fz, hx, hy, hz,
        lx, ly, lz, vx, vy, vz);
    float wayX = Contact.normal(outX, outX, outY, outZ);
    float wayY = Contact.normal(outY, outX, outY, outZ);
    float wayZ = Contact.normal(outZ, outX, outY, outZ);
    float forward =
        SegmentTriangleContact.gap(wayX, wayY, wayZ, gx, gy, gz, aX, aY, aZ, bX, bY, bZ, cX, cY, cZ);
    float backward =
        SegmentTriangleContact.gap(-wayX, -wayY, -wayZ, gx, gy, gz, aX, aY, aZ, bX, bY, bZ, cX, cY, cZ);
    boolean away = backward > forward;
    float normalX = away ? 0f - wayX : wayX;
    float normalY = away ? 0f - wayY : wayY;
    float normalZ = away ? 0f - wayZ : wayZ;
    float gap = away ? backward : forward;
    float deep = r - gap;

    // which corners the triangle touches with: a face unless it is no wider than rounding, else the longest edge between them, from i to j along k, else i
    float heightA = RoundedHull.dot(normalX, normalY, normalZ, aX, aY, aZ);
    float heightB = RoundedHull.dot(normalX, normalY, normalZ, bX, bY, bZ);
    float heightC = RoundedHull.dot(normalX, normalY, normalZ, cX, cY, cZ);
    float begin = TriangleFace.least(heightA, heightB, heightC);
    boolean hasA = heightA - begin <= rounding;
    boolean hasB = heightB - begin <= rounding;
    boolean hasC = heightC - begin <= rounding;
    float ofAB = SegmentTriangleContact.touching(hasA, hasB, normalX, normalY, normalZ, dx, dy, dz, ab);
    float ofBC = SegmentTriangleContact.touching(hasB, hasC, normalX, normalY, normalZ, ex, ey, ez, bc);
    float ofCA = SegmentTriangleContact.touching(hasC, hasA, normalX, normalY, normalZ, fx, fy, fz, ca);
    boolean isAB = ofAB >= ofBC && ofAB >= ofCA;
    boolean isBC = !isAB && ofBC >= ofCA;
    float longest = isAB ? ofAB : isBC ? ofBC : ofCA;
    boolean isFace = ofAB > 0 && ofBC > 0 && ofCA > 0
        && SegmentTriangleContact.area(dx, dy, dz, ab, fx, fy, fz, ca) > rounding * longest;
    boolean isAny = longest > rounding;
    float iX = isAB ? aX : isBC ? bX : cX, jX = isAB ? bX : isBC ? cX : aX, kX = isAB ? dx : isBC ? ex : fx;
    float iY = isAB ? aY : isBC ? bY : cY, jY = isAB ? bY : isBC ? cY : aY, kY = isAB ? dy : isBC ? ey : fy;
    float iZ = isAB ? aZ : isBC ? bZ : cZ, jZ = isAB ? bZ : isBC ? cZ : aZ, kZ = isAB ? dz : isBC ? ez : fz;

    // the ends of what the segment has in common with it: between the sides of a face, and the ends of the longest edge
    float enterAB = SegmentTriangleContact.side(isFace, gx, gy, gz, normalX, normalY, normalZ, dx, dy, dz, aX,
        aY, aZ, cX, cY, cZ, rounding);
    float leaveAB = SegmentTriangleContact.side(isFace, -gx, -gy, -gz, normalX, normalY, normalZ, dx, dy, dz,
        aX, aY, aZ, cX, cY, cZ, rounding);
    float enterBC = SegmentTriangleContact.side(isFace, gx, gy, gz, normalX, normalY, normalZ, ex, ey, ez, bX,
        bY, bZ, aX, aY, aZ, rounding);
    float leaveBC = SegmentTriangleContact.side(isFace, -gx, -gy, -gz, normalX, normalY, normalZ, ex, ey, ez,
        bX, bY, bZ, aX, aY, aZ, rounding);
    float enterCA = SegmentTriangleContact.side(isFace, gx, gy, gz, normalX, normalY, normalZ, fx, fy, fz, cX,
        cY, cZ, bX, bY, bZ, rounding);
    float leaveCA = SegmentTriangleContact.side(isFace, -gx, -gy, -gz, normalX, normalY, normalZ, fx, fy, fz,
        cX, cY, cZ, bX, bY, bZ, rounding);
    float enterI =
        SegmentTriangleContact.enter(isAny, gx, gy, gz, kX, kY, kZ, iX, iY, iZ, jX, jY, jZ, rounding);
    float leaveI =
        SegmentTriangleContact.enter(isAny, -gx, -gy, -gz, kX, kY, kZ, iX, iY, iZ, jX, jY, jZ, rounding);
    float enterJ =
        SegmentTriangleContact.enter(isAny, gx, gy, gz, kX, kY, kZ, jX, jY, jZ, iX, iY, iZ, rounding);
    float leaveJ =
        SegmentTriangleContact.enter(isAny, -gx, -gy, -gz, kX, kY, kZ, jX, jY, jZ, iX, iY, iZ, rounding);
    float t0 = SegmentTriangleContact.latest(enterAB, enterBC, enterCA, enterI, enterJ);
    float t1 = -SegmentTriangleContact.latest(leaveAB, leaveBC, leaveCA, leaveI, leaveJ);
    boolean isLine = t0 < t1 && length > rounding && isAny
        && (isFace || SegmentTriangleContact.isParallel(kX, kY, kZ, hx, hy, hz));
    float t = gap >= -rounding || !isAny ? back ? -nearest : nearest : SegmentTriangleContact.deepest(isFace,
        t0, t1, normalX, normalY, normalZ, gx, gy, gz, kX, kY, kZ, iX, iY, iZ);
    float along = RoundedHull.dot(gx, gy, gz, kX, kY, kZ), from = RoundedHull.dot(iX, iY, iZ, kX, kY, kZ);
    float rises = RoundedHull.dot(normalX, normalY, normalZ, gx, gy, gz);
    float edge0 = t0 * along - from, over0 = begin - t0 * rises;
    float toX0 = isFace ? over0 * normalX : (iX - t0 * gx) + edge0 * kX;
    float toY0 = isFace ? over0 * normalY : (iY - t0 * gy) + edge0 * kY;
    float toZ0 = isFace ? over0 * normalZ : (iZ - t0 * gz) + edge0 * kZ;
    float deep0 = SegmentTriangleContact.depth(r, toX0, toY0, toZ0, normalX, normalY, normalZ, rounding);
    float edge1 = t1 * along - from, over1 = begin - t1 * rises;
    float toX1 = isFace ? over1 * normalX : (iX - t1 * gx) + edge1 * kX;
    float toY1 = isFace ? over1 * normalY : (iY - t1 * gy) + edge1 * kY;
    float toZ1 = isFace ? over1 * normalZ : (iZ - t1 * gz) + edge1 * kZ;
    float deep1 = SegmentTriangleContact.depth(r, toX1, toY1, toZ1, normalX, normalY, normalZ, rounding);
    // where neither end is deepest, that takes the place of the deeper one
    boolean first = !isLine || deep0 >= deep1;
    boolean between = !isLine || (first ? deep0 : deep1) < deep - rounding;
    boolean end0 = !(between && first);
    boolean end1 = !between || first;
    float at0 = end0 ? t0 : t;
    float at1 = end1 ? t1 : t;
    float depthAt0 = first ? deep : deep0;
    float depthAt1 = first ? deep1 : deep;
    float all = (hasA ? 1f : 0f) + (hasB ? 2f : 0f) + (hasC ? 4f : 0f);
    // ends by their names, wherever the face ends: so they keep them where both end in the same place
    float on0 = end0 ? -1 : t, on1 = end1 ? 1 : t;
    float number0 = Segments.feature(back ? -on0 : on0) + 4 * all;
    float number1 = Segments.feature(back ? -on1 : on1) + 4 * all;
    float placeX0 = (0.5f * px + 0.5f * qx) + SegmentContact.place(end0, at0, r, depthAt0, normalX, gx, toX0);
    float placeY0 = (0.5f * py + 0.5f * qy) + SegmentContact.place(end0, at0, r, depthAt0, normalY, gy, toY0);
    float placeZ0 = (0.5f * pz + 0.5f * qz) + SegmentContact.place(end0, at0, r, depthAt0, normalZ, gz, toZ0);
    float placeX1 = (0.5f * px + 0.5f * qx) + SegmentContact.place(end1, at1, r, depthAt1, normalX, gx, toX1);
    float placeY1 = (0.5f * py + 0.5f * qy) + SegmentContact.place(end1, at1, r, depthAt1, normalY, gy, toY1);
    float placeZ1 = (0.5f * pz + 0.5f * qz) + SegmentContact.place(end1, at1, r, depthAt1, normalZ, gz, toZ1);
    boolean hit = r >= 0 && rounding <= Float.MAX_VALUE && Contact.proper(deep)
        && Contact.proper(first ? placeX0 : placeX1, first ? placeY0 : placeY1, first ? placeZ0 : placeZ1);
    boolean differ = number0 != number1;
    nx[at] = normalX;
    ny[at] = normalY;
    nz[at] = normalZ;
    x0[at] = placeX0 + 0f;
    y0[at] = placeY0 + 0f;
    z0[at] = placeZ0 + 0f;
    depth0[at] = hit && (first || differ) ? Contact.depth(overlap, first, depthAt0) : Contact.NONE;
    feature0[at] = number0;
    x1[at] = placeX1 + 0f;
    y1[at] = placeY1 + 0f;
    z1[at] = placeZ1 + 0f;
    depth1[at] =
        hit && isLine && (!first || differ) ? Contact.depth(overlap, !first, depthAt1) : Contact.NONE;
    feature1[at] = number1;
    return hit;
  }
}
