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
 * |n|} is off by 3.5 u of itself, and the difference by u: all in all the value is off by 6 u of the size at
 * most, and by what underflow takes, less than 2⁻¹⁴⁶.
 *
 * @param value the distance as floats have it
 * @param size the sum of the absolute values of all terms
 */
public record PlaneGap(float value, float size) {
  /** Of a point. */
  public static PlaneGap of(Plane p, Vec point) {
    Vec terms = p.normal().times(point);
    return new PlaneGap(terms.sum() + p.d(), terms.abs().sum() + Math.abs(p.d()));
  }

  /** Of the sum of two vectors, of which one is a point. */
  public PlaneGap plus(PlaneGap b) {
    return new PlaneGap(value + b.value, size + b.size);
  }

  /** Of a vector of another length. */
  public PlaneGap times(float factor) {
    return new PlaneGap(value * factor, size * Math.abs(factor));
  }

  /** Of the deepest point of a ball: {@code reach} is r |n|. */
  public PlaneGap less(float reach) {
    return new PlaneGap(value - reach, size + Math.abs(reach));
  }

  /** Of the highest point of a ball. */
  public PlaneGap more(float reach) {
    return less(-reach);
  }

  /** The lesser of two distances; the sum of sizes keeps a NaN. */
  public PlaneGap min(PlaneGap b) {
    return new PlaneGap(value < b.value ? value : b.value, size + b.size);
  }

  /** The greater of two distances. */
  public PlaneGap max(PlaneGap b) {
    return new PlaneGap(value > b.value ? value : b.value, size + b.size);
  }

  /** Whether the value has the sign of the real one. False if a number is infinite or NaN. */
  public boolean isCertain() {
    return Math.abs(value) > 8 * Real.U * size + 0x1p-140f;
  }

  /** {@code n · p + d} of a finite point, exactly. */
  public static Exact outside(Plane p, Vec point) {
    return ExactVec.of(p.normal()).dot(ExactVec.of(point)).plus(Exact.of(p.d()));
  }

  /** Whether a plane has a direction and a place. */
  public static boolean isFinite(Plane p) {
    return Math.abs(p.d()) <= Float.MAX_VALUE;
  }

  /** Whether a ball with a radius that is not negative reaches behind a plane. */
  public static boolean reaches(Plane p, Vec centre, float radius) {
    return isFinite(p) && centre.isFinite() && (radius > Float.MAX_VALUE
        || (radius >= 0 && reaches(outside(p, centre), Exact.of(radius), ExactVec.of(p.normal()).square())));
  }

  private static boolean reaches(Exact outside, Exact r, Exact nn) {
    return !outside.isPositive() || !outside.square().minus(r.square().times(nn)).isPositive();
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
