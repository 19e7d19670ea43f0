package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of an oriented box (OBB) and the half-space behind a plane.
 *
 * <p>They overlap where the centre is outside by no more than the box reaches towards the plane: {@code n · c + d ≤ |mx| hx + |my| hy +
 * |mz| hz}, with m the normal in the frame of the box (Ericson, Real-Time Collision Detection, 2005, 5.2.3). Touching is an
 * overlap, half extents of 0 make a rectangle, a segment or a point. A negative half extent, a quaternion that is no {@linkplain
 * Rotation#proper rotation}, a normal without a {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite centre, half extent or d is
 * a miss.
 *
 * <p>With the quaternion (v, w) and {@code k = n × (2 v / |q|²)}, turning n back gives {@code m = n + (w k + k × v)}: fewer
 * operations than the matrix, none of which leaves the range of n and q. Without rotation, v = 0, m is n exactly.
 *
 * <p>With u = 2⁻²⁴: |q|² is off by 3 u, so {@code 2 v / |q|²} by 5 u. The products of a cross product a × b round by at most 1.16 u |a| |b|,
 * the differences by u |a| |b|, so k is off by 7.2 u of 2 |n| / |q|. Since k × v is perpendicular to k, its sum with w k is |q| |k|
 * long, and |q| times as far off as k; w k, the cross product and their sum round by another 3.4 u |q| |k|, the sum with n by u |n|.
 * Altogether m is off by less than 23 u |n|. Products and sums with the half extents add 3 u, and the distance u of itself, which is
 * no more than what the box reaches: with h half the length of its diagonal, that is 27 u h, and 3 u |c| of the centre, see {@link
 * HalfSpace}.
 *
 * <p>Range: |n| times coordinates and half extents, and d, below 4e37; sums that overflow are a miss. Of lengths below
 * 1e-29 products may vanish.
 */
final class OrientedBoxPlane {
  /** 3 √3 u of the centre's largest coordinate, 27 √3 u of the bounds' largest half extent. */
  static final ErrorBound ERROR = new ErrorBound(52, 0);

  private OrientedBoxPlane() {}

  @Twin
  static boolean overlap(float x, float y, float z, float hx, float hy, float hz, float qx, float qy,
      float qz, float qw, @Twin.Second float nx, float ny, float nz, float d) {
    float squareQ = Rotation.square(qx, qy, qz, qw);
    float reach = reach(hx, hy, hz, qx, qy, qz, qw, 2 / squareQ, nx, ny, nz);
    float outside = HalfSpace.outside(nx, ny, nz, d, x, y, z);
    // an infinite half extent makes the sum infinite, or NaN
    return outside <= reach && hx >= 0 && hy >= 0 && hz >= 0 && reach <= Float.MAX_VALUE
        && Math.abs(outside) <= Float.MAX_VALUE && Rotation.proper(squareQ)
        && HalfSpace.proper(HalfSpace.square(nx, ny, nz));
  }

  /** How far the box reaches from its centre along n, in units of 1/|n|, with scale = 2 / |q|². */
  static float reach(float hx, float hy, float hz, float qx, float qy, float qz, float qw, float scale,
      float nx, float ny, float nz) {
    float mx = turned(nx, ny, nz, qx, qy, qz, qw, scale);
    float my = turned(ny, nz, nx, qy, qz, qx, qw, scale);
    float mz = turned(nz, nx, ny, qz, qx, qy, qw, scale);
    return Math.abs(mx) * hx + Math.abs(my) * hy + Math.abs(mz) * hz;
  }

  /**
   * The first component of m. For the others the components of n and of the vector of q change places cyclically.
   */
  static float turned(float nx, float ny, float nz, float qx, float qy, float qz, float qw, float scale) {
    float vx = qx * scale, vy = qy * scale, vz = qz * scale;
    float kx = ny * vz - nz * vy;
    float ky = nz * vx - nx * vz;
    float kz = nx * vy - ny * vx;
    return nx + (qw * kx + (ky * qz - kz * qy));
  }
}
