package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a triangle and the half-space behind a plane: a point for each corner, between it and the plane; of corners that are one point, one.
 *
 * <p>The depth of the deepest one is not negative exactly where they overlap as {@link TrianglePlane} says. A normal without a {@linkplain HalfSpace#proper
 * direction}, a NaN or an infinity anywhere has no contact.
 *
 * <p>Off by as much as that of a {@linkplain SpherePlaneContact sphere} of radius 0; range as there.
 */
final class TrianglePlaneContact {
  private TrianglePlaneContact() {}

  @Twin
  static boolean contact(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, @Twin.Second float nx, float ny, float nz, float d, float[] nxOut, float[] nyOut,
      float[] nzOut, float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1,
      float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2,
      float[] depth2, float[] feature2, int at) {
    boolean overlap = TrianglePlane.overlap(ax, ay, az, bx, by, bz, cx, cy, cz, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float outsideA = PlaneContact.outside(nx, ny, nz, d, ax, ay, az, square);
    float outsideB = PlaneContact.outside(nx, ny, nz, d, bx, by, bz, square);
    float outsideC = PlaneContact.outside(nx, ny, nz, d, cx, cy, cz, square);
    float ux = HalfSpace.unit(nx, square);
    float uy = HalfSpace.unit(ny, square);
    float uz = HalfSpace.unit(nz, square);
    float deepest = PlaneContact.deeper(PlaneContact.deeper(-outsideA, -outsideB), -outsideC);
    boolean hit = HalfSpace.proper(square) && PlaneContact.proper(outsideA) && PlaneContact.proper(outsideB)
        && PlaneContact.proper(outsideC);
    boolean isB = ax == bx && ay == by && az == bz;
    boolean isC = (ax == cx && ay == cy && az == cz) || (bx == cx && by == cy && bz == cz);
    nxOut[at] = 0f - ux;
    nyOut[at] = 0f - uy;
    nzOut[at] = 0f - uz;
    x0[at] = PlaneContact.middle(ax, ux, 0, outsideA);
    y0[at] = PlaneContact.middle(ay, uy, 0, outsideA);
    z0[at] = PlaneContact.middle(az, uz, 0, outsideA);
    depth0[at] = hit ? Contact.depth(overlap, -outsideA >= deepest, -outsideA) : Contact.NONE;
    feature0[at] = 1;
    x1[at] = PlaneContact.middle(bx, ux, 0, outsideB);
    y1[at] = PlaneContact.middle(by, uy, 0, outsideB);
    z1[at] = PlaneContact.middle(bz, uz, 0, outsideB);
    depth1[at] = hit && !isB ? Contact.depth(overlap, -outsideB >= deepest, -outsideB) : Contact.NONE;
    feature1[at] = 2;
    x2[at] = PlaneContact.middle(cx, ux, 0, outsideC);
    y2[at] = PlaneContact.middle(cy, uy, 0, outsideC);
    z2[at] = PlaneContact.middle(cz, uz, 0, outsideC);
    depth2[at] = hit && !isC ? Contact.depth(overlap, -outsideC >= deepest, -outsideC) : Contact.NONE;
    feature2[at] = 4;
    return hit;
  }
}
