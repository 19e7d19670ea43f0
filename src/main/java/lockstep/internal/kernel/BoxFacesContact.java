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
    float slack = BoxPairContact.tolerance((hx + hy + hz) + (Math.abs(midU) + Math.abs(midV)), gap);
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
        start0V = FacePoints.at(first0, midV0, v1, lowV, highV), start0Deep = midDeep0 + first0 * deep1;
    float start0Feature = first0 <= -1 ? corner0
        : (entersU0 >= entersV0 ? ofU * FacePoints.side(u1) : ofV * FacePoints.side(v1)) + edge0;
    float end0U = FacePoints.at(last0, midU0, u1, lowU, highU),
        end0V = FacePoints.at(last0, midV0, v1, lowV, highV), end0Deep = midDeep0 + last0 * deep1;
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
        start1V = FacePoints.at(first1, midV1, v2, lowV, highV), start1Deep = midDeep1 + first1 * deep2;
    float start1Feature = first1 <= -1 ? corner1
        : (entersU1 >= entersV1 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2)) + edge1;
    float end1U = FacePoints.at(last1, midU1, u2, lowU, highU),
        end1V = FacePoints.at(last1, midV1, v2, lowV, highV), end1Deep = midDeep1 + last1 * deep2;
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
        start2V = FacePoints.at(last2, midV2, v1, lowV, highV), start2Deep = midDeep2 + last2 * deep1;
    float start2Feature = last2 >= 1 ? corner2
        : (leavesU2 <= leavesV2 ? ofU * FacePoints.side(-u1) : ofV * FacePoints.side(-v1)) + edge2;
    float end2U = FacePoints.at(first2, midU2, u1, lowU, highU),
        end2V = FacePoints.at(first2, midV2, v1, lowV, highV), end2Deep = midDeep2 + first2 * deep1;
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
        start3V = FacePoints.at(last3, midV3, v2, lowV, highV), start3Deep = midDeep3 + last3 * deep2;
    float start3Feature = last3 >= 1 ? corner3
        : (leavesU3 <= leavesV3 ? ofU * FacePoints.side(-u2) : ofV * FacePoints.side(-v2)) + edge3;
    float end3U = FacePoints.at(first3, midU3, u2, lowU, highU),
        end3V = FacePoints.at(first3, midV3, v2, lowV, highV), end3Deep = midDeep3 + first3 * deep2;
    float end3Feature =
        (entersU3 >= entersV3 ? ofU * FacePoints.side(u2) : ofV * FacePoints.side(v2)) + edge3;
    float part1At0 = FacePoints.part(lowU - midU, lowV - midV, u1, v1, u2, v2),
        part2At0 = FacePoints.part(lowU - midU, lowV - midV, u2, v2, u1, v1);
    boolean isCorner0 = FacePoints.isInside(part1At0, part2At0);
    float corner0U = lowU, corner0V = lowV, corner0Deep = midDeep + (part1At0 * deep1 + part2At0 * deep2);
    float corner0Feature = ofFaces + ofU + ofV;
    float part1At1 = FacePoints.part(highU - midU, lowV - midV, u1, v1, u2, v2),
        part2At1 = FacePoints.part(highU - midU, lowV - midV, u2, v2, u1, v1);
    boolean isCorner1 = FacePoints.isInside(part1At1, part2At1);
    float corner1U = highU, corner1V = lowV, corner1Deep = midDeep + (part1At1 * deep1 + part2At1 * deep2);
    float corner1Feature = ofFaces + 2 * ofU + ofV;
    float part1At2 = FacePoints.part(highU - midU, highV - midV, u1, v1, u2, v2),
        part2At2 = FacePoints.part(highU - midU, highV - midV, u2, v2, u1, v1);
    boolean isCorner2 = FacePoints.isInside(part1At2, part2At2);
    float corner2U = highU, corner2V = highV, corner2Deep = midDeep + (part1At2 * deep1 + part2At2 * deep2);
    float corner2Feature = ofFaces + 2 * ofU + 2 * ofV;
    float part1At3 = FacePoints.part(lowU - midU, highV - midV, u1, v1, u2, v2),
        part2At3 = FacePoints.part(lowU - midU, highV - midV, u2, v2, u1, v1);
    boolean isCorner3 = FacePoints.isInside(part1At3, part2At3);
    float corner3U = lowU, corner3V = highV, corner3Deep = midDeep + (part1At3 * deep1 + part2At3 * deep2);
    float corner3Feature = ofFaces + ofU + 2 * ofV;
    float number1 = FourPoints.largest(isStart0 ? start0Deep : Contact.NONE,
        isStart1 ? start1Deep : Contact.NONE, isStart2 ? start2Deep : Contact.NONE,
        isStart3 ? start3Deep : Contact.NONE, isEnd0 ? end0Deep : Contact.NONE,
        isEnd1 ? end1Deep : Contact.NONE, isEnd2 ? end2Deep : Contact.NONE, isEnd3 ? end3Deep : Contact.NONE,
        isCorner0 ? corner0Deep : Contact.NONE, isCorner1 ? corner1Deep : Contact.NONE,
        isCorner2 ? corner2Deep : Contact.NONE, isCorner3 ? corner3Deep : Contact.NONE);
    float uAt1 = FourPoints.pick(number1, start0U, start1U, start2U, start3U, end0U, end1U, end2U, end3U,
        corner0U, corner1U, corner2U, corner3U);
    float vAt1 = FourPoints.pick(number1, start0V, start1V, start2V, start3V, end0V, end1V, end2V, end3V,
        corner0V, corner1V, corner2V, corner3V);
    float deepAt1 = FourPoints.pick(number1, start0Deep, start1Deep, start2Deep, start3Deep, end0Deep,
        end1Deep, end2Deep, end3Deep, corner0Deep, corner1Deep, corner2Deep, corner3Deep);
    float featureAt1 = FourPoints.pick(number1, start0Feature, start1Feature, start2Feature, start3Feature,
        end0Feature, end1Feature, end2Feature, end3Feature, corner0Feature, corner1Feature, corner2Feature,
        corner3Feature);
    float start0Away = FourPoints.away(isStart0, start0U, start0V, uAt1, vAt1);
    float start1Away = FourPoints.away(isStart1, start1U, start1V, uAt1, vAt1);
    float start2Away = FourPoints.away(isStart2, start2U, start2V, uAt1, vAt1);
    float start3Away = FourPoints.away(isStart3, start3U, start3V, uAt1, vAt1);
    float end0Away = FourPoints.away(isEnd0, end0U, end0V, uAt1, vAt1);
    float end1Away = FourPoints.away(isEnd1, end1U, end1V, uAt1, vAt1);
    float end2Away = FourPoints.away(isEnd2, end2U, end2V, uAt1, vAt1);
    float end3Away = FourPoints.away(isEnd3, end3U, end3V, uAt1, vAt1);
    float corner0Away = FourPoints.away(isCorner0, corner0U, corner0V, uAt1, vAt1);
    float corner1Away = FourPoints.away(isCorner1, corner1U, corner1V, uAt1, vAt1);
    float corner2Away = FourPoints.away(isCorner2, corner2U, corner2V, uAt1, vAt1);
    float corner3Away = FourPoints.away(isCorner3, corner3U, corner3V, uAt1, vAt1);
    float number2 = FourPoints.largest(start0Away, start1Away, start2Away, start3Away, end0Away, end1Away,
        end2Away, end3Away, corner0Away, corner1Away, corner2Away, corner3Away);
    float uAt2 = FourPoints.pick(number2, start0U, start1U, start2U, start3U, end0U, end1U, end2U, end3U,
        corner0U, corner1U, corner2U, corner3U);
    float vAt2 = FourPoints.pick(number2, start0V, start1V, start2V, start3V, end0V, end1V, end2V, end3V,
        corner0V, corner1V, corner2V, corner3V);
    float deepAt2 = FourPoints.pick(number2, start0Deep, start1Deep, start2Deep, start3Deep, end0Deep,
        end1Deep, end2Deep, end3Deep, corner0Deep, corner1Deep, corner2Deep, corner3Deep);
    float featureAt2 = FourPoints.pick(number2, start0Feature, start1Feature, start2Feature, start3Feature,
        end0Feature, end1Feature, end2Feature, end3Feature, corner0Feature, corner1Feature, corner2Feature,
        corner3Feature);
    float away = FourPoints.pick(number2, start0Away, start1Away, start2Away, start3Away, end0Away, end1Away,
        end2Away, end3Away, corner0Away, corner1Away, corner2Away, corner3Away);
    float start0Area = FourPoints.area(isStart0, start0U, start0V, uAt1, vAt1, uAt2, vAt2);
    float start1Area = FourPoints.area(isStart1, start1U, start1V, uAt1, vAt1, uAt2, vAt2);
    float start2Area = FourPoints.area(isStart2, start2U, start2V, uAt1, vAt1, uAt2, vAt2);
    float start3Area = FourPoints.area(isStart3, start3U, start3V, uAt1, vAt1, uAt2, vAt2);
    float end0Area = FourPoints.area(isEnd0, end0U, end0V, uAt1, vAt1, uAt2, vAt2);
    float end1Area = FourPoints.area(isEnd1, end1U, end1V, uAt1, vAt1, uAt2, vAt2);
    float end2Area = FourPoints.area(isEnd2, end2U, end2V, uAt1, vAt1, uAt2, vAt2);
    float end3Area = FourPoints.area(isEnd3, end3U, end3V, uAt1, vAt1, uAt2, vAt2);
    float corner0Area = FourPoints.area(isCorner0, corner0U, corner0V, uAt1, vAt1, uAt2, vAt2);
    float corner1Area = FourPoints.area(isCorner1, corner1U, corner1V, uAt1, vAt1, uAt2, vAt2);
    float corner2Area = FourPoints.area(isCorner2, corner2U, corner2V, uAt1, vAt1, uAt2, vAt2);
    float corner3Area = FourPoints.area(isCorner3, corner3U, corner3V, uAt1, vAt1, uAt2, vAt2);
    float number3 = FourPoints.largest(Math.abs(start0Area), Math.abs(start1Area), Math.abs(start2Area),
        Math.abs(start3Area), Math.abs(end0Area), Math.abs(end1Area), Math.abs(end2Area), Math.abs(end3Area),
        Math.abs(corner0Area), Math.abs(corner1Area), Math.abs(corner2Area), Math.abs(corner3Area));
    float uAt3 = FourPoints.pick(number3, start0U, start1U, start2U, start3U, end0U, end1U, end2U, end3U,
        corner0U, corner1U, corner2U, corner3U);
    float vAt3 = FourPoints.pick(number3, start0V, start1V, start2V, start3V, end0V, end1V, end2V, end3V,
        corner0V, corner1V, corner2V, corner3V);
    float deepAt3 = FourPoints.pick(number3, start0Deep, start1Deep, start2Deep, start3Deep, end0Deep,
        end1Deep, end2Deep, end3Deep, corner0Deep, corner1Deep, corner2Deep, corner3Deep);
    float featureAt3 = FourPoints.pick(number3, start0Feature, start1Feature, start2Feature, start3Feature,
        end0Feature, end1Feature, end2Feature, end3Feature, corner0Feature, corner1Feature, corner2Feature,
        corner3Feature);
    float area = FourPoints.pick(number3, start0Area, start1Area, start2Area, start3Area, end0Area, end1Area,
        end2Area, end3Area, corner0Area, corner1Area, corner2Area, corner3Area);
    float turn = area > 0 ? 1 : -1;
    float start0Adds =
        !isStart0 ? 0 : FourPoints.added(turn, start0U, start0V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float start1Adds =
        !isStart1 ? 0 : FourPoints.added(turn, start1U, start1V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float start2Adds =
        !isStart2 ? 0 : FourPoints.added(turn, start2U, start2V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float start3Adds =
        !isStart3 ? 0 : FourPoints.added(turn, start3U, start3V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float end0Adds = !isEnd0 ? 0 : FourPoints.added(turn, end0U, end0V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float end1Adds = !isEnd1 ? 0 : FourPoints.added(turn, end1U, end1V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float end2Adds = !isEnd2 ? 0 : FourPoints.added(turn, end2U, end2V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float end3Adds = !isEnd3 ? 0 : FourPoints.added(turn, end3U, end3V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float corner0Adds =
        !isCorner0 ? 0 : FourPoints.added(turn, corner0U, corner0V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float corner1Adds =
        !isCorner1 ? 0 : FourPoints.added(turn, corner1U, corner1V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float corner2Adds =
        !isCorner2 ? 0 : FourPoints.added(turn, corner2U, corner2V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float corner3Adds =
        !isCorner3 ? 0 : FourPoints.added(turn, corner3U, corner3V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float number4 = FourPoints.largest(start0Adds, start1Adds, start2Adds, start3Adds, end0Adds, end1Adds,
        end2Adds, end3Adds, corner0Adds, corner1Adds, corner2Adds, corner3Adds);
    float uAt4 = FourPoints.pick(number4, start0U, start1U, start2U, start3U, end0U, end1U, end2U, end3U,
        corner0U, corner1U, corner2U, corner3U);
    float vAt4 = FourPoints.pick(number4, start0V, start1V, start2V, start3V, end0V, end1V, end2V, end3V,
        corner0V, corner1V, corner2V, corner3V);
    float deepAt4 = FourPoints.pick(number4, start0Deep, start1Deep, start2Deep, start3Deep, end0Deep,
        end1Deep, end2Deep, end3Deep, corner0Deep, corner1Deep, corner2Deep, corner3Deep);
    float featureAt4 = FourPoints.pick(number4, start0Feature, start1Feature, start2Feature, start3Feature,
        end0Feature, end1Feature, end2Feature, end3Feature, corner0Feature, corner1Feature, corner2Feature,
        corner3Feature);
    float adds = FourPoints.pick(number4, start0Adds, start1Adds, start2Adds, start3Adds, end0Adds, end1Adds,
        end2Adds, end3Adds, corner0Adds, corner1Adds, corner2Adds, corner3Adds);
    boolean found = isStart0 || isStart1 || isStart2 || isStart3 || isEnd0 || isEnd1 || isEnd2 || isEnd3
        || isCorner0 || isCorner1 || isCorner2 || isCorner3;
    boolean isThere2 = away > 0, isThere3 = isThere2 && FourPoints.isThird(area, away),
        isThere4 = isThere3 && FourPoints.isFourth(adds, area);
    @Twin.Doubt
    boolean apart = valid && !overlap && (!found || -deepAt1 > gap + slack);
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
    float deepest = -gap;
    float reach1 = deepAt1 < deepest ? deepAt1 : deepest;
    float u1At = uAt1 - 0.5f * reach1 * nu, v1At = vAt1 - 0.5f * reach1 * nv,
        w1At = plane - 0.5f * reach1 * nw;
    float reach2 = deepAt2 < deepest ? deepAt2 : deepest;
    float u2At = uAt2 - 0.5f * reach2 * nu, v2At = vAt2 - 0.5f * reach2 * nv,
        w2At = plane - 0.5f * reach2 * nw;
    float reach3 = deepAt3 < deepest ? deepAt3 : deepest;
    float u3At = uAt3 - 0.5f * reach3 * nu, v3At = vAt3 - 0.5f * reach3 * nv,
        w3At = plane - 0.5f * reach3 * nw;
    float reach4 = deepAt4 < deepest ? deepAt4 : deepest;
    float u4At = uAt4 - 0.5f * reach4 * nu, v4At = vAt4 - 0.5f * reach4 * nv,
        w4At = plane - 0.5f * reach4 * nw;
    float x1InA = FaceAxes.x(isX, isY, u1At, v1At, w1At);
    float y1InA = FaceAxes.y(isX, isY, u1At, v1At, w1At);
    float z1InA = FaceAxes.z(isX, isY, u1At, v1At, w1At);
    float x2InA = FaceAxes.x(isX, isY, u2At, v2At, w2At);
    float y2InA = FaceAxes.y(isX, isY, u2At, v2At, w2At);
    float z2InA = FaceAxes.z(isX, isY, u2At, v2At, w2At);
    float x3InA = FaceAxes.x(isX, isY, u3At, v3At, w3At);
    float y3InA = FaceAxes.y(isX, isY, u3At, v3At, w3At);
    float z3InA = FaceAxes.z(isX, isY, u3At, v3At, w3At);
    float x4InA = FaceAxes.x(isX, isY, u4At, v4At, w4At);
    float y4InA = FaceAxes.y(isX, isY, u4At, v4At, w4At);
    float z4InA = FaceAxes.z(isX, isY, u4At, v4At, w4At);
    float pointX = x + BoxFrame.inSpace(x1InA, y1InA, z1InA, ax, ay, az, aw, r) + 0f;
    float pointY = y + BoxFrame.inSpace(y1InA, z1InA, x1InA, ay, az, ax, aw, r) + 0f;
    float pointZ = z + BoxFrame.inSpace(z1InA, x1InA, y1InA, az, ax, ay, aw, r) + 0f;
    boolean hit = valid && Contact.proper(deepest) && Contact.proper(pointX, pointY, pointZ);
    nx[at] = swap ? 0f - outX : outX;
    ny[at] = swap ? 0f - outY : outY;
    nz[at] = swap ? 0f - outZ : outZ;
    x0[at] = pointX;
    y0[at] = pointY;
    z0[at] = pointZ;
    depth0[at] = hit ? Contact.depth(overlap, deepest) : Contact.NONE;
    feature0[at] = featureAt1;
    x1[at] = x + BoxFrame.inSpace(x2InA, y2InA, z2InA, ax, ay, az, aw, r) + 0f;
    y1[at] = y + BoxFrame.inSpace(y2InA, z2InA, x2InA, ay, az, ax, aw, r) + 0f;
    z1[at] = z + BoxFrame.inSpace(z2InA, x2InA, y2InA, az, ax, ay, aw, r) + 0f;
    depth1[at] = hit && isThere2 ? Contact.depth(overlap, false, reach2) : Contact.NONE;
    feature1[at] = featureAt2;
    x2[at] = x + BoxFrame.inSpace(x3InA, y3InA, z3InA, ax, ay, az, aw, r) + 0f;
    y2[at] = y + BoxFrame.inSpace(y3InA, z3InA, x3InA, ay, az, ax, aw, r) + 0f;
    z2[at] = z + BoxFrame.inSpace(z3InA, x3InA, y3InA, az, ax, ay, aw, r) + 0f;
    depth2[at] = hit && isThere3 ? Contact.depth(overlap, false, reach3) : Contact.NONE;
    feature2[at] = featureAt3;
    x3[at] = x + BoxFrame.inSpace(x4InA, y4InA, z4InA, ax, ay, az, aw, r) + 0f;
    y3[at] = y + BoxFrame.inSpace(y4InA, z4InA, x4InA, ay, az, ax, aw, r) + 0f;
    z3[at] = z + BoxFrame.inSpace(z4InA, x4InA, y4InA, az, ax, ay, aw, r) + 0f;
    depth3[at] = hit && isThere4 ? Contact.depth(overlap, false, reach4) : Contact.NONE;
    feature3[at] = featureAt4;
    return hit;
  }
}
