package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of endless cylinders along one axis of space, the same for all: columns, trees, members of a crowd
 * seen from above. A cylinder is all points whose two other coordinates are within a radius of (u, v), in the
 * order x, y, z: along X, u is y and v is z; along Y, x and z; along Z, x and y. A radius of 0 is a line; a
 * negative one is hit by nothing.
 *
 * <p>Cylinders have no bounds along their axis, so a tree over them is tried by every query.
 */
public final class Cylinders extends Shapes {
  /** Where the axes pass, and radii; cylinder i stands at {@code from() + i}. */
  public final float[] u, v, radius;

  private final Axis axis;

  private Cylinders(Axis axis, int from, int size, float[]... columns) {
    super(Kind.CYLINDER, Objects.requireNonNull(axis, "axis").coordinate, from, size, columns);
    this.axis = axis;
    u = columns[0];
    v = columns[1];
    radius = columns[2];
  }

  /** Room for {@code size} cylinders, all lines through the origin. */
  public static Cylinders allocate(Axis axis, int size) {
    return new Cylinders(axis, 0, size, allocateColumns(Kind.CYLINDER, size));
  }

  /**
   * Cylinders over the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Cylinders wrap(Axis axis, float[] u, float[] v, float[] radius, int count) {
    return wrap(axis, u, v, radius, 0, count);
  }

  /**
   * Cylinders over the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Cylinders wrap(Axis axis, float[] u, float[] v, float[] radius, int from, int count) {
    return new Cylinders(axis, from, count, u, v, radius);
  }

  /** The axis that all of them are along. */
  public Axis axis() {
    return axis;
  }

  @Override
  public Cylinders slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Cylinders(axis, from() + from, count, columns);
  }

  @Override
  float[] normal(int at, float x, float y, float z) {
    return switch (axis) {
      case X -> {
        float[] n = kind.normal(columns, at, y, z, x);
        yield new float[] {n[2], n[0], n[1]};
      }
      case Y -> {
        float[] n = kind.normal(columns, at, x, z, y);
        yield new float[] {n[0], n[2], n[1]};
      }
      case Z -> kind.normal(columns, at, x, y, z);
    };
  }

  /** Sets cylinder i. */
  public void set(int i, float u, float v, float radius) {
    setAll(i, u, v, radius);
  }
}
