package lockstep.internal.kernel;

import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of an oriented box and a triangle, in the frame of the box: {@link BoxTrianglePairContact} says how, and how normal and points are chosen.
 *
 * <p>The depth is not negative exactly where they overlap as {@link OrientedBoxTriangle} says. The triangle has two sides, and, without area, is its edges; the box may be flat. A negative half extent, a quaternion that is no {@linkplain Rotation#proper rotation}, a NaN or an infinity anywhere has no contact.
 *
 * <p>Off by as much as that of a {@linkplain BoxTriangleContact box}, and by 23 u of the distance of corners from the centre, turned into the frame, and of the point and the normal, turned back: see {@link BoxFrame}.
 *
 * <p>Range: as {@link OrientedBoxTriangleDistance}.
 */
final class OrientedBoxTriangleContact {
  private OrientedBoxTriangleContact() {}

  @Twin
  static boolean contact(float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0,
      float[] depth0, float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1,
      float[] x2, float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3,
      float[] z3, float[] depth3, float[] feature3, int at) {
    boolean overlap = OrientedBoxTriangle.overlap(x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw, ax, ay, az,
        bx, by, bz, cx, cy, cz);
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    float aU = BoxFrame.along(ax - x, ay - y, az - z, qx, qy, qz, qw, s);
    float aV = BoxFrame.along(ay - y, az - z, ax - x, qy, qz, qx, qw, s);
    float aW = BoxFrame.along(az - z, ax - x, ay - y, qz, qx, qy, qw, s);
    float bU = BoxFrame.along(bx - x, by - y, bz - z, qx, qy, qz, qw, s);
    float bV = BoxFrame.along(by - y, bz - z, bx - x, qy, qz, qx, qw, s);
    float bW = BoxFrame.along(bz - z, bx - x, by - y, qz, qx, qy, qw, s);
    float cU = BoxFrame.along(cx - x, cy - y, cz - z, qx, qy, qz, qw, s);
    float cV = BoxFrame.along(cy - y, cz - z, cx - x, qy, qz, qx, qw, s);
    float cW = BoxFrame.along(cz - z, cx - x, cy - y, qz, qx, qy, qw, s);
    boolean valid = BoxFrame.proper(halfX, halfY, halfZ) && Rotation.proper(square)
        && new BoxTriangleClosest(new Vec(halfX, halfY, halfZ),
            new Triangle(new Vec(aU, aV, aW), new Vec(bU, bV, bW), new Vec(cU, cV, cW))).inRange();
    return BoxTrianglePairContact.contact(overlap, valid, x, y, z, qx, qy, qz, qw, s, -halfX, -halfY, -halfZ,
        halfX, halfY, halfZ, aU, aV, aW, bU, bV, bW, cU, cV, cW, nx, ny, nz, x0, y0, z0, depth0, feature0, x1,
        y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3, at);
  }
}
