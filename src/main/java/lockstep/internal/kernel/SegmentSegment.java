package lockstep.internal.kernel;

/**
 * Closest points and distance of two segments, in the way that definitions share.
 *
 * <p>The segments are {@code s g} and {@code t h} about their middles, s and t in [−1, 1], and m is the middle of the first relative to
 * the second: the distance is the least of {@code |m + s g − t h|}. The middle is the mean of the four differences of ends, so a large
 * offset costs no precision, and neither the order of the ends nor that of the segments changes a bit.
 *
 * <p>First s where the lines are closest, clamped; then the t nearest to that point, clamped; then the s nearest to that
 * (Ericson, Real-Time Collision Detection, 2005, p. 150). In real arithmetic that is the closest pair. The same is done beginning with t, so
 * that both segments are treated alike, and the better of both pairs counts. Each is a pair of points of the segments, so however bad s and t,
 * the distance can only come out too large. Parallel segments begin at their middles. If both pairs are equally near, the closest points are
 * the means of theirs, which are no farther apart, since the distance is convex: so they do not depend on the order of the segments either.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from one of the other segment, |m|² + |g|² + |h|² ≤ D². On each axis, m
 * rounds by 3 u of the largest difference, g, h, s g and t h by u of themselves and so does their difference, so the distance
 * comes out too small by at most (3 + 3 √2) u D < 8 u D. It comes out too large, besides, where s and t are off:
 *
 * <ol>
 * <li>The quotients of the second and third step move points by less than 8 u D along the segments.
 * <li>Where the lines are closest is found from n = g × h, not from the dot products, whose difference cancels like the square
 * of the angle θ. So s g is off by 10 u D / sin θ, which is 10 u D across the other line, and along it the next step makes good.
 * <li>n is off by 2 u |g| |h|, at a height H of one line over the other by another 2 u H / θ across. But from the height H the
 * distance changes by x² / 2H for an x across, and x is at most 2 |g| θ, or there would be no such point in the segment: of
 * these two bounds of x the product is 4 u |g| H, and the distance off by at most 2 u D.
 * </ol>
 *
 * <p>All in all by less than 32 u D; what ten million pairs of each nasty sort came to is 4 u D.
 *
 * <p>Range: where |m|² + |g|² + |h|² is finite, so is all else. Where squares vanish (lengths below 1e-16) the closest points may become others
 * of the segments.
 */
final class SegmentSegment {
  private SegmentSegment() {}

  /** The middle of segment 1 relative to that of segment 2, on one axis. */
  static float middle(float a1, float b1, float a2, float b2) {
    return 0.25f * (((a1 - a2) + (b1 - b2)) + ((a1 - b2) + (b1 - a2)));
  }

  /** The squared distance of the pair that is found beginning with s. */
  static float squareFromS(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    float t = nearestT(lineS(mx, my, mz, gx, gy, gz, hx, hy, hz), mx, my, mz, gx, gy, gz, hx, hy, hz);
    float s = nearestS(t, mx, my, mz, gx, gy, gz, hx, hy, hz);
    return Segments.squaredDistance(mx, my, mz, s, gx, gy, gz, t, hx, hy, hz);
  }

  /** The squared distance of the pair that is found beginning with t. */
  static float squareFromT(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    float s = nearestS(lineT(mx, my, mz, gx, gy, gz, hx, hy, hz), mx, my, mz, gx, gy, gz, hx, hy, hz);
    float t = nearestT(s, mx, my, mz, gx, gy, gz, hx, hy, hz);
    return Segments.squaredDistance(mx, my, mz, s, gx, gy, gz, t, hx, hy, hz);
  }

