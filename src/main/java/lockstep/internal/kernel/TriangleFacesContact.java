package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of two triangles, where one looks at the face of the other, which definitions share: the other one is seen on its plane, along the normal, in parts of its edges, and clipped, as in {@link BoxFacesContact}.
 *
 * <p>The first triangle has a corner at x, y, z in space; all else is relative to that: its other corners b and c, and the second triangle u v w.
 */
final class TriangleFacesContact {
  private TriangleFacesContact() {}

  /**
   * Writes the contact.
   *
   * @param swap whether the triangles are in the other order than the caller's
   * @param isSecond whether the face is that of the second
   * @param faceX the normal, as faceY and faceZ
   * @param gap the gap along it
   * @param product the number of the best edges, their normal, and the gap along that
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float bx,
      float by, float bz, float cx, float cy, float cz, float ux, float uy, float uz, float vx, float vy,
      float vz, float wx, float wy, float wz, boolean isSecond, float faceX, float faceY, float faceZ,
      float gap, float product, float edgeX, float edgeY, float edgeZ, float ofEdges, float[] nx, float[] ny,
      float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1,
      float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2,
      float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3,
      int at) {
    float ox = isSecond ? ux : 0, lx = isSecond ? vx - ux : bx, mx = isSecond ? wx - ux : cx;
    float oy = isSecond ? uy : 0, ly = isSecond ? vy - uy : by, my = isSecond ? wy - uy : cy;
    float oz = isSecond ? uz : 0, lz = isSecond ? vz - uz : bz, mz = isSecond ? wz - uz : cz;
    float px = (isSecond ? 0 : ux) - ox;
    float py = (isSecond ? 0 : uy) - oy;
    float pz = (isSecond ? 0 : uz) - oz;
    float qx = (isSecond ? bx : vx) - ox;
    float qy = (isSecond ? by : vy) - oy;
    float qz = (isSecond ? bz : vz) - oz;
    float rx = (isSecond ? cx : wx) - ox;
    float ry = (isSecond ? cy : wy) - oy;
    float rz = (isSecond ? cz : wz) - oz;
    float acrossX = SweptAxis.difference(ly, mz, lz, my), acrossY = SweptAxis.difference(lz, mx, lx, mz),
        acrossZ = SweptAxis.difference(lx, my, ly, mx);
    float square = Segment.square(acrossX, acrossY, acrossZ);
    // where the corners of the other triangle are above this one, in parts of its edges, and how deep below its plane
    float sign = isSecond ? 1 : -1;
    float pU = Segment.volume(px, py, pz, mx, my, mz, acrossX, acrossY, acrossZ) / square,
        pV = Segment.volume(lx, ly, lz, px, py, pz, acrossX, acrossY, acrossZ) / square;
    float pDeep = sign * RoundedHull.dot(faceX, faceY, faceZ, px, py, pz);
    float qU = Segment.volume(qx, qy, qz, mx, my, mz, acrossX, acrossY, acrossZ) / square,
        qV = Segment.volume(lx, ly, lz, qx, qy, qz, acrossX, acrossY, acrossZ) / square;
    float qDeep = sign * RoundedHull.dot(faceX, faceY, faceZ, qx, qy, qz);
    float rU = Segment.volume(rx, ry, rz, mx, my, mz, acrossX, acrossY, acrossZ) / square,
        rV = Segment.volume(lx, ly, lz, rx, ry, rz, acrossX, acrossY, acrossZ) / square;
    float rDeep = sign * RoundedHull.dot(faceX, faceY, faceZ, rx, ry, rz);
    float slack = FacePoints.SLACK * (1 + (Math.abs(pU) + Math.abs(pV)));
    float size = Contact.largest(lx, ly, lz) + Contact.largest(mx, my, mz) + Contact.largest(px, py, pz);
    boolean forward = Contact.isForward(faceX, faceY, faceZ);
    float unitA = Contact.feature(forward, 1, 0), unitB = Contact.feature(forward, 0, 1);
    float ofThis = isSecond ? unitB : unitA, ofOther = isSecond ? unitA : unitB;
    // the ends of the edges of the other, clipped, and the corners of this one
    float midU0 = 0.5f * (pU + qU), midV0 = 0.5f * (pV + qV), midDeep0 = 0.5f * (pDeep + qDeep);
    float halfU0 = Segment.half(pU, qU), halfV0 = Segment.half(pV, qV),
        halfDeep0 = Segment.half(pDeep, qDeep);
    float entersU0 = FacePoints.enters(midU0, halfU0, -slack, FacePoints.FAR),
        leavesU0 = FacePoints.leaves(midU0, halfU0, -slack, FacePoints.FAR);
    float entersV0 = FacePoints.enters(midV0, halfV0, -slack, FacePoints.FAR),
        leavesV0 = FacePoints.leaves(midV0, halfV0, -slack, FacePoints.FAR);
    float entersW0 = FacePoints.enters(1 - (midU0 + midV0), -(halfU0 + halfV0), -slack, FacePoints.FAR),
        leavesW0 = FacePoints.leaves(1 - (midU0 + midV0), -(halfU0 + halfV0), -slack, FacePoints.FAR);
    float enters0 = FacePoints.first(entersU0, entersV0), leaves0 = FacePoints.last(leavesU0, leavesV0);
    float first0 = entersW0 > enters0 ? entersW0 : enters0, last0 = leavesW0 < leaves0 ? leavesW0 : leaves0;
    boolean isStart0 = first0 <= last0, isEnd0 = first0 < last0 && last0 < 1;
    float start0U = midU0 + first0 * halfU0, start0V = midV0 + first0 * halfV0,
        start0Deep = midDeep0 + first0 * halfDeep0;
    float end0U = midU0 + last0 * halfU0, end0V = midV0 + last0 * halfV0,
        end0Deep = midDeep0 + last0 * halfDeep0;
    float start0Feature = first0 <= -1 ? 7 * ofThis + 1 * ofOther
        : 3 * ofOther + ofThis * (entersW0 > enters0 ? 6 : entersU0 >= entersV0 ? 5 : 3);
    float end0Feature = 3 * ofOther + ofThis * (leavesW0 < leaves0 ? 6 : leavesU0 <= leavesV0 ? 5 : 3);
    float midU1 = 0.5f * (qU + rU), midV1 = 0.5f * (qV + rV), midDeep1 = 0.5f * (qDeep + rDeep);
    float halfU1 = Segment.half(qU, rU), halfV1 = Segment.half(qV, rV),
        halfDeep1 = Segment.half(qDeep, rDeep);
    float entersU1 = FacePoints.enters(midU1, halfU1, -slack, FacePoints.FAR),
        leavesU1 = FacePoints.leaves(midU1, halfU1, -slack, FacePoints.FAR);
    float entersV1 = FacePoints.enters(midV1, halfV1, -slack, FacePoints.FAR),
        leavesV1 = FacePoints.leaves(midV1, halfV1, -slack, FacePoints.FAR);
    float entersW1 = FacePoints.enters(1 - (midU1 + midV1), -(halfU1 + halfV1), -slack, FacePoints.FAR),
        leavesW1 = FacePoints.leaves(1 - (midU1 + midV1), -(halfU1 + halfV1), -slack, FacePoints.FAR);
    float enters1 = FacePoints.first(entersU1, entersV1), leaves1 = FacePoints.last(leavesU1, leavesV1);
    float first1 = entersW1 > enters1 ? entersW1 : enters1, last1 = leavesW1 < leaves1 ? leavesW1 : leaves1;
    boolean isStart1 = first1 <= last1, isEnd1 = first1 < last1 && last1 < 1;
    float start1U = midU1 + first1 * halfU1, start1V = midV1 + first1 * halfV1,
        start1Deep = midDeep1 + first1 * halfDeep1;
    float end1U = midU1 + last1 * halfU1, end1V = midV1 + last1 * halfV1,
        end1Deep = midDeep1 + last1 * halfDeep1;
    float start1Feature = first1 <= -1 ? 7 * ofThis + 2 * ofOther
        : 6 * ofOther + ofThis * (entersW1 > enters1 ? 6 : entersU1 >= entersV1 ? 5 : 3);
    float end1Feature = 6 * ofOther + ofThis * (leavesW1 < leaves1 ? 6 : leavesU1 <= leavesV1 ? 5 : 3);
    float midU2 = 0.5f * (rU + pU), midV2 = 0.5f * (rV + pV), midDeep2 = 0.5f * (rDeep + pDeep);
    float halfU2 = Segment.half(rU, pU), halfV2 = Segment.half(rV, pV),
        halfDeep2 = Segment.half(rDeep, pDeep);
    float entersU2 = FacePoints.enters(midU2, halfU2, -slack, FacePoints.FAR),
        leavesU2 = FacePoints.leaves(midU2, halfU2, -slack, FacePoints.FAR);
    float entersV2 = FacePoints.enters(midV2, halfV2, -slack, FacePoints.FAR),
        leavesV2 = FacePoints.leaves(midV2, halfV2, -slack, FacePoints.FAR);
    float entersW2 = FacePoints.enters(1 - (midU2 + midV2), -(halfU2 + halfV2), -slack, FacePoints.FAR),
        leavesW2 = FacePoints.leaves(1 - (midU2 + midV2), -(halfU2 + halfV2), -slack, FacePoints.FAR);
    float enters2 = FacePoints.first(entersU2, entersV2), leaves2 = FacePoints.last(leavesU2, leavesV2);
    float first2 = entersW2 > enters2 ? entersW2 : enters2, last2 = leavesW2 < leaves2 ? leavesW2 : leaves2;
    boolean isStart2 = first2 <= last2, isEnd2 = first2 < last2 && last2 < 1;
    float start2U = midU2 + first2 * halfU2, start2V = midV2 + first2 * halfV2,
        start2Deep = midDeep2 + first2 * halfDeep2;
    float end2U = midU2 + last2 * halfU2, end2V = midV2 + last2 * halfV2,
        end2Deep = midDeep2 + last2 * halfDeep2;
    float start2Feature = first2 <= -1 ? 7 * ofThis + 4 * ofOther
        : 5 * ofOther + ofThis * (entersW2 > enters2 ? 6 : entersU2 >= entersV2 ? 5 : 3);
    float end2Feature = 5 * ofOther + ofThis * (leavesW2 < leaves2 ? 6 : leavesU2 <= leavesV2 ? 5 : 3);
    float part1At0 = FacePoints.part(0 - pU, 0 - pV, qU - pU, qV - pV, rU - pU, rV - pV),
        part2At0 = FacePoints.part(0 - pU, 0 - pV, rU - pU, rV - pV, qU - pU, qV - pV);
    boolean isCorner0 = FacePoints.isInsideTriangle(part1At0, part2At0);
    float corner0U = 0, corner0V = 0,
        corner0Deep = pDeep + (part1At0 * (qDeep - pDeep) + part2At0 * (rDeep - pDeep));
    float corner0Feature = 7 * ofOther + 1 * ofThis;
    float part1At1 = FacePoints.part(1 - pU, 0 - pV, qU - pU, qV - pV, rU - pU, rV - pV),
        part2At1 = FacePoints.part(1 - pU, 0 - pV, rU - pU, rV - pV, qU - pU, qV - pV);
    boolean isCorner1 = FacePoints.isInsideTriangle(part1At1, part2At1);
    float corner1U = 1, corner1V = 0,
        corner1Deep = pDeep + (part1At1 * (qDeep - pDeep) + part2At1 * (rDeep - pDeep));
    float corner1Feature = 7 * ofOther + 2 * ofThis;
    float part1At2 = FacePoints.part(0 - pU, 1 - pV, qU - pU, qV - pV, rU - pU, rV - pV),
        part2At2 = FacePoints.part(0 - pU, 1 - pV, rU - pU, rV - pV, qU - pU, qV - pV);
    boolean isCorner2 = FacePoints.isInsideTriangle(part1At2, part2At2);
    float corner2U = 0, corner2V = 1,
        corner2Deep = pDeep + (part1At2 * (qDeep - pDeep) + part2At2 * (rDeep - pDeep));
    float corner2Feature = 7 * ofOther + 4 * ofThis;
    float number1 = FourPoints.largest(isStart0 ? start0Deep : Contact.NONE,
        isStart1 ? start1Deep : Contact.NONE, isStart2 ? start2Deep : Contact.NONE,
        isEnd0 ? end0Deep : Contact.NONE, isEnd1 ? end1Deep : Contact.NONE, isEnd2 ? end2Deep : Contact.NONE,
        isCorner0 ? corner0Deep : Contact.NONE, isCorner1 ? corner1Deep : Contact.NONE,
        isCorner2 ? corner2Deep : Contact.NONE, Contact.NONE, Contact.NONE, Contact.NONE);
    float uAt1 = FourPoints.pick(number1, start0U, start1U, start2U, end0U, end1U, end2U, corner0U, corner1U,
        corner2U, 0, 0, 0);
    float vAt1 = FourPoints.pick(number1, start0V, start1V, start2V, end0V, end1V, end2V, corner0V, corner1V,
        corner2V, 0, 0, 0);
    float deepAt1 = FourPoints.pick(number1, start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, 0, 0, 0);
    float featureAt1 = FourPoints.pick(number1, start0Feature, start1Feature, start2Feature, end0Feature,
        end1Feature, end2Feature, corner0Feature, corner1Feature, corner2Feature, 0, 0, 0);
    float start0Away = FourPoints.away(isStart0, start0U, start0V, uAt1, vAt1);
    float start1Away = FourPoints.away(isStart1, start1U, start1V, uAt1, vAt1);
    float start2Away = FourPoints.away(isStart2, start2U, start2V, uAt1, vAt1);
    float end0Away = FourPoints.away(isEnd0, end0U, end0V, uAt1, vAt1);
    float end1Away = FourPoints.away(isEnd1, end1U, end1V, uAt1, vAt1);
    float end2Away = FourPoints.away(isEnd2, end2U, end2V, uAt1, vAt1);
    float corner0Away = FourPoints.away(isCorner0, corner0U, corner0V, uAt1, vAt1);
    float corner1Away = FourPoints.away(isCorner1, corner1U, corner1V, uAt1, vAt1);
    float corner2Away = FourPoints.away(isCorner2, corner2U, corner2V, uAt1, vAt1);
    float number2 = FourPoints.largest(start0Away, start1Away, start2Away, end0Away, end1Away, end2Away,
        corner0Away, corner1Away, corner2Away, 0, 0, 0);
    float uAt2 = FourPoints.pick(number2, start0U, start1U, start2U, end0U, end1U, end2U, corner0U, corner1U,
        corner2U, 0, 0, 0);
    float vAt2 = FourPoints.pick(number2, start0V, start1V, start2V, end0V, end1V, end2V, corner0V, corner1V,
        corner2V, 0, 0, 0);
    float deepAt2 = FourPoints.pick(number2, start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, 0, 0, 0);
    float featureAt2 = FourPoints.pick(number2, start0Feature, start1Feature, start2Feature, end0Feature,
        end1Feature, end2Feature, corner0Feature, corner1Feature, corner2Feature, 0, 0, 0);
    float away = FourPoints.pick(number2, start0Away, start1Away, start2Away, end0Away, end1Away, end2Away,
        corner0Away, corner1Away, corner2Away, 0, 0, 0);
    float start0Area = FourPoints.area(isStart0, start0U, start0V, uAt1, vAt1, uAt2, vAt2);
    float start1Area = FourPoints.area(isStart1, start1U, start1V, uAt1, vAt1, uAt2, vAt2);
    float start2Area = FourPoints.area(isStart2, start2U, start2V, uAt1, vAt1, uAt2, vAt2);
    float end0Area = FourPoints.area(isEnd0, end0U, end0V, uAt1, vAt1, uAt2, vAt2);
    float end1Area = FourPoints.area(isEnd1, end1U, end1V, uAt1, vAt1, uAt2, vAt2);
    float end2Area = FourPoints.area(isEnd2, end2U, end2V, uAt1, vAt1, uAt2, vAt2);
    float corner0Area = FourPoints.area(isCorner0, corner0U, corner0V, uAt1, vAt1, uAt2, vAt2);
    float corner1Area = FourPoints.area(isCorner1, corner1U, corner1V, uAt1, vAt1, uAt2, vAt2);
    float corner2Area = FourPoints.area(isCorner2, corner2U, corner2V, uAt1, vAt1, uAt2, vAt2);
    float number3 = FourPoints.largest(Math.abs(start0Area), Math.abs(start1Area), Math.abs(start2Area),
        Math.abs(end0Area), Math.abs(end1Area), Math.abs(end2Area), Math.abs(corner0Area),
        Math.abs(corner1Area), Math.abs(corner2Area), 0, 0, 0);
    float uAt3 = FourPoints.pick(number3, start0U, start1U, start2U, end0U, end1U, end2U, corner0U, corner1U,
        corner2U, 0, 0, 0);
    float vAt3 = FourPoints.pick(number3, start0V, start1V, start2V, end0V, end1V, end2V, corner0V, corner1V,
        corner2V, 0, 0, 0);
    float deepAt3 = FourPoints.pick(number3, start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, 0, 0, 0);
    float featureAt3 = FourPoints.pick(number3, start0Feature, start1Feature, start2Feature, end0Feature,
        end1Feature, end2Feature, corner0Feature, corner1Feature, corner2Feature, 0, 0, 0);
    float area = FourPoints.pick(number3, start0Area, start1Area, start2Area, end0Area, end1Area, end2Area,
        corner0Area, corner1Area, corner2Area, 0, 0, 0);
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
    float number4 = FourPoints.largest(start0Adds, start1Adds, start2Adds, end0Adds, end1Adds, end2Adds,
        corner0Adds, corner1Adds, corner2Adds, 0, 0, 0);
    float uAt4 = FourPoints.pick(number4, start0U, start1U, start2U, end0U, end1U, end2U, corner0U, corner1U,
        corner2U, 0, 0, 0);
    float vAt4 = FourPoints.pick(number4, start0V, start1V, start2V, end0V, end1V, end2V, corner0V, corner1V,
        corner2V, 0, 0, 0);
    float deepAt4 = FourPoints.pick(number4, start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, 0, 0, 0);
    float featureAt4 = FourPoints.pick(number4, start0Feature, start1Feature, start2Feature, end0Feature,
        end1Feature, end2Feature, corner0Feature, corner1Feature, corner2Feature, 0, 0, 0);
    float adds = FourPoints.pick(number4, start0Adds, start1Adds, start2Adds, end0Adds, end1Adds, end2Adds,
        corner0Adds, corner1Adds, corner2Adds, 0, 0, 0);
    boolean found =
        isStart0 || isStart1 || isStart2 || isEnd0 || isEnd1 || isEnd2 || isCorner0 || isCorner1 || isCorner2;
    boolean isThere2 = away > 0, isThere3 = isThere2 && FourPoints.isThird(area, away),
        isThere4 = isThere3 && FourPoints.isFourth(adds, area);
    @Twin.Doubt
    boolean apart = valid && (!found ? !overlap || ofEdges == Float.NEGATIVE_INFINITY
        : !overlap && -deepAt1 > gap + BoxPairContact.tolerance(size, gap));
    if (apart) {
      boolean edges = ofEdges > gap;
      return TriangleCornersContact.contact(overlap, valid, swap, x, y, z, bx, by, bz, cx, cy, cz, ux, uy, uz,
          vx, vy, vz, wx, wy, wz, edges ? edgeX : faceX, edges ? edgeY : faceY, edges ? edgeZ : faceZ,
          edges ? ofEdges : gap, nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2,
          y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3, at);
    }
    @Twin.Doubt
    boolean beside = valid && !found;
    if (beside) {
      return TriangleEdgesContact.contact(overlap, valid, swap, x, y, z, bx, by, bz, cx, cy, cz, ux, uy, uz,
          vx, vy, vz, wx, wy, wz, product, edgeX, edgeY, edgeZ, ofEdges, nx, ny, nz, x0, y0, z0, depth0,
          feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3,
          at);
    }
    float deepest = -gap;
    float reach1 = deepAt1 < deepest ? deepAt1 : deepest;
    float half1 = 0.5f * sign * reach1;
    float reach2 = deepAt2 < deepest ? deepAt2 : deepest;
    float half2 = 0.5f * sign * reach2;
    float reach3 = deepAt3 < deepest ? deepAt3 : deepest;
    float half3 = 0.5f * sign * reach3;
    float reach4 = deepAt4 < deepest ? deepAt4 : deepest;
    float half4 = 0.5f * sign * reach4;
    float xOf1 = x + (ox + (uAt1 * lx + vAt1 * mx) + half1 * faceX) + 0f;
    float yOf1 = y + (oy + (uAt1 * ly + vAt1 * my) + half1 * faceY) + 0f;
    float zOf1 = z + (oz + (uAt1 * lz + vAt1 * mz) + half1 * faceZ) + 0f;
    float xOf2 = x + (ox + (uAt2 * lx + vAt2 * mx) + half2 * faceX) + 0f;
    float yOf2 = y + (oy + (uAt2 * ly + vAt2 * my) + half2 * faceY) + 0f;
    float zOf2 = z + (oz + (uAt2 * lz + vAt2 * mz) + half2 * faceZ) + 0f;
    float xOf3 = x + (ox + (uAt3 * lx + vAt3 * mx) + half3 * faceX) + 0f;
    float yOf3 = y + (oy + (uAt3 * ly + vAt3 * my) + half3 * faceY) + 0f;
    float zOf3 = z + (oz + (uAt3 * lz + vAt3 * mz) + half3 * faceZ) + 0f;
    float xOf4 = x + (ox + (uAt4 * lx + vAt4 * mx) + half4 * faceX) + 0f;
    float yOf4 = y + (oy + (uAt4 * ly + vAt4 * my) + half4 * faceY) + 0f;
    float zOf4 = z + (oz + (uAt4 * lz + vAt4 * mz) + half4 * faceZ) + 0f;
    boolean hit = valid && Contact.proper(deepest) && Contact.proper(xOf1, yOf1, zOf1);
    nx[at] = swap ? 0f - faceX : faceX + 0f;
    ny[at] = swap ? 0f - faceY : faceY + 0f;
    nz[at] = swap ? 0f - faceZ : faceZ + 0f;
    x0[at] = xOf1;
    y0[at] = yOf1;
    z0[at] = zOf1;
    depth0[at] = hit ? Contact.depth(overlap, deepest) : Contact.NONE;
    feature0[at] = featureAt1;
    x1[at] = xOf2;
    y1[at] = yOf2;
    z1[at] = zOf2;
    depth1[at] = hit && isThere2 ? Contact.depth(overlap, false, reach2) : Contact.NONE;
    feature1[at] = featureAt2;
    x2[at] = xOf3;
    y2[at] = yOf3;
    z2[at] = zOf3;
    depth2[at] = hit && isThere3 ? Contact.depth(overlap, false, reach3) : Contact.NONE;
    feature2[at] = featureAt3;
    x3[at] = xOf4;
    y3[at] = yOf4;
    z3[at] = zOf4;
    depth3[at] = hit && isThere4 ? Contact.depth(overlap, false, reach4) : Contact.NONE;
    feature3[at] = featureAt4;
    return hit;
  }
}
