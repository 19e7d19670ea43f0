package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * Whether two points are no farther apart than two lengths together: the sign of {@code |p − q|² − (r + s)²},
 * as in real arithmetic, for all floats that are finite.
 *
 * <p>In float the difference on an axis is off by u of itself, so the square of the distance by less than 5.1
 * u, and the square of the sum by less than 3.1 u, while nothing underflows. {@link #isCertainlyLess} allows
 * for both. What it leaves open is for {@link #reaches}.
 */
public final class SquareTest {
  /** Room for the rounding of both squares, and of products with this number. */
  private static final float MORE = 1 + 12 * Real.U;

  /** More than underflow takes from squares. */
  private static final float TINY = 0x1p-120f;

  /** A fourth power of a length that underflow has not changed by more than rounding. */
  public static final float LEAST_FOURTH_POWER = 0x1p-100f;

  private SquareTest() {}

  /**
   * Whether one square, of a distance or of a sum of lengths, is certainly less than another, for floats that
   * are off by the rounding of a few operations. False if either is NaN or both are infinite.
   */
  public static boolean isCertainlyLess(float a, float b) {
    return a * MORE + TINY < b;
  }

  /**
   * Whether one of them may be at most as large as another. True if both are infinite, false if either is
   * NaN.
   */
  public static boolean mayBeAtMost(float a, float b) {
    return a <= b * MORE + TINY;
  }

  /** Whether squares of lengths up to this, and down to u of it, neither overflow nor vanish. */
  public static boolean isInRange(float length) {
    return length >= 0x1p-26f && length <= 0x1p60f;
  }

  /** Whether fourth powers of lengths up to this do not overflow. */
  public static boolean isInRangeOfFourthPowers(float length) {
    return length >= 0x1p-30f && length <= 0x1p30f;
  }

  /**
   * By how much the square of a distance near r may be off if the distance is off by {@code error}, and what
   * {@link #MORE} and {@link #TINY} allow for.
   */
  public static float room(float r, float error) {
    return error * (2 * r + error) + (r * r * (16 * Real.U) + TINY);
  }

  /**
   * Whether two points that are finite are no farther apart than r + s, which is not negative. If r is
   * infinite, it reaches all of them.
   *
   * @param touching whether the points may be as far apart as that
   */
  public static boolean reaches(Vec p, Vec q, float r, float s, boolean touching) {
    boolean finite = p.isFinite() && q.isFinite() && Math.abs(s) <= Float.MAX_VALUE;
    return finite && (r > Float.MAX_VALUE || (r <= Float.MAX_VALUE
        && isAtMost(ExactVec.difference(p, q).square().minus(Exact.sum(r, s).square()), touching)));
  }

  /** Whether what something has in excess is nothing: negative, or 0 if touching counts. */
  public static boolean isAtMost(Exact excess, boolean touching) {
    return touching ? !excess.isPositive() : excess.isNegative();
  }

  /** Whether a length is infinite, and so at least that of any vector, unless a component is NaN. */
  public static boolean reachesAll(float length, Vec v) {
    return length > Float.MAX_VALUE && v.abs().sum() >= 0;
  }
}
