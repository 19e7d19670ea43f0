package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Whether a point is straight below a triangle: whether the ray from it along +z crosses the triangle. A point is inside a closed mesh where it
 * is below an odd number of triangles (crossing number, Shimrat 1962).
 *
 * <p>Seen along z, the point is in the triangle where a line from it along +x crosses an odd number of its edges. An edge is crossed by
 * y alone where its ends lie on either side, the lower end counted as above: so an end that two edges share is counted once, and an edge along x
 * never. What is asked of an edge does not depend on the order of its ends, so both triangles that have it get the same answer, however it is
 * rounded. So the triangles of a closed mesh that are crossed are always an even number, and a point is never lost between two of them:
 * around a corner that is close to the line, rounding may choose another triangle, or three for one, but the edges about all of them are
 * decided as ever.
 *
 * <p>The triangle is above where all of its corners are, or where some are and so is its plane. So a point that is not within rounding of the
 * surface is decided as in real arithmetic; on the surface itself it may be said to be either. With u = 2⁻²⁴ and D the largest distance of a
 * corner from the point, the normal's parts are off by 3 u of products of edges, and the height, a product of it with a corner relative to the
 * point, by 8 u more: rounding reaches 11 u D / sin α from the plane, for α the largest angle of the triangle, and across z, where edges
 * round, 4 u D.
 *
 * <p>The radius does not matter, but for a negative one, which is a miss, as is a NaN anywhere or an infinite corner. Range: products of
 * three lengths must fit a float, so coordinates and triangles from 1e-12 to 1e12.
 */
final class UnderTriangle {
  /** An edge is off by 4 u of differences across z, which are no larger than the coordinates of both. */
  static final ErrorBound ERROR = new ErrorBound(5, 0);

  private UnderTriangle() {}

  @Twin
  static boolean under(float x, float y, float z, float r, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz) {
    boolean covers =
        crosses(x, y, ax, ay, bx, by) ^ crosses(x, y, bx, by, cx, cy) ^ crosses(x, y, cx, cy, ax, ay);
    float lowest = az < bz ? az : bz, highest = az > bz ? az : bz;
    lowest = cz < lowest ? cz : lowest;
    highest = cz > highest ? cz : highest;
    float ex = bx - ax, fx = cx - ax;
    float ey = by - ay, fy = cy - ay;
    float ez = bz - az, fz = cz - az;
    float nx = ey * fz - ez * fy;
    float ny = ez * fx - ex * fz;
    float nz = ex * fy - ey * fx;
    float height = nx * (ax - x) + ny * (ay - y) + nz * (az - z);
    boolean above = z < lowest || (z < highest && (nz > 0 ? height > 0 : height < 0));
    // a NaN or an infinity shows in the edges
    return covers && above && r >= 0
        && Math.abs(ex) + Math.abs(ey) + Math.abs(ez) + Math.abs(fx) + Math.abs(fy) + Math.abs(fz)
            <= Float.MAX_VALUE;
  }

  /** Does the line from x, y along +x cross the edge, of which the end at the least y counts and the other does not? */
  private static boolean crosses(float x, float y, float ax, float ay, float bx, float by) {
    boolean rises = ay < by;
    float lowX = rises ? ax : bx, highX = rises ? bx : ax;
    float lowY = rises ? ay : by, highY = rises ? by : ay;
    return lowY <= y && y < highY && (x - lowX) * (highY - lowY) < (highX - lowX) * (y - lowY);
  }
}
