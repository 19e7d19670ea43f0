package lockstep.internal.shape;

import lockstep.twin.Quat;
import lockstep.twin.Vec;

/**
 * The axes of a box rotated by a quaternion q of any length but zero: the columns of its rotation matrix,
 *
 * <pre>
 *   1 − s (y² + z²)    s (x y − z w)    s (x z + y w)
 *   s (x y + z w)    1 − s (x² + z²)    s (y z − x w)       s = 2 / |q|²
 *   s (x z − y w)    s (y z + x w)    1 − s (x² + y²)
 * </pre>
 *
 * Dividing by |q|² makes the length irrelevant without a square root, and the quaternion (0, 0, 0, w) exactly
 * no rotation. The conjugate gives the transposed matrix, bit for bit.
 *
 * <p>With u = 2⁻²⁴: |q|² is off by 3 u of itself, s by 4 u, a sum or difference of two products by 2 u of
 * |q|²/2 at the most, its product with s by another u; so entries off the diagonal are off by at most 7 u,
 * those on it by 15 u, since there the product may be 2.
 */
public record Rotation(Vec x, Vec y, Vec z) {
  /** Range of the squared lengths of valid quaternions: their products neither underflow nor overflow. */
  public static final float LEAST_SQUARE = 0x1p-100f;

  public static final float LARGEST_SQUARE = 0x1p100f;

  public static Rotation of(Quat q) {
    return of(q, 2 / q.square());
  }

  public static Rotation of(Quat q, float s) {
    return new Rotation(column(q, s), column(q.yzx(), s).zxy(), column(q.zxy(), s).yzx());
  }

  private static Vec column(Quat q, float s) {
    return new Vec(diagonal(s, q.y(), q.z()), sum(s, q.x(), q.y(), q.z(), q.w()),
        difference(s, q.z(), q.x(), q.y(), q.w()));
  }

  /** A column: x, y or z, for 0, 1 or 2. */
  public Vec get(int axis) {
    return axis == 0 ? x : axis == 1 ? y : z;
  }

  /** Whether a quaternion is a rotation: not zero, not NaN, and in range. */
  public static boolean proper(Quat q) {
    return proper(q.square());
  }

  /** The matrix of the inverse rotation, whose columns are the rows of this one. */
  public Rotation transposed() {
    return new Rotation(new Vec(x.x(), y.x(), z.x()), new Vec(x.y(), y.y(), z.y()),
        new Vec(x.z(), y.z(), z.z()));
  }

  /** The rotation with the axes of space permuted to y, z, x. */
  public Rotation yzx() {
    return new Rotation(x.yzx(), y.yzx(), z.yzx());
  }

  /** The rotation with the axes of space permuted to z, x, y. */
  public Rotation zxy() {
    return new Rotation(x.zxy(), y.zxy(), z.zxy());
  }

  /** The components of a vector in space along the axes of the box. */
  public Vec along(Vec d) {
    return new Vec(x.dot(d), y.yzx().dot(d.yzx()), z.zxy().dot(d.zxy()));
  }

  /** The vector in space with these components along the axes of the box. */
  public Vec inSpace(Vec d) {
    return transposed().along(d);
  }

  /** The extent of rotated half extents along the axes of space. */
  public Vec reach(Vec half) {
    return new Rotation(x.abs(), y.abs(), z.abs()).inSpace(half);
  }

  /** |q|². */
  static float square(float qx, float qy, float qz, float qw) {
    return (qx * qx + qy * qy) + (qz * qz + qw * qw);
  }

  /** Whether a quaternion of this squared length is a rotation: not zero, not NaN, and in range. */
  public static boolean proper(float square) {
    return square >= LEAST_SQUARE && square <= LARGEST_SQUARE;
  }

  /** The entry on the diagonal for one axis, from the components of the other two. */
  public static float diagonal(float s, float a, float b) {
    return 1 - s * (a * a + b * b);
  }

  /** The entry {@code s (a b + c w)}. */
  public static float sum(float s, float a, float b, float c, float w) {
    return s * (a * b + c * w);
  }

  /** The entry {@code s (a b − c w)}. */
  public static float difference(float s, float a, float b, float c, float w) {
    return s * (a * b - c * w);
  }
}
