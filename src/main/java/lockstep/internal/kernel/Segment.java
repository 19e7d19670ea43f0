package lockstep.internal.kernel;

/** Parts of definitions about segments: a segment is its middle m, and m + t h for t in [−1, 1]. */
final class Segment {
  private Segment() {}

  /** Half of the way from end a to end b, on one axis. */
  static float half(float a, float b) {
    return 0.5f * (b - a);
  }

  /** The middle between a and b, relative to x: so the order of the two changes no bit, and a large offset costs no precision. */
  static float middle(float x, float a, float b) {
    return 0.5f * ((a - x) + (b - x));
  }

  /** The point at t on one axis, from the nearer end: so ends are exact, and a segment without length is its end b. */
  static float point(float t, float a, float b) {
    return t < 0 ? a + (1 + t) * half(a, b) : b - (1 - t) * half(a, b);
  }

  /** The feature that the point at t lies on: 1 for end a, 2 for end b, 3 between. */
  static float feature(float t) {
    return t <= -1 ? 1 : t >= 1 ? 2 : 3;
  }

  /** The quotient, clamped to [−1, 1]; 0 where both are 0 or either is NaN. */
  static float quotient(float numerator, float denominator) {
    return Math.abs(numerator) < denominator ? numerator / denominator
        : numerator > 0 ? 1 : numerator < 0 ? -1 : 0;
  }

  /** (a × b) · c. */
  static float volume(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz) {
    return (ay * bz - az * by) * cx + (az * bx - ax * bz) * cy + (ax * by - ay * bx) * cz;
  }

  /** |m + s g − t h|². */
  static float squaredDistance(float mx, float my, float mz, float s, float gx, float gy, float gz, float t,
      float hx, float hy, float hz) {
    float dx = mx + (s * gx - t * hx);
    float dy = my + (s * gy - t * hy);
    float dz = mz + (s * gz - t * hz);
    return dx * dx + dy * dy + dz * dz;
  }
}
