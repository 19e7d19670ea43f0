package lockstep.internal.kernel;

/**
 * Parts of definitions about the closest point of an axis-aligned box: on each axis the planes are clipped to the bounds of another shape, and
 * what is known of the point in that smaller box is told of the box itself.
 *
 * <p>Whatever is within {@code [lowest, highest]} is as far from the clipped interval as from {@code [min, max]}, and nearest to the same point. An
 * interval beyond the bounds keeps only its plane next to them.
 */
final class BoxClosest {
  private BoxClosest() {}

  /** The centre of the clipped interval. */
  static float centre(float min, float max, float lowest, float highest) {
    return 0.5f * (low(min, max, lowest) + high(min, max, highest));
  }

  /** Its half extent. */
  static float half(float min, float max, float lowest, float highest) {
    return 0.5f * (high(min, max, highest) - low(min, max, lowest));
  }

  /** The lower plane, clipped. */
  private static float low(float min, float max, float lowest) {
    return min > lowest ? min : lowest < max ? lowest : max;
  }

  /** The upper plane, clipped. */
  private static float high(float min, float max, float highest) {
    return max < highest ? max : highest > min ? highest : min;
  }

  /**
   * Whether the point at x, from the centre of the clipped interval with half extent g, is on the lower plane of the box, 1, on the upper
   * one, 2, or between.
   */
  static float side(float x, float g, float min, float max, float lowest, float highest) {
    return x <= -g && min >= lowest ? 1 : x >= g && max <= highest ? 2 : 0;
  }

  /** The coordinate of a point: that of the plane, or x, kept within the box. */
  static float place(float side, float x, float min, float max) {
    return side == 1 ? min : side == 2 ? max : SphereBox.clamp(x, min, max);
  }

  /** The x in space of a vector in the frame of a box that a quaternion turns. For the others all change places cyclically. */
  static float turned(float s, float qx, float qy, float qz, float qw, float x, float y, float z) {
    return Rotation.diagonal(s, qy, qz) * x + Rotation.difference(s, qx, qy, qz, qw) * y
        + Rotation.sum(s, qz, qx, qy, qw) * z;
  }
}
