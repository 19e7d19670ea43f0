package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Whether a frustum contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>It does where all of the half-spaces behind its six planes do (Assarsson and Möller, Optimized View Frustum Culling Algorithms,
 * JGT 5(1), 2000), so all is as in {@link InPlane}: touching a plane from inside, what is improper, infinite boxes, range, and for each
 * plane how far the answer may be from real arithmetic. A frustum with a normal that has no direction, or a d that is not
 * finite, contains nothing; nor do planes that leave no point behind all of them.
 */
final class InFrustum {
  /**
   * What is contained is behind each plane, but for 6 u of its largest coordinate. Where planes are nearly parallel, points that are may
   * be anywhere, and the frustum's bounds with them. So this is a bound on nothing less than all coordinates: trees offer all
   * they have.
   */
  static final ErrorBound ERROR = new ErrorBound(0x1p26f, 0);

  private InFrustum() {}

  @Twin
  static boolean sphere(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x, float y, float z,
      float radius) {
    return InPlane.sphere(lx, ly, lz, ld, x, y, z, radius) && InPlane.sphere(rx, ry, rz, rd, x, y, z, radius)
        && InPlane.sphere(bx, by, bz, bd, x, y, z, radius) && InPlane.sphere(tx, ty, tz, td, x, y, z, radius)
        && InPlane.sphere(nx, ny, nz, nd, x, y, z, radius) && InPlane.sphere(fx, fy, fz, fd, x, y, z, radius);
  }

  @Twin
  static boolean capsule(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x1, float y1, float z1,
      float x2, float y2, float z2, float radius) {
    return InPlane.capsule(lx, ly, lz, ld, x1, y1, z1, x2, y2, z2, radius)
        && InPlane.capsule(rx, ry, rz, rd, x1, y1, z1, x2, y2, z2, radius)
        && InPlane.capsule(bx, by, bz, bd, x1, y1, z1, x2, y2, z2, radius)
        && InPlane.capsule(tx, ty, tz, td, x1, y1, z1, x2, y2, z2, radius)
        && InPlane.capsule(nx, ny, nz, nd, x1, y1, z1, x2, y2, z2, radius)
        && InPlane.capsule(fx, fy, fz, fd, x1, y1, z1, x2, y2, z2, radius);
  }

  @Twin
  static boolean box(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd, float bx,
      float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny, float nz,
      float nd, float fx, float fy, float fz, float fd, @Twin.Second float minX, float minY, float minZ,
      float maxX, float maxY, float maxZ) {
    return InPlane.box(lx, ly, lz, ld, minX, minY, minZ, maxX, maxY, maxZ)
        && InPlane.box(rx, ry, rz, rd, minX, minY, minZ, maxX, maxY, maxZ)
        && InPlane.box(bx, by, bz, bd, minX, minY, minZ, maxX, maxY, maxZ)
        && InPlane.box(tx, ty, tz, td, minX, minY, minZ, maxX, maxY, maxZ)
        && InPlane.box(nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && InPlane.box(fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ);
  }

  @Twin
  static boolean orientedBox(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x, float y, float z,
      float hx, float hy, float hz, float qx, float qy, float qz, float qw) {
    return holds(lx, ly, lz, ld, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && holds(rx, ry, rz, rd, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && holds(bx, by, bz, bd, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && holds(tx, ty, tz, td, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && holds(nx, ny, nz, nd, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && holds(fx, fy, fz, fd, x, y, z, hx, hy, hz, qx, qy, qz, qw);
  }

  @Twin
  static boolean triangle(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x1, float y1, float z1,
      float x2, float y2, float z2, float x3, float y3, float z3) {
    return InPlane.triangle(lx, ly, lz, ld, x1, y1, z1, x2, y2, z2, x3, y3, z3)
        && InPlane.triangle(rx, ry, rz, rd, x1, y1, z1, x2, y2, z2, x3, y3, z3)
        && InPlane.triangle(bx, by, bz, bd, x1, y1, z1, x2, y2, z2, x3, y3, z3)
        && InPlane.triangle(tx, ty, tz, td, x1, y1, z1, x2, y2, z2, x3, y3, z3)
        && InPlane.triangle(nx, ny, nz, nd, x1, y1, z1, x2, y2, z2, x3, y3, z3)
        && InPlane.triangle(fx, fy, fz, fd, x1, y1, z1, x2, y2, z2, x3, y3, z3);
  }

  /** A pass for each plane: all six would be more than one loop can be. */
  @Twin.Pass
  private static boolean holds(float nx, float ny, float nz, float d, float x, float y, float z, float hx,
      float hy, float hz, float qx, float qy, float qz, float qw) {
    return InPlane.orientedBox(nx, ny, nz, d, x, y, z, hx, hy, hz, qx, qy, qz, qw);
  }
}
