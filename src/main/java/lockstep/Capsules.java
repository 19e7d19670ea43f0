package lockstep;

import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of capsules: all points within a radius of the segment from a to b. Where a = b that is a sphere;
 * a radius of 0 is the segment itself; a negative one is hit by nothing. The ends are those of the segment,
 * not the tips of the capsule, which are a radius farther out, and their order never matters.
 */
public final class Capsules extends Shapes {
  /** Ends of the segments, and radii; capsule i stands at {@code from() + i}. */
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

  /** Room for {@code size} capsules, all points at the origin. */
  public static Capsules allocate(int size) {
    return new Capsules(0, size, allocateColumns(Kind.CAPSULE, size));
  }

  /**
   * Capsules over the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Capsules wrap(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      float[] radius, int count) {
    return wrap(ax, ay, az, bx, by, bz, radius, 0, count);
  }

  /**
   * Capsules over the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Capsules wrap(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      float[] radius, int from, int count) {
    return new Capsules(from, count, ax, ay, az, bx, by, bz, radius);
  }

  /**
   * Line segments over the caller's own arrays, elements 0 to {@code count − 1}, without a copy: capsules of
   * radius 0, which stands in an array of its own.
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
