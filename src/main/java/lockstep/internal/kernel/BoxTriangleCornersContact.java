package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Contact of a box and a triangle that are apart, of which a corner, or an edge, is nearest to a corner or edge, which definitions share: one point, in the middle between the closest points ({@link BoxTriangleClosest}); the normal as in {@link BoxCornersContact}.
 *
 * <p>Frame and names as in {@link BoxTrianglePairContact}.
 */
final class BoxTriangleCornersContact {
  private BoxTriangleCornersContact() {}

  /**
   * Writes the contact.
   *
   * @param normalX the axis with the largest gap, as normalY and normalZ
   * @param gap that gap
   */
  static boolean contact(boolean overlap, boolean valid, float x, float y, float z, float qx, float qy,
      float qz, float qw, float s, float lowX, float lowY, float lowZ, float highX, float highY, float highZ,
      float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz, float normalX,
      float normalY, float normalZ, float gap, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0,
      float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1,
      float[] feature1, float[] x2, float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3,
      float[] y3, float[] z3, float[] depth3, float[] feature3, int at) {
    Triangle triangle = new Triangle(new Vec(ax, ay, az), new Vec(bx, by, bz), new Vec(cx, cy, cz));
    ClippedBox clipped =
        new ClippedBox(new Box(new Vec(lowX, lowY, lowZ), new Vec(highX, highY, highZ)), triangle.bounds());
    BoxTriangleClosest pair = new BoxTriangleClosest(clipped.half(), triangle.minus(clipped.center()));
    float nearest = pair.nearest();
    float t = pair.alongEdge(nearest);
    Vec e = triangle.b().minus(triangle.a()), f = triangle.c().minus(triangle.a());
    // p on the triangle, and o on the box
    Vec p = triangle.a().plus(e.times(pair.weightB(nearest, t)).plus(f.times(pair.weightC(nearest, t))));
    Vec on = pair.onBox(nearest, p.minus(clipped.center()));
    Vec o = clipped.center().plus(on);
    float px = p.x(), py = p.y(), pz = p.z(), ox = o.x(), oy = o.y(), oz = o.z();
    float size = Contact.largest(bx - ax, by - ay, bz - az) + Contact.largest(cx - ax, cy - ay, cz - az);
    float tolerance = Contact.tolerance(size + Contact.largest(ox, oy, oz), gap);
    // the way between them, unless what it is across an edge, or the axis, is better by more than rounding
    for (int k = 0; k < 7; k++) {
      float ex = k == 1 ? 1 : k == 4 ? bx - ax : k == 5 ? cx - bx : k == 6 ? ax - cx : 0;
      float ey = k == 2 ? 1 : k == 4 ? by - ay : k == 5 ? cy - by : k == 6 ? ay - cy : 0;
      float ez = k == 3 ? 1 : k == 4 ? bz - az : k == 5 ? cz - bz : k == 6 ? az - cz : 0;
      float acrossX = Contact.across(0, px - ox, py - oy, pz - oz, ex, ey, ez);
      float acrossY = Contact.across(1, px - ox, py - oy, pz - oz, ex, ey, ez);
      float acrossZ = Contact.across(2, px - ox, py - oy, pz - oz, ex, ey, ez);
      float ux = Contact.normal(acrossX, acrossX, acrossY, acrossZ),
          uy = Contact.normal(acrossY, acrossX, acrossY, acrossZ),
          uz = Contact.normal(acrossZ, acrossX, acrossY, acrossZ);
      float along = BoxTriangleGaps.along(ux, uy, uz, lowX, lowY, lowZ, highX, highY, highZ, ax, ay, az, bx,
          by, bz, cx, cy, cz);
      boolean better = Contact.largest(acrossX, acrossY, acrossZ) > 0
          && along > (k == 0 ? gap - tolerance : gap + tolerance);
      normalX = better ? ux : normalX;
      normalY = better ? uy : normalY;
      normalZ = better ? uz : normalZ;
      gap = better ? along : gap;
    }
    float ofBox = BoxFeature.of(clipped.sides(on));
    float ofTriangle = BoxTriangleClosest.feature(nearest, t);
    return OnePoint.contact(overlap, valid, false, x, y, z, qx, qy, qz, qw, s, normalX, normalY, normalZ,
        -gap, 0.5f * (ox + px), 0.5f * (oy + py), 0.5f * (oz + pz), Contact.feature(true, ofBox, ofTriangle),
        nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2,
        x3, y3, z3, depth3, feature3, at);
  }
}
