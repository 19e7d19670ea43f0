package lockstep.internal.shape;

import lockstep.twin.Plane;
import lockstep.twin.Vec;

/**
 * Parts of definitions about half-spaces: all points p with {@code n · p + d ≤ 0}, for a normal n of any
 * length but zero.
 *
 * <p>With u = 2⁻²⁴, the three products of {@code n · p} round by at most u |n| |p| together, each of its two
 * sums by u |n| |p| (Cauchy and Schwarz), and the sum with d, last, by u of itself: divided by |n|, the
 * distance of p from the plane is off by 3 u |p|, however far the plane is from the origin, and by u of
 * itself. Products that underflow add less than 2⁻⁹⁸.
 */
public final class HalfSpace {
  /**
   * Range of the squared lengths of normals with a direction: their products neither underflow nor overflow.
   */
  static final float LEAST_SQUARE = 0x1p-100f;

  static final float LARGEST_SQUARE = 0x1p100f;

  /** About 4e37. */
  private static final float FARTHEST = 0x1p125f;

  private HalfSpace() {}

  /** Whether a normal has a direction: not zero, not NaN, and in range. */
  public static boolean proper(Vec normal) {
    return proper(normal.square());
  }

  /**
   * {@code n · p + d}: the signed distance of a point outside, in units of 1/|n|. For a normal with a
   * direction it is finite only if p and d are: 0 times an infinity is NaN.
   */
  public static float outside(Plane plane, Vec p) {
    return plane.normal().dot(p) + plane.d();
  }

  /**
   * A point of a shape, with each coordinate limited to the range of points: so an infinite box has finite
   * points.
   */
  public static Vec kept(Vec p) {
    return p.clamp(Vec.all(-FARTHEST), Vec.all(FARTHEST));
  }

  /** The unit normal: each component off by 4.5 u of itself. */
  public static Vec unit(Vec normal) {
    return normal.times(Vec.all(1 / (float) Math.sqrt(normal.square())));
  }

  /** |n|². */
  static float square(float nx, float ny, float nz) {
    return nx * nx + ny * ny + nz * nz;
  }

  /** Whether a normal of this squared length has a direction: not zero, not NaN, and in range. */
  public static boolean proper(float square) {
    return square >= LEAST_SQUARE && square <= LARGEST_SQUARE;
  }

  /**
   * The distance of a point in front of a half-space with this normal, 0 behind it, given {@code n · p + d}.
   * With the root and the quotient it is off by 3.5 u of itself, in addition to the error of {@code n · p +
   * d}.
   */
  public static float front(float outside, Vec normal) {
    return outside > 0 ? outside / normal.length() : 0;
  }

  /**
   * Whether closest points at this distance are finite, if points of shapes are {@linkplain #kept kept} so.
   */
  public static boolean inRange(float front) {
    return front <= FARTHEST;
  }

  /**
   * A coordinate of a shape's point, limited to the range of points: so an infinite box has finite points.
   */
  public static float kept(float x) {
    return x < -FARTHEST ? -FARTHEST : x > FARTHEST ? FARTHEST : x;
  }

  /**
   * The time at which a shape is no longer in front of a half-space, from its distance outside and the
   * distance that it approaches while time goes from 0 to 1, both in units of 1/|n|: +∞ if it is still in
   * front of it at 1, has never been, or a number overflows. The sum decides, not the quotient, which may
   * round to more than 1.
   */
  public static float enter(float outside, float slope) {
    float t = outside / -slope;
    boolean enters = outside > 0 && outside + slope <= 0 && slope >= -Float.MAX_VALUE;
    return enters ? t < 1 ? t : 1 : Float.POSITIVE_INFINITY;
  }
}