  /** The squared distance of the segments: that of the better pair. */
  static float squaredDistance(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    float fromS = squareFromS(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float fromT = squareFromT(mx, my, mz, gx, gy, gz, hx, hy, hz);
    return fromS < fromT ? fromS : fromT;
  }

  /** The s of the closest points. */
  static float closestS(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    float fromS = squareFromS(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float fromT = squareFromT(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float t = nearestT(lineS(mx, my, mz, gx, gy, gz, hx, hy, hz), mx, my, mz, gx, gy, gz, hx, hy, hz);
    float s1 = nearestS(t, mx, my, mz, gx, gy, gz, hx, hy, hz);
    float s2 = nearestS(lineT(mx, my, mz, gx, gy, gz, hx, hy, hz), mx, my, mz, gx, gy, gz, hx, hy, hz);
    return better(fromS, fromT, s1, s2);
  }

  /** The t of the closest points. */
  static float closestT(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    float fromS = squareFromS(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float fromT = squareFromT(mx, my, mz, gx, gy, gz, hx, hy, hz);
    float t1 = nearestT(lineS(mx, my, mz, gx, gy, gz, hx, hy, hz), mx, my, mz, gx, gy, gz, hx, hy, hz);
    float s = nearestS(lineT(mx, my, mz, gx, gy, gz, hx, hy, hz), mx, my, mz, gx, gy, gz, hx, hy, hz);
    float t2 = nearestT(s, mx, my, mz, gx, gy, gz, hx, hy, hz);
    return better(fromS, fromT, t1, t2);
  }

  private static float better(float fromS, float fromT, float first, float second) {
    return fromS < fromT ? first : fromT < fromS ? second : 0.5f * (first + second);
  }

  /** The s where the lines are closest, clamped. */
  static float lineS(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    return onLine(mx, my, mz, hx, hy, hz, gy * hz - gz * hy, gz * hx - gx * hz, gx * hy - gy * hx);
  }

  /** The t where the lines are closest, clamped. */
  private static float lineT(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    return onLine(mx, my, mz, gx, gy, gz, gy * hz - gz * hy, gz * hx - gx * hz, gx * hy - gy * hx);
  }

  /**
   * Where the line is closest to the other, along k, given n = g × h: there m + s g − t h is parallel to n, so its products with g and h
   * are perpendicular to n.
   */
  private static float onLine(float mx, float my, float mz, float kx, float ky, float kz, float nx, float ny,
      float nz) {
    // scaled, or n · n would need fourth powers of lengths; NaN where the lines are parallel
    float scale = 1 / (Math.abs(nx) + Math.abs(ny) + Math.abs(nz));
    float wx = nx * scale;
    float wy = ny * scale;
    float wz = nz * scale;
    float nw = nx * wx + ny * wy + nz * wz;
    return Segments.quotient(-Segments.volume(mx, my, mz, kx, ky, kz, wx, wy, wz), nw);
  }

  /** The s nearest to the point at t. */
  private static float nearestS(float t, float mx, float my, float mz, float gx, float gy, float gz, float hx,
      float hy, float hz) {
    return nearestS(t, mx, my, mz, gx, gy, gz, Segments.square(gx, gy, gz), hx, hy, hz);
  }

  /** The t nearest to the point at s. */
  private static float nearestT(float s, float mx, float my, float mz, float gx, float gy, float gz, float hx,
      float hy, float hz) {
    return nearestT(s, mx, my, mz, gx, gy, gz, hx, hy, hz, Segments.square(hx, hy, hz));
  }

  /** The t nearest to the point at s; hh is h · h. */
  static float nearestT(float s, float mx, float my, float mz, float gx, float gy, float gz, float hx,
      float hy, float hz, float hh) {
    float gh = gx * hx + gy * hy + gz * hz;
    float mh = mx * hx + my * hy + mz * hz;
    return Segments.quotient(mh + s * gh, hh);
  }

  /** The s nearest to the point at t; gg is g · g. */
  static float nearestS(float t, float mx, float my, float mz, float gx, float gy, float gz, float gg,
      float hx, float hy, float hz) {
    float gh = gx * hx + gy * hy + gz * hz;
    float mg = mx * gx + my * gy + mz * gz;
    return Segments.quotient(t * gh - mg, gg);
  }
}
