package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of two boxes that are turned against each other, where a face of one looks at the other, which definitions share: A's face that looks most along the normal is a rectangle; B's is seen on its plane, along the normal, and clipped to it ({@link FacePoints}), and four
 * of the corners are kept ({@link FourPoints}).
 *
 * <p>What is outside of the rectangle by rounding counts as on its border, so equal boxes upon each other have four points however they round. The deepest point is as deep as the boxes are: the shortest way out leads to where faces meet. Where that is not so the faces do not meet but at
 * corners or edges, a doubt.
 *
 * <p>Frame and names as in {@link BoxPairContact}.
 */
final class BoxFacesContact {
  private BoxFacesContact() {}

  /**
   * Writes the contact.
   *
   * @param faceX the normal, as faceY and faceZ
   * @param gap the gap along it
   * @param product the number of the best edges, their normal, and the gap along that
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float ax,
      float ay, float az, float aw, float r, float lowX, float lowY, float lowZ, float highX, float highY,
      float highZ, float hx, float hy, float hz, float s, float qx, float qy, float qz, float qw, float faceX,
      float faceY, float faceZ, float gap, float product, float edgeX, float edgeY, float edgeZ,
      float ofEdges, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2,
      float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3,
      float[] depth3, float[] feature3, int at) {
    float xx = Rotation.diagonal(s, qy, qz);
    float yy = Rotation.diagonal(s, qz, qx);
    float zz = Rotation.diagonal(s, qx, qy);
    float xy = Rotation.difference(s, qx, qy, qz, qw), yx = Rotation.sum(s, qx, qy, qz, qw);
    float yz = Rotation.difference(s, qy, qz, qx, qw), zy = Rotation.sum(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw), xz = Rotation.sum(s, qz, qx, qy, qw);
    // the axis u v w of A's face is w
    boolean isX = Math.abs(faceX) >= Math.abs(faceY) && Math.abs(faceX) >= Math.abs(faceZ);
    boolean isY = !isX && Math.abs(faceY) >= Math.abs(faceZ);
    float nu = FaceAxes.first(isX, isY, faceX, faceY, faceZ),
        nv = FaceAxes.second(isX, isY, faceX, faceY, faceZ),
        nw = FaceAxes.third(isX, isY, faceX, faceY, faceZ);
    float lowU = FaceAxes.first(isX, isY, lowX, lowY, lowZ),
        highU = FaceAxes.first(isX, isY, highX, highY, highZ);
    float lowV = FaceAxes.second(isX, isY, lowX, lowY, lowZ),
        highV = FaceAxes.second(isX, isY, highX, highY, highZ);
    float plane =
        nw > 0 ? FaceAxes.third(isX, isY, highX, highY, highZ) : FaceAxes.third(isX, isY, lowX, lowY, lowZ);
    // the face of B that looks most against it, its middle m and half edges e and f
    float alongX = xx * faceX + yx * faceY + zx * faceZ;
    float alongY = xy * faceX + yy * faceY + zy * faceZ;
    float alongZ = xz * faceX + yz * faceY + zz * faceZ;
    boolean ofX = Math.abs(alongX) >= Math.abs(alongY) && Math.abs(alongX) >= Math.abs(alongZ);
    boolean ofY = !ofX && Math.abs(alongY) >= Math.abs(alongZ);
    boolean lower = FaceAxes.third(ofX, ofY, alongX, alongY, alongZ) > 0;
    float halfM = FaceAxes.third(ofX, ofY, hx, hy, hz), toM = lower ? -halfM : halfM;
    float halfE = FaceAxes.first(ofX, ofY, hx, hy, hz), halfF = FaceAxes.second(ofX, ofY, hx, hy, hz);
    float mx = toM * FaceAxes.third(ofX, ofY, xx, xy, xz), my = toM * FaceAxes.third(ofX, ofY, yx, yy, yz),
        mz = toM * FaceAxes.third(ofX, ofY, zx, zy, zz);
    float ex = halfE * FaceAxes.first(ofX, ofY, xx, xy, xz),
        ey = halfE * FaceAxes.first(ofX, ofY, yx, yy, yz), ez = halfE * FaceAxes.first(ofX, ofY, zx, zy, zz);
    float gx = halfF * FaceAxes.second(ofX, ofY, xx, xy, xz),
        gy = halfF * FaceAxes.second(ofX, ofY, yx, yy, yz),
        gz = halfF * FaceAxes.second(ofX, ofY, zx, zy, zz);
    boolean isThin1 = halfE == 0, isThin2 = halfF == 0;
    // how deep these are below A's face along the normal, and where they come to lie on it
    float midDeep = (plane - FaceAxes.third(isX, isY, mx, my, mz)) / nw;
    float deep1 = -FaceAxes.third(isX, isY, ex, ey, ez) / nw,
        deep2 = -FaceAxes.third(isX, isY, gx, gy, gz) / nw;
    float midU = FaceAxes.first(isX, isY, mx, my, mz) + midDeep * nu,
        midV = FaceAxes.second(isX, isY, mx, my, mz) + midDeep * nv;
    float u1 = FaceAxes.first(isX, isY, ex, ey, ez) + deep1 * nu,
        v1 = FaceAxes.second(isX, isY, ex, ey, ez) + deep1 * nv;
    float u2 = FaceAxes.first(isX, isY, gx, gy, gz) + deep2 * nu,
        v2 = FaceAxes.second(isX, isY, gx, gy, gz) + deep2 * nv;
    float slack = Contact.tolerance((hx + hy + hz) + (Math.abs(midU) + Math.abs(midV)), gap);
    // the numbers of parts of A count more if it is behind
    float outX = BoxFrame.inSpace(faceX, faceY, faceZ, ax, ay, az, aw, r) + 0f;
    float outY = BoxFrame.inSpace(faceY, faceZ, faceX, ay, az, ax, aw, r) + 0f;
    float outZ = BoxFrame.inSpace(faceZ, faceX, faceY, az, ax, ay, aw, r) + 0f;
    boolean forward = Contact.isForward(outX, outY, outZ);
    float unitA = Contact.feature(forward, 1, 0), unitB = Contact.feature(forward, 0, 1);
    float ofU = unitA * FaceAxes.first(isX, isY, 1, 4, 16), ofV = unitA * FaceAxes.second(isX, isY, 1, 4, 16);
    float ofFaceA = unitA * (FaceAxes.third(isX, isY, 1, 4, 16) * (nw > 0 ? 2 : 1));
    float ofE = unitB * FaceAxes.first(ofX, ofY, 1, 4, 16), ofF = unitB * FaceAxes.second(ofX, ofY, 1, 4, 16);
    float axisA = FaceAxes.third(isX, isY, 0, 1, 2), axisB = FaceAxes.third(ofX, ofY, 0, 1, 2);
    float faces = forward ? FacePoints.ofFaces(axisA, nw > 0, axisB, !lower)
        : FacePoints.ofFaces(axisB, !lower, axisA, nw > 0);
    float ofFaces = faces + ofFaceA + unitB * (FaceAxes.third(ofX, ofY, 1, 4, 16) * (lower ? 1 : 2));
    float edge0 = ofFaces + ofF, edge1 = ofFaces + 2 * ofE, edge2 = ofFaces + 2 * ofF, edge3 = ofFaces + ofE;
    float corner0 = edge0 + ofE, corner1 = edge0 + 2 * ofE, corner2 = edge2 + 2 * ofE, corner3 = edge2 + ofE;
    // the ends of the edges of B's face, clipped, and the corners of A's
    float midU0 = midU - u2, midV0 = midV - v2, midDeep0 = midDeep - deep2;
    float entersU0 = FacePoints.enters(midU0, u1, lowU - slack, highU + slack),
        leavesU0 = FacePoints.leaves(midU0, u1, lowU - slack, highU + slack);
    float entersV0 = FacePoints.enters(midV0, v1, lowV - slack, highV + slack),
        leavesV0 = FacePoints.leaves(midV0, v1, lowV - slack, highV + slack);
    float first0 = FacePoints.first(entersU0, entersV0), last0 = FacePoints.last(leavesU0, leavesV0);
    boolean isStart0 = !isThin1 && first0 <= last0;
    boolean isEnd0 = !isThin1 && first0 < last0 && last0 < 1;
    float start0U = FacePoints.at(first0, midU0, u1, lowU, highU),
        start0V = FacePoints.at(first0, midV0, v1, lowV, highV),
        start0Deep = isStart0 ? midDeep0 + first0 * deep1 : Contact.NONE;
    float start0Feature = first0 <= -1 ? corner0
        : (entersU0 >= entersV0 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1)) + edge0;
    float end0U = FacePoints.at(last0, midU0, u1, lowU, highU),
        end0V = FacePoints.at(last0, midV0, v1, lowV, highV),
        end0Deep = isEnd0 ? midDeep0 + last0 * deep1 : Contact.NONE;
    float end0Feature =
        (leavesU0 <= leavesV0 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1)) + edge0;
    float midU1 = midU + u1, midV1 = midV + v1, midDeep1 = midDeep + deep1;
    float entersU1 = FacePoints.enters(midU1, u2, lowU - slack, highU + slack),
        leavesU1 = FacePoints.leaves(midU1, u2, lowU - slack, highU + slack);
    float entersV1 = FacePoints.enters(midV1, v2, lowV - slack, highV + slack),
        leavesV1 = FacePoints.leaves(midV1, v2, lowV - slack, highV + slack);
    float first1 = FacePoints.first(entersU1, entersV1), last1 = FacePoints.last(leavesU1, leavesV1);
    boolean isStart1 = first1 <= last1;
    boolean isEnd1 = first1 < last1 && last1 < 1;
    float start1U = FacePoints.at(first1, midU1, u2, lowU, highU),
        start1V = FacePoints.at(first1, midV1, v2, lowV, highV),
        start1Deep = isStart1 ? midDeep1 + first1 * deep2 : Contact.NONE;
    float start1Feature = first1 <= -1 ? corner1
        : (entersU1 >= entersV1 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2)) + edge1;
    float end1U = FacePoints.at(last1, midU1, u2, lowU, highU),
        end1V = FacePoints.at(last1, midV1, v2, lowV, highV),
        end1Deep = isEnd1 ? midDeep1 + last1 * deep2 : Contact.NONE;
    float end1Feature =
        (leavesU1 <= leavesV1 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2)) + edge1;
    float midU2 = midU + u2, midV2 = midV + v2, midDeep2 = midDeep + deep2;
    float entersU2 = FacePoints.enters(midU2, u1, lowU - slack, highU + slack),
        leavesU2 = FacePoints.leaves(midU2, u1, lowU - slack, highU + slack);
    float entersV2 = FacePoints.enters(midV2, v1, lowV - slack, highV + slack),
        leavesV2 = FacePoints.leaves(midV2, v1, lowV - slack, highV + slack);
    float first2 = FacePoints.first(entersU2, entersV2), last2 = FacePoints.last(leavesU2, leavesV2);
    boolean isStart2 = !isThin2 && first2 <= last2;
    boolean isEnd2 = !isThin2 && first2 < last2 && first2 > -1;
    float start2U = FacePoints.at(last2, midU2, u1, lowU, highU),
        start2V = FacePoints.at(last2, midV2, v1, lowV, highV),
        start2Deep = isStart2 ? midDeep2 + last2 * deep1 : Contact.NONE;
    float start2Feature = last2 >= 1 ? corner2
        : (leavesU2 <= leavesV2 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1)) + edge2;
    float end2U = FacePoints.at(first2, midU2, u1, lowU, highU),
        end2V = FacePoints.at(first2, midV2, v1, lowV, highV),
        end2Deep = isEnd2 ? midDeep2 + first2 * deep1 : Contact.NONE;
    float end2Feature =
        (entersU2 >= entersV2 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1)) + edge2;
    float midU3 = midU - u1, midV3 = midV - v1, midDeep3 = midDeep - deep1;
    float entersU3 = FacePoints.enters(midU3, u2, lowU - slack, highU + slack),
        leavesU3 = FacePoints.leaves(midU3, u2, lowU - slack, highU + slack);
    float entersV3 = FacePoints.enters(midV3, v2, lowV - slack, highV + slack),
        leavesV3 = FacePoints.leaves(midV3, v2, lowV - slack, highV + slack);
    float first3 = FacePoints.first(entersU3, entersV3), last3 = FacePoints.last(leavesU3, leavesV3);
    boolean isStart3 = !isThin1 && !isThin2 && first3 <= last3;
    boolean isEnd3 = !isThin1 && !isThin2 && first3 < last3 && first3 > -1;
    float start3U = FacePoints.at(last3, midU3, u2, lowU, highU),
        start3V = FacePoints.at(last3, midV3, v2, lowV, highV),
        start3Deep = isStart3 ? midDeep3 + last3 * deep2 : Contact.NONE;
    float start3Feature = last3 >= 1 ? corner3
        : (leavesU3 <= leavesV3 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2)) + edge3;
    float end3U = FacePoints.at(first3, midU3, u2, lowU, highU),
        end3V = FacePoints.at(first3, midV3, v2, lowV, highV),
        end3Deep = isEnd3 ? midDeep3 + first3 * deep2 : Contact.NONE;
    float end3Feature =
        (entersU3 >= entersV3 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2)) + edge3;
    float part1At0 = FacePoints.part(lowU - midU, lowV - midV, u1, v1, u2, v2),
        part2At0 = FacePoints.part(lowU - midU, lowV - midV, u2, v2, u1, v1);
    boolean isCorner0 = FacePoints.isInside(part1At0, part2At0);
    float corner0U = lowU, corner0V = lowV,
        corner0Deep = isCorner0 ? midDeep + (part1At0 * deep1 + part2At0 * deep2) : Contact.NONE;
    float corner0Feature = ofFaces + ofU + ofV;
    float part1At1 = FacePoints.part(highU - midU, lowV - midV, u1, v1, u2, v2),
        part2At1 = FacePoints.part(highU - midU, lowV - midV, u2, v2, u1, v1);
    boolean isCorner1 = FacePoints.isInside(part1At1, part2At1);
    float corner1U = highU, corner1V = lowV,
        corner1Deep = isCorner1 ? midDeep + (part1At1 * deep1 + part2At1 * deep2) : Contact.NONE;
    float corner1Feature = ofFaces + 2 * ofU + ofV;
    float part1At2 = FacePoints.part(highU - midU, highV - midV, u1, v1, u2, v2),
        part2At2 = FacePoints.part(highU - midU, highV - midV, u2, v2, u1, v1);
    boolean isCorner2 = FacePoints.isInside(part1At2, part2At2);
    float corner2U = highU, corner2V = highV,
        corner2Deep = isCorner2 ? midDeep + (part1At2 * deep1 + part2At2 * deep2) : Contact.NONE;
    float corner2Feature = ofFaces + 2 * ofU + 2 * ofV;
    float part1At3 = FacePoints.part(lowU - midU, highV - midV, u1, v1, u2, v2),
        part2At3 = FacePoints.part(lowU - midU, highV - midV, u2, v2, u1, v1);
    boolean isCorner3 = FacePoints.isInside(part1At3, part2At3);
    float corner3U = lowU, corner3V = highV,
        corner3Deep = isCorner3 ? midDeep + (part1At3 * deep1 + part2At3 * deep2) : Contact.NONE;
    float corner3Feature = ofFaces + ofU + 2 * ofV;
    float most = FourPoints.most(start0Deep, start1Deep, start2Deep, start3Deep, end0Deep, end1Deep, end2Deep,
        end3Deep, corner0Deep, corner1Deep, corner2Deep, corner3Deep);
    boolean found = most > Contact.NONE;
    @Twin.Doubt
    boolean apart = valid && !overlap && (!found || -most > gap + slack);
    if (apart) {
      boolean edges = ofEdges > gap;
      return BoxCornersContact.contact(overlap, valid, swap, x, y, z, ax, ay, az, aw, r, lowX, lowY, lowZ,
          highX, highY, highZ, hx, hy, hz, s, qx, qy, qz, qw, edges ? edgeX : faceX, edges ? edgeY : faceY,
          edges ? edgeZ : faceZ, edges ? ofEdges : gap, nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1,
          depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3, at);
    }
    @Twin.Doubt
    boolean beside = valid && overlap && !found && ofEdges > Float.NEGATIVE_INFINITY;
    if (beside) {
      return BoxEdgesContact.contact(overlap, valid, swap, x, y, z, ax, ay, az, aw, r, lowX, lowY, lowZ,
          highX, highY, highZ, hx, hy, hz, s, qx, qy, qz, qw, product, edgeX, edgeY, edgeZ, ofEdges, nx, ny,
          nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3,
          y3, z3, depth3, feature3, at);
    }
    return ReducedContact.contact(overlap, valid, swap, x, y, z, ax, ay, az, aw, r, faceX, faceY, faceZ, gap,
        -0.5f, FaceAxes.x(isX, isY, 0, 0, plane), FaceAxes.y(isX, isY, 0, 0, plane),
        FaceAxes.z(isX, isY, 0, 0, plane), FaceAxes.x(isX, isY, 1, 0, 0), FaceAxes.y(isX, isY, 1, 0, 0),
        FaceAxes.z(isX, isY, 1, 0, 0), FaceAxes.x(isX, isY, 0, 1, 0), FaceAxes.y(isX, isY, 0, 1, 0),
        FaceAxes.z(isX, isY, 0, 1, 0), start0U, start0V, start0Deep, start0Feature, start1U, start1V,
        start1Deep, start1Feature, start2U, start2V, start2Deep, start2Feature, start3U, start3V, start3Deep,
        start3Feature, end0U, end0V, end0Deep, end0Feature, end1U, end1V, end1Deep, end1Feature, end2U, end2V,
        end2Deep, end2Feature, end3U, end3V, end3Deep, end3Feature, corner0U, corner0V, corner0Deep,
        corner0Feature, corner1U, corner1V, corner1Deep, corner1Feature, corner2U, corner2V, corner2Deep,
        corner2Feature, corner3U, corner3V, corner3Deep, corner3Feature, nx, ny, nz, x0, y0, z0, depth0,
        feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3,
        at);
  }
}
