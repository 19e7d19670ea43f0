package lockstep.internal.kernel;

/**
 * Parts of definitions about shapes that move by a vector v while time goes from 0 to 1: when they touch, and the normal there.
 *
 * <p>A time is 0 where the shapes overlap from the start, and nowhere else: rounding may turn no other into 0.
 */
final class Sweep {
  private Sweep() {}

  /** The time of the first contact, or +∞ for none, given whether the shapes overlap from the start and, if not, when they meet. */
  static float time(boolean overlap, float enter) {
    float later = enter > 0 ? enter : Float.MIN_VALUE;
    return overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY;
  }

  /** Whether a motion, or a point, is finite. */
  static boolean proper(float vx, float vy, float vz) {
    return Math.abs(vx) + Math.abs(vy) + Math.abs(vz) <= Float.MAX_VALUE;
  }

  /**
   * The first component of the normal: that of a vector in its direction, or opposite to the motion where the shapes overlap from the start or the
   * vector is 0. For the others the components of both change places cyclically.
   */
  static float normal(boolean overlap, float x, float y, float z, float vx, float vy, float vz) {
    boolean none = overlap || (x == 0 && y == 0 && z == 0);
    return unit(none ? -vx : x, none ? -vy : y, none ? -vz : z);
  }

  /**
   * Where on a way of this length, which begins on the axis of a cylinder of radius r and ends in the core of another shape, a point is that both have: as a part of it.
   * On the surface of the cylinder, or at the end if that is inside.
   */
  static float reach(float length, float r) {
    return r < length ? r / length : 1;
  }

  /** A coordinate of a point of contact; where it is beyond the largest float, that of another point. */
  static float point(float x, float other) {
    return Math.abs(x) <= Float.MAX_VALUE ? x : HalfSpace.kept(other);
  }

  /** The first component of a vector of length 1 in a direction: 0 for the vector 0. Squares neither vanish nor overflow. */
  private static float unit(float x, float y, float z) {
    float largest = Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(z));
    float sx = largest > 0 ? x / largest : 0;
    float sy = largest > 0 ? y / largest : 0;
    float sz = largest > 0 ? z / largest : 0;
    return largest > 0 ? sx / (float) Math.sqrt(sx * sx + sy * sy + sz * sz) : 0;
  }
}
