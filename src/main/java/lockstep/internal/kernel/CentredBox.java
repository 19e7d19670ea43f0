package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * The distance of a segment, such as an edge, from a box about the origin, in the way that definitions share: by {@link SegmentBox}, in passes of
 * their own, since edges are many.
 */
final class CentredBox {
  private CentredBox() {}

  /**
   * The t of the point nearest to a box with half extents g, of a segment {@code m + t h} relative to its centre, for which h may fall. It
   * is ±1, exactly, for the ends.
   */
  static float closest(float mx, float my, float mz, float hx, float hy, float hz, float gx, float gy,
      float gz) {
    return secondStep(firstStep(mx, my, mz, hx, hy, hz, gx, gy, gz), mx, my, mz, hx, hy, hz, gx, gy, gz);
  }

  /** The squared distance of the point {@code m + t h} from a box with half extents g about the origin. */
  @Twin.Pass
  static float squaredDistance(float t, float mx, float my, float mz, float hx, float hy, float hz, float gx,
      float gy, float gz) {
    float dx = outside(mx + t * hx, gx);
    float dy = outside(my + t * hy, gy);
    float dz = outside(mz + t * hz, gz);
    return dx * dx + dy * dy + dz * dz;
  }

  @Twin.Pass
  private static float firstStep(float mx, float my, float mz, float hx, float hy, float hz, float gx,
      float gy, float gz) {
    float x = hx < 0 ? -mx : mx;
    float y = hy < 0 ? -my : my;
    float z = hz < 0 ? -mz : mz;
    return SegmentBox.between(-gx - x, gx - x, Math.abs(hx), -gy - y, gy - y, Math.abs(hy), -gz - z, gz - z,
        Math.abs(hz));
  }

  @Twin.Pass
  private static float secondStep(float between, float mx, float my, float mz, float hx, float hy, float hz,
      float gx, float gy, float gz) {
    return SegmentBox.nearest(between, -gx - mx, gx - mx, hx, -gy - my, gy - my, hy, -gz - mz, gz - mz, hz);
  }

  /** How far a coordinate is outside [−half, half]. */
  static float outside(float p, float half) {
    float out = Math.abs(p) - half;
    return out > 0 ? out : 0;
  }

  /** The point of [−half, half] nearest to p. */
  static float inside(float p, float half) {
    return p < -half ? -half : p > half ? half : p;
  }
}
