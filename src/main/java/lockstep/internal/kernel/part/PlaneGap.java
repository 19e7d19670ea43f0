package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Plane;
import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * How far a point, or a ball about it, is in front of a plane, in units of 1/|n|: {@code n · p + d}, give or
 * take {@code r |n|}.
 *
 * <p>With u = 2⁻²⁴, a product of {@code n · p} goes through four roundings at most, d through one, {@code r
 * |n|} is off by 3.5 u of itself, and the difference by u: all in all the value is off by 6 u of |n| |p| +
 * |d| + r |n| at most, of which the square is no more than three times the sum of squares (Cauchy and
 * Schwarz), and by what underflow takes, less than 2⁻¹⁴⁶.
 *
 * @param value the distance as floats have it
 * @param square the sum of |n|² |p|², d² and r² |n|²
 */
public record PlaneGap(float value, float square) {
  /** (8 u)² times 3, and more than underflow takes from the squares. */
  private static final float ROUNDING = 192 * Real.U * Real.U, TINY = 0x1p-80f;

  /** Of a point. */
  public static PlaneGap of(Plane p, Vec point) {
    return new PlaneGap(p.normal().dot(point) + p.d(), p.normal().square() * point.square() + p.d() * p.d());
  }

  /** Of the sum of two vectors, of which one is a point. */
  public PlaneGap plus(PlaneGap b) {
    return new PlaneGap(value + b.value, square + b.square);
  }

  /** Of a vector of another length. */
  public PlaneGap times(float factor) {
    return new PlaneGap(value * factor, square * (factor * factor));
  }

  /** Of the deepest point of a ball: {@code reach} is r |n|. */
  public PlaneGap less(float reach) {
    return new PlaneGap(value - reach, square + reach * reach);
  }

  /** Of the highest point of a ball. */
  public PlaneGap more(float reach) {
    return new PlaneGap(value + reach, square + reach * reach);
  }

  /** The lesser of two distances; the sum of squares keeps a NaN. */
  public PlaneGap min(PlaneGap b) {
    return new PlaneGap(value < b.value ? value : b.value, square + b.square);
  }

  /** The greater of two distances. */
  public PlaneGap max(PlaneGap b) {
    return new PlaneGap(value > b.value ? value : b.value, square + b.square);
  }

  /** Whether the value has the sign of the real one. False if a number is infinite or NaN. */
  public boolean isCertain() {
    return value * value > ROUNDING * square + TINY;
  }

  /** {@code n · p + d} of a finite point, exactly. */
  public static Exact outside(Plane p, Vec point) {
    return ExactVec.of(p.normal()).dot(ExactVec.of(point)).plus(Exact.of(p.d()));
  }

  /** Whether a plane has a direction and a place. */
  public static boolean isFinite(Plane p) {
    return Math.abs(p.d()) <= Float.MAX_VALUE;
  }

  /**
   * Whether a ball with a radius that is not negative reaches behind a plane.
   *
   * @param touching whether it may end in the plane
   */
  public static boolean reaches(Plane p, Vec centre, float radius, boolean touching) {
    return isFinite(p) && centre.isFinite() && (radius > Float.MAX_VALUE || (radius >= 0
        && reaches(outside(p, centre), Exact.of(radius), ExactVec.of(p.normal()).square(), touching)));
  }

  private static boolean reaches(Exact outside, Exact r, Exact nn, boolean touching) {
    return SquareTest.isAtMost(outside, touching)
        || SquareTest.isAtMost(outside.square().minus(r.square().times(nn)), touching);
  }

  /** Whether a ball with a radius that is not negative is all behind a plane. */
  public static boolean holds(Plane p, Vec centre, float radius) {
    return isFinite(p) && centre.isFinite() && radius >= 0 && radius <= Float.MAX_VALUE
        && holds(outside(p, centre), Exact.of(radius), ExactVec.of(p.normal()).square());
  }

  private static boolean holds(Exact outside, Exact r, Exact nn) {
    return !outside.isPositive() && !r.square().times(nn).minus(outside.square()).isPositive();
  }
}
