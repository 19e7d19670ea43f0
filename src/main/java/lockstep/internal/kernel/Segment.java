package lockstep.internal.kernel;

/** Parts of definitions about segments: a segment is its middle m, and m + t h for t in [−1, 1]. */
final class Segment {
  private Segment() {}

  /** Half of the way from end a to end b, on one axis. */
  static float half(float a, float b) {
    return 0.5f * (b - a);
  }

  /** The quotient, clamped to [−1, 1]; 0 where both are 0 or either is NaN. */
  static float quotient(float numerator, float denominator) {
    return Math.abs(numerator) < denominator ? numerator / denominator
        : numerator > 0 ? 1 : numerator < 0 ? -1 : 0;
  }
}
