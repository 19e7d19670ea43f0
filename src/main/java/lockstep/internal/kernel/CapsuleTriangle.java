package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of a capsule and a triangle, by the closest points of segment and triangle.
 *
 * <p>They overlap where the segment pierces the triangle, or their distance is at most the radius (Ericson, Real-Time Collision
 * Detection, 2005, 5.1.10). Touching is an overlap, so is a segment that lies in the face. The triangle is a closed flat patch,
 * and without area it is its edges. A capsule without length is a sphere. A negative radius, a NaN anywhere or an infinite
 * coordinate is a miss.
 *
 * <p>The segment is {@code t h} about its middle, t in [−1, 1], and everything is relative to that middle, a corner as the mean of
 * its differences from both ends: so a large offset costs no precision, and the order of the ends changes no bit.
 *
 * <p>The distance is the least of four. Three are those of the segment from the edges, as in {@link CapsuleCapsule}. Where the nearest
 * point of the triangle is in none of them, moving along the segment towards the plane cannot help: so the other point is where
 * the segment crosses the plane, or else its end nearer to the plane; the fourth distance is that of this point from its projection, if that
 * is in the face. Of a segment parallel to the plane the middle will do: where another point projects into the face and the
 * middle does not, one projects onto an edge. The normal and the weights of the projection come from the two shorter edges, which
 * keep them good in a sliver with one short edge.
 *
 * <p>Each candidate is a pair of points of segment and triangle, so however bad their choice, the distance can only come out too
 * large. But a segment without radius would have to be pierced at distance 0, which rounding seldom leaves. So the segment pierces where
 * its ends are on either side of the plane, or in it, and the point between them projects into the face: the distance that is
 * left is rounding, unless the triangle is so flat that its normal is; that is ruled out by asking that it is no more than about half
 * the triangle's height.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from an end and α the largest angle of the triangle: corners relative to the
 * middle are off by 2 u D, h and t h by 2 u |h|, their difference by u D, the weighted shorter edges, at most 2 D long, by 3 u of
 * their length, and the sum by u of itself. So the distance comes out too small by less than 12 u D; that of an edge by less than 8
 * u D. It comes out too large, besides, where the points are ill chosen: of an edge by 32 u D. The normal is off by 5 u / sin α,
 * and as much tilts the plane, so the heights of the ends are off by 12 u D / sin α, and the wrong point of the segment has at most
 * four times that more of it; weights are off by as much. All in all less than 64 u D / sin α, but never more than half the
 * triangle's height, since an edge is that near. A segment that does not quite reach the face may pierce it by as much, and never by
 * more than two thirds of the height. What four million pairs of each nasty sort came to is 4 u D where distances are too small, and
 * 8 u D / sin α where they are too large or a segment pierces. The squares add 3 u of the radius.
 *
 * <p>The pair is first tried on each axis alone, bounds of the segment against those of the triangle: every true overlap passes, and
 * where squares vanish (lengths below 1e-16) or overflow (above 1e19) it still tells far pairs apart. Coordinates must be below 1e37.
 */
