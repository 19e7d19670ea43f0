package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * The closest points of a segment and an edge of a triangle, in the way that definitions share: by {@link SegmentSegment}, in passes of their own,
 * since edges are many, and beginning with the edge only, {@code m + s g}. To change the sign of g or of h changes only that of s or of t.
 */
final class SegmentEdge {
  private SegmentEdge() {}

  /** The s where the lines are closest, clamped. */
  @Twin.Pass
  static float closestToLine(float mx, float my, float mz, float gx, float gy, float gz, float hx, float hy,
      float hz) {
    return SegmentSegment.lineS(mx, my, mz, gx, gy, gz, hx, hy, hz);
  }

  /** The squared distance of the t nearest to the point at s from the s nearest to that. */
  @Twin.Pass
  static float squaredDistance(float s, float mx, float my, float mz, float gx, float gy, float gz, float gg,
      float hx, float hy, float hz, float hh) {
    float t = SegmentSegment.nearestT(s, mx, my, mz, gx, gy, gz, hx, hy, hz, hh);
    float nearest = SegmentSegment.nearestS(t, mx, my, mz, gx, gy, gz, gg, hx, hy, hz);
    return Segments.squaredDistance(mx, my, mz, nearest, gx, gy, gz, t, hx, hy, hz);
  }
}
