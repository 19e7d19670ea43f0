package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.Quat;
import lockstep.twin.Vec;

/**
 * Contact of two boxes that are turned against each other and apart, of which a corner, or an edge, is nearest to a corner or edge, which definitions share: one point, in the middle between the closest points ({@link BoxPairClosest}).
 *
 * <p>The normal is the way between them, unless another direction has a larger gap by more than rounding: what the way is across an edge of either box, or the axis that had the largest one. Where points nearly touch the way is little but rounding, and these are not.
 *
 * <p>Frame and names as in {@link BoxPairContact}.
 */
final class BoxCornersContact {
  /** More than the bounds of B may be off, relative to its half extents. */
  private static final float MARGIN = 0x1p-19f;

  private BoxCornersContact() {}

  /**
   * Writes the contact.
   *
   * @param normalX the axis with the largest gap, as normalY and normalZ
   * @param gap that gap
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float ax,
      float ay, float az, float aw, float r, float lowX, float lowY, float lowZ, float highX, float highY,
      float highZ, float hx, float hy, float hz, float s, float qx, float qy, float qz, float qw,
      float normalX, float normalY, float normalZ, float gap, float[] nx, float[] ny, float[] nz, float[] x0,
      float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1, float[] z1,
      float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2, float[] depth2, float[] feature2,
      float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3, int at) {
    float xx = Rotation.diagonal(s, qy, qz);
    float yy = Rotation.diagonal(s, qz, qx);
    float zz = Rotation.diagonal(s, qx, qy);
    float xy = Rotation.difference(s, qx, qy, qz, qw), yx = Rotation.sum(s, qx, qy, qz, qw);
    float yz = Rotation.difference(s, qy, qz, qx, qw), zy = Rotation.sum(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw), xz = Rotation.sum(s, qz, qx, qy, qw);
    float reachX = Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz);
    float reachY = Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx);
    float reachZ = Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy);
    float margin = MARGIN * (hx + hy + hz);
    float boundX = reachX + margin, boundY = reachY + margin, boundZ = reachZ + margin;
    ClippedBox clipped = new ClippedBox(new Box(new Vec(lowX, lowY, lowZ), new Vec(highX, highY, highZ)),
        Box.centered(new Vec(boundX, boundY, boundZ)));
    float tx = clipped.center().x(), ty = clipped.center().y(), tz = clipped.center().z();
    BoxPairClosest pair = new BoxPairClosest(clipped.center(), clipped.half(), new Vec(hx, hy, hz),
        Rotation.of(new Quat(qx, qy, qz, qw), s));
    float number = pair.nearest();
    float t = pair.alongEdge(number);
    float ofAX = pair.onA(number, t).x(), ofAY = pair.onA(number, t).y(), ofAZ = pair.onA(number, t).z();
    float ox = tx + ofAX;
    float oy = ty + ofAY;
    float oz = tz + ofAZ;
    Vec p = pair.r().inSpace(pair.onB(number, t));
    float px = p.x(), py = p.y(), pz = p.z();
    float tolerance = Contact.tolerance((hx + hy + hz) + Contact.largest(ox, oy, oz), gap);
    // the way between them, unless what it is across an edge, or the axis, is better by more than rounding: only with the way are the points on both boxes
    for (int k = 0; k < 7; k++) {
      float cx = k == 1 ? 1 : k == 4 ? xx : k == 5 ? xy : k == 6 ? xz : 0;
      float cy = k == 2 ? 1 : k == 4 ? yx : k == 5 ? yy : k == 6 ? yz : 0;
      float cz = k == 3 ? 1 : k == 4 ? zx : k == 5 ? zy : k == 6 ? zz : 0;
      float part = cx * (px - ox) + cy * (py - oy) + cz * (pz - oz);
      float acrossX = (px - ox) - part * cx, acrossY = (py - oy) - part * cy, acrossZ = (pz - oz) - part * cz;
      float rest = cx * acrossX + cy * acrossY + cz * acrossZ;
      acrossX -= rest * cx;
      acrossY -= rest * cy;
      acrossZ -= rest * cz;
      float ux = Contact.normal(acrossX, acrossX, acrossY, acrossZ),
          uy = Contact.normal(acrossY, acrossX, acrossY, acrossZ),
          uz = Contact.normal(acrossZ, acrossX, acrossY, acrossZ);
      float along =
          BoxPairAxes.along(ux, uy, uz, lowX, lowY, lowZ, highX, highY, highZ, hx, hy, hz, s, qx, qy, qz, qw);
      boolean better = Contact.largest(acrossX, acrossY, acrossZ) > 0
          && along > (k == 0 ? gap - tolerance : gap + tolerance);
      normalX = better ? ux : normalX;
      normalY = better ? uy : normalY;
      normalZ = better ? uz : normalZ;
      gap = better ? along : gap;
    }
    float featureA = BoxFeature.of(clipped.sides(pair.onA(number, t)));
    float featureB = BoxFeature.of(BoxFeature.sides(pair.onB(number, t), Box.centered(new Vec(hx, hy, hz))));
    boolean forward = Contact.isForward(BoxFrame.inSpace(normalX, normalY, normalZ, ax, ay, az, aw, r),
        BoxFrame.inSpace(normalY, normalZ, normalX, ay, az, ax, aw, r),
        BoxFrame.inSpace(normalZ, normalX, normalY, az, ax, ay, aw, r));
    return OnePoint.contact(overlap, valid, swap, x, y, z, ax, ay, az, aw, r, normalX, normalY, normalZ, -gap,
        0.5f * (ox + px), 0.5f * (oy + py), 0.5f * (oz + pz), Contact.feature(forward, featureA, featureB),
        nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2,
        x3, y3, z3, depth3, feature3, at);
  }
}
