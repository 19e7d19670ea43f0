package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of an oriented box and the half-space behind a plane: that of a {@linkplain BoxPlaneContact box}, with the normal turned into the frame of the box and corners
 * turned back.
 *
 * <p>The depth of the deepest one is not negative exactly where they overlap as {@link OrientedBoxPlane} says. A negative half extent, a quaternion that is no
 * {@linkplain Rotation#proper rotation}, a normal without a {@linkplain HalfSpace#proper direction}, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴, c the centre and h half the length of the box's diagonal, the depth is off by 3 u |c|, 27 u h, see {@link OrientedBoxPlane}, and 4.5 u of itself, a corner
 * by 23 u h, see {@link BoxFrame}.
 *
 * <p>Range: as {@link OrientedBoxPlane}.
 */
final class OrientedBoxPlaneContact {
  private OrientedBoxPlaneContact() {}

  @Twin
  static boolean contact(float x, float y, float z, float hx, float hy, float hz, float qx, float qy,
      float qz, float qw, @Twin.Second float nx, float ny, float nz, float d, float[] nxOut, float[] nyOut,
      float[] nzOut, float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1,
      float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2,
      float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3,
      int at) {
    boolean overlap = OrientedBoxPlane.overlap(x, y, z, hx, hy, hz, qx, qy, qz, qw, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float ux = HalfSpace.unit(nx, square);
    float uy = HalfSpace.unit(ny, square);
    float uz = HalfSpace.unit(nz, square);
    float squareQ = Rotation.square(qx, qy, qz, qw);
    float s = 2 / squareQ;
    float mx = OrientedBoxPlane.turned(nx, ny, nz, qx, qy, qz, qw, s);
    float my = OrientedBoxPlane.turned(ny, nz, nx, qy, qz, qx, qw, s);
    float mz = OrientedBoxPlane.turned(nz, nx, ny, qz, qx, qy, qw, s);
    boolean ownX = Math.abs(mx) >= Math.abs(my) && Math.abs(mx) >= Math.abs(mz);
    boolean ownY = !ownX && Math.abs(my) >= Math.abs(mz);
    boolean ownZ = !ownX && !ownY;
    boolean flat1 = (ownX && hy == 0) || (ownY && hz == 0) || (ownZ && hx == 0);
    boolean flat2 = (ownX && hz == 0) || (ownY && hx == 0) || (ownZ && hy == 0);
    // in the frame of the box
    float xA = FaceCorners.corner(ownX, false, mx, -hx, hx);
    float yA = FaceCorners.corner(ownY, false, my, -hy, hy);
    float zA = FaceCorners.corner(ownZ, false, mz, -hz, hz);
    float xB = FaceCorners.corner(ownX, ownZ, mx, -hx, hx);
    float yB = FaceCorners.corner(ownY, ownX, my, -hy, hy);
    float zB = FaceCorners.corner(ownZ, ownY, mz, -hz, hz);
    float xC = FaceCorners.corner(ownX, !ownZ, mx, -hx, hx);
    float yC = FaceCorners.corner(ownY, !ownX, my, -hy, hy);
    float zC = FaceCorners.corner(ownZ, !ownY, mz, -hz, hz);
    float xD = FaceCorners.corner(ownX, true, mx, -hx, hx);
    float yD = FaceCorners.corner(ownY, true, my, -hy, hy);
    float zD = FaceCorners.corner(ownZ, true, mz, -hz, hz);
    float centre = HalfSpace.outside(nx, ny, nz, d, x, y, z);
    float length = (float) Math.sqrt(square);
    float outsideA = (centre + HalfSpace.along(mx, my, mz, xA, yA, zA)) / length;
    float outsideB = (centre + HalfSpace.along(mx, my, mz, xB, yB, zB)) / length;
    float outsideC = (centre + HalfSpace.along(mx, my, mz, xC, yC, zC)) / length;
    float outsideD = (centre + HalfSpace.along(mx, my, mz, xD, yD, zD)) / length;
    float deepest = PlaneContact.deeper(PlaneContact.deeper(-outsideA, -outsideB),
        PlaneContact.deeper(-outsideC, -outsideD));
    boolean hit = hx >= 0 && hy >= 0 && hz >= 0 && Rotation.proper(squareQ) && HalfSpace.proper(square)
        && PlaneContact.proper(outsideA) && PlaneContact.proper(outsideB) && PlaneContact.proper(outsideC)
        && PlaneContact.proper(outsideD);
    nxOut[at] = 0f - ux;
    nyOut[at] = 0f - uy;
    nzOut[at] = 0f - uz;
    x0[at] = PlaneContact.middle(x + BoxFrame.inSpace(xA, yA, zA, qx, qy, qz, qw, s), ux, 0, outsideA);
    y0[at] = PlaneContact.middle(y + BoxFrame.inSpace(yA, zA, xA, qy, qz, qx, qw, s), uy, 0, outsideA);
    z0[at] = PlaneContact.middle(z + BoxFrame.inSpace(zA, xA, yA, qz, qx, qy, qw, s), uz, 0, outsideA);
    depth0[at] = hit ? Contact.depth(overlap, -outsideA >= deepest, -outsideA) : Contact.NONE;
    feature0[at] = FaceCorners.feature(ownX, ownY, ownZ, false, false, false, mx, my, mz);
    x1[at] = PlaneContact.middle(x + BoxFrame.inSpace(xB, yB, zB, qx, qy, qz, qw, s), ux, 0, outsideB);
    y1[at] = PlaneContact.middle(y + BoxFrame.inSpace(yB, zB, xB, qy, qz, qx, qw, s), uy, 0, outsideB);
    z1[at] = PlaneContact.middle(z + BoxFrame.inSpace(zB, xB, yB, qz, qx, qy, qw, s), uz, 0, outsideB);
    depth1[at] = hit && !flat1 ? Contact.depth(overlap, -outsideB >= deepest, -outsideB) : Contact.NONE;
    feature1[at] = FaceCorners.feature(ownX, ownY, ownZ, ownZ, ownX, ownY, mx, my, mz);
    x2[at] = PlaneContact.middle(x + BoxFrame.inSpace(xC, yC, zC, qx, qy, qz, qw, s), ux, 0, outsideC);
    y2[at] = PlaneContact.middle(y + BoxFrame.inSpace(yC, zC, xC, qy, qz, qx, qw, s), uy, 0, outsideC);
    z2[at] = PlaneContact.middle(z + BoxFrame.inSpace(zC, xC, yC, qz, qx, qy, qw, s), uz, 0, outsideC);
    depth2[at] = hit && !flat2 ? Contact.depth(overlap, -outsideC >= deepest, -outsideC) : Contact.NONE;
    feature2[at] = FaceCorners.feature(ownX, ownY, ownZ, !ownZ, !ownX, !ownY, mx, my, mz);
    x3[at] = PlaneContact.middle(x + BoxFrame.inSpace(xD, yD, zD, qx, qy, qz, qw, s), ux, 0, outsideD);
    y3[at] = PlaneContact.middle(y + BoxFrame.inSpace(yD, zD, xD, qy, qz, qx, qw, s), uy, 0, outsideD);
    z3[at] = PlaneContact.middle(z + BoxFrame.inSpace(zD, xD, yD, qz, qx, qy, qw, s), uz, 0, outsideD);
    depth3[at] =
        hit && !flat1 && !flat2 ? Contact.depth(overlap, -outsideD >= deepest, -outsideD) : Contact.NONE;
    feature3[at] = FaceCorners.feature(ownX, ownY, ownZ, true, true, true, mx, my, mz);
    return hit;
  }
}
