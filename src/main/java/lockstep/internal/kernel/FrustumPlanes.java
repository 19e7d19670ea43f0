package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Whether a sphere, capsule, axis-aligned box, oriented box or triangle lies in front of none of the six planes of a frustum altogether.
 *
 * <p>That is, whether it overlaps all of the half-spaces behind them (Ericson, Real-Time Collision Detection, 2005, 5.2;
 * Assarsson and Möller, Optimized View Frustum Culling Algorithms, JGT 5(1), 2000), so all is as in {@link SpherePlane}, {@link
 * CapsulePlane}, {@link BoxPlane}, {@link OrientedBoxPlane} and {@link TrianglePlane}: touching, what is improper, infinite boxes, range,
 * and for each plane how far the answer may be from real arithmetic. Whatever overlaps the frustum passes; so does what overlaps all six
 * half-spaces in different places, such as a large box beside a corner. Nothing passes a frustum with a normal that has no direction or a d
 * that is not finite.
 */
final class FrustumPlanes {
  /** What passes may be anywhere: no tree is asked, and one would have to offer all it has. */
  static final ErrorBound ERROR = new ErrorBound(0x1p26f, 0);

  private FrustumPlanes() {}

  @Twin
  static boolean sphere(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x, float y, float z,
      float radius) {
    return SpherePlane.overlap(x, y, z, radius, lx, ly, lz, ld)
        && SpherePlane.overlap(x, y, z, radius, rx, ry, rz, rd)
        && SpherePlane.overlap(x, y, z, radius, bx, by, bz, bd)
        && SpherePlane.overlap(x, y, z, radius, tx, ty, tz, td)
        && SpherePlane.overlap(x, y, z, radius, nx, ny, nz, nd)
        && SpherePlane.overlap(x, y, z, radius, fx, fy, fz, fd);
  }

  @Twin
  static boolean capsule(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x1, float y1, float z1,
      float x2, float y2, float z2, float radius) {
    return CapsulePlane.overlap(x1, y1, z1, x2, y2, z2, radius, lx, ly, lz, ld)
        && CapsulePlane.overlap(x1, y1, z1, x2, y2, z2, radius, rx, ry, rz, rd)
        && CapsulePlane.overlap(x1, y1, z1, x2, y2, z2, radius, bx, by, bz, bd)
        && CapsulePlane.overlap(x1, y1, z1, x2, y2, z2, radius, tx, ty, tz, td)
        && CapsulePlane.overlap(x1, y1, z1, x2, y2, z2, radius, nx, ny, nz, nd)
        && CapsulePlane.overlap(x1, y1, z1, x2, y2, z2, radius, fx, fy, fz, fd);
  }

  @Twin
  static boolean box(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd, float bx,
      float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny, float nz,
      float nd, float fx, float fy, float fz, float fd, @Twin.Second float minX, float minY, float minZ,
      float maxX, float maxY, float maxZ) {
    return BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, lx, ly, lz, ld)
        && BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, rx, ry, rz, rd)
        && BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, bx, by, bz, bd)
        && BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, tx, ty, tz, td)
        && BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, nx, ny, nz, nd)
        && BoxPlane.overlap(minX, minY, minZ, maxX, maxY, maxZ, fx, fy, fz, fd);
  }

  @Twin
  static boolean orientedBox(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x, float y, float z,
      float hx, float hy, float hz, float qx, float qy, float qz, float qw) {
    return reaches(lx, ly, lz, ld, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && reaches(rx, ry, rz, rd, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && reaches(bx, by, bz, bd, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && reaches(tx, ty, tz, td, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && reaches(nx, ny, nz, nd, x, y, z, hx, hy, hz, qx, qy, qz, qw)
        && reaches(fx, fy, fz, fd, x, y, z, hx, hy, hz, qx, qy, qz, qw);
  }

  @Twin
  static boolean triangle(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x1, float y1, float z1,
      float x2, float y2, float z2, float x3, float y3, float z3) {
    return TrianglePlane.overlap(x1, y1, z1, x2, y2, z2, x3, y3, z3, lx, ly, lz, ld)
        && TrianglePlane.overlap(x1, y1, z1, x2, y2, z2, x3, y3, z3, rx, ry, rz, rd)
        && TrianglePlane.overlap(x1, y1, z1, x2, y2, z2, x3, y3, z3, bx, by, bz, bd)
        && TrianglePlane.overlap(x1, y1, z1, x2, y2, z2, x3, y3, z3, tx, ty, tz, td)
        && TrianglePlane.overlap(x1, y1, z1, x2, y2, z2, x3, y3, z3, nx, ny, nz, nd)
        && TrianglePlane.overlap(x1, y1, z1, x2, y2, z2, x3, y3, z3, fx, fy, fz, fd);
  }

  /** A pass for each plane: all six would be more than one loop can be. */
  @Twin.Pass
  private static boolean reaches(float nx, float ny, float nz, float d, float x, float y, float z, float hx,
      float hy, float hz, float qx, float qy, float qz, float qw) {
    return OrientedBoxPlane.overlap(x, y, z, hx, hy, hz, qx, qy, qz, qw, nx, ny, nz, d);
  }
}
