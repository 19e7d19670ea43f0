package lockstep.internal.kernel.overlap;

import lockstep.twin.Exact;

/**
 * The extent of a box on an axis, in real numbers.
 *
 * @param sum of both bounds; where one is infinite, twice the other, and 0 if both are
 * @param width the difference of both, or 0
 * @param fromBelow whether it begins at −∞
 * @param toAbove whether it ends at +∞
 */
record ExactSpan(Exact sum, Exact width, boolean fromBelow, boolean toAbove) {
  /** Of bounds that are in order. */
  static ExactSpan of(float min, float max) {
    boolean fromBelow = min < -Float.MAX_VALUE, toAbove = max > Float.MAX_VALUE;
    float low = fromBelow ? toAbove ? 0 : max : min, high = toAbove ? fromBelow ? 0 : min : max;
    return new ExactSpan(Exact.sum(low, high), Exact.difference(high, low), fromBelow, toAbove);
  }

  /** Between −h and h. */
  static ExactSpan about(float h) {
    return new ExactSpan(Exact.of(0), Exact.sum(h, h), false, false);
  }

  /** Twice the least of {@code n x} for x in it, unless that is −∞. */
  Exact least(Exact n) {
    return n.times(sum).minus(n.abs().times(width));
  }

  /** Whether {@code n x} is bounded from below. */
  boolean bounds(Exact n) {
    return !(fromBelow && n.isPositive()) && !(toAbove && n.isNegative());
  }
}
