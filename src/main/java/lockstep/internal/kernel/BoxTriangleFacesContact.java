package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a box and a triangle, where a face of either looks at the other, which definitions share: the box's face that looks most along the normal is a rectangle, to which the triangle, seen on its plane along the normal, is clipped, as in {@link BoxFacesContact}.
 *
 * <p>Frame and names as in {@link BoxTrianglePairContact}.
 */
final class BoxTriangleFacesContact {
  private BoxTriangleFacesContact() {}

  /**
   * Writes the contact.
   *
   * @param faceX the normal, as faceY and faceZ
   * @param gap the gap along it
   * @param product the number of the best edges, their normal, and the gap along that
   */
  static boolean contact(boolean overlap, boolean valid, float x, float y, float z, float qx, float qy,
      float qz, float qw, float s, float lowX, float lowY, float lowZ, float highX, float highY, float highZ,
      float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz, float faceX,
      float faceY, float faceZ, float gap, float product, float edgeX, float edgeY, float edgeZ,
      float ofEdges, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2,
      float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3,
      float[] depth3, float[] feature3, int at) {
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
    // how deep the corners are below the face along the normal, and where they come to lie on it
    float aDeep = (plane - FaceAxes.third(isX, isY, ax, ay, az)) / nw;
    float aU = FaceAxes.first(isX, isY, ax, ay, az) + aDeep * nu,
        aV = FaceAxes.second(isX, isY, ax, ay, az) + aDeep * nv;
    float bDeep = (plane - FaceAxes.third(isX, isY, bx, by, bz)) / nw;
    float bU = FaceAxes.first(isX, isY, bx, by, bz) + bDeep * nu,
        bV = FaceAxes.second(isX, isY, bx, by, bz) + bDeep * nv;
    float cDeep = (plane - FaceAxes.third(isX, isY, cx, cy, cz)) / nw;
    float cU = FaceAxes.first(isX, isY, cx, cy, cz) + cDeep * nu,
        cV = FaceAxes.second(isX, isY, cx, cy, cz) + cDeep * nv;
    float size = Contact.largest(bx - ax, by - ay, bz - az) + Contact.largest(cx - ax, cy - ay, cz - az);
    float slack = BoxPairContact.tolerance(size + (Math.abs(aU) + Math.abs(aV)), gap);
    // the box counts more, as it comes first
    float ofU = 64 * FaceAxes.first(isX, isY, 1, 4, 16), ofV = 64 * FaceAxes.second(isX, isY, 1, 4, 16);
    float ofFace = 64 * (FaceAxes.third(isX, isY, 1, 4, 16) * (nw > 0 ? 2 : 1))
        + FacePoints.ofFaces(FaceAxes.third(isX, isY, 0, 1, 2), nw > 0, 0, false);
    // the ends of the edges of the triangle, clipped, and the corners of the face
    float midU0 = 0.5f * (aU + bU), midV0 = 0.5f * (aV + bV), midDeep0 = 0.5f * (aDeep + bDeep);
    float halfU0 = Segment.half(aU, bU), halfV0 = Segment.half(aV, bV),
        halfDeep0 = Segment.half(aDeep, bDeep);
    float entersU0 = FacePoints.enters(midU0, halfU0, lowU - slack, highU + slack),
        leavesU0 = FacePoints.leaves(midU0, halfU0, lowU - slack, highU + slack);
    float entersV0 = FacePoints.enters(midV0, halfV0, lowV - slack, highV + slack),
        leavesV0 = FacePoints.leaves(midV0, halfV0, lowV - slack, highV + slack);
    float first0 = FacePoints.first(entersU0, entersV0), last0 = FacePoints.last(leavesU0, leavesV0);
    boolean isStart0 = first0 <= last0;
    boolean isEnd0 = first0 < last0 && last0 < 1;
    float start0U = FacePoints.at(first0, midU0, halfU0, lowU, highU),
        start0V = FacePoints.at(first0, midV0, halfV0, lowV, highV),
        start0Deep = midDeep0 + first0 * halfDeep0;
    float start0Feature = ofFace + (first0 <= -1 ? 1
        : 3 + (entersU0 >= entersV0 ? ofU * FacePoints.side(halfU0) : ofV * FacePoints.side(halfV0)));
    float end0U = FacePoints.at(last0, midU0, halfU0, lowU, highU),
        end0V = FacePoints.at(last0, midV0, halfV0, lowV, highV), end0Deep = midDeep0 + last0 * halfDeep0;
    float end0Feature = ofFace
        + (3 + (leavesU0 <= leavesV0 ? ofU * FacePoints.side(-halfU0) : ofV * FacePoints.side(-halfV0)));
    float midU1 = 0.5f * (bU + cU), midV1 = 0.5f * (bV + cV), midDeep1 = 0.5f * (bDeep + cDeep);
    float halfU1 = Segment.half(bU, cU), halfV1 = Segment.half(bV, cV),
        halfDeep1 = Segment.half(bDeep, cDeep);
    float entersU1 = FacePoints.enters(midU1, halfU1, lowU - slack, highU + slack),
        leavesU1 = FacePoints.leaves(midU1, halfU1, lowU - slack, highU + slack);
    float entersV1 = FacePoints.enters(midV1, halfV1, lowV - slack, highV + slack),
        leavesV1 = FacePoints.leaves(midV1, halfV1, lowV - slack, highV + slack);
    float first1 = FacePoints.first(entersU1, entersV1), last1 = FacePoints.last(leavesU1, leavesV1);
    boolean isStart1 = first1 <= last1;
    boolean isEnd1 = first1 < last1 && last1 < 1;
    float start1U = FacePoints.at(first1, midU1, halfU1, lowU, highU),
        start1V = FacePoints.at(first1, midV1, halfV1, lowV, highV),
        start1Deep = midDeep1 + first1 * halfDeep1;
    float start1Feature = ofFace + (first1 <= -1 ? 2
        : 6 + (entersU1 >= entersV1 ? ofU * FacePoints.side(halfU1) : ofV * FacePoints.side(halfV1)));
    float end1U = FacePoints.at(last1, midU1, halfU1, lowU, highU),
        end1V = FacePoints.at(last1, midV1, halfV1, lowV, highV), end1Deep = midDeep1 + last1 * halfDeep1;
    float end1Feature = ofFace
        + (6 + (leavesU1 <= leavesV1 ? ofU * FacePoints.side(-halfU1) : ofV * FacePoints.side(-halfV1)));
    float midU2 = 0.5f * (cU + aU), midV2 = 0.5f * (cV + aV), midDeep2 = 0.5f * (cDeep + aDeep);
    float halfU2 = Segment.half(cU, aU), halfV2 = Segment.half(cV, aV),
        halfDeep2 = Segment.half(cDeep, aDeep);
    float entersU2 = FacePoints.enters(midU2, halfU2, lowU - slack, highU + slack),
        leavesU2 = FacePoints.leaves(midU2, halfU2, lowU - slack, highU + slack);
    float entersV2 = FacePoints.enters(midV2, halfV2, lowV - slack, highV + slack),
        leavesV2 = FacePoints.leaves(midV2, halfV2, lowV - slack, highV + slack);
    float first2 = FacePoints.first(entersU2, entersV2), last2 = FacePoints.last(leavesU2, leavesV2);
    boolean isStart2 = first2 <= last2;
    boolean isEnd2 = first2 < last2 && last2 < 1;
    float start2U = FacePoints.at(first2, midU2, halfU2, lowU, highU),
        start2V = FacePoints.at(first2, midV2, halfV2, lowV, highV),
        start2Deep = midDeep2 + first2 * halfDeep2;
    float start2Feature = ofFace + (first2 <= -1 ? 4
        : 5 + (entersU2 >= entersV2 ? ofU * FacePoints.side(halfU2) : ofV * FacePoints.side(halfV2)));
    float end2U = FacePoints.at(last2, midU2, halfU2, lowU, highU),
        end2V = FacePoints.at(last2, midV2, halfV2, lowV, highV), end2Deep = midDeep2 + last2 * halfDeep2;
    float end2Feature = ofFace
        + (5 + (leavesU2 <= leavesV2 ? ofU * FacePoints.side(-halfU2) : ofV * FacePoints.side(-halfV2)));
    float part1At0 = FacePoints.part(lowU - aU, lowV - aV, bU - aU, bV - aV, cU - aU, cV - aV),
        part2At0 = FacePoints.part(lowU - aU, lowV - aV, cU - aU, cV - aV, bU - aU, bV - aV);
    boolean isCorner0 = FacePoints.isInsideTriangle(part1At0, part2At0);
    float corner0U = lowU, corner0V = lowV,
        corner0Deep = aDeep + (part1At0 * (bDeep - aDeep) + part2At0 * (cDeep - aDeep));
    float corner0Feature = 7 + (ofFace + ofU + ofV);
    float part1At1 = FacePoints.part(highU - aU, lowV - aV, bU - aU, bV - aV, cU - aU, cV - aV),
        part2At1 = FacePoints.part(highU - aU, lowV - aV, cU - aU, cV - aV, bU - aU, bV - aV);
    boolean isCorner1 = FacePoints.isInsideTriangle(part1At1, part2At1);
    float corner1U = highU, corner1V = lowV,
        corner1Deep = aDeep + (part1At1 * (bDeep - aDeep) + part2At1 * (cDeep - aDeep));
    float corner1Feature = 7 + (ofFace + 2 * ofU + ofV);
    float part1At2 = FacePoints.part(highU - aU, highV - aV, bU - aU, bV - aV, cU - aU, cV - aV),
        part2At2 = FacePoints.part(highU - aU, highV - aV, cU - aU, cV - aV, bU - aU, bV - aV);
    boolean isCorner2 = FacePoints.isInsideTriangle(part1At2, part2At2);
    float corner2U = highU, corner2V = highV,
        corner2Deep = aDeep + (part1At2 * (bDeep - aDeep) + part2At2 * (cDeep - aDeep));
    float corner2Feature = 7 + (ofFace + 2 * ofU + 2 * ofV);
    float part1At3 = FacePoints.part(lowU - aU, highV - aV, bU - aU, bV - aV, cU - aU, cV - aV),
        part2At3 = FacePoints.part(lowU - aU, highV - aV, cU - aU, cV - aV, bU - aU, bV - aV);
    boolean isCorner3 = FacePoints.isInsideTriangle(part1At3, part2At3);
    float corner3U = lowU, corner3V = highV,
        corner3Deep = aDeep + (part1At3 * (bDeep - aDeep) + part2At3 * (cDeep - aDeep));
    float corner3Feature = 7 + (ofFace + ofU + 2 * ofV);
    float number1 = FourPoints.largest(isStart0 ? start0Deep : Contact.NONE,
        isStart1 ? start1Deep : Contact.NONE, isStart2 ? start2Deep : Contact.NONE,
        isEnd0 ? end0Deep : Contact.NONE, isEnd1 ? end1Deep : Contact.NONE, isEnd2 ? end2Deep : Contact.NONE,
        isCorner0 ? corner0Deep : Contact.NONE, isCorner1 ? corner1Deep : Contact.NONE,
        isCorner2 ? corner2Deep : Contact.NONE, isCorner3 ? corner3Deep : Contact.NONE, Contact.NONE,
        Contact.NONE);
    float uAt1 = FourPoints.pick(number1, start0U, start1U, start2U, end0U, end1U, end2U, corner0U, corner1U,
        corner2U, corner3U, 0, 0);
    float vAt1 = FourPoints.pick(number1, start0V, start1V, start2V, end0V, end1V, end2V, corner0V, corner1V,
        corner2V, corner3V, 0, 0);
    float deepAt1 = FourPoints.pick(number1, start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, corner3Deep, 0, 0);
    float featureAt1 = FourPoints.pick(number1, start0Feature, start1Feature, start2Feature, end0Feature,
        end1Feature, end2Feature, corner0Feature, corner1Feature, corner2Feature, corner3Feature, 0, 0);
    float start0Away = FourPoints.away(isStart0, start0U, start0V, uAt1, vAt1);
    float start1Away = FourPoints.away(isStart1, start1U, start1V, uAt1, vAt1);
    float start2Away = FourPoints.away(isStart2, start2U, start2V, uAt1, vAt1);
    float end0Away = FourPoints.away(isEnd0, end0U, end0V, uAt1, vAt1);
    float end1Away = FourPoints.away(isEnd1, end1U, end1V, uAt1, vAt1);
    float end2Away = FourPoints.away(isEnd2, end2U, end2V, uAt1, vAt1);
    float corner0Away = FourPoints.away(isCorner0, corner0U, corner0V, uAt1, vAt1);
    float corner1Away = FourPoints.away(isCorner1, corner1U, corner1V, uAt1, vAt1);
    float corner2Away = FourPoints.away(isCorner2, corner2U, corner2V, uAt1, vAt1);
    float corner3Away = FourPoints.away(isCorner3, corner3U, corner3V, uAt1, vAt1);
    float number2 = FourPoints.largest(start0Away, start1Away, start2Away, end0Away, end1Away, end2Away,
        corner0Away, corner1Away, corner2Away, corner3Away, 0, 0);
    float uAt2 = FourPoints.pick(number2, start0U, start1U, start2U, end0U, end1U, end2U, corner0U, corner1U,
        corner2U, corner3U, 0, 0);
    float vAt2 = FourPoints.pick(number2, start0V, start1V, start2V, end0V, end1V, end2V, corner0V, corner1V,
        corner2V, corner3V, 0, 0);
    float deepAt2 = FourPoints.pick(number2, start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, corner3Deep, 0, 0);
    float featureAt2 = FourPoints.pick(number2, start0Feature, start1Feature, start2Feature, end0Feature,
        end1Feature, end2Feature, corner0Feature, corner1Feature, corner2Feature, corner3Feature, 0, 0);
    float away = FourPoints.pick(number2, start0Away, start1Away, start2Away, end0Away, end1Away, end2Away,
        corner0Away, corner1Away, corner2Away, corner3Away, 0, 0);
    float start0Area = FourPoints.area(isStart0, start0U, start0V, uAt1, vAt1, uAt2, vAt2);
    float start1Area = FourPoints.area(isStart1, start1U, start1V, uAt1, vAt1, uAt2, vAt2);
    float start2Area = FourPoints.area(isStart2, start2U, start2V, uAt1, vAt1, uAt2, vAt2);
    float end0Area = FourPoints.area(isEnd0, end0U, end0V, uAt1, vAt1, uAt2, vAt2);
    float end1Area = FourPoints.area(isEnd1, end1U, end1V, uAt1, vAt1, uAt2, vAt2);
    float end2Area = FourPoints.area(isEnd2, end2U, end2V, uAt1, vAt1, uAt2, vAt2);
    float corner0Area = FourPoints.area(isCorner0, corner0U, corner0V, uAt1, vAt1, uAt2, vAt2);
    float corner1Area = FourPoints.area(isCorner1, corner1U, corner1V, uAt1, vAt1, uAt2, vAt2);
    float corner2Area = FourPoints.area(isCorner2, corner2U, corner2V, uAt1, vAt1, uAt2, vAt2);
    float corner3Area = FourPoints.area(isCorner3, corner3U, corner3V, uAt1, vAt1, uAt2, vAt2);
    float number3 = FourPoints.largest(Math.abs(start0Area), Math.abs(start1Area), Math.abs(start2Area),
        Math.abs(end0Area), Math.abs(end1Area), Math.abs(end2Area), Math.abs(corner0Area),
        Math.abs(corner1Area), Math.abs(corner2Area), Math.abs(corner3Area), 0, 0);
    float uAt3 = FourPoints.pick(number3, start0U, start1U, start2U, end0U, end1U, end2U, corner0U, corner1U,
        corner2U, corner3U, 0, 0);
    float vAt3 = FourPoints.pick(number3, start0V, start1V, start2V, end0V, end1V, end2V, corner0V, corner1V,
        corner2V, corner3V, 0, 0);
    float deepAt3 = FourPoints.pick(number3, start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, corner3Deep, 0, 0);
    float featureAt3 = FourPoints.pick(number3, start0Feature, start1Feature, start2Feature, end0Feature,
        end1Feature, end2Feature, corner0Feature, corner1Feature, corner2Feature, corner3Feature, 0, 0);
    float area = FourPoints.pick(number3, start0Area, start1Area, start2Area, end0Area, end1Area, end2Area,
        corner0Area, corner1Area, corner2Area, corner3Area, 0, 0);
    float turn = area > 0 ? 1 : -1;
    float start0Adds =
        !isStart0 ? 0 : FourPoints.added(turn, start0U, start0V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float start1Adds =
        !isStart1 ? 0 : FourPoints.added(turn, start1U, start1V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float start2Adds =
        !isStart2 ? 0 : FourPoints.added(turn, start2U, start2V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float end0Adds = !isEnd0 ? 0 : FourPoints.added(turn, end0U, end0V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float end1Adds = !isEnd1 ? 0 : FourPoints.added(turn, end1U, end1V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float end2Adds = !isEnd2 ? 0 : FourPoints.added(turn, end2U, end2V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float corner0Adds =
        !isCorner0 ? 0 : FourPoints.added(turn, corner0U, corner0V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float corner1Adds =
        !isCorner1 ? 0 : FourPoints.added(turn, corner1U, corner1V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float corner2Adds =
        !isCorner2 ? 0 : FourPoints.added(turn, corner2U, corner2V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float corner3Adds =
        !isCorner3 ? 0 : FourPoints.added(turn, corner3U, corner3V, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3);
    float number4 = FourPoints.largest(start0Adds, start1Adds, start2Adds, end0Adds, end1Adds, end2Adds,
        corner0Adds, corner1Adds, corner2Adds, corner3Adds, 0, 0);
    float uAt4 = FourPoints.pick(number4, start0U, start1U, start2U, end0U, end1U, end2U, corner0U, corner1U,
        corner2U, corner3U, 0, 0);
    float vAt4 = FourPoints.pick(number4, start0V, start1V, start2V, end0V, end1V, end2V, corner0V, corner1V,
        corner2V, corner3V, 0, 0);
    float deepAt4 = FourPoints.pick(number4, start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, corner3Deep, 0, 0);
    float featureAt4 = FourPoints.pick(number4, start0Feature, start1Feature, start2Feature, end0Feature,
        end1Feature, end2Feature, corner0Feature, corner1Feature, corner2Feature, corner3Feature, 0, 0);
    float adds = FourPoints.pick(number4, start0Adds, start1Adds, start2Adds, end0Adds, end1Adds, end2Adds,
        corner0Adds, corner1Adds, corner2Adds, corner3Adds, 0, 0);
    boolean found = isStart0 || isStart1 || isStart2 || isEnd0 || isEnd1 || isEnd2 || isCorner0 || isCorner1
        || isCorner2 || isCorner3;
    boolean isThere2 = away > 0, isThere3 = isThere2 && FourPoints.isThird(area, away),
        isThere4 = isThere3 && FourPoints.isFourth(adds, area);
    @Twin.Doubt
    boolean apart = valid && !overlap && (!found || -deepAt1 > gap + slack);
    if (apart) {
      boolean edges = ofEdges > gap;
      return BoxTriangleCornersContact.contact(overlap, valid, x, y, z, qx, qy, qz, qw, s, lowX, lowY, lowZ,
          highX, highY, highZ, ax, ay, az, bx, by, bz, cx, cy, cz, edges ? edgeX : faceX,
          edges ? edgeY : faceY, edges ? edgeZ : faceZ, edges ? ofEdges : gap, nx, ny, nz, x0, y0, z0, depth0,
          feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3,
          at);
    }
    @Twin.Doubt
    boolean beside = valid && overlap && !found && ofEdges > Float.NEGATIVE_INFINITY;
    if (beside) {
      return BoxTriangleEdgesContact.contact(overlap, valid, x, y, z, qx, qy, qz, qw, s, lowX, lowY, lowZ,
          highX, highY, highZ, ax, ay, az, bx, by, bz, cx, cy, cz, product, edgeX, edgeY, edgeZ, ofEdges, nx,
          ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2,
          x3, y3, z3, depth3, feature3, at);
    }
    float deepest = -gap;
    float reach1 = deepAt1 < deepest ? deepAt1 : deepest;
    float u1At = uAt1 - 0.5f * reach1 * nu, v1At = vAt1 - 0.5f * reach1 * nv,
        w1At = plane - 0.5f * reach1 * nw;
    float x1InA = FaceAxes.x(isX, isY, u1At, v1At, w1At), y1InA = FaceAxes.y(isX, isY, u1At, v1At, w1At),
        z1InA = FaceAxes.z(isX, isY, u1At, v1At, w1At);
    float reach2 = deepAt2 < deepest ? deepAt2 : deepest;
    float u2At = uAt2 - 0.5f * reach2 * nu, v2At = vAt2 - 0.5f * reach2 * nv,
        w2At = plane - 0.5f * reach2 * nw;
    float x2InA = FaceAxes.x(isX, isY, u2At, v2At, w2At), y2InA = FaceAxes.y(isX, isY, u2At, v2At, w2At),
        z2InA = FaceAxes.z(isX, isY, u2At, v2At, w2At);
    float reach3 = deepAt3 < deepest ? deepAt3 : deepest;
    float u3At = uAt3 - 0.5f * reach3 * nu, v3At = vAt3 - 0.5f * reach3 * nv,
        w3At = plane - 0.5f * reach3 * nw;
    float x3InA = FaceAxes.x(isX, isY, u3At, v3At, w3At), y3InA = FaceAxes.y(isX, isY, u3At, v3At, w3At),
        z3InA = FaceAxes.z(isX, isY, u3At, v3At, w3At);
    float reach4 = deepAt4 < deepest ? deepAt4 : deepest;
    float u4At = uAt4 - 0.5f * reach4 * nu, v4At = vAt4 - 0.5f * reach4 * nv,
        w4At = plane - 0.5f * reach4 * nw;
    float x4InA = FaceAxes.x(isX, isY, u4At, v4At, w4At), y4InA = FaceAxes.y(isX, isY, u4At, v4At, w4At),
        z4InA = FaceAxes.z(isX, isY, u4At, v4At, w4At);
    float pointX = x + BoxFrame.inSpace(x1InA, y1InA, z1InA, qx, qy, qz, qw, s) + 0f;
    float pointY = y + BoxFrame.inSpace(y1InA, z1InA, x1InA, qy, qz, qx, qw, s) + 0f;
    float pointZ = z + BoxFrame.inSpace(z1InA, x1InA, y1InA, qz, qx, qy, qw, s) + 0f;
    boolean hit = valid && Contact.proper(deepest) && Contact.proper(pointX, pointY, pointZ);
    nx[at] = BoxFrame.inSpace(faceX, faceY, faceZ, qx, qy, qz, qw, s) + 0f;
    ny[at] = BoxFrame.inSpace(faceY, faceZ, faceX, qy, qz, qx, qw, s) + 0f;
    nz[at] = BoxFrame.inSpace(faceZ, faceX, faceY, qz, qx, qy, qw, s) + 0f;
    x0[at] = pointX;
    y0[at] = pointY;
    z0[at] = pointZ;
    depth0[at] = hit ? Contact.depth(overlap, deepest) : Contact.NONE;
    feature0[at] = featureAt1;
    x1[at] = x + BoxFrame.inSpace(x2InA, y2InA, z2InA, qx, qy, qz, qw, s) + 0f;
    y1[at] = y + BoxFrame.inSpace(y2InA, z2InA, x2InA, qy, qz, qx, qw, s) + 0f;
    z1[at] = z + BoxFrame.inSpace(z2InA, x2InA, y2InA, qz, qx, qy, qw, s) + 0f;
    depth1[at] = hit && isThere2 ? Contact.depth(overlap, false, reach2) : Contact.NONE;
    feature1[at] = featureAt2;
    x2[at] = x + BoxFrame.inSpace(x3InA, y3InA, z3InA, qx, qy, qz, qw, s) + 0f;
    y2[at] = y + BoxFrame.inSpace(y3InA, z3InA, x3InA, qy, qz, qx, qw, s) + 0f;
    z2[at] = z + BoxFrame.inSpace(z3InA, x3InA, y3InA, qz, qx, qy, qw, s) + 0f;
    depth2[at] = hit && isThere3 ? Contact.depth(overlap, false, reach3) : Contact.NONE;
    feature2[at] = featureAt3;
    x3[at] = x + BoxFrame.inSpace(x4InA, y4InA, z4InA, qx, qy, qz, qw, s) + 0f;
    y3[at] = y + BoxFrame.inSpace(y4InA, z4InA, x4InA, qy, qz, qx, qw, s) + 0f;
    z3[at] = z + BoxFrame.inSpace(z4InA, x4InA, y4InA, qz, qx, qy, qw, s) + 0f;
    depth3[at] = hit && isThere4 ? Contact.depth(overlap, false, reach4) : Contact.NONE;
    feature3[at] = featureAt4;
    return hit;
  }
}
