package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a capsule and the half-space behind a plane: a point for each end, between its deepest one and the plane, as of a {@linkplain SpherePlaneContact sphere};
 * one for a capsule without length.
 *
 * <p>The depth of the deeper one is not negative exactly where they overlap as {@link CapsulePlane} says. A negative radius, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN or an infinity anywhere has no contact.
 *
 * <p>Off by as much as that of a sphere about either end; range as there.
 */
final class CapsulePlaneContact {
  private CapsulePlaneContact() {}

  @Twin
  static boolean contact(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float nx, float ny, float nz, float d, float[] nxOut, float[] nyOut, float[] nzOut,
      float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1,
      float[] z1, float[] depth1, float[] feature1, int at) {
    boolean overlap = CapsulePlane.overlap(ax, ay, az, bx, by, bz, r, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float outsideA = PlaneContact.outside(nx, ny, nz, d, ax, ay, az, square);
    float outsideB = PlaneContact.outside(nx, ny, nz, d, bx, by, bz, square);
    float ux = HalfSpace.unit(nx, square);
    float uy = HalfSpace.unit(ny, square);
    float uz = HalfSpace.unit(nz, square);
    float deepA = r - outsideA;
    float deepB = r - outsideB;
    float deepest = PlaneContact.deeper(deepA, deepB);
    boolean hit = r >= 0 && HalfSpace.proper(square) && Contact.proper(deepest)
        && PlaneContact.proper(outsideA) && PlaneContact.proper(outsideB);
    boolean isSphere = ax == bx && ay == by && az == bz;
    nxOut[at] = 0f - ux;
    nyOut[at] = 0f - uy;
    nzOut[at] = 0f - uz;
    x0[at] = PlaneContact.middle(ax, ux, r, outsideA);
    y0[at] = PlaneContact.middle(ay, uy, r, outsideA);
    z0[at] = PlaneContact.middle(az, uz, r, outsideA);
    depth0[at] = hit ? Contact.depth(overlap, deepA >= deepest, deepA) : Contact.NONE;
    feature0[at] = 1;
    x1[at] = PlaneContact.middle(bx, ux, r, outsideB);
    y1[at] = PlaneContact.middle(by, uy, r, outsideB);
    z1[at] = PlaneContact.middle(bz, uz, r, outsideB);
    depth1[at] = hit && !isSphere ? Contact.depth(overlap, deepB >= deepest, deepB) : Contact.NONE;
    feature1[at] = 2;
    return hit;
  }
}
