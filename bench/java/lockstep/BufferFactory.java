package lockstep;

import java.util.Objects;
import java.util.function.IntFunction;
import lockstep.internal.shape.Kind;

/**
 * Makes the buffers of each kind of shape, and those of rays. This is the only place that leads from a {@link
 * Kind} to its class of buffers: a new kind has a line here.
 *
 * @param allocation makes a buffer of a size
 * @param wrapping makes a buffer over columns that are there
 */
record BufferFactory(IntFunction<Columns> allocation, Wrapping wrapping) {

  /** Makes a buffer over columns. */
  @FunctionalInterface
  interface Wrapping {
    Columns of(float[][] columns, int from, int count);
  }

  /**
   * The factory of a kind.
   *
   * @param axis what cylinders are along; no other kind looks at it
   */
  static BufferFactory of(Kind kind, Axis axis) {
    return switch (kind) {
      case SPHERE -> new BufferFactory(Spheres::allocate, //
          (c, from, count) -> Spheres.wrap(c[0], c[1], c[2], c[3], from, count));
      case CAPSULE -> new BufferFactory(Capsules::allocate,
          (c, from, count) -> Capsules.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], from, count));
      case BOX -> new BufferFactory(Boxes::allocate,
          (c, from, count) -> Boxes.wrap(c[0], c[1], c[2], c[3], c[4], c[5], from, count));
      case ORIENTED_BOX -> new BufferFactory(OrientedBoxes::allocate, (c, from, count) -> OrientedBoxes
          .wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9], from, count));
      case TRIANGLE -> new BufferFactory(Triangles::allocate, (c, from, count) -> Triangles.wrap(c[0], c[1],
          c[2], c[3], c[4], c[5], c[6], c[7], c[8], from, count));
      case PLANE -> new BufferFactory(Planes::allocate,
          (c, from, count) -> Planes.wrap(c[0], c[1], c[2], c[3], from, count));
      case CYLINDER -> new BufferFactory(size -> Cylinders.allocate(axis, size),
          (c, from, count) -> Cylinders.wrap(axis, c[0], c[1], c[2], from, count));
      case FRUSTUM -> new BufferFactory(Frusta::allocate, Frusta::wrap);
      case RAY -> new BufferFactory(Rays::allocate,
          (c, from, count) -> Rays.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], from, count));
    };
  }

  /** Room for {@code size} shapes of the kind of others; cylinders are along the same axis. */
  static Shapes allocateLike(Shapes others, int size) {
    Axis axis = others instanceof Cylinders cylinders ? cylinders.axis() : null;
    return (Shapes) of(others.kind, axis).allocation.apply(size);
  }

  Columns allocate(int size) {
    return allocation.apply(size);
  }

  Columns wrap(float[][] columns, int from, int count) {
    return wrapping.of(Objects.requireNonNull(columns, "columns"), from, count);
  }
}
