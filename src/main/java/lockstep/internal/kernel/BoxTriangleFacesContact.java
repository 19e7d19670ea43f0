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
    float slack = Contact.tolerance(size + (Math.abs(aU) + Math.abs(aV)), gap);
    // the box counts more, as it comes first
    float ofU = Contact.FEATURES * FaceAxes.first(isX, isY, 1, 4, 16),
        ofV = Contact.FEATURES * FaceAxes.second(isX, isY, 1, 4, 16);
    float ofFace = Contact.FEATURES * (FaceAxes.third(isX, isY, 1, 4, 16) * (nw > 0 ? 2 : 1))
        + FacePoints.ofFaces(FaceAxes.third(isX, isY, 0, 1, 2), nw > 0, 0, false);
    // the ends of the edges of the triangle, clipped, and the corners of the face
    float midU0 = 0.5f * (aU + bU), midV0 = 0.5f * (aV + bV), midDeep0 = 0.5f * (aDeep + bDeep);
    float halfU0 = Segments.half(aU, bU), halfV0 = Segments.half(aV, bV),
        halfDeep0 = Segments.half(aDeep, bDeep);
    float entersU0 = FacePoints.enters(midU0, halfU0, lowU - slack, highU + slack),
        leavesU0 = FacePoints.leaves(midU0, halfU0, lowU - slack, highU + slack);
    float entersV0 = FacePoints.enters(midV0, halfV0, lowV - slack, highV + slack),
        leavesV0 = FacePoints.leaves(midV0, halfV0, lowV - slack, highV + slack);
    float first0 = FacePoints.first(entersU0, entersV0), last0 = FacePoints.last(leavesU0, leavesV0);
    boolean isStart0 = first0 <= last0;
    boolean isEnd0 = first0 < last0 && last0 < 1;
    float start0U = FacePoints.at(first0, midU0, halfU0, lowU, highU),
        start0V = FacePoints.at(first0, midV0, halfV0, lowV, highV),
        start0Deep = isStart0 ? midDeep0 + first0 * halfDeep0 : Contact.NONE;
    float start0Feature = ofFace + (first0 <= -1 ? 1
        : 3 + (entersU0 >= entersV0 ? ofU * FacePoints.side(halfU0) : ofV * FacePoints.side(halfV0)));
    float end0U = FacePoints.at(last0, midU0, halfU0, lowU, highU),
        end0V = FacePoints.at(last0, midV0, halfV0, lowV, highV),
        end0Deep = isEnd0 ? midDeep0 + last0 * halfDeep0 : Contact.NONE;
    float end0Feature = ofFace
        + (3 + (leavesU0 <= leavesV0 ? ofU * FacePoints.side(-halfU0) : ofV * FacePoints.side(-halfV0)));
    float midU1 = 0.5f * (bU + cU), midV1 = 0.5f * (bV + cV), midDeep1 = 0.5f * (bDeep + cDeep);
    float halfU1 = Segments.half(bU, cU), halfV1 = Segments.half(bV, cV),
        halfDeep1 = Segments.half(bDeep, cDeep);
    float entersU1 = FacePoints.enters(midU1, halfU1, lowU - slack, highU + slack),
        leavesU1 = FacePoints.leaves(midU1, halfU1, lowU - slack, highU + slack);
    float entersV1 = FacePoints.enters(midV1, halfV1, lowV - slack, highV + slack),
        leavesV1 = FacePoints.leaves(midV1, halfV1, lowV - slack, highV + slack);
    float first1 = FacePoints.first(entersU1, entersV1), last1 = FacePoints.last(leavesU1, leavesV1);
    boolean isStart1 = first1 <= last1;
    boolean isEnd1 = first1 < last1 && last1 < 1;
    float start1U = FacePoints.at(first1, midU1, halfU1, lowU, highU),
        start1V = FacePoints.at(first1, midV1, halfV1, lowV, highV),
        start1Deep = isStart1 ? midDeep1 + first1 * halfDeep1 : Contact.NONE;
    float start1Feature = ofFace + (first1 <= -1 ? 2
        : 6 + (entersU1 >= entersV1 ? ofU * FacePoints.side(halfU1) : ofV * FacePoints.side(halfV1)));
    float end1U = FacePoints.at(last1, midU1, halfU1, lowU, highU),
        end1V = FacePoints.at(last1, midV1, halfV1, lowV, highV),
        end1Deep = isEnd1 ? midDeep1 + last1 * halfDeep1 : Contact.NONE;
    float end1Feature = ofFace
        + (6 + (leavesU1 <= leavesV1 ? ofU * FacePoints.side(-halfU1) : ofV * FacePoints.side(-halfV1)));
    float midU2 = 0.5f * (cU + aU), midV2 = 0.5f * (cV + aV), midDeep2 = 0.5f * (cDeep + aDeep);
    float halfU2 = Segments.half(cU, aU), halfV2 = Segments.half(cV, aV),
        halfDeep2 = Segments.half(cDeep, aDeep);
    float entersU2 = FacePoints.enters(midU2, halfU2, lowU - slack, highU + slack),
        leavesU2 = FacePoints.leaves(midU2, halfU2, lowU - slack, highU + slack);
    float entersV2 = FacePoints.enters(midV2, halfV2, lowV - slack, highV + slack),
        leavesV2 = FacePoints.leaves(midV2, halfV2, lowV - slack, highV + slack);
    float first2 = FacePoints.first(entersU2, entersV2), last2 = FacePoints.last(leavesU2, leavesV2);
    boolean isStart2 = first2 <= last2;
    boolean isEnd2 = first2 < last2 && last2 < 1;
    float start2U = FacePoints.at(first2, midU2, halfU2, lowU, highU),
        start2V = FacePoints.at(first2, midV2, halfV2, lowV, highV),
        start2Deep = isStart2 ? midDeep2 + first2 * halfDeep2 : Contact.NONE;
    float start2Feature = ofFace + (first2 <= -1 ? 4
        : 5 + (entersU2 >= entersV2 ? ofU * FacePoints.side(halfU2) : ofV * FacePoints.side(halfV2)));
    float end2U = FacePoints.at(last2, midU2, halfU2, lowU, highU),
        end2V = FacePoints.at(last2, midV2, halfV2, lowV, highV),
        end2Deep = isEnd2 ? midDeep2 + last2 * halfDeep2 : Contact.NONE;
    float end2Feature = ofFace
        + (5 + (leavesU2 <= leavesV2 ? ofU * FacePoints.side(-halfU2) : ofV * FacePoints.side(-halfV2)));
    float part1At0 = FacePoints.partOfTriangle(lowU - aU, lowV - aV, bU - aU, bV - aV, cU - aU, cV - aV),
        part2At0 = FacePoints.partOfTriangle(lowU - aU, lowV - aV, cU - aU, cV - aV, bU - aU, bV - aV);
    boolean isCorner0 = FacePoints.isInsideTriangle(part1At0, part2At0);
    float corner0U = lowU, corner0V = lowV, corner0Deep =
        isCorner0 ? aDeep + (part1At0 * (bDeep - aDeep) + part2At0 * (cDeep - aDeep)) : Contact.NONE;
    float corner0Feature = 7 + (ofFace + ofU + ofV);
    float part1At1 = FacePoints.partOfTriangle(highU - aU, lowV - aV, bU - aU, bV - aV, cU - aU, cV - aV),
        part2At1 = FacePoints.partOfTriangle(highU - aU, lowV - aV, cU - aU, cV - aV, bU - aU, bV - aV);
    boolean isCorner1 = FacePoints.isInsideTriangle(part1At1, part2At1);
    float corner1U = highU, corner1V = lowV, corner1Deep =
        isCorner1 ? aDeep + (part1At1 * (bDeep - aDeep) + part2At1 * (cDeep - aDeep)) : Contact.NONE;
    float corner1Feature = 7 + (ofFace + 2 * ofU + ofV);
    float part1At2 = FacePoints.partOfTriangle(highU - aU, highV - aV, bU - aU, bV - aV, cU - aU, cV - aV),
        part2At2 = FacePoints.partOfTriangle(highU - aU, highV - aV, cU - aU, cV - aV, bU - aU, bV - aV);
    boolean isCorner2 = FacePoints.isInsideTriangle(part1At2, part2At2);
    float corner2U = highU, corner2V = highV, corner2Deep =
        isCorner2 ? aDeep + (part1At2 * (bDeep - aDeep) + part2At2 * (cDeep - aDeep)) : Contact.NONE;
    float corner2Feature = 7 + (ofFace + 2 * ofU + 2 * ofV);
    float part1At3 = FacePoints.partOfTriangle(lowU - aU, highV - aV, bU - aU, bV - aV, cU - aU, cV - aV),
        part2At3 = FacePoints.partOfTriangle(lowU - aU, highV - aV, cU - aU, cV - aV, bU - aU, bV - aV);
    boolean isCorner3 = FacePoints.isInsideTriangle(part1At3, part2At3);
    float corner3U = lowU, corner3V = highV, corner3Deep =
        isCorner3 ? aDeep + (part1At3 * (bDeep - aDeep) + part2At3 * (cDeep - aDeep)) : Contact.NONE;
    float corner3Feature = 7 + (ofFace + ofU + 2 * ofV);
    float most = FourPoints.most(start0Deep, start1Deep, start2Deep, end0Deep, end1Deep, end2Deep,
        corner0Deep, corner1Deep, corner2Deep, corner3Deep, Contact.NONE, Contact.NONE);
    boolean found = most > Contact.NONE;
    @Twin.Doubt
    boolean apart = valid && !overlap && (!found || -most > gap + slack);
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
    return ReducedContact.contact(overlap, valid, false, x, y, z, qx, qy, qz, qw, s, faceX, faceY, faceZ, gap,
        -0.5f, FaceAxes.x(isX, isY, 0, 0, plane), FaceAxes.y(isX, isY, 0, 0, plane),
        FaceAxes.z(isX, isY, 0, 0, plane), FaceAxes.x(isX, isY, 1, 0, 0), FaceAxes.y(isX, isY, 1, 0, 0),
        FaceAxes.z(isX, isY, 1, 0, 0), FaceAxes.x(isX, isY, 0, 1, 0), FaceAxes.y(isX, isY, 0, 1, 0),
        FaceAxes.z(isX, isY, 0, 1, 0), start0U, start0V, start0Deep, start0Feature, start1U, start1V,
        start1Deep, start1Feature, start2U, start2V, start2Deep, start2Feature, end0U, end0V, end0Deep,
        end0Feature, end1U, end1V, end1Deep, end1Feature, end2U, end2V, end2Deep, end2Feature, corner0U,
        corner0V, corner0Deep, corner0Feature, corner1U, corner1V, corner1Deep, corner1Feature, corner2U,
        corner2V, corner2Deep, corner2Feature, corner3U, corner3V, corner3Deep, corner3Feature, 0, 0,
        Contact.NONE, 0, 0, 0, Contact.NONE, 0, nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1,
        feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3, at);
  }
}
