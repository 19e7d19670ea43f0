package lockstep;

/**
 * A buffer of shapes of one kind. The kinds are a closed family, and every verb of {@link Engine} takes
 * any of them with any other, in either order.
 */
public abstract sealed class Shapes extends Columns permits Spheres, Boxes, Triangles {
  /** The canonical order of kinds: kernels exist for a lower kind against a higher or equal one. */
  final int kind;

  Shapes(int kind, String[] names, int from, int size, float[]... columns) {
    super(names, from, size, columns);
    this.kind = kind;
  }

  /** A view of {@code count} elements from element {@code from} of this buffer on, without a copy. */
  public abstract Shapes slice(int from, int count);

  /**
   * The unit normal of the shape at {@code at} in the columns, at a point where a ray enters it, or
   * zeros where it has none.
   */
  abstract float[] normal(int at, float x, float y, float z);
}
