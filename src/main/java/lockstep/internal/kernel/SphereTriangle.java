package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a sphere and a triangle, by the triangle's closest point.
 *
 * <p>They overlap where the triangle's point nearest to the centre is no farther than the radius. The
 * triangle is a closed flat patch: its face, edges and corners count, its inside does not hold a
 * volume.
 *
 * <p>The nearest point is the best of four candidates: one on each edge, and where the centre
 * projects into the face, the point there with the same barycentric weights (Ericson, Real-Time
 * Collision Detection, 2005, 5.1.5). Every candidate is a point of the triangle, so however bad the
 * weights of a sliver, the distance can only come out too large, and the edges, never far away in a
 * sliver, bound by how much. A triangle without area is its edges.
 *
 * <p>The pair is first tried on each axis alone, sphere against the triangle's bounds: every true
 * overlap passes, and where squares vanish or overflow it still tells far pairs apart. A negative
 * radius, a NaN anywhere or an infinite vertex is a miss.
 *
 * <p>Range: triangles between 1e-17 and 1e18 across, and centres no farther than that; beyond, they act as their edges.
 */
final class SphereTriangle {
  /**
   * A distance off by 4 u of the farthest corner's, which is at most √3 of the largest on an axis; what slivers add makes
   * distances larger, never a hit.
   */
  static final ErrorBound ERROR = new ErrorBound(7, 0);

  private SphereTriangle() {}

  @Twin
  static boolean overlap(float x, float y, float z, float r, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    @Twin.Stage
    boolean near = near(x, r, ax, bx, cx) && near(y, r, ay, by, cy) && near(z, r, az, bz, cz);
    return near && touches(r, ax - x, ay - y, az - z, bx - x, by - y, bz - z, cx - x, cy - y, cz - z, bx - ax,
        by - ay, bz - az, cx - bx, cy - by, cz - bz, ax - cx, ay - cy, az - cz);
  }

  /** Is the sphere's interval on one axis no farther than r from the triangle's? */
  private static boolean near(float x, float r, float a, float b, float c) {
    float low = a < b ? a : b;
    low = c < low ? c : low;
    float high = a > b ? a : b;
    high = c > high ? c : high;
    return low - x <= r && x - high <= r;
  }

  /** The test with the centre as origin; e, f, g are the edges ab, bc, ca. */
  private static boolean touches(float r, float ax, float ay, float az, float bx, float by, float bz,
      float cx, float cy, float cz, float ex, float ey, float ez, float fx, float fy, float fz, float gx,
      float gy, float gz) {
    float ee = ex * ex + ey * ey + ez * ez;
    float ff = fx * fx + fy * fy + fz * fz;
    float gg = gx * gx + gy * gy + gz * gz;
    float best = Float.POSITIVE_INFINITY;
    float d2 = edge(ax, ay, az, ex, ey, ez, ee);
    best = d2 < best ? d2 : best;
    d2 = edge(bx, by, bz, fx, fy, fz, ff);
    best = d2 < best ? d2 : best;
    d2 = edge(cx, cy, cz, gx, gy, gz, gg);
    best = d2 < best ? d2 : best;

    // weights of b and c at the projection: n·(a × g) and n·(a × e) over n·n, with n = g × e
    float nx = gy * ez - gz * ey;
    float ny = gz * ex - gx * ez;
    float nz = gx * ey - gy * ex;
    // fourth powers of lengths: one n is brought to a length with which they neither vanish nor overflow
    float unit = towardsOne(ee + gg);
    float ux = unit * nx;
    float uy = unit * ny;
    float uz = unit * nz;
    float nn = ux * nx + uy * ny + uz * nz;
    float wb = ux * (ay * gz - az * gy) + uy * (az * gx - ax * gz) + uz * (ax * gy - ay * gx);
    float wc = ux * (ay * ez - az * ey) + uy * (az * ex - ax * ez) + uz * (ax * ey - ay * ex);
    float scaleB = wb / nn;
    float scaleC = wc / nn;
    float px = ax + (scaleB * ex - scaleC * gx);
    float py = ay + (scaleB * ey - scaleC * gy);
    float pz = az + (scaleB * ez - scaleC * gz);
    d2 = px * px + py * py + pz * pz;
    boolean face = wb >= 0 && wc >= 0 && wb + wc <= nn;
    best = face && d2 < best ? d2 : best;
    // every vertex is in two edges: a NaN or infinity in any fails the last comparisons
    return best <= r * r && r >= 0 && ee <= Float.MAX_VALUE && ff <= Float.MAX_VALUE && gg <= Float.MAX_VALUE;
  }

  /** A power of two, 1 unless triangles of this squared size are out of the range of fourth powers. */
  private static float towardsOne(float square) {
    return square > 0x1p40f ? 0x1p-114f : square < 0x1p-40f ? 0x1p114f : 1;
  }

  /** The squared distance from the origin to the edge from a along e. */
  static float edge(float ax, float ay, float az, float ex, float ey, float ez, float ee) {
    float t = along(ax, ay, az, ex, ey, ez, ee);
    float dx = ax + t * ex;
    float dy = ay + t * ey;
    float dz = az + t * ez;
    return dx * dx + dy * dy + dz * dz;
  }

  /** Where on the edge from a along e the point nearest to the origin is, from 0 to 1. */
  static float along(float ax, float ay, float az, float ex, float ey, float ez, float ee) {
    float s = -(ax * ex + ay * ey + az * ez);
    return s > 0 ? s < ee ? s / ee : 1 : 0;
  }
}
