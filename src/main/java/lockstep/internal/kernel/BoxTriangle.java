package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of an axis-aligned box (AABB) and a triangle, by separating axes (SAT).
 *
 * <p>The separating-axis test of Akenine-Möller (Fast 3D Triangle-Box Overlap Testing, JGT 6(1),
 * 2001): three axes of the box, the normal of the triangle, nine products of a box axis and an edge.
 * Both are closed: touching is an overlap. A triangle without area is a segment or a point and the
 * remaining axes decide it. An empty box (min &gt; max on an axis), a NaN anywhere or an infinite
 * vertex is a miss; infinite box planes are allowed.
 *
 * <p>The three box axes are exact. For the others the box is first clipped to the triangle's bounds:
 * that changes no answer, since the triangle lies inside them, but it makes centre and half size as
 * small as the triangle, so a huge or infinite box costs no precision. Then all is taken relative to
 * corner a, so that neither does a large offset. On the normal all three corners are projected, since in a
 * sliver the rounded normal tells them apart.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across.
 */
final class BoxTriangle {
  /** A box, clipped to the triangle's bounds, off by 8 u of their extent, which is at most twice the largest coordinate. */
  static final ErrorBound ERROR = new ErrorBound(16, 0);

  private BoxTriangle() {}

  @Twin
  static boolean overlap(float minX, float minY, float minZ, float maxX, float maxY, float maxZ,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    float lowX = min(ax, bx, cx), highX = max(ax, bx, cx);
    float lowY = min(ay, by, cy), highY = max(ay, by, cy);
    float lowZ = min(az, bz, cz), highZ = max(az, bz, cz);
    @Twin.Stage
    boolean meet =
        meet(minX, maxX, lowX, highX) && meet(minY, maxY, lowY, highY) && meet(minZ, maxZ, lowZ, highZ);
    if (!meet) {
      return false;
    }
    lowX = minX > lowX ? minX : lowX;
    lowY = minY > lowY ? minY : lowY;
    lowZ = minZ > lowZ ? minZ : lowZ;
    highX = maxX < highX ? maxX : highX;
    highY = maxY < highY ? maxY : highY;
    highZ = maxZ < highZ ? maxZ : highZ;
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

  private static float min(float a, float b, float c) {
    float low = a < b ? a : b;
    return c < low ? c : low;
  }

  private static float max(float a, float b, float c) {
    float high = a > b ? a : b;
    return c > high ? c : high;
  }

  /** Do a box's interval, which may be empty, and a triangle's meet? */
  private static boolean meet(float min, float max, float low, float high) {
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
