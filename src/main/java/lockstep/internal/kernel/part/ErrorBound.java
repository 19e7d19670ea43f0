package lockstep.internal.kernel.part;

/**
 * A bound on a kernel's deviation from real arithmetic, as a distance in space: for whatever the kernel calls
 * a hit, there are points of both operands within {@code u (coordinates · M + extent · S)} of each other on
 * every axis, where u = 2⁻²⁴ is half an ulp of 1, M the sum of the largest |coordinates| of both operands and
 * S the extent of the second. A tree pads its boxes by this bound, so that it offers every primitive that a
 * kernel may hit.
 *
 * @param coordinates the factor of M
 * @param extent the factor of S
 * @param leastDirection for a kernel that casts rays, the least value of a direction's largest |component|
 *     for which the bound holds
 */
public record ErrorBound(float coordinates, float extent, float leastDirection) {
  /** No deviation from real arithmetic. */
  public static final ErrorBound EXACT = new ErrorBound(0, 0);

  /** A bound that holds for directions of any length, or for a kernel without directions. */
  public ErrorBound(float coordinates, float extent) {
    this(coordinates, extent, 0);
  }
}
