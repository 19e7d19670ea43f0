package lockstep;

import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of spheres: centre x, y, z and radius. A radius of 0 is a point; a negative one is hit by nothing.
 */
public final class Spheres extends Shapes {
  /** Centres and radii; sphere i stands at {@code from() + i}. */
  public final float[] x, y, z, radius;

  private Spheres(int from, int size, float[]... columns) {
    super(Kind.SPHERE, from, size, columns);
    x = columns[0];
    y = columns[1];
    z = columns[2];
    radius = columns[3];
  }

  /** Room for {@code size} spheres, all points at the origin. */
  public static Spheres allocate(int size) {
    return new Spheres(0, size, allocateColumns(Kind.SPHERE, size));
  }

  /**
   * Spheres over the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Spheres wrap(float[] x, float[] y, float[] z, float[] radius, int count) {
    return wrap(x, y, z, radius, 0, count);
  }

  /**
   * Spheres over the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Spheres wrap(float[] x, float[] y, float[] z, float[] radius, int from, int count) {
    return new Spheres(from, count, x, y, z, radius);
  }

  /**
   * Points over the caller's own arrays, elements 0 to {@code count − 1}, without a copy: spheres of radius
   * 0, which stands in an array of its own.
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
