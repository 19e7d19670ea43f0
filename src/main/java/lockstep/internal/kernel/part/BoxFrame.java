package lockstep.internal.kernel.part;

import lockstep.internal.shape.Rotation;
import lockstep.twin.Quat;
import lockstep.twin.Vec;

/**
 * The frame of an oriented box, whose rotation is given by its quaternion q = {@code (v, w)}. In it a vector
 * d is
 *
 * <pre>
 *   d − w t + v × t,    t = s v × d,    s = 2 / |q|²
 * </pre>
 *
 * <p>For one vector this takes two thirds of the operations of a matrix from {@link Rotation}, for two as
 * many; and the effect of a small rotation is rounded relative to itself. The quaternion (0, 0, 0, w) gives d
 * itself, −q the bits of q, and a mirrored box and vector mirrored bits.
 *
 * <p>With u = 2⁻²⁴, |v|² = a |q|² and w² = (1 − a) |q|²: s is off by 4 u, and with it what is added to d,
 * which is 2 √a |d| long. Products with s and d, and their differences, leave t |v| off by 6.7 u a |d|
 * besides; v × t is off by 11 u a |d| then, w t by 8.7 u √(a (1 − a)) |d|, and the sums by u (1 + 2 √a) |d|.
 * All in all the vector is off by less than 23 u |d|.
 */
public record BoxFrame(Quat q, float s) {
  public static BoxFrame of(Quat q) {
    return new BoxFrame(q, 2 / q.square());
  }

  /** The components of a vector in space along the axes of the box. */
  public Vec along(Vec d) {
    // s v first: where |q| is large, products of q and d might overflow
    Vec t = q.vector().times(s).cross(d);
    return d.plus(q.vector().cross(t).minus(t.times(q.w())));
  }

  /** The vector in space with these components along the axes of the box. It is the rotation by (v, −w). */
  public Vec inSpace(Vec d) {
    return new BoxFrame(new Quat(q.x(), q.y(), q.z(), -q.w()), s).along(d);
  }

  /** Whether these are half extents of a box: not negative, finite. */
  public static boolean proper(Vec half) {
    return half.isNonNegative() && half.atMost(Vec.all(Float.MAX_VALUE));
  }

  /**
   * An upper bound on the distance of corners, at most 16 % too large: {@code 0.586 max + 0.4143 sum}. It is
   * linear where the order of the half extents is the same, and the distance convex, so it is enough that it
   * is larger for (1, 0, 0), (1, 1, 0) and (1, 1, 1), by 3e-4 at the least. No square underflows or
   * overflows.
   */
  public static float reach(Vec half) {
    float max = half.x() > half.y() ? half.x() : half.y();
    max = half.z() > max ? half.z() : max;
    return 0.586f * max + 0.4143f * half.sum();
  }
}
