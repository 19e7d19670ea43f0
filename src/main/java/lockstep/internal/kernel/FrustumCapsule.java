package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and a capsule.
 *
 * <p>They overlap where the capsule's segment is no farther from the frustum than the radius. As for {@link FrustumSphere}, the distance is the
 * largest of those from the half-spaces behind the planes, the wedges behind two and the cones behind three of them. The segment's
 * point nearest to the edge of a wedge, or to the corner of a cone, is an end, or one where the shortest way is perpendicular to
 * the segment; both are asked (Ericson, Real-Time Collision Detection, 2005, 5.1.9; {@link Frustum}).
 *
 * <p>Touching is an overlap, so is a segment that meets the frustum. A capsule without length is a sphere. Planes that leave nothing between
 * them, as a far plane in front of the near one, meet nothing, and coinciding ones are flat; of planes that bound no hexahedron
 * see {@link Frustum}. A normal without direction, an infinite plane constant, a negative radius, a NaN anywhere or an
 * infinite end is a miss.
 *
 * <p>The stage asks the same of one plane after the other, in float and with room for its rounding. What has its first end clearly behind
 * all of them is a hit. What follows is in double, relative to the middle of the segment, with normals that are scaled by powers of two.
 * The answer is that of planes off by 16 v of the largest distance of plane or end from the origin, v = 2⁻⁵³, and a radius by 8 v of
 * itself. Range: lengths above 1e-30.
 */
final class FrustumCapsule {
  /**
   * Planes off by 2⁻⁴⁸ of the coordinates move a corner by at most 2²⁰ times as much, or the bounds do not count it: see {@link
   * FrustumGeometry}, whose bounds have room for the rest.
   */
  static final ErrorBound ERROR = new ErrorBound(1, 0);

  private FrustumCapsule() {}

  @Twin
  static boolean overlap(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float px, float py, float pz,
      float qx, float qy, float qz, float radius) {
    @Twin.Stage
    boolean near = Frustum.reaches(lx, ly, lz, ld, px, py, pz, qx, qy, qz, radius)
        && Frustum.reaches(rx, ry, rz, rd, px, py, pz, qx, qy, qz, radius)
        && Frustum.reaches(bx, by, bz, bd, px, py, pz, qx, qy, qz, radius)
        && Frustum.reaches(tx, ty, tz, td, px, py, pz, qx, qy, qz, radius)
        && Frustum.reaches(nx, ny, nz, nd, px, py, pz, qx, qy, qz, radius)
        && Frustum.reaches(fx, fy, fz, fd, px, py, pz, qx, qy, qz, radius);
    if (!near) {
      return false;
    }
    boolean valid = radius >= 0 && Math.abs(px) <= Float.MAX_VALUE && Math.abs(py) <= Float.MAX_VALUE
        && Math.abs(pz) <= Float.MAX_VALUE && Math.abs(qx) <= Float.MAX_VALUE
        && Math.abs(qy) <= Float.MAX_VALUE && Math.abs(qz) <= Float.MAX_VALUE;
    @Twin.Sure
    boolean inside = Frustum.holds(lx, ly, lz, ld, px, py, pz) && Frustum.holds(rx, ry, rz, rd, px, py, pz)
        && Frustum.holds(bx, by, bz, bd, px, py, pz) && Frustum.holds(tx, ty, tz, td, px, py, pz)
        && Frustum.holds(nx, ny, nz, nd, px, py, pz) && Frustum.holds(fx, fy, fz, fd, px, py, pz) && valid;
    if (inside) {
      return true;
    }
    double mx = 0.5 * ((double) px + qx), my = 0.5 * ((double) py + qy), mz = 0.5 * ((double) pz + qz);
    double gx = 0.5 * ((double) qx - px), gy = 0.5 * ((double) qy - py), gz = 0.5 * ((double) qz - pz);
    double ls = Frustum.scale(lx, ly, lz);
    double rs = Frustum.scale(rx, ry, rz);
    double bs = Frustum.scale(bx, by, bz);
    double ts = Frustum.scale(tx, ty, tz);
    double ns = Frustum.scale(nx, ny, nz);
    double fs = Frustum.scale(fx, fy, fz);
    return valid
        && Frustum.meetsCapsule(ls * lx, ls * ly, ls * lz, ls * Frustum.outside(lx, ly, lz, ld, mx, my, mz),
            rs * rx, rs * ry, rs * rz, rs * Frustum.outside(rx, ry, rz, rd, mx, my, mz), bs * bx, bs * by,
            bs * bz, bs * Frustum.outside(bx, by, bz, bd, mx, my, mz), ts * tx, ts * ty, ts * tz,
            ts * Frustum.outside(tx, ty, tz, td, mx, my, mz), ns * nx, ns * ny, ns * nz,
            ns * Frustum.outside(nx, ny, nz, nd, mx, my, mz), fs * fx, fs * fy, fs * fz,
            fs * Frustum.outside(fx, fy, fz, fd, mx, my, mz), gx, gy, gz, Frustum.bound(radius));
  }
}
