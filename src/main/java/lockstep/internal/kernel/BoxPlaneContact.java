package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of an axis-aligned box and the half-space behind a plane: a point for each corner of the face that looks most against the plane's normal, the deepest corner
 * among them, between it and the plane. Of a flat box corners that are one point count once. On a tie of faces it is the one of x, then of y.
 *
 * <p>The depth of the deepest one is not negative exactly where they overlap as {@link BoxPlane} says. An infinite box reaches 4e37. An empty box, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere or an infinite d has no contact.
 *
 * <p>Off by as much as that of a {@linkplain SpherePlaneContact sphere} of radius 0; range as there.
 */
final class BoxPlaneContact {
  private BoxPlaneContact() {}

  @Twin
  static boolean contact(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float nx, float ny, float nz, float d, float[] nxOut, float[] nyOut, float[] nzOut,
      float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1,
      float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2, float[] depth2,
      float[] feature2, float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3, int at) {
    boolean overlap = BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float ux = HalfSpace.unit(nx, square);
    float uy = HalfSpace.unit(ny, square);
    float uz = HalfSpace.unit(nz, square);
    boolean ownX = Math.abs(nx) >= Math.abs(ny) && Math.abs(nx) >= Math.abs(nz);
    boolean ownY = !ownX && Math.abs(ny) >= Math.abs(nz);
    boolean ownZ = !ownX && !ownY;
    float lowX = HalfSpace.kept(minX), highX = HalfSpace.kept(maxX);
    float lowY = HalfSpace.kept(minY), highY = HalfSpace.kept(maxY);
    float lowZ = HalfSpace.kept(minZ), highZ = HalfSpace.kept(maxZ);
    boolean flatX = minX == maxX, flatY = minY == maxY, flatZ = minZ == maxZ;
    boolean flat1 = (ownX && flatY) || (ownY && flatZ) || (ownZ && flatX);
    boolean flat2 = (ownX && flatZ) || (ownY && flatX) || (ownZ && flatY);
    float xA = FaceCorners.corner(ownX, false, nx, lowX, highX);
    float yA = FaceCorners.corner(ownY, false, ny, lowY, highY);
    float zA = FaceCorners.corner(ownZ, false, nz, lowZ, highZ);
    float xB = FaceCorners.corner(ownX, ownZ, nx, lowX, highX);
    float yB = FaceCorners.corner(ownY, ownX, ny, lowY, highY);
    float zB = FaceCorners.corner(ownZ, ownY, nz, lowZ, highZ);
    float xC = FaceCorners.corner(ownX, !ownZ, nx, lowX, highX);
    float yC = FaceCorners.corner(ownY, !ownX, ny, lowY, highY);
    float zC = FaceCorners.corner(ownZ, !ownY, nz, lowZ, highZ);
    float xD = FaceCorners.corner(ownX, true, nx, lowX, highX);
    float yD = FaceCorners.corner(ownY, true, ny, lowY, highY);
    float zD = FaceCorners.corner(ownZ, true, nz, lowZ, highZ);
    float outsideA = PlaneContact.outside(nx, ny, nz, d, xA, yA, zA, square);
    float outsideB = PlaneContact.outside(nx, ny, nz, d, xB, yB, zB, square);
    float outsideC = PlaneContact.outside(nx, ny, nz, d, xC, yC, zC, square);
    float outsideD = PlaneContact.outside(nx, ny, nz, d, xD, yD, zD, square);
    float deepest = PlaneContact.deeper(PlaneContact.deeper(-outsideA, -outsideB),
        PlaneContact.deeper(-outsideC, -outsideD));
    boolean hit = minX <= maxX && minY <= maxY && minZ <= maxZ && HalfSpace.proper(square)
        && PlaneContact.proper(outsideA) && PlaneContact.proper(outsideB) && PlaneContact.proper(outsideC)
        && PlaneContact.proper(outsideD);
    nxOut[at] = 0f - ux;
    nyOut[at] = 0f - uy;
    nzOut[at] = 0f - uz;
    x0[at] = PlaneContact.middle(xA, ux, 0, outsideA);
    y0[at] = PlaneContact.middle(yA, uy, 0, outsideA);
    z0[at] = PlaneContact.middle(zA, uz, 0, outsideA);
    depth0[at] = hit ? Contact.depth(overlap, -outsideA >= deepest, -outsideA) : Contact.NONE;
    feature0[at] = FaceCorners.feature(ownX, ownY, ownZ, false, false, false, nx, ny, nz);
    x1[at] = PlaneContact.middle(xB, ux, 0, outsideB);
    y1[at] = PlaneContact.middle(yB, uy, 0, outsideB);
    z1[at] = PlaneContact.middle(zB, uz, 0, outsideB);
    depth1[at] = hit && !flat1 ? Contact.depth(overlap, -outsideB >= deepest, -outsideB) : Contact.NONE;
    feature1[at] = FaceCorners.feature(ownX, ownY, ownZ, ownZ, ownX, ownY, nx, ny, nz);
    x2[at] = PlaneContact.middle(xC, ux, 0, outsideC);
    y2[at] = PlaneContact.middle(yC, uy, 0, outsideC);
    z2[at] = PlaneContact.middle(zC, uz, 0, outsideC);
    depth2[at] = hit && !flat2 ? Contact.depth(overlap, -outsideC >= deepest, -outsideC) : Contact.NONE;
    feature2[at] = FaceCorners.feature(ownX, ownY, ownZ, !ownZ, !ownX, !ownY, nx, ny, nz);
    x3[at] = PlaneContact.middle(xD, ux, 0, outsideD);
    y3[at] = PlaneContact.middle(yD, uy, 0, outsideD);
    z3[at] = PlaneContact.middle(zD, uz, 0, outsideD);
    depth3[at] =
        hit && !flat1 && !flat2 ? Contact.depth(overlap, -outsideD >= deepest, -outsideD) : Contact.NONE;
    feature3[at] = FaceCorners.feature(ownX, ownY, ownZ, true, true, true, nx, ny, nz);
    return hit;
  }
}
