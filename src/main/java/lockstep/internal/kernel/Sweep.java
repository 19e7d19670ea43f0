package lockstep.internal.kernel;

/**
 * Parts of definitions about shapes that move by a vector v while time goes from 0 to 1: when they touch, and the normal there.
 *
 * <p>A time is 0 where the shapes overlap from the start, and nowhere else: rounding may turn no other into 0.
 * Beyond coordinates, radii and motions of 1e18 squares may overflow, and a pair that overlaps be a miss.
 */
final class Sweep {
  private Sweep() {}

  /** The time of the first contact, or +∞ for none, given whether the shapes overlap from the start and, if not, when they meet. */
  static float time(boolean overlap, float enter) {
    float later = enter > 0 ? enter : Float.MIN_VALUE;
    return overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY;
  }

  /** Whether a motion, a point or an axis is finite, and the sum of its components. */
  static boolean proper(float vx, float vy, float vz) {
    return Math.abs(vx) + Math.abs(vy) + Math.abs(vz) <= Float.MAX_VALUE;
  }

  /**
   * Whether what reaches from {@code low1} to {@code high1} on an axis, and moves by v, comes as near as r to what reaches from {@code low2} to
   * {@code high2}. What is that near from the start is so without rounding more than a difference.
   */
  static boolean near(float low1, float high1, float v, float low2, float high2, float r) {
    return (low2 - high1) - (v > 0 ? v : 0) <= r && (low1 - high2) + (v < 0 ? v : 0) <= r;
  }

  /** The lesser of two; the second where either is NaN. */
  static float least(float a, float b) {
    return a < b ? a : b;
  }

  /** The greater of two; the second where either is NaN. */
  static float most(float a, float b) {
    return a > b ? a : b;
  }

  /**
   * The first component of the normal: that of a vector in its direction, or opposite to the motion where the shapes overlap from the start or the
   * vector is 0. For the others the components of both change places cyclically.
   */
  static float normal(boolean overlap, float x, float y, float z, float vx, float vy, float vz) {
    boolean none = overlap || (x == 0 && y == 0 && z == 0);
    return ContactNormal.unit(0, none ? -vx : x, none ? -vy : y, none ? -vz : z);
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
}
