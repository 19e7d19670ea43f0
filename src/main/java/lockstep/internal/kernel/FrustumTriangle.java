package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and a triangle.
 *
 * <p>They overlap where the planes leave something of the triangle {@code o + s e + t h}, s, t ≥ 0, s + t ≤ 1. With {@code u = n · e}, {@code v
 * = n · h} and d for {@code n · o + d}, each plane is a constraint {@code s u + t v + d ≤ 0}. First s is eliminated (Fourier and Motzkin; Schrijver,
 * Theory of Linear and Integer Programming, 1986, 12.2): of two constraints in which it has different signs a sum is
 * without it. What is left are bounds of t, and they overlap where the lower ones are at most the upper ones.
 *
 * <p>Touching is an overlap. So are a triangle inside the frustum and one that the frustum passes through. A triangle without area is a
 * segment or a point. That holds for any six planes, whether or not they bound a hexahedron: if they leave nothing between them, they meet
 * nothing. A normal without direction, an infinite plane constant, a NaN anywhere or an infinite corner is a miss.
 *
 * <p>The stage asks of one plane after the other whether it keeps all corners, in float and with room for its rounding. What has its first
 * corner clearly behind all of them is a hit. What follows is in double: u, v and d round by 4 v of |n| times the largest distance of plane
 * or triangle from the origin, v = 2⁻⁵³, the sum of two constraints by 2 v of its terms, and its quotient t ≤ 1 by v of itself. So the
 * answer is that of planes off by 16 v of that distance. Range: every finite float.
 */
final class FrustumTriangle {
  /**
   * Planes off by 2⁻⁴⁸ of the coordinates move a corner by at most 2²⁰ times as much, or the bounds do not count it: see {@link
   * FrustumGeometry}, whose bounds have room for the rest.
   */
  static final ErrorBound ERROR = new ErrorBound(1, 0);

  private FrustumTriangle() {}

  @Twin
  static boolean overlap(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float ox, float oy, float oz,
      float px, float py, float pz, float qx, float qy, float qz) {
    @Twin.Stage
    boolean near = Frustum.reaches(lx, ly, lz, ld, ox, oy, oz, px, py, pz, qx, qy, qz)
        && Frustum.reaches(rx, ry, rz, rd, ox, oy, oz, px, py, pz, qx, qy, qz)
        && Frustum.reaches(bx, by, bz, bd, ox, oy, oz, px, py, pz, qx, qy, qz)
        && Frustum.reaches(tx, ty, tz, td, ox, oy, oz, px, py, pz, qx, qy, qz)
        && Frustum.reaches(nx, ny, nz, nd, ox, oy, oz, px, py, pz, qx, qy, qz)
        && Frustum.reaches(fx, fy, fz, fd, ox, oy, oz, px, py, pz, qx, qy, qz);
    if (!near) {
      return false;
    }
    boolean valid =
        Math.abs(ox) <= Float.MAX_VALUE && Math.abs(oy) <= Float.MAX_VALUE && Math.abs(oz) <= Float.MAX_VALUE
            && Math.abs(px) <= Float.MAX_VALUE && Math.abs(py) <= Float.MAX_VALUE
            && Math.abs(pz) <= Float.MAX_VALUE && Math.abs(qx) <= Float.MAX_VALUE
            && Math.abs(qy) <= Float.MAX_VALUE && Math.abs(qz) <= Float.MAX_VALUE;
    @Twin.Sure
    boolean inside = Frustum.holds(lx, ly, lz, ld, ox, oy, oz) && Frustum.holds(rx, ry, rz, rd, ox, oy, oz)
        && Frustum.holds(bx, by, bz, bd, ox, oy, oz) && Frustum.holds(tx, ty, tz, td, ox, oy, oz)
        && Frustum.holds(nx, ny, nz, nd, ox, oy, oz) && Frustum.holds(fx, fy, fz, fd, ox, oy, oz) && valid;
    if (inside) {
      return true;
    }
    double ex = px - (double) ox, ey = py - (double) oy, ez = pz - (double) oz;
    double hx = qx - (double) ox, hy = qy - (double) oy, hz = qz - (double) oz;
    return valid && Frustum.meetsTriangle(lx, ly, lz, Frustum.outside(lx, ly, lz, ld, ox, oy, oz), rx, ry, rz,
        Frustum.outside(rx, ry, rz, rd, ox, oy, oz), bx, by, bz, Frustum.outside(bx, by, bz, bd, ox, oy, oz),
        tx, ty, tz, Frustum.outside(tx, ty, tz, td, ox, oy, oz), nx, ny, nz,
        Frustum.outside(nx, ny, nz, nd, ox, oy, oz), fx, fy, fz, Frustum.outside(fx, fy, fz, fd, ox, oy, oz),
        ex, ey, ez, hx, hy, hz);
  }
}
