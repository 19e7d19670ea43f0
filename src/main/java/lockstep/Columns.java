package lockstep;

import java.nio.FloatBuffer;
import java.util.Objects;
import java.util.Optional;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * A buffer of shapes, rays, motions, or {@linkplain Records the caller's own records} as a structure of
 * arrays: one {@code float[]} per quantity. The elements i of all columns together are one shape. Columns may
 * be the caller's own arrays, without a copy.
 *
 * <p>A buffer is a fixed view of elements {@link #from()} to {@code from() + size() − 1} of its columns; the
 * contents of the columns may change at any time between calls. Buffers made by {@code allocate} start at 0.
 * Their columns are a little longer than their size, so that kernels can run whole vectors to the end; the
 * values there have no effect on any result.
 */
public abstract sealed class Columns permits Shapes, Rays, Motions, Records {
  /** Null for motions and records: the catalogue has no kernels for them. */
  final Kind kind;

  final float[][] columns;

  /** The buffer as the internal packages see it. */
  final Elements elements;

  /** Makes a view of columns: {@code from} and {@code size} must fit every column. */
  Columns(Kind kind, int from, int size, float[]... columns) {
    this(kind, Elements.Z, from, size, columns);
  }

  /** Makes a view for a kind whose geometry has axis {@code last} of space as its last axis. */
  Columns(Kind kind, int last, int from, int size, float[]... columns) {
    for (int c = 0; c < columns.length; c++) {
      String name = kind == null ? "columns[" + c + "]" : kind.column(c);
      Objects.requireNonNull(columns[c], name);
      Checks.range(name + ".length", columns[c].length, from, size);
    }
    this.kind = kind;
    this.columns = columns;
    elements = new Elements(kind, columns, from, size, last);
  }

  static float[][] allocateColumns(Kind kind, int size) {
    return allocateColumns(kind.width(), size);
  }

  static float[][] allocateColumns(int width, int size) {
    return new float[width][Kernel.padded(Checks.size("size", size))];
  }

  /** The number of elements. */
  public final int size() {
    return elements.size;
  }

  /** The position of element 0 in the columns. */
  public final int from() {
    return elements.from;
  }

  /** The number of columns: floats per element. */
  public final int width() {
    return columns.length;
  }

  /** Reads element i into {@code into[0 … width() − 1]}, in column order, and returns {@code into}. */
  public final float[] get(int i, float[] into) {
    Checks.index("i", i, size());
    Checks.room("into.length", into.length, "columns", columns.length);
    for (int c = 0; c < columns.length; c++) {
      into[c] = columns[c][from() + i];
    }
    return into;
  }

  final void setAll(int i, float... values) {
    Checks.index("i", i, size());
    for (int c = 0; c < columns.length; c++) {
      columns[c][from() + i] = values[c];
    }
  }

  /**
   * Fills the buffer from interleaved elements: {@code width()} floats each, in column order, the
   * first at {@code source[offset]}.
   */
  public final void copyFrom(float[] source, int offset) {
    copyFrom(
        FloatBuffer.wrap(source, Checks.offset("offset", offset, source.length), source.length - offset));
  }

  /** Fills the buffer from interleaved elements in double, relative to a point that becomes the origin. */
  final void copyRelative(double[] source, int offset, double x, double y, double z) {
    Checks.offset("offset", offset, source.length);
    Checks.room("source.length - offset", source.length - offset, "numbers of all elements", floats());
    Checks.finite("originX", x);
    Checks.finite("originY", y);
    Checks.finite("originZ", z);
    double u = elements.last == 0 ? y : x, v = elements.last == 2 ? y : z;
    double[] element = new double[width()];
    for (int i = 0; i < size(); i++) {
      System.arraycopy(source, offset + i * width(), element, 0, width());
      kind.makeRelative(element, u, v, z);
      for (int c = 0; c < width(); c++) {
        columns[c][from() + i] = (float) element[c];
      }
    }
  }

  /** Writes all elements interleaved: {@code width()} floats each, the first at {@code target[offset]}. */
  public final void copyTo(float[] target, int offset) {
    copyTo(FloatBuffer.wrap(target, Checks.offset("offset", offset, target.length), target.length - offset));
  }

  /**
   * Fills the buffer from interleaved elements at the position of {@code source}, and advances that position.
   */
  public final void copyFrom(FloatBuffer source) {
    Checks.room("source.remaining()", source.remaining(), "floats of all elements", floats());
    for (int i = from(); i < from() + size(); i++) {
      for (float[] column : columns) {
        column[i] = source.get();
      }
    }
  }

  /** Writes all elements interleaved at the position of {@code target}, and advances that position. */
  public final void copyTo(FloatBuffer target) {
    Checks.room("target.remaining()", target.remaining(), "floats of all elements", floats());
    for (int i = from(); i < from() + size(); i++) {
      for (float[] column : columns) {
        target.put(column[i]);
      }
    }
  }

  private long floats() {
    return (long) size() * columns.length;
  }

  /**
   * Finds the first element that is not a proper shape or ray, and the reason: a NaN, an infinity where none
   * makes sense, a negative radius, an empty box, a triangle without area, a zero direction. In records, only
   * a NaN is invalid. Kernels accept such elements without harm, mostly as misses (each kernel documents it);
   * this method helps to find where such an element came from.
   */
  public final Optional<Invalid> firstInvalid() {
    for (int i = 0; i < size(); i++) {
      String fault = fault(from() + i);
      if (fault != null) {
        return Optional.of(new Invalid(i, fault));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns what is wrong with the element at position {@code at} of the columns, with column and value, or
   * null.
   */
  String fault(int at) {
    return kind.fault(columns, at);
  }

  @Override
  public final String toString() {
    return getClass().getSimpleName() + "[" + size() + "]";
  }
}
