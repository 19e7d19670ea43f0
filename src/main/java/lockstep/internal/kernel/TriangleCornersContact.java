package lockstep.internal.kernel;

/**
 * Contact of two triangles that are apart, or on one line, of which a corner, or an edge, is nearest to a corner or edge, which definitions share: one point, in the middle between the closest points of nine pairs of edges; the normal as in {@link BoxCornersContact}.
 *
 * <p>Frame and names as in {@link TriangleFacesContact}.
 */
final class TriangleCornersContact {
  private TriangleCornersContact() {}

  /**
   * Writes the contact.
   *
   * @param normalX the axis with the largest gap, as normalY and normalZ
   * @param gap that gap, −∞ if there is none
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float bx,
      float by, float bz, float cx, float cy, float cz, float ux, float uy, float uz, float vx, float vy,
      float vz, float wx, float wy, float wz, float normalX, float normalY, float normalZ, float gap,
      float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2,
      float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3,
      float[] depth3, float[] feature3, int at) {
    // the closest points of two edges, o and p
    float nearest = Float.POSITIVE_INFINITY;
    float ox = 0, oy = 0, oz = 0, px = 0, py = 0, pz = 0;
    float ofA = 1, ofB = 1;
    for (int k = 0; k < 9; k++) {
      int i = k / 3;
      int j = k - 3 * i;
      float fromX = i == 0 ? 0 : i == 1 ? bx : cx, fromY = i == 0 ? 0 : i == 1 ? by : cy,
          fromZ = i == 0 ? 0 : i == 1 ? bz : cz;
      float toX = i == 0 ? bx : i == 1 ? cx : 0, toY = i == 0 ? by : i == 1 ? cy : 0,
          toZ = i == 0 ? bz : i == 1 ? cz : 0;
      float startX = j == 0 ? ux : j == 1 ? vx : wx, startY = j == 0 ? uy : j == 1 ? vy : wy,
          startZ = j == 0 ? uz : j == 1 ? vz : wz;
      float endX = j == 0 ? vx : j == 1 ? wx : ux, endY = j == 0 ? vy : j == 1 ? wy : uy,
          endZ = j == 0 ? vz : j == 1 ? wz : uz;
      float mx = SegmentSegment.middle(fromX, toX, startX, endX),
          my = SegmentSegment.middle(fromY, toY, startY, endY),
          mz = SegmentSegment.middle(fromZ, toZ, startZ, endZ);
      float gx = Segments.half(fromX, toX), gy = Segments.half(fromY, toY), gz = Segments.half(fromZ, toZ);
      float hx = Segments.half(startX, endX), hy = Segments.half(startY, endY),
          hz = Segments.half(startZ, endZ);
      float s = SegmentSegment.closestS(mx, my, mz, gx, gy, gz, hx, hy, hz),
          t = SegmentSegment.closestT(mx, my, mz, gx, gy, gz, hx, hy, hz);
      float square = Segments.squaredDistance(mx, my, mz, s, gx, gy, gz, t, hx, hy, hz);
      if (square < nearest) {
        nearest = square;
        ox = Segments.point(fromX, toX, s, gx);
        oy = Segments.point(fromY, toY, s, gy);
        oz = Segments.point(fromZ, toZ, s, gz);
        px = Segments.point(startX, endX, t, hx);
        py = Segments.point(startY, endY, t, hy);
        pz = Segments.point(startZ, endZ, t, hz);
        ofA = TriangleFace.feature(s, i == 0, i == 1);
        ofB = TriangleFace.feature(t, j == 0, j == 1);
      }
    }
    float size = Contact.largest(bx, by, bz) + Contact.largest(cx, cy, cz) + Contact.largest(ux, uy, uz)
        + Contact.largest(px, py, pz);
    boolean isLine = gap == Float.NEGATIVE_INFINITY;
    float tolerance = isLine ? 0 : Contact.tolerance(size, gap);
    // the way between them, unless what it is across an edge, or the axis, is better by more than rounding; on one line there is only what is across
    for (int k = 0; k < 13; k++) {
      int i = k > 6 ? k - 6 : k;
      float ex = i == 1 ? bx
          : i == 2 ? cx - bx : i == 3 ? -cx : i == 4 ? vx - ux : i == 5 ? wx - vx : i == 6 ? ux - wx : 0;
      float ey = i == 1 ? by
          : i == 2 ? cy - by : i == 3 ? -cy : i == 4 ? vy - uy : i == 5 ? wy - vy : i == 6 ? uy - wy : 0;
      float ez = i == 1 ? bz
          : i == 2 ? cz - bz : i == 3 ? -cz : i == 4 ? vz - uz : i == 5 ? wz - vz : i == 6 ? uz - wz : 0;
      float acrossX = Contact.across(0, px - ox, py - oy, pz - oz, ex, ey, ez);
      float acrossY = Contact.across(1, px - ox, py - oy, pz - oz, ex, ey, ez);
      float acrossZ = Contact.across(2, px - ox, py - oy, pz - oz, ex, ey, ez);
      if (k > 6) {
        boolean alongX = Math.abs(ex) <= Math.abs(ey) && Math.abs(ex) <= Math.abs(ez);
        boolean alongY = !alongX && Math.abs(ey) <= Math.abs(ez);
        acrossX = !isLine ? 0 : alongX ? 0 : alongY ? -ez : ey;
        acrossY = !isLine ? 0 : alongX ? ez : alongY ? 0 : -ex;
        acrossZ = !isLine ? 0 : alongX ? -ey : alongY ? ex : 0;
      }
      float nX = Contact.normal(acrossX, acrossX, acrossY, acrossZ),
          nY = Contact.normal(acrossY, acrossX, acrossY, acrossZ),
          nZ = Contact.normal(acrossZ, acrossX, acrossY, acrossZ);
      float along =
          TrianglePairGaps.along(nX, nY, nZ, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
      if (Contact.largest(acrossX, acrossY, acrossZ) > 0
          && along > (k == 0 ? gap - tolerance : gap + tolerance)) {
        normalX = nX;
        normalY = nY;
        normalZ = nZ;
        gap = along;
      }
    }
    // of two points in one place
    normalX = gap > Float.NEGATIVE_INFINITY ? normalX : 1;
    gap = gap > Float.NEGATIVE_INFINITY ? gap : 0;
    float feature = Contact.feature(Contact.isForward(normalX, normalY, normalZ), ofA, ofB);
    return OnePoint.contact(overlap, valid, swap, x, y, z, 0, 0, 0, 1, 2, normalX, normalY, normalZ, -gap,
        0.5f * (ox + px), 0.5f * (oy + py), 0.5f * (oz + pz), feature, nx, ny, nz, x0, y0, z0, depth0,
        feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3,
        at);
  }
}