final class CapsuleTriangle {
  /** Whatever is a hit has passed the test on each axis, whose differences are off by u of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(1, 0);

  private CapsuleTriangle() {}

  @Twin
  static boolean overlap(float px, float py, float pz, float qx, float qy, float qz, float r,
      @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    @Twin.Stage
    boolean near = near(px, qx, r, ax, bx, cx) && near(py, qy, r, ay, by, cy) && near(pz, qz, r, az, bz, cz);
    return near && touches(px, py, pz, qx, qy, qz, r, ax, ay, az, bx, by, bz, cx, cy, cz);
  }

  private static boolean touches(float px, float py, float pz, float qx, float qy, float qz, float r,
      float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz) {
    // halves of the segment and of the edges ab, bc, ca
    float hx = Segments.half(px, qx), hy = Segments.half(py, qy), hz = Segments.half(pz, qz);
    float ex = Segments.half(ax, bx), ey = Segments.half(ay, by), ez = Segments.half(az, bz);
    float fx = Segments.half(bx, cx), fy = Segments.half(by, cy), fz = Segments.half(bz, cz);
    float gx = Segments.half(cx, ax), gy = Segments.half(cy, ay), gz = Segments.half(cz, az);
    ax = Segments.fromMiddle(px, qx, ax);
    ay = Segments.fromMiddle(py, qy, ay);
    az = Segments.fromMiddle(pz, qz, az);
    bx = Segments.fromMiddle(px, qx, bx);
    by = Segments.fromMiddle(py, qy, by);
    bz = Segments.fromMiddle(pz, qz, bz);
    cx = Segments.fromMiddle(px, qx, cx);
    cy = Segments.fromMiddle(py, qy, cy);
    cz = Segments.fromMiddle(pz, qz, cz);
    float ee = ex * ex + ey * ey + ez * ez;
    float ff = fx * fx + fy * fy + fz * fz;
    float gg = gx * gx + gy * gy + gz * gz;
    float hh = hx * hx + hy * hy + hz * hz;
    float toE = edge(0.5f * (ax + bx), 0.5f * (ay + by), 0.5f * (az + bz), ex, ey, ez, ee, hx, hy, hz, hh);
    float toF = edge(0.5f * (bx + cx), 0.5f * (by + cy), 0.5f * (bz + cz), fx, fy, fz, ff, hx, hy, hz, hh);
    float toG = edge(0.5f * (cx + ax), 0.5f * (cy + ay), 0.5f * (cz + az), gx, gy, gz, gg, hx, hy, hz, hh);

    // o is the corner between the two shorter edges; i is half of the edge to it and j of the one from it
    boolean atA = ff >= ee && ff >= gg;
    boolean atB = !atA && gg >= ee;
    float longest = atA ? ff : atB ? gg : ee;
    float ox = atA ? ax : atB ? bx : cx, ix = atA ? gx : atB ? ex : fx, jx = atA ? ex : atB ? fx : gx;
    float oy = atA ? ay : atB ? by : cy, iy = atA ? gy : atB ? ey : fy, jy = atA ? ey : atB ? fy : gy;
    float oz = atA ? az : atB ? bz : cz, iz = atA ? gz : atB ? ez : fz, jz = atA ? ez : atB ? fz : gz;
    float nx = iy * jz - iz * jy;
    float ny = iz * jx - ix * jz;
    float nz = ix * jy - iy * jx;
    // scaled, or n · n would need fourth powers of lengths; NaN where there is no area
    float scale = 1 / (Math.abs(nx) + Math.abs(ny) + Math.abs(nz));
    // rounded to two bits (Veltkamp), so that the signs of products of small whole numbers stay exact
    float high = scale * (0x1p22f + 1);
    scale = high - (high - scale);
    float wx = nx * scale;
    float wy = ny * scale;
    float wz = nz * scale;
    float nw = nx * wx + ny * wy + nz * wz;

    // the point of the segment in the plane, or nearest to it; of a parallel one the middle
    float over = wx * ox + wy * oy + wz * oz;
    float along = wx * hx + wy * hy + wz * hz;
    float steep = Math.abs(along);
    float t = Segments.quotient(along > 0 ? over : along < 0 ? -over : 0, steep);
    ox -= t * hx;
    oy -= t * hy;
    oz -= t * hz;
    float wi = Segments.volume(ox, oy, oz, jx, jy, jz, wx, wy, wz);
    float wj = Segments.volume(ox, oy, oz, ix, iy, iz, wx, wy, wz);
    float scaleI = wi / nw;
    float scaleJ = wj / nw;
    float dx = ox + (scaleJ * jx - scaleI * ix);
    float dy = oy + (scaleJ * jy - scaleI * iy);
    float dz = oz + (scaleJ * jz - scaleI * iz);
    float toFace = dx * dx + dy * dy + dz * dz;
    boolean face = wi >= 0 && wj >= 0 && wi + wj <= 2 * nw;
    // nw is |n|, give or take: with no more than the square of half the height between them
    boolean pierced = Math.abs(over) <= steep && toFace <= nw * (nw / longest);
    float rr = r * r;
    // every coordinate is in the sum, and with it a NaN or an infinity, which the bounds may have dropped
    return r >= 0 && Math.abs((ax + ay + az) + (bx + by + bz) + (cx + cy + cz)) <= Float.MAX_VALUE
        && (toE <= rr || toF <= rr || toG <= rr || (face && (pierced || toFace <= rr)));
  }

  /** Are the segment pq and the triangle, on one axis, no farther apart than r? */
  private static boolean near(float p, float q, float r, float a, float b, float c) {
    float low1 = p < q ? p : q, high1 = p > q ? p : q;
    float low2 = a < b ? a : b, high2 = a > b ? a : b;
    low2 = c < low2 ? c : low2;
    high2 = c > high2 ? c : high2;
    return low1 - high2 <= r && low2 - high1 <= r;
  }

  /** The squared distance of the segment t h from the edge m + s g: from where the lines are closest as in {@link CapsuleCapsule}. */
  static float edge(float mx, float my, float mz, float gx, float gy, float gz, float gg, float hx, float hy,
      float hz, float hh) {
    return SegmentEdge.squaredDistance(SegmentEdge.closestToLine(mx, my, mz, gx, gy, gz, hx, hy, hz), mx, my,
        mz, gx, gy, gz, gg, hx, hy, hz, hh);
  }
}
