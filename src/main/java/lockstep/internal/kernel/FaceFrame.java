package lockstep.internal.kernel;

import lockstep.twin.Vec;

/**
 * Parts of sweeps about a plane face with sides e and g: two unit vectors in it at right angles, i along e and j across it, and its normal i × j (Gram–Schmidt).
 *
 * <p>j has the direction of k, which is g without its part along i. That is taken away twice, since the first time leaves u |g| of it, which in a sliver is more
 * than k. With u = 2⁻²⁴ the three are at right angles up to 4 u, and off by as much in length; k is off by 3 u |g|, so the normal is perpendicular to both
 * sides up to 4 u of their lengths, also in a sliver. There it may be tilted about e all the same, by 3 u |g| / |k|.
 *
 * @param i 0 if e is 0
 * @param j 0 where the height is
 * @param height how far g reaches from e, the length of k; 0 where the second time still takes much away, since then what is left is rounding; or where e is 0
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

  /** As {@link #flat(float, float, float)}. */
  boolean flat(float g, float r) {
    return flat(height, g, r);
  }

  /** A component of i, x, y or z for 0, 1 or 2; 0 if e is 0. */
  static float along(int axis, float ex, float ey, float ez) {
    float length = (float) Math.sqrt(Segments.square(ex, ey, ez));
    float component = axis == 0 ? ex : axis == 1 ? ey : ez;
    return length > 0 ? component / length : 0;
  }

  /** How far g reaches from e, the length of k. 0 where the second time still takes much away, since then what is left is rounding; or where e is 0. */
  static float height(float ex, float ey, float ez, float gx, float gy, float gz) {
    float once = Segments.square(rest(1, 0, ex, ey, ez, gx, gy, gz), rest(1, 1, ex, ey, ez, gx, gy, gz),
        rest(1, 2, ex, ey, ez, gx, gy, gz));
    float twice = Segments.square(rest(2, 0, ex, ey, ez, gx, gy, gz), rest(2, 1, ex, ey, ez, gx, gy, gz),
        rest(2, 2, ex, ey, ez, gx, gy, gz));
    return Segments.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0;
  }

  /**
   * Whether a face is so flat that its normal may be off by more than those of its edges: with radius r these are off by |k| / r over the face and
   * that one by 3 u |g| / |k|, so flat means |k|² ≤ 4 u |g| r.
   */
  static boolean flat(float height, float g, float r) {
    return height * height <= 0x1p-22f * (g * r) || height == 0;
  }

  /** A component of g less what is along i, taken away once or twice. */
  private static float rest(int times, int axis, float ex, float ey, float ez, float gx, float gy, float gz) {
    float ix = along(0, ex, ey, ez);
    float iy = along(1, ex, ey, ez);
    float iz = along(2, ex, ey, ez);
    float first = RoundedHull.dot(gx, gy, gz, ix, iy, iz);
    float x = gx - first * ix;
    float y = gy - first * iy;
    float z = gz - first * iz;
    float second = times == 2 ? RoundedHull.dot(x, y, z, ix, iy, iz) : 0;
    return axis == 0 ? x - second * ix : axis == 1 ? y - second * iy : z - second * iz;
  }
}
