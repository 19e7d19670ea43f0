package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of two triangles, where edges cross, which definitions share: one point, as in {@link BoxEdgesContact}.
 *
 * <p>Frame and names as in {@link TriangleFacesContact}.
 */
final class TriangleEdgesContact {
  private TriangleEdgesContact() {}

  /**
   * Writes the contact.
   *
   * @param product the number of the edges
   * @param edgeX the normal, as edgeY and edgeZ
   * @param gap the gap along it
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float bx,
      float by, float bz, float cx, float cy, float cz, float ux, float uy, float uz, float vx, float vy,
      float vz, float wx, float wy, float wz, float product, float edgeX, float edgeY, float edgeZ, float gap,
      float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2,
      float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3,
      float[] depth3, float[] feature3, int at) {
    boolean onAB = product < 3, onBC = !onAB && product < 6;
    float other = product - (onAB ? 0 : onBC ? 3 : 6);
    boolean onUV = other == 0, onVW = other == 1;
    float ox = FaceAxes.pick(onAB, onBC, 0, bx, cx), kx = FaceAxes.pick(onAB, onBC, bx, cx - bx, -cx);
    float px = FaceAxes.pick(onUV, onVW, ux, vx, wx),
        lx = FaceAxes.pick(onUV, onVW, vx - ux, wx - vx, ux - wx);
    float oy = FaceAxes.pick(onAB, onBC, 0, by, cy), ky = FaceAxes.pick(onAB, onBC, by, cy - by, -cy);
    float py = FaceAxes.pick(onUV, onVW, uy, vy, wy),
        ly = FaceAxes.pick(onUV, onVW, vy - uy, wy - vy, uy - wy);
    float oz = FaceAxes.pick(onAB, onBC, 0, bz, cz), kz = FaceAxes.pick(onAB, onBC, bz, cz - bz, -cz);
    float pz = FaceAxes.pick(onUV, onVW, uz, vz, wz),
        lz = FaceAxes.pick(onUV, onVW, vz - uz, wz - vz, uz - wz);
    float s = first(px - ox, py - oy, pz - oz, kx, ky, kz, lx, ly, lz);
    float ax = ox + s * kx, ay = oy + s * ky, az = oz + s * kz;
    float t = second(ax - px, ay - py, az - pz, lx, ly, lz);
    float qx = px + t * lx, qy = py + t * ly, qz = pz + t * lz;
    float ofA = onAB ? 3 : onBC ? 6 : 5, ofB = onUV ? 3 : onVW ? 6 : 5;
    float aside = Contact.length((qx - ax) - gap * edgeX, (qy - ay) - gap * edgeY, (qz - az) - gap * edgeZ);
    float size = Contact.largest(kx, ky, kz) + Contact.largest(lx, ly, lz);
    @Twin.Doubt
    boolean doubtful = valid && aside > Contact.tolerance(size + Contact.largest(ox, oy, oz), gap);
    if (doubtful) {
      if (!overlap) {
        return TriangleCornersContact.contact(overlap, valid, swap, x, y, z, bx, by, bz, cx, cy, cz, ux, uy,
            uz, vx, vy, vz, wx, wy, wz, edgeX, edgeY, edgeZ, gap, nx, ny, nz, x0, y0, z0, depth0, feature0,
            x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3, at);
      }
      // edges of a sliver are parallel but for rounding: it may be another pair
      for (int k = 0; k < 9; k++) {
        int i = k / 3;
        int j = k - 3 * i;
        float fromX = i == 0 ? 0 : i == 1 ? bx : cx, fromY = i == 0 ? 0 : i == 1 ? by : cy,
            fromZ = i == 0 ? 0 : i == 1 ? bz : cz;
        float dx = i == 0 ? bx : i == 1 ? cx - bx : -cx, dy = i == 0 ? by : i == 1 ? cy - by : -cy,
            dz = i == 0 ? bz : i == 1 ? cz - bz : -cz;
        float toX = j == 0 ? ux : j == 1 ? vx : wx, toY = j == 0 ? uy : j == 1 ? vy : wy,
            toZ = j == 0 ? uz : j == 1 ? vz : wz;
        float mx = j == 0 ? vx - ux : j == 1 ? wx - vx : ux - wx,
            my = j == 0 ? vy - uy : j == 1 ? wy - vy : uy - wy,
            mz = j == 0 ? vz - uz : j == 1 ? wz - vz : uz - wz;
        float part = first(toX - fromX, toY - fromY, toZ - fromZ, dx, dy, dz, mx, my, mz);
        fromX += part * dx;
        fromY += part * dy;
        fromZ += part * dz;
        float back = second(fromX - toX, fromY - toY, fromZ - toZ, mx, my, mz);
        toX += back * mx;
        toY += back * my;
        toZ += back * mz;
        float off = Contact.length((toX - fromX) - gap * edgeX, (toY - fromY) - gap * edgeY,
            (toZ - fromZ) - gap * edgeZ);
        if (off < aside) {
          aside = off;
          ax = fromX;
          ay = fromY;
          az = fromZ;
          qx = toX;
          qy = toY;
          qz = toZ;
          ofA = i == 0 ? 3 : i == 1 ? 6 : 5;
          ofB = j == 0 ? 3 : j == 1 ? 6 : 5;
        }
      }
    }
    float feature = Contact.feature(Contact.isForward(edgeX, edgeY, edgeZ), ofA, ofB);
    return OnePoint.contact(overlap, valid, swap, x, y, z, 0, 0, 0, 1, 2, edgeX, edgeY, edgeZ, -gap,
        0.5f * (ax + qx), 0.5f * (ay + qy), 0.5f * (az + qz), feature, nx, ny, nz, x0, y0, z0, depth0,
        feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3,
        at);
  }

  /** Which part of the first edge, along k, it is to where it is nearest to the line of the second one, d away, along l. */
  private static float first(float dx, float dy, float dz, float kx, float ky, float kz, float lx, float ly,
      float lz) {
    float crossX = SweptAxis.difference(ky, lz, kz, ly), crossY = SweptAxis.difference(kz, lx, kx, lz),
        crossZ = SweptAxis.difference(kx, ly, ky, lx);
    return SphereBox.clamp(Segments.volume(dx, dy, dz, lx, ly, lz, crossX, crossY, crossZ)
        / Segments.square(crossX, crossY, crossZ), 0, 1);
  }

  /** Which part of the second edge it is to where it is nearest to a point d away from its start. */
  private static float second(float dx, float dy, float dz, float lx, float ly, float lz) {
    return SphereBox.clamp(RoundedHull.dot(dx, dy, dz, lx, ly, lz) / Segments.square(lx, ly, lz), 0, 1);
  }
}
