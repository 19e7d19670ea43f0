package lockstep.internal.kernel.sweep;

import lockstep.twin.Real;
import lockstep.twin.Vec;

/**
 * A frame for a plane face with sides e and g: two orthogonal unit vectors in it, i along e and j across it,
 * and its normal i × j (Gram–Schmidt). Shared by several sweeps.
 *
 * <p>j has the direction of k, which is g without its part along i. That part is subtracted twice, since the
 * first subtraction leaves u |g| of it, which in a sliver is more than k. With u = 2⁻²⁴ the three are at
 * right angles up to 4 u, and off by as much in length; k is off by 3 u |g|, so the normal is perpendicular
 * to both sides up to 4 u of their lengths, also in a sliver. There it may be tilted about e all the same, by
 * 3 u |g| / |k|.
 *
 * @param i 0 if e is 0
 * @param j 0 where the height is
 * @param height the height of g over e, the length of k; 0 if the second subtraction still removes much,
 *     since then the remainder is rounding; or if e is 0
 */
record FaceFrame(Vec i, Vec j, float height) {
  static FaceFrame of(Vec e, Vec g) {
    float length = e.length();
    Vec i = length > 0 ? e.dividedBy(length) : Vec.all(0);
    Vec once = across(g, i, g.dot(i));
    Vec twice = across(once, i, once.dot(i));
    boolean proper = e.square() > 0 && 4 * twice.square() >= across(once, i, 0).square();
    float height = proper ? twice.length() : 0;
    return new FaceFrame(i, height > 0 ? twice.dividedBy(height) : Vec.all(0), height);
  }

  /** The normal; 0 where the height is. */
  Vec normal() {
    return i.cross(j);
  }

  private static Vec across(Vec v, Vec i, float along) {
    return v.minus(i.times(along));
  }

  /**
   * Whether a face is so flat that its normal may have a larger error than those of its edges: with radius r
   * these are off by |k| / r over the face and that one by 3 u |g| / |k|, so flat means |k|² ≤ 4 u |g| r.
   */
  boolean flat(float g, float r) {
    return height * height <= 4 * Real.U * (g * r) || height == 0;
  }
}
