package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a sphere and the half-space behind a plane: one point, between the sphere's deepest one and the plane (Ericson, Real-Time Collision Detection,
 * 2005, 5.2.2). The normal, from the sphere to the half-space, is that of the plane turned round.
 *
 * <p>The depth is not negative exactly where they overlap as {@link SpherePlane} says: a sphere behind the plane is as deep as it has to be moved to come out in
 * front. A negative radius, a normal without a {@linkplain HalfSpace#proper direction}, a NaN or an infinity anywhere has no contact.
 *
 * <p>With u = 2⁻²⁴ and c the centre, the depth is off by 3 u |c| and 4.5 u of the distance of the centre from the plane, see {@link HalfSpace}, and u of itself; the
 * normal by 4.5 u.
 *
 * <p>Range: as {@link SpherePlane}.
 */
final class SpherePlaneContact {
  private SpherePlaneContact() {}

  @Twin
  static boolean contact(float x, float y, float z, float r, @Twin.Second float nx, float ny, float nz,
      float d, float[] nxOut, float[] nyOut, float[] nzOut, float[] x0, float[] y0, float[] z0,
      float[] depth0, float[] feature0, int at) {
    boolean overlap = SpherePlane.overlap(x, y, z, r, nx, ny, nz, d);
    float square = HalfSpace.square(nx, ny, nz);
    float outside = PlaneContact.outside(nx, ny, nz, d, x, y, z, square);
    float ux = HalfSpace.unit(nx, square);
    float uy = HalfSpace.unit(ny, square);
    float uz = HalfSpace.unit(nz, square);
    float deep = r - outside;
    boolean hit = r >= 0 && HalfSpace.proper(square) && Contact.proper(deep) && PlaneContact.proper(outside);
    nxOut[at] = 0f - ux;
    nyOut[at] = 0f - uy;
    nzOut[at] = 0f - uz;
    x0[at] = PlaneContact.middle(x, ux, r, outside);
    y0[at] = PlaneContact.middle(y, uy, r, outside);
    z0[at] = PlaneContact.middle(z, uz, r, outside);
    depth0[at] = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    feature0[at] = 1;
    return hit;
  }
}
