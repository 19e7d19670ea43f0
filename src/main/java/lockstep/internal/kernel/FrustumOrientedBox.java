package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and an oriented box (OBB).
 *
 * <p>The planes are turned into the frame of the box, where it is that of {@link FrustumBox}: {@code n′ = Rᵀ n}, {@code d′ = n · c + d}, R the
 * rotation of the quaternion and c the centre.
 *
 * <p>Touching is an overlap. So are a box inside the frustum and a frustum inside the box. Planes that leave nothing between them, as a far
 * plane in front of the near one, meet nothing, and coinciding ones are flat; of planes that bound no hexahedron see {@link Frustum}. A
 * normal or a quaternion without direction, an infinite plane constant, centre or half extent, a negative half extent or a NaN anywhere
 * is a miss.
 *
 * <p>The stage asks one plane after the other, in float and with room for its rounding, whether it keeps all of a sphere around the box.
 * What has its centre clearly behind all of them is a hit. What follows is in double: entries of R are off by 15 v, v = 2⁻⁵³, which turns a
 * plane by less than 20 v, and all in all the answer is that of planes off by 32 v of the largest distance of plane or box from the origin.
 * Of a quaternion (0, 0, 0, w) it is that of the box that is not turned. Range: every finite float.
 */
final class FrustumOrientedBox {
  /**
   * Planes off by 2⁻⁴⁸ of the coordinates move a corner by at most 2²⁰ times as much, or the bounds do not count it: see {@link
   * FrustumGeometry}, whose bounds have room for the rest.
   */
  static final ErrorBound ERROR = new ErrorBound(1, 0);

  private FrustumOrientedBox() {}

  @Twin
  static boolean overlap(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x, float y, float z,
      float halfX, float halfY, float halfZ, float qx, float qy, float qz, float qw) {
    float reach = BoxFrame.reach(halfX, halfY, halfZ);
    @Twin.Stage
    boolean near = Frustum.reaches(lx, ly, lz, ld, x, y, z, reach)
        && Frustum.reaches(rx, ry, rz, rd, x, y, z, reach) && Frustum.reaches(bx, by, bz, bd, x, y, z, reach)
        && Frustum.reaches(tx, ty, tz, td, x, y, z, reach) && Frustum.reaches(nx, ny, nz, nd, x, y, z, reach)
        && Frustum.reaches(fx, fy, fz, fd, x, y, z, reach);
    if (!near) {
      return false;
    }
    boolean valid =
        Math.abs(x) <= Float.MAX_VALUE && Math.abs(y) <= Float.MAX_VALUE && Math.abs(z) <= Float.MAX_VALUE
            && BoxFrame.proper(halfX, halfY, halfZ) && Rotation.proper(Rotation.square(qx, qy, qz, qw));
    @Twin.Sure
    boolean inside = Frustum.holds(lx, ly, lz, ld, x, y, z) && Frustum.holds(rx, ry, rz, rd, x, y, z)
        && Frustum.holds(bx, by, bz, bd, x, y, z) && Frustum.holds(tx, ty, tz, td, x, y, z)
        && Frustum.holds(nx, ny, nz, nd, x, y, z) && Frustum.holds(fx, fy, fz, fd, x, y, z) && valid;
    if (inside) {
      return true;
    }
    double s = 2 / ((double) qx * qx + (double) qy * qy + ((double) qz * qz + (double) qw * qw));
    double xx = s * qx * qx, yy = s * qy * qy, zz = s * qz * qz;
    double xy = s * qx * qy, yz = s * qy * qz, zx = s * qz * qx;
    double xw = s * qx * qw, yw = s * qy * qw, zw = s * qz * qw;
    double ux = 1 - (yy + zz), uy = xy + zw, uz = zx - yw;
    double vx = xy - zw, vy = 1 - (xx + zz), vz = yz + xw;
    double wx = zx + yw, wy = yz - xw, wz = 1 - (xx + yy);
    return valid && Frustum.meetsBox(Frustum.dot(lx, ly, lz, ux, uy, uz), Frustum.dot(lx, ly, lz, vx, vy, vz),
        Frustum.dot(lx, ly, lz, wx, wy, wz), Frustum.outside(lx, ly, lz, ld, x, y, z),
        Frustum.dot(rx, ry, rz, ux, uy, uz), Frustum.dot(rx, ry, rz, vx, vy, vz),
        Frustum.dot(rx, ry, rz, wx, wy, wz), Frustum.outside(rx, ry, rz, rd, x, y, z),
        Frustum.dot(bx, by, bz, ux, uy, uz), Frustum.dot(bx, by, bz, vx, vy, vz),
        Frustum.dot(bx, by, bz, wx, wy, wz), Frustum.outside(bx, by, bz, bd, x, y, z),
        Frustum.dot(tx, ty, tz, ux, uy, uz), Frustum.dot(tx, ty, tz, vx, vy, vz),
        Frustum.dot(tx, ty, tz, wx, wy, wz), Frustum.outside(tx, ty, tz, td, x, y, z),
        Frustum.dot(nx, ny, nz, ux, uy, uz), Frustum.dot(nx, ny, nz, vx, vy, vz),
        Frustum.dot(nx, ny, nz, wx, wy, wz), Frustum.outside(nx, ny, nz, nd, x, y, z),
        Frustum.dot(fx, fy, fz, ux, uy, uz), Frustum.dot(fx, fy, fz, vx, vy, vz),
        Frustum.dot(fx, fy, fz, wx, wy, wz), Frustum.outside(fx, fy, fz, fd, x, y, z), -halfX, -halfY, -halfZ,
        halfX, halfY, halfZ);
  }
}
