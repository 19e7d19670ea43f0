package lockstep.internal.kernel;

/**
 * How far the answer of a kernel may be from that of real arithmetic, as a distance in space: whatever the
 * kernel calls a hit has points of both operands within {@code u (coordinates · M + extent · S)} of each
 * other on every axis, where u = 2⁻²⁴ is half an ulp of 1, M the sum of the largest |coordinates| of both
 * operands and S the extent of the second. A tree pads its boxes by it, so that it offers every primitive
 * that a kernel may hit.
 *
 * @param coordinates the factor of M
 * @param extent the factor of S
 * @param leastDirection of a kernel that casts rays the least |component|, of the largest of a direction, for
 *     which that holds
 */
public record ErrorBound(float coordinates, float extent, float leastDirection) {
  /** Decided as in real arithmetic. */
  public static final ErrorBound EXACT = new ErrorBound(0, 0);

  /** Holds for directions of any length, or has none. */
  public ErrorBound(float coordinates, float extent) {
    this(coordinates, extent, 0);
  }
}
