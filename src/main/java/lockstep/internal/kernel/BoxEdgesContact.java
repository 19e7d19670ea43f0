package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of two boxes that are turned against each other, where edges cross, which definitions share: one point, in the middle between where the two lines are nearest (Ericson, Real-Time Collision Detection, 2005, 5.1.8), kept within both edges. Where they are
 * not as near as that there, boxes that are apart are nearest at a corner, a doubt.
 *
 * <p>Frame and names as in {@link BoxPairContact}.
 */
final class BoxEdgesContact {
  private BoxEdgesContact() {}

  /**
   * Writes the contact.
   *
   * @param product the number of the edges
   * @param edgeX the normal, as edgeY and edgeZ
   * @param gap the gap along it
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float ax,
      float ay, float az, float aw, float r, float lowX, float lowY, float lowZ, float highX, float highY,
      float highZ, float hx, float hy, float hz, float s, float qx, float qy, float qz, float qw,
      float product, float edgeX, float edgeY, float edgeZ, float gap, float[] nx, float[] ny, float[] nz,
      float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1,
      float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2, float[] depth2,
      float[] feature2, float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3, int at) {
    float xx = Rotation.diagonal(s, qy, qz);
    float yy = Rotation.diagonal(s, qz, qx);
    float zz = Rotation.diagonal(s, qx, qy);
    float xy = Rotation.difference(s, qx, qy, qz, qw), yx = Rotation.sum(s, qx, qy, qz, qw);
    float yz = Rotation.difference(s, qy, qz, qx, qw), zy = Rotation.sum(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw), xz = Rotation.sum(s, qz, qx, qy, qw);
    boolean eX = product < 9, eY = !eX && product < 12;
    float column = product - (eX ? 6 : eY ? 9 : 12);
    boolean cX = column == 0, cY = column == 1;
    float bx = FaceAxes.pick(cX, cY, xx, xy, xz), by = FaceAxes.pick(cX, cY, yx, yy, yz),
        bz = FaceAxes.pick(cX, cY, zx, zy, zz);
    float lx = FaceAxes.pick(eX, eY, 0, bz, -by), ly = FaceAxes.pick(eX, eY, -bz, 0, bx),
        lz = FaceAxes.pick(eX, eY, by, -bx, 0);
    // the edges are o, from where A's begins, and p, the middle of B's, and along an axis of A and the column b
    float towardsX = xx * edgeX + yx * edgeY + zx * edgeZ, towardsY = xy * edgeX + yy * edgeY + zy * edgeZ,
        towardsZ = xz * edgeX + yz * edgeY + zz * edgeZ;
    float ox = eX ? 0 : edgeX > 0 ? highX : lowX, oy = eY ? 0 : edgeY > 0 ? highY : lowY,
        oz = !eX && !eY ? 0 : edgeZ > 0 ? highZ : lowZ;
    float cornerX = cX ? 0 : towardsX > 0 ? -hx : hx, cornerY = cY ? 0 : towardsY > 0 ? -hy : hy,
        cornerZ = !cX && !cY ? 0 : towardsZ > 0 ? -hz : hz;
    float px = xx * cornerX + xy * cornerY + xz * cornerZ, py = yx * cornerX + yy * cornerY + yz * cornerZ,
        pz = zx * cornerX + zy * cornerY + zz * cornerZ;
    float onA = SphereBox.clamp(
        Segments.volume(px - ox, py - oy, pz - oz, bx, by, bz, lx, ly, lz) / Segments.square(lx, ly, lz),
        FaceAxes.pick(eX, eY, lowX, lowY, lowZ), FaceAxes.pick(eX, eY, highX, highY, highZ));
    ox = eX ? onA : ox;
    oy = eY ? onA : oy;
    oz = !eX && !eY ? onA : oz;
    float halfB = FaceAxes.pick(cX, cY, hx, hy, hz);
    float onB = SphereBox.clamp((ox - px) * bx + (oy - py) * by + (oz - pz) * bz, -halfB, halfB);
    px += onB * bx;
    py += onB * by;
    pz += onB * bz;
    float featureA = BoxFeature.of(eX ? 0 : edgeX > 0 ? 2 : 1, eY ? 0 : edgeY > 0 ? 2 : 1,
        !eX && !eY ? 0 : edgeZ > 0 ? 2 : 1);
    float featureB = BoxFeature.of(cX ? 0 : towardsX > 0 ? 1 : 2, cY ? 0 : towardsY > 0 ? 1 : 2,
        !cX && !cY ? 0 : towardsZ > 0 ? 1 : 2);
    float aside = Contact.length((px - ox) - gap * edgeX, (py - oy) - gap * edgeY, (pz - oz) - gap * edgeZ);
    @Twin.Doubt
    boolean corner =
        valid && !overlap && aside > Contact.tolerance((hx + hy + hz) + Contact.largest(ox, oy, oz), gap);
    if (corner) {
      return BoxCornersContact.contact(overlap, valid, swap, x, y, z, ax, ay, az, aw, r, lowX, lowY, lowZ,
          highX, highY, highZ, hx, hy, hz, s, qx, qy, qz, qw, edgeX, edgeY, edgeZ, gap, nx, ny, nz, x0, y0,
          z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3,
          depth3, feature3, at);
    }
    boolean forward = Contact.isForward(BoxFrame.inSpace(edgeX, edgeY, edgeZ, ax, ay, az, aw, r),
        BoxFrame.inSpace(edgeY, edgeZ, edgeX, ay, az, ax, aw, r),
        BoxFrame.inSpace(edgeZ, edgeX, edgeY, az, ax, ay, aw, r));
    return OnePoint.contact(overlap, valid, swap, x, y, z, ax, ay, az, aw, r, edgeX, edgeY, edgeZ, -gap,
        0.5f * (ox + px), 0.5f * (oy + py), 0.5f * (oz + pz), Contact.feature(forward, featureA, featureB),
        nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2,
        x3, y3, z3, depth3, feature3, at);
  }
}
