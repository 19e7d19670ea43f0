package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a box and a triangle, where edges cross, which definitions share: one point, as in {@link BoxEdgesContact}.
 *
 * <p>Frame and names as in {@link BoxTrianglePairContact}.
 */
final class BoxTriangleEdgesContact {
  private BoxTriangleEdgesContact() {}

  /**
   * Writes the contact.
   *
   * @param product the number of the edges
   * @param edgeX the normal, as edgeY and edgeZ
   * @param gap the gap along it
   */
  static boolean contact(boolean overlap, boolean valid, float x, float y, float z, float qx, float qy,
      float qz, float qw, float s, float lowX, float lowY, float lowZ, float highX, float highY, float highZ,
      float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz, float product,
      float edgeX, float edgeY, float edgeZ, float gap, float[] nx, float[] ny, float[] nz, float[] x0,
      float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1, float[] z1,
      float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2, float[] depth2, float[] feature2,
      float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3, int at) {
    float ex = bx - ax, ey = by - ay, ez = bz - az;
    float fx = cx - bx, fy = cy - by, fz = cz - bz;
    float gx = ax - cx, gy = ay - cy, gz = az - cz;
    boolean eX = product < 7, eY = !eX && product < 10;
    float edge = product - (eX ? 4 : eY ? 7 : 10);
    boolean onAB = edge == 0, onBC = edge == 1;
    float kx = FaceAxes.pick(onAB, onBC, ex, fx, gx), ky = FaceAxes.pick(onAB, onBC, ey, fy, gy),
        kz = FaceAxes.pick(onAB, onBC, ez, fz, gz);
    float lx = FaceAxes.pick(eX, eY, 0, kz, -ky), ly = FaceAxes.pick(eX, eY, -kz, 0, kx),
        lz = FaceAxes.pick(eX, eY, ky, -kx, 0);
    // the edges are o, from where the box's begins, and p, where that of the triangle does, and along an axis and k
    float ox = eX ? 0 : edgeX > 0 ? highX : lowX, oy = eY ? 0 : edgeY > 0 ? highY : lowY,
        oz = !eX && !eY ? 0 : edgeZ > 0 ? highZ : lowZ;
    float px = FaceAxes.pick(onAB, onBC, ax, bx, cx), py = FaceAxes.pick(onAB, onBC, ay, by, cy),
        pz = FaceAxes.pick(onAB, onBC, az, bz, cz);
    float onBox = alongBox(px - ox, py - oy, pz - oz, kx, ky, kz, lx, ly, lz,
        FaceAxes.pick(eX, eY, lowX, lowY, lowZ), FaceAxes.pick(eX, eY, highX, highY, highZ));
    ox = eX ? onBox : ox;
    oy = eY ? onBox : oy;
    oz = !eX && !eY ? onBox : oz;
    float t = alongEdge(ox - px, oy - py, oz - pz, kx, ky, kz);
    px += t * kx;
    py += t * ky;
    pz += t * kz;
    float ofBox = BoxFeature.of(eX ? 0 : edgeX > 0 ? 2 : 1, eY ? 0 : edgeY > 0 ? 2 : 1,
        !eX && !eY ? 0 : edgeZ > 0 ? 2 : 1);
    float ofTriangle = onAB ? 3 : onBC ? 6 : 5;
    float aside = Contact.length((px - ox) - gap * edgeX, (py - oy) - gap * edgeY, (pz - oz) - gap * edgeZ);
    float size = Contact.largest(ex, ey, ez) + Contact.largest(fx, fy, fz);
    @Twin.Doubt
    boolean doubtful = valid && aside > Contact.tolerance(size + Contact.largest(ox, oy, oz), gap);
    if (doubtful) {
      if (!overlap) {
        return BoxTriangleCornersContact.contact(overlap, valid, x, y, z, qx, qy, qz, qw, s, lowX, lowY, lowZ,
            highX, highY, highZ, ax, ay, az, bx, by, bz, cx, cy, cz, edgeX, edgeY, edgeZ, gap, nx, ny, nz, x0,
            y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3,
            depth3, feature3, at);
      }
      // edges of a sliver are parallel but for rounding: it may be another one
      for (int k = 0; k < 3; k++) {
        float jx = k == 0 ? ex : k == 1 ? fx : gx, jy = k == 0 ? ey : k == 1 ? fy : gy,
            jz = k == 0 ? ez : k == 1 ? fz : gz;
        float fromX = k == 0 ? ax : k == 1 ? bx : cx, fromY = k == 0 ? ay : k == 1 ? by : cy,
            fromZ = k == 0 ? az : k == 1 ? bz : cz;
        float mx = FaceAxes.pick(eX, eY, 0, jz, -jy), my = FaceAxes.pick(eX, eY, -jz, 0, jx),
            mz = FaceAxes.pick(eX, eY, jy, -jx, 0);
        float startX = eX ? 0 : ox, startY = eY ? 0 : oy, startZ = !eX && !eY ? 0 : oz;
        float along = alongBox(fromX - startX, fromY - startY, fromZ - startZ, jx, jy, jz, mx, my, mz,
            FaceAxes.pick(eX, eY, lowX, lowY, lowZ), FaceAxes.pick(eX, eY, highX, highY, highZ));
        float toX = eX ? along : ox, toY = eY ? along : oy, toZ = !eX && !eY ? along : oz;
        float part = alongEdge(toX - fromX, toY - fromY, toZ - fromZ, jx, jy, jz);
        fromX += part * jx;
        fromY += part * jy;
        fromZ += part * jz;
        float off = Contact.length((fromX - toX) - gap * edgeX, (fromY - toY) - gap * edgeY,
            (fromZ - toZ) - gap * edgeZ);
        if (off < aside) {
          aside = off;
          ox = toX;
          oy = toY;
          oz = toZ;
          px = fromX;
          py = fromY;
          pz = fromZ;
          ofTriangle = k == 0 ? 3 : k == 1 ? 6 : 5;
        }
      }
    }
    return OnePoint.contact(overlap, valid, false, x, y, z, qx, qy, qz, qw, s, edgeX, edgeY, edgeZ, -gap,
        0.5f * (ox + px), 0.5f * (oy + py), 0.5f * (oz + pz), Contact.feature(true, ofBox, ofTriangle), nx,
        ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3,
        y3, z3, depth3, feature3, at);
  }

  /** Where along the axis the box's edge is nearest to the other one, d away, along k; l is the product of both. */
  private static float alongBox(float dx, float dy, float dz, float kx, float ky, float kz, float lx,
      float ly, float lz, float low, float high) {
    return SphereBox.clamp(Segments.volume(dx, dy, dz, kx, ky, kz, lx, ly, lz) / Segments.square(lx, ly, lz),
        low, high);
  }

  /** Which part of the edge along k it is to where it is nearest to a point d away from its start. */
  private static float alongEdge(float dx, float dy, float dz, float kx, float ky, float kz) {
    return SphereBox.clamp(RoundedHull.dot(dx, dy, dz, kx, ky, kz) / Segments.square(kx, ky, kz), 0, 1);
  }
}
