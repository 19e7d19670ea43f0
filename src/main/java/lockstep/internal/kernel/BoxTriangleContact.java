package lockstep.internal.kernel;

import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of an axis-aligned box (AABB) and a triangle, relative to the triangle's first corner: {@link BoxTrianglePairContact} says how, and how normal and points are chosen.
 *
 * <p>The depth is not negative exactly where they overlap as {@link BoxTriangle} says. The triangle has two sides, and, without area, is its edges. The box may be flat, and infinite where they do not meet. An empty box, a NaN anywhere, an infinity in the triangle, or a contact that would be at infinity is none.
 *
 * <p>With u = 2⁻²⁴ and X the sum of the largest coordinates relative to that corner, differences round by u X, a gap by 6 u X ({@link BoxTriangleGaps}), what is clipped by 1.5 times as much; points by that and 2 u of their coordinates. A face may be 2⁻¹² of the sum of half extents of the bounds of the smaller one deeper than edges.
 *
 * <p>Range: as {@link BoxTriangleDistance}.
 */
final class BoxTriangleContact {
  /** Planes farther away are as good as infinite: so that their products are numbers. */
  private static final float FARTHEST = 1e18f;

  private BoxTriangleContact() {}

  @Twin
  static boolean contact(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz,
      float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2,
      float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3,
      float[] depth3, float[] feature3, int at) {
    boolean overlap =
        BoxTriangle.overlap(minX, minY, minZ, maxX, maxY, maxZ, ax, ay, az, bx, by, bz, cx, cy, cz);
    float lowX = SphereBox.clamp(minX - ax, -FARTHEST, FARTHEST),
        highX = SphereBox.clamp(maxX - ax, -FARTHEST, FARTHEST);
    float lowY = SphereBox.clamp(minY - ay, -FARTHEST, FARTHEST),
        highY = SphereBox.clamp(maxY - ay, -FARTHEST, FARTHEST);
    float lowZ = SphereBox.clamp(minZ - az, -FARTHEST, FARTHEST),
        highZ = SphereBox.clamp(maxZ - az, -FARTHEST, FARTHEST);
    boolean valid = minX <= maxX && minY <= maxY && minZ <= maxZ && Contact.proper(ax, ay, az)
        && new BoxTriangleClosest(new Vec(0, 0, 0), new Triangle(new Vec(0, 0, 0),
            new Vec(bx - ax, by - ay, bz - az), new Vec(cx - ax, cy - ay, cz - az))).inRange();
    return BoxTrianglePairContact.contact(overlap, valid, ax, ay, az, 0, 0, 0, 1, 2, lowX, lowY, lowZ, highX,
        highY, highZ, 0, 0, 0, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az, nx, ny, nz, x0, y0, z0,
        depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3,
        feature3, at);
  }
}
