package lockstep.internal.kernel;

/**
 * Cheap tests for sweeps of spheres and capsules against triangles: whether the way of a segment, of which a point is one without length, comes near enough at all. One asks on an
 * axis, one about the plane of the face: over ground of many triangles it tells most of the neighbours apart from those that are met.
 */
final class SweptTriangle {
  /** How much nearer to the plane things may be than they seem, in parts of distances: 128 u, at a sine of 1. */
  private static final float SLACK = 0x1p-17f;

  /** Beyond this the test on each axis is all that there is. */
  private static final float FAR = 1e18f;

  private SweptTriangle() {}

  /** Whether the segment from p to q, which moves by v, comes as near as r to the corners on an axis. */
  static boolean near(float p, float q, float v, float r, float a, float b, float c) {
    float low = Sweep.least(c, Sweep.least(a, b));
    float high = Sweep.most(c, Sweep.most(a, b));
    return Sweep.near(Sweep.least(p, q), Sweep.most(p, q), v, low, high, r);
  }

  /**
   * Whether the segment from p to q, which moves by v, comes as near as r to the plane of the triangle, or says so by rounding.
   *
   * <p>Heights over the plane are asked for times |n|, the length of the normal e × g. With D the sum of all lengths that they come from, they round by 10 u |e| |g| D; and kernels
   * may say of shapes that they meet that are apart by 44 u D, or by 64 u D / sin α where the normal itself is rounding, with sin α = |n| / |e| |g|. The slack is more than both. Where it or the square
   * of n is no normal number, or D is so large that a kernel's squares may not be, all are near.
   */
  static boolean nearPlane(float px, float py, float pz, float qx, float qy, float qz, float vx, float vy,
      float vz, float r, float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz) {
    float ex = bx - ax, gx = cx - ax, fromX = px - ax, toX = qx - ax;
    float ey = by - ay, gy = cy - ay, fromY = py - ay, toY = qy - ay;
    float ez = bz - az, gz = cz - az, fromZ = pz - az, toZ = qz - az;
    float nx = ey * gz - ez * gy;
    float ny = ez * gx - ex * gz;
    float nz = ex * gy - ey * gx;
    float nn = Segments.square(nx, ny, nz);
    float from = RoundedHull.dot(fromX, fromY, fromZ, nx, ny, nz);
    float to = RoundedHull.dot(toX, toY, toZ, nx, ny, nz);
    float way = RoundedHull.dot(vx, vy, vz, nx, ny, nz);
    float ee = sum(ex, ey, ez);
    float gg = sum(gx, gy, gz);
    float size = (sum(fromX, fromY, fromZ) + sum(toX, toY, toZ)) + (ee + gg) + (sum(vx, vy, vz) + r);
    float slack = SLACK * (ee * gg) * size;
    float reach = r * (float) Math.sqrt(nn) + slack;
    boolean above = Sweep.least(from, to) + Sweep.least(way, 0) > reach;
    boolean below = Sweep.most(from, to) + Sweep.most(way, 0) < -reach;
    return !(above || below) || !(nn >= Float.MIN_NORMAL && slack >= Float.MIN_NORMAL && size <= FAR);
  }

  private static float sum(float x, float y, float z) {
    return Math.abs(x) + Math.abs(y) + Math.abs(z);
  }
}
