package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * The closest points of a segment and an edge of a triangle, in the way that definitions share, as passes: of {@code m + s g} and {@code t h}, s and t in [−1, 1]. First s where the
 * lines are closest, clamped; then the t nearest to that point, clamped; then the s nearest to that (Ericson, Real-Time Collision
 * Detection, 2005, p. 150). {@link CapsuleCapsule} says how exact that is. To change the sign of g or of h changes only that of s or of t.
 */
final class SegmentEdge {
  private SegmentEdge() {}

  /** The s where the lines are closest, clamped. */
  @Twin.Pass
  static float closestToLine(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    // where the lines are closest, m + s g − t h is parallel to n = g × h
    float nx = gy * hz - gz * hy;
    float ny = gz * hx - gx * hz;
    float nz = gx * hy - gy * hx;
    // scaled, or n · n would need fourth powers of lengths; NaN where the lines are parallel
    float scale = 1 / (Math.abs(nx) + Math.abs(ny) + Math.abs(nz));
    float wx = nx * scale;
    float wy = ny * scale;
    float wz = nz * scale;
    float nw = nx * wx + ny * wy + nz * wz;
    return Segment.quotient(-Segment.volume(mx, my, mz, hx, hy, hz, wx, wy, wz), nw);
  }

  /** The t nearest to the point at s; hh is h · h. */
  static float nearestT(float s, float mx, float my, float mz, float gx, float gy, float gz, float hx,
      float hy, float hz, float hh) {
    float gh = gx * hx + gy * hy + gz * hz;
    float mh = mx * hx + my * hy + mz * hz;
    return Segment.quotient(mh + s * gh, hh);
  }

  /** The s nearest to the point at t; gg is g · g. */
  static float nearestS(float t, float mx, float my, float mz, float gx, float gy, float gz, float gg,
      float hx, float hy, float hz) {
    float gh = gx * hx + gy * hy + gz * hz;
    float mg = mx * gx + my * gy + mz * gz;
    return Segment.quotient(t * gh - mg, gg);
  }

  /** The squared distance of the t nearest to the point at s from the s nearest to that. */
  @Twin.Pass
  static float squaredDistance(float s, float mx, float my, float mz, float gx, float gy, float gz, float gg,
      float hx, float hy, float hz, float hh) {
    float t = nearestT(s, mx, my, mz, gx, gy, gz, hx, hy, hz, hh);
    float nearest = nearestS(t, mx, my, mz, gx, gy, gz, gg, hx, hy, hz);
    return Segment.squaredDistance(mx, my, mz, nearest, gx, gy, gz, t, hx, hy, hz);
  }
}
