package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and an axis-aligned box (AABB).
 *
 * <p>They overlap where no axis separates them (Ericson, Real-Time Collision Detection, 2005, 5.2.1): a normal of the frustum, an axis
 * of the box, a product of an edge of each. Every such axis is a sum of planes, see {@link Frustum}, and no corner of the frustum is
 * needed. So the large box beyond a corner, which no single plane tells apart, is a miss.
 *
 * <p>Touching is an overlap. So are a box inside the frustum and a frustum inside the box. Planes that leave nothing between them, as a far
 * plane in front of the near one, meet nothing, and coinciding ones are flat; of planes that bound no hexahedron see {@link Frustum}. A
 * normal without direction, an infinite plane constant, an empty box (min &gt; max on an axis) or a NaN anywhere is a miss;
 * infinite box planes are allowed.
 *
 * <p>The stage asks the same of one plane after the other, in float and with room for its rounding. What has its middle clearly behind all
 * of them is a hit. What follows is in double: a sum of three planes rounds ten times, so the answer is that of planes off by 10 v of the
 * largest distance of plane or box from the origin, v = 2⁻⁵³: far less than the rounding of the columns themselves. With coordinates of
 * some 12 bits it is exact. Range: every finite float.
 */
final class FrustumBox {
  /**
   * Planes off by 2⁻⁴⁸ of the coordinates move a corner by at most 2²⁰ times as much, or the bounds do not count it: see {@link
   * FrustumGeometry}, whose bounds have room for the rest.
   */
  static final ErrorBound ERROR = new ErrorBound(1, 0);

  private FrustumBox() {}

  @Twin
  static boolean overlap(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float minX, float minY,
      float minZ, float maxX, float maxY, float maxZ) {
    @Twin.Stage
    boolean near = Frustum.reaches(lx, ly, lz, ld, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.reaches(rx, ry, rz, rd, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.reaches(bx, by, bz, bd, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.reaches(tx, ty, tz, td, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.reaches(nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.reaches(fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ);
    if (!near) {
      return false;
    }
    boolean valid = minX <= maxX && minY <= maxY && minZ <= maxZ && minX <= Float.MAX_VALUE
        && minY <= Float.MAX_VALUE && minZ <= Float.MAX_VALUE && maxX >= -Float.MAX_VALUE
        && maxY >= -Float.MAX_VALUE && maxZ >= -Float.MAX_VALUE;
    @Twin.Sure
    boolean inside = Frustum.holds(lx, ly, lz, ld, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.holds(rx, ry, rz, rd, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.holds(bx, by, bz, bd, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.holds(tx, ty, tz, td, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.holds(nx, ny, nz, nd, minX, minY, minZ, maxX, maxY, maxZ)
        && Frustum.holds(fx, fy, fz, fd, minX, minY, minZ, maxX, maxY, maxZ) && valid;
    if (inside) {
      return true;
    }
    return valid && Frustum.meetsBox(lx, ly, lz, ld, rx, ry, rz, rd, bx, by, bz, bd, tx, ty, tz, td, nx, ny,
        nz, nd, fx, fy, fz, fd, Frustum.bound(minX), Frustum.bound(minY), Frustum.bound(minZ),
        Frustum.bound(maxX), Frustum.bound(maxY), Frustum.bound(maxZ));
  }
}
