package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of infinite cylinders, all along the same axis of space: columns, trees, members of a crowd seen
 * from above. A cylinder is the set of all points whose two other coordinates are within a radius of (u, v).
 * The two coordinates keep the order x, y, z: along X, u is y and v is z; along Y, u is x and v is z; along
 * Z, u is x and v is y. A radius of 0 gives a line; nothing hits a cylinder of negative radius.
 *
 * <p>Cylinders have no bounds along their axis, so every query of a tree over them tries all of them.
 */
public final class Cylinders extends Shapes {
  /** The positions of the axes, and the radii; cylinder i is at {@code from() + i}. */
  public final float[] u, v, radius;

  private final Axis axis;

  private Cylinders(Axis axis, int from, int size, float[]... columns) {
    super(Kind.CYLINDER, Objects.requireNonNull(axis, "axis").coordinate, from, size, columns);
    this.axis = axis;
    u = columns[0];
    v = columns[1];
    radius = columns[2];
  }

  /** Allocates {@code size} cylinders, each a line through the origin. */
  public static Cylinders allocate(Axis axis, int size) {
    return new Cylinders(axis, 0, size, allocateColumns(Kind.CYLINDER, size));
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Cylinders wrap(Axis axis, float[] u, float[] v, float[] radius, int count) {
    return wrap(axis, u, v, radius, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Cylinders wrap(Axis axis, float[] u, float[] v, float[] radius, int from, int count) {
    return new Cylinders(axis, from, count, u, v, radius);
  }

  /** The axis of space that all cylinders are along. */
  public Axis axis() {
    return axis;
  }

  @Override
  public Cylinders slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Cylinders(axis, from() + from, count, columns);
  }

  /** Sets cylinder i. */
  public void set(int i, float u, float v, float radius) {
    setAll(i, u, v, radius);
  }
}
