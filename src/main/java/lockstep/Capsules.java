package lockstep;

import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of capsules, each the set of all points within a radius of the segment from a to b. If a = b, the
 * capsule is a sphere. A radius of 0 gives the segment itself; nothing hits a capsule of negative radius. The
 * ends a and b are the ends of the segment; the tips of the capsule are a radius farther out. The order of
 * the ends never matters.
 */
public final class Capsules extends Shapes {
  /** The ends of the segments, and the radii; capsule i is at {@code from() + i}. */
  public final float[] ax, ay, az, bx, by, bz, radius;

  private Capsules(int from, int size, float[]... columns) {
    super(Kind.CAPSULE, from, size, columns);
    ax = columns[0];
    ay = columns[1];
    az = columns[2];
    bx = columns[3];
    by = columns[4];
    bz = columns[5];
    radius = columns[6];
  }

  /** Allocates {@code size} capsules, each a point at the origin. */
  public static Capsules allocate(int size) {
    return new Capsules(0, size, allocateColumns(Kind.CAPSULE, size));
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Capsules wrap(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      float[] radius, int count) {
    return wrap(ax, ay, az, bx, by, bz, radius, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Capsules wrap(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      float[] radius, int from, int count) {
    return new Capsules(from, count, ax, ay, az, bx, by, bz, radius);
  }

  /**
   * Wraps line segments in the caller's own arrays, elements 0 to {@code count − 1}, without a copy. They are
   * capsules of radius 0, and their radii are in a new array.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Capsules segments(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      int count) {
    return wrap(ax, ay, az, bx, by, bz, new float[Checks.size("count", count)], count);
  }

  @Override
  public Capsules slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Capsules(from() + from, count, columns);
  }

  /** Sets capsule i. */
  public void set(int i, float ax, float ay, float az, float bx, float by, float bz, float radius) {
    setAll(i, ax, ay, az, bx, by, bz, radius);
  }
}
