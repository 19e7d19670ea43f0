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
    float square = Segments.square(acrossX, acrossY, acrossZ);
    // where the corners of the other triangle are above this one, in parts of its edges, and how deep below its plane
    float sign = isSecond ? 1 : -1;
    float pU = Segments.volume(px, py, pz, mx, my, mz, acrossX, acrossY, acrossZ) / square,
        pV = Segments.volume(lx, ly, lz, px, py, pz, acrossX, acrossY, acrossZ) / square;
    float pDeep = sign * RoundedHull.dot(faceX, faceY, faceZ, px, py, pz);
    float qU = Segments.volume(qx, qy, qz, mx, my, mz, acrossX, acrossY, acrossZ) / square,
        qV = Segments.volume(lx, ly, lz, qx, qy, qz, acrossX, acrossY, acrossZ) / square;
    float qDeep = sign * RoundedHull.dot(faceX, faceY, faceZ, qx, qy, qz);
    float rU = Segments.volume(rx, ry, rz, mx, my, mz, acrossX, acrossY, acrossZ) / square,
        rV = Segments.volume(lx, ly, lz, rx, ry, rz, acrossX, acrossY, acrossZ) / square;
    float rDeep = sign * RoundedHull.dot(faceX, faceY, faceZ, rx, ry, rz);
    float slack = FacePoints.SLACK * (1 + (Math.abs(pU) + Math.abs(pV)));
    float size = Contact.largest(lx, ly, lz) + Contact.largest(mx, my, mz) + Contact.largest(px, py, pz);
    boolean forward = Contact.isForward(faceX, faceY, faceZ);
    float unitA = Contact.feature(forward, 1, 0), unitB = Contact.feature(forward, 0, 1);
    float ofThis = isSecond ? unitB : unitA, ofOther = isSecond ? unitA : unitB;
    // the ends of the edges of the other, clipped, and the corners of this one
    float midU0 = 0.5f * (pU + qU), midV0 = 0.5f * (pV + qV), midDeep0 = 0.5f * (pDeep + qDeep);
    float halfU0 = Segments.half(pU, qU), halfV0 = Segments.half(pV, qV),
        halfDeep0 = Segments.half(pDeep, qDeep);
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
        start0Deep = isStart0 ? midDeep0 + first0 * halfDeep0 : Contact.NONE;
    float end0U = midU0 + last0 * halfU0, end0V = midV0 + last0 * halfV0,
        end0Deep = isEnd0 ? midDeep0 + last0 * halfDeep0 : Contact.NONE;
    float start0Feature = first0 <= -1 ? 7 * ofThis + 1 * ofOther
        : 3 * ofOther + ofThis * (entersW0 > enters0 ? 6 : entersU0 >= entersV0 ? 5 : 3);
    float end0Feature = 3 * ofOther + ofThis * (leavesW0 < leaves0 ? 6 : leavesU0 <= leavesV0 ? 5 : 3);
    float midU1 = 0.5f * (qU + rU), midV1 = 0.5f * (qV + rV), midDeep1 = 0.5f * (qDeep + rDeep);
    float halfU1 = Segments.half(qU, rU), halfV1 = Segments.half(qV, rV),
        halfDeep1 = Segments.half(qDeep, rDeep);
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
        start1Deep = isStart1 ? midDeep1 + first1 * halfDeep1 : Contact.NONE;
    float end1U = midU1 + last1 * halfU1, end1V = midV1 + last1 * halfV1,
        end1Deep = isEnd1 ? midDeep1 + last1 * halfDeep1 : Contact.NONE;
    float start1Feature = first1 <= -1 ? 7 * ofThis + 2 * ofOther
        : 6 * ofOther + ofThis * (entersW1 > enters1 ? 6 : entersU1 >= entersV1 ? 5 : 3);
    float end1Feature = 6 * ofOther + ofThis * (leavesW1 < leaves1 ? 6 : leavesU1 <= leavesV1 ? 5 : 3);
    float midU2 = 0.5f * (rU + pU), midV2 = 0.5f * (rV + pV), midDeep2 = 0.5f * (rDeep + pDeep);
    float halfU2 = Segments.half(rU, pU), halfV2 = Segments.half(rV, pV),
        halfDeep2 = Segments.half(rDeep, pDeep);
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
        start2Deep = isStart2 ? midDeep2 + first2 * halfDeep2 : Contact.NONE;
    float end2U = midU2 + last2 * halfU2, end2V = midV2 + last2 * halfV2,
        end2Deep = isEnd2 ? midDeep2 + last2 * halfDeep2 : Contact.NONE;
    float start2Feature = first2 <= -1 ? 7 * ofThis + 4 * ofOther
        : 5 * ofOther + ofThis * (entersW2 > enters2 ? 6 : entersU2 >= entersV2 ? 5 : 3);
    float end2Feature = 5 * ofOther + ofThis * (leavesW2 < leaves2 ? 6 : leavesU2 <= leavesV2 ? 5 : 3);
    float part1At0 = FacePoints.partOfTriangle(0 - pU, 0 - pV, qU - pU, qV - pV, rU - pU, rV - pV),
        part2At0 = FacePoints.partOfTriangle(0 - pU, 0 - pV, rU - pU, rV - pV, qU - pU, qV - pV);
    boolean isCorner0 = FacePoints.isInsideTriangle(part1At0, part2At0);
    float corner0U = 0, corner0V = 0, corner0Deep =
        isCorner0 ? pDeep + (part1At0 * (qDeep - pDeep) + part2At0 * (rDeep - pDeep)) : Contact.NONE;
    float corner0Feature = 7 * ofOther + 1 * ofThis;
    float part1At1 = FacePoints.partOfTriangle(1 - pU, 0 - pV, qU - pU, qV - pV, rU - pU, rV - pV),
        part2At1 = FacePoints.partOfTriangle(1 - pU, 0 - pV, rU - pU, rV - pV, qU - pU, qV - pV);
    boolean isCorner1 = FacePoints.isInsideTriangle(part1At1, part2At1);
    float corner1U = 1, corner1V = 0, corner1Deep =
        isCorner1 ? pDeep + (part1At1 * (qDeep - pDeep) + part2At1 * (rDeep - pDeep)) : Contact.NONE;
    float corner1Feature = 7 * ofOther + 2 * ofThis;
    float part1At2 = FacePoints.partOfTriangle(0 - pU, 1 - pV, qU - pU, qV - pV, rU - pU, rV - pV),
        part2At2 = FacePoints.partOfTriangle(0 - pU, 1 - pV, rU - pU, rV - pV, qU - pU, qV - pV);
    boolean isCorner2 = FacePoints.isInsideTriangle(part1At2, part2At2);
    float corner2U = 0, corner2V = 1, corner2Deep =
        isCorner2 ? pDeep + (part1At2 * (qDeep - pDeep) + part2At2 * (rDeep - pDeep)) : Contact.NONE;
    float corner2Feature = 7 * ofOther + 4 * ofThis;
    float most = FourPoints.most(start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, Contact.NONE, Contact.NONE, Contact.NONE);
    boolean found = most > Contact.NONE;
    @Twin.Doubt
    boolean apart = valid && (!found ? !overlap || ofEdges == Float.NEGATIVE_INFINITY
        : !overlap && -most > gap + Contact.tolerance(size, gap));
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
    return ReducedContact.contact(overlap, valid, swap, x, y, z, 0, 0, 0, 1, 2, faceX, faceY, faceZ, gap,
        0.5f * sign, ox, oy, oz, lx, ly, lz, mx, my, mz, start0U, start0V, start0Deep, start0Feature, start1U,
        start1V, start1Deep, start1Feature, start2U, start2V, start2Deep, start2Feature, end0U, end0V,
        end0Deep, end0Feature, end1U, end1V, end1Deep, end1Feature, end2U, end2V, end2Deep, end2Feature,
        corner0U, corner0V, corner0Deep, corner0Feature, corner1U, corner1V, corner1Deep, corner1Feature,
        corner2U, corner2V, corner2Deep, corner2Feature, 0, 0, Contact.NONE, 0, 0, 0, Contact.NONE, 0, 0, 0,
        Contact.NONE, 0, nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2,
        depth2, feature2, x3, y3, z3, depth3, feature3, at);
  }
}
