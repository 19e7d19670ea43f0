package lockstep.internal.kernel;

/**
 * Sweeps of capsules with a radius that is little but rounding. They are swept as boxes, by the separating axes
 * of {@link SweptBoxTriangle}. The way between two closest points is no normal there, and a capsule that begins
 * within rounding of a touch could seem to be on its way out.
 *
 * <p>At a box the segment is a triangle without area, and the box is larger by the radius on every side. At a
 * triangle the capsule is a box in a frame of its own, along the segment. Where edges or corners meet, contact
 * is early by less than the radius.
 *
 * <p>This is scalar code, for pairs that wide kernels leave to their definitions. Lengths are scaled by a power
 * of two, so the range is that of these kernels.
 */
final class SweptThinCapsule {
  /** The largest radius, as a part of the sum of all lengths: 10 u. */
  private static final float THIN = 10 * 0x1p-24f;

  /** How much deeper a touch may be than the slack, as a part of all lengths: what the overlap tests may be off. */
  private static final float TOUCH_OF_BOX = 20 * 0x1p-24f, TOUCH_OF_TRIANGLE = 32 * 0x1p-24f;

  private SweptThinCapsule() {}

  /** Whether a capsule is thin, given the sum of all lengths. */
  static boolean isThin(float r, float size) {
    return r <= THIN * size;
  }

  /** The sweep of the capsule about the segment m ± h, moving by v, at the box of half extents b about the origin. */
  static boolean atBox(boolean overlap, boolean valid, float mx, float my, float mz, float hx, float hy,
      float hz, float vx, float vy, float vz, float bx, float by, float bz, float r, float size, float[] t,
      float[] nx, float[] ny, float[] nz, int at) {
    float s = scale(size);
    float meeting = meeting(s * (bx + r), s * (by + r), s * (bz + r), TOUCH_OF_BOX * (s * size), -s * vx,
        -s * vy, -s * vz, s * (mx - hx), s * (my - hy), s * (mz - hz), s * (mx + hx), s * (my + hy),
        s * (mz + hz), s * (mx + hx), s * (my + hy), s * (mz + hz), nx, ny, nz, at);
    return answer(overlap, valid, meeting, -nx[at], -ny[at], -nz[at], vx, vy, vz, t, nx, ny, nz, at);
  }

  /** The sweep of the capsule about the segment m ± h, moving by v, at the triangle of corners 0, e and g. */
  static boolean atTriangle(boolean overlap, boolean valid, float mx, float my, float mz, float hx, float hy,
      float hz, float vx, float vy, float vz, float ex, float ey, float ez, float gx, float gy, float gz,
      float r, float size, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    double s = scale(size);
    // the axes of the box: i along the segment, j across it and the axis of space that it is least along, and k
    double length = Math.sqrt((double) hx * hx + (double) hy * hy + (double) hz * hz);
    double ix = length > 0 ? hx / length : 1, iy = length > 0 ? hy / length : 0,
        iz = length > 0 ? hz / length : 0;
    boolean alongX = Math.abs(ix) <= Math.abs(iy) && Math.abs(ix) <= Math.abs(iz);
    boolean alongY = !alongX && Math.abs(iy) <= Math.abs(iz);
    double jx = alongX ? 0 : alongY ? -iz : iy, jy = alongX ? iz : alongY ? 0 : -ix,
        jz = alongX ? -iy : alongY ? ix : 0;
    double across = Math.sqrt(jx * jx + jy * jy + jz * jz);
    jx /= across;
    jy /= across;
    jz /= across;
    double kx = iy * jz - iz * jy, ky = iz * jx - ix * jz, kz = ix * jy - iy * jx;
    double bx = (double) ex - mx, by = (double) ey - my, bz = (double) ez - mz;
    double cx = (double) gx - mx, cy = (double) gy - my, cz = (double) gz - mz;
    float meeting = meeting((float) (s * (length + r)), (float) (s * r), (float) (s * r),
        (float) (TOUCH_OF_TRIANGLE * s * size), along(vx, vy, vz, ix, iy, iz, s),
        along(vx, vy, vz, jx, jy, jz, s), along(vx, vy, vz, kx, ky, kz, s), -along(mx, my, mz, ix, iy, iz, s),
        -along(mx, my, mz, jx, jy, jz, s), -along(mx, my, mz, kx, ky, kz, s),
        along(bx, by, bz, ix, iy, iz, s), along(bx, by, bz, jx, jy, jz, s), along(bx, by, bz, kx, ky, kz, s),
        along(cx, cy, cz, ix, iy, iz, s), along(cx, cy, cz, jx, jy, jz, s), along(cx, cy, cz, kx, ky, kz, s),
        nx, ny, nz, at);
    double x = nx[at], y = ny[at], z = nz[at];
    return answer(overlap, valid, meeting, (float) (x * ix + y * jx + z * kx),
        (float) (x * iy + y * jy + z * ky), (float) (x * iz + y * jz + z * kz), vx, vy, vz, t, nx, ny, nz,
        at);
  }

  /** When a box of half extents h, moving by v, meets a triangle. The normal, of any length, is left in nx to nz. */
  private static float meeting(float hx, float hy, float hz, float touch, float vx, float vy, float vz,
      float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz, float[] nx,
      float[] ny, float[] nz, int at) {
    float meeting = SweptBoxTriangle.meeting(-hx, -hy, -hz, hx, hy, hz, touch, vx, vy, vz, ax, ay, az, bx, by,
        bz, cx, cy, cz);
    float number = SweptBoxTriangle.number(-hx, -hy, -hz, hx, hy, hz, touch, vx, vy, vz, ax, ay, az, bx, by,
        bz, cx, cy, cz);
    float x = SweptBoxTriangle.axisX(number, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    float y = SweptBoxTriangle.axisY(number, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    float z = SweptBoxTriangle.axisZ(number, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    boolean turn = x * vx + y * vy + z * vz > 0;
    nx[at] = turn ? -x : x;
    ny[at] = turn ? -y : y;
    nz[at] = turn ? -z : z;
    return meeting;
  }

  private static boolean answer(boolean overlap, boolean valid, float meeting, float x, float y, float z,
      float vx, float vy, float vz, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    float time = valid ? Sweep.time(overlap, meeting) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, x, y, z, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, y, z, x, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, z, x, y, vz, vx, vy) : 0;
    return hit;
  }

  /** A power of two that brings the sum of all lengths to about 1. */
  private static float scale(float size) {
    return Math.scalb(1f, -Math.max(-100, Math.min(100, Math.getExponent(size))));
  }

  private static float along(double x, double y, double z, double ix, double iy, double iz, double s) {
    return (float) (s * (x * ix + y * iy + z * iz));
  }
}
