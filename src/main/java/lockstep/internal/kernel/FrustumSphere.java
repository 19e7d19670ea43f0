package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and a sphere.
 *
 * <p>They overlap where the centre is no farther from the frustum than the radius. The distance is the largest of those from the half-spaces
 * behind the planes, the wedges behind two and the cones behind three of them (Ericson, Real-Time Collision Detection, 2005,
 * 5.2.8 and 5.4): each of them holds the frustum, and the nearest point of the frustum lies in a face, an edge or a corner. See
 * {@link Frustum}.
 *
 * <p>Touching is an overlap, so is a centre inside. Planes that leave nothing between them, as a far plane in front of the near one, meet
 * nothing, and coinciding ones are flat; of planes that bound no hexahedron see {@link Frustum}. A normal without direction,
 * an infinite plane constant, a negative radius, a NaN anywhere or an infinite centre is a miss.
 *
 * <p>The stage asks the same of one plane after the other, in float and with room for its rounding. What has its centre clearly behind all
 * of them is a hit. What follows is in double: the planes are taken relative to the centre, which moves them by 4 v of the largest distance
 * of plane or centre from the origin, v = 2⁻⁵³, and sums of them by 10 v of their distance from the centre. Factors that are off make a
 * distance smaller, by the square of that. So the answer is that of planes off by 16 v of these distances and a radius by 8 v of itself.
 * Range: every finite float; distances of less than 1e-40 from planes with normals of very different lengths may vanish.
 */
final class FrustumSphere {
  /**
   * Planes off by 2⁻⁴⁸ of the coordinates move a corner by at most 2²⁰ times as much, or the bounds do not count it: see {@link
   * FrustumGeometry}, whose bounds have room for the rest.
   */
  static final ErrorBound ERROR = new ErrorBound(1, 0);

  private FrustumSphere() {}

  @Twin
  static boolean overlap(float lx, float ly, float lz, float ld, float rx, float ry, float rz, float rd,
      float bx, float by, float bz, float bd, float tx, float ty, float tz, float td, float nx, float ny,
      float nz, float nd, float fx, float fy, float fz, float fd, @Twin.Second float x, float y, float z,
      float r) {
    @Twin.Stage
    boolean near = Frustum.reaches(lx, ly, lz, ld, x, y, z, r) && Frustum.reaches(rx, ry, rz, rd, x, y, z, r)
        && Frustum.reaches(bx, by, bz, bd, x, y, z, r) && Frustum.reaches(tx, ty, tz, td, x, y, z, r)
        && Frustum.reaches(nx, ny, nz, nd, x, y, z, r) && Frustum.reaches(fx, fy, fz, fd, x, y, z, r);
    if (!near) {
      return false;
    }
    boolean valid = r >= 0 && Math.abs(x) <= Float.MAX_VALUE && Math.abs(y) <= Float.MAX_VALUE
        && Math.abs(z) <= Float.MAX_VALUE;
    @Twin.Sure
    boolean inside = Frustum.holds(lx, ly, lz, ld, x, y, z) && Frustum.holds(rx, ry, rz, rd, x, y, z)
        && Frustum.holds(bx, by, bz, bd, x, y, z) && Frustum.holds(tx, ty, tz, td, x, y, z)
        && Frustum.holds(nx, ny, nz, nd, x, y, z) && Frustum.holds(fx, fy, fz, fd, x, y, z) && valid;
    if (inside) {
      return true;
    }
    return valid && Frustum.meetsBall(lx, ly, lz, Frustum.outside(lx, ly, lz, ld, x, y, z), rx, ry, rz,
        Frustum.outside(rx, ry, rz, rd, x, y, z), bx, by, bz, Frustum.outside(bx, by, bz, bd, x, y, z), tx,
        ty, tz, Frustum.outside(tx, ty, tz, td, x, y, z), nx, ny, nz,
        Frustum.outside(nx, ny, nz, nd, x, y, z), fx, fy, fz, Frustum.outside(fx, fy, fz, fd, x, y, z),
        Frustum.bound(r));
  }
}
