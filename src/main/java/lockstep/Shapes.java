package lockstep;

import lockstep.internal.bvh.Primitives;

/**
 * A buffer of shapes of one kind. The kinds are a closed family, and every verb of {@link Engine} takes
 * any of them with any other, in either order.
 */
public abstract sealed class Shapes extends Columns permits Spheres, Boxes, Triangles {
  /** The canonical order of kinds: kernels exist for a lower kind against a higher or equal one. */
  final int kind;

  private Primitives primitives; // made when a tree first needs it

  Shapes(int kind, String[] names, int from, int size, float[]... columns) {
    super(names, from, size, columns);
    this.kind = kind;
  }

  /** A view of {@code count} elements from element {@code from} of this buffer on, without a copy. */
  public abstract Shapes slice(int from, int count);

  /**
   * The axis-aligned bounding box of each shape. Those of spheres are a little larger than exact ones, by some
   * 2⁻²⁰ of the radius, and all of space for a radius beyond 2⁶⁰. What nothing can meet, such as a NaN or a negative radius, has a box of NaNs.
   */
  public Boxes bounds() {
    Boxes boxes = Boxes.allocate(size());
    primitives().bounds(boxes.columns);
    return boxes;
  }

  /** These shapes as a tree sees them. */
  final Primitives primitives() {
    if (primitives == null) {
      primitives = Tree.primitives(this);
    }
    return primitives;
  }

  /**
   * The unit normal of the shape at {@code at} in the columns, at a point where a ray enters it, or
   * zeros where it has none.
   */
  abstract float[] normal(int at, float x, float y, float z);
}
