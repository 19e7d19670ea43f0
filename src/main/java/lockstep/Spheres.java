package lockstep;

import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of spheres, each with a centre x, y, z and a radius. A radius of 0 gives a point; nothing hits a
 * sphere of negative radius.
 */
public final class Spheres extends Shapes {
  /** The centres and radii; sphere i is at {@code from() + i}. */
  public final float[] x, y, z, radius;

  private Spheres(int from, int size, float[]... columns) {
    super(Kind.SPHERE, from, size, columns);
    x = columns[0];
    y = columns[1];
    z = columns[2];
    radius = columns[3];
  }

  /** Allocates {@code size} spheres, each a point at the origin. */
  public static Spheres allocate(int size) {
    return new Spheres(0, size, allocateColumns(Kind.SPHERE, size));
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Spheres wrap(float[] x, float[] y, float[] z, float[] radius, int count) {
    return wrap(x, y, z, radius, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Spheres wrap(float[] x, float[] y, float[] z, float[] radius, int from, int count) {
    return new Spheres(from, count, x, y, z, radius);
  }

  /**
   * Wraps points in the caller's own arrays, elements 0 to {@code count − 1}, without a copy. They are
   * spheres of radius 0, and their radii are in a new array.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Spheres points(float[] x, float[] y, float[] z, int count) {
    return wrap(x, y, z, new float[Checks.size("count", count)], count);
  }

  @Override
  public Spheres slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Spheres(from() + from, count, columns);
  }

  /** Sets sphere i. */
  public void set(int i, float x, float y, float z, float radius) {
    setAll(i, x, y, z, radius);
  }
}
