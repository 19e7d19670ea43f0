package lockstep.internal.kernel;

/** Parts of definitions about a box along the axes and a triangle: the separating axes of {@link BoxTriangle}, which says why. */
final class BoxTriangleAxes {
  private BoxTriangleAxes() {}

  /** Do a box, clipped to the bounds of a triangle, and the triangle meet on its normal and on the products of an edge and an axis? */
  static boolean overlap(float lowX, float lowY, float lowZ, float highX, float highY, float highZ, float ax,
      float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    lowX -= ax;
    lowY -= ay;
    lowZ -= az;
    highX -= ax;
    highY -= ay;
    highZ -= az;
    float x = (lowX + highX) * 0.5f, hx = (highX - lowX) * 0.5f;
    float y = (lowY + highY) * 0.5f, hy = (highY - lowY) * 0.5f;
    float z = (lowZ + highZ) * 0.5f, hz = (highZ - lowZ) * 0.5f;

    float ex = bx - ax, ey = by - ay, ez = bz - az;
    float fx = cx - bx, fy = cy - by, fz = cz - bz;
    float gx = ax - cx, gy = ay - cy, gz = az - cz;
    bx = ex - x;
    by = ey - y;
    bz = ez - z;
    cx = (cx - ax) - x;
    cy = (cy - ay) - y;
    cz = (cz - az) - z;
    ax = -x;
    ay = -y;
    az = -z;
    return normalAxis(ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx, ax, ay, az, bx, by, bz, cx, cy,
        cz, hx, hy, hz) && edgeAxis(ey, ez, ay, az, cy, cz, hy, hz)
        && edgeAxis(ez, ex, az, ax, cz, cx, hz, hx) && edgeAxis(ex, ey, ax, ay, cx, cy, hx, hy)
        && edgeAxis(fy, fz, by, bz, ay, az, hy, hz) && edgeAxis(fz, fx, bz, bx, az, ax, hz, hx)
        && edgeAxis(fx, fy, bx, by, ax, ay, hx, hy) && edgeAxis(gy, gz, cy, cz, by, bz, hy, hz)
        && edgeAxis(gz, gx, cz, cx, bz, bx, hz, hx) && edgeAxis(gx, gy, cx, cy, bx, by, hx, hy);
  }

  /** Do box and triangle meet on the triangle's normal? */
  private static boolean normalAxis(float nx, float ny, float nz, float ax, float ay, float az, float bx,
      float by, float bz, float cx, float cy, float cz, float hx, float hy, float hz) {
    float a = nx * ax + ny * ay + nz * az;
    float b = nx * bx + ny * by + nz * bz;
    float c = nx * cx + ny * cy + nz * cz;
    float reach = Math.abs(nx) * hx + Math.abs(ny) * hy + Math.abs(nz) * hz;
    return min(a, b, c) <= reach && max(a, b, c) >= -reach;
  }

  static float min(float a, float b, float c) {
    float low = a < b ? a : b;
    return c < low ? c : low;
  }

  static float max(float a, float b, float c) {
    float high = a > b ? a : b;
    return c > high ? c : high;
  }

  /** Do a box's interval, which may be empty, and a triangle's meet? */
  static boolean meet(float min, float max, float low, float high) {
    return min <= high && low <= max && min <= max;
  }

  /**
   * Do box and triangle meet on the product of a box axis and an edge e, (0, −ez, ey) for the x axis?
   * There both ends p of the edge fall together; o is the third corner, h the half size of the box.
   */
  private static boolean edgeAxis(float ey, float ez, float py, float pz, float oy, float oz, float hy,
      float hz) {
    float both = ey * pz - ez * py;
    float third = ey * oz - ez * oy;
    float reach = Math.abs(ez) * hy + Math.abs(ey) * hz;
    float low = both < third ? both : third;
    float high = both < third ? third : both;
    return low <= reach && high >= -reach;
  }
}
