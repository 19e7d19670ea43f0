package lockstep;

import lockstep.internal.shape.Kind;

/** Creates buffers by kind, for benches and tests, with what is package-private in the library. */
public final class BuffersByKind {
  private BuffersByKind() {}

  /** Room for {@code size} elements of a kind; cylinders are along y. */
  public static Columns allocate(Kind kind, int size) {
    return allocate(kind, Axis.Y, size);
  }

  /**
   * Room for {@code size} elements of a kind.
   *
   * @param axis axis of cylinders
   */
  public static Columns allocate(Kind kind, Axis axis, int size) {
    return BufferFactory.of(kind, axis).allocate(size);
  }

  /** A buffer over existing columns; cylinders are along y. */
  public static Columns wrap(Kind kind, float[][] columns, int from, int count) {
    return BufferFactory.of(kind, Axis.Y).wrap(columns, from, count);
  }

  /** Room for {@code size} shapes of the same kind as others; cylinders are along the same axis. */
  public static Shapes allocateLike(Shapes others, int size) {
    return BufferFactory.allocateLike(others, size);
  }

  /** The kind of a buffer; null for records and motions. */
  public static Kind kind(Columns columns) {
    return columns.kind;
  }

  /** A view of {@code count} elements from {@code from} on. */
  public static Columns slice(Columns columns, int from, int count) {
    return switch (columns) {
      case Shapes shapes -> shapes.slice(from, count);
      case Rays rays -> rays.slice(from, count);
      case Records records -> records.slice(from, count);
      case Motions motions -> motions.slice(from, count);
    };
  }
}
