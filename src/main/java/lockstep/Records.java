package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;

/**
 * A buffer of records: the caller's own elements, with any number of columns. The caller's own {@linkplain
 * Engine#test tests} define the meaning of the columns. Existing columns are used without a copy.
 */
public final class Records extends Columns {
  private Records(int from, int size, float[][] columns) {
    super(null, from, size, columns);
    Checks.atLeast("width", columns.length, 1);
  }

  /**
   * Allocates {@code size} records of {@code width} floats each, all of them 0.
   *
   * @throws IllegalArgumentException if {@code width} is less than 1
   */
  public static Records allocate(int width, int size) {
    return new Records(0, size, allocateColumns(Checks.atLeast("width", width, 1), size));
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if there is no array, or one is shorter than {@code count}
   */
  public static Records wrap(int count, float[]... columns) {
    return wrap(0, count, columns);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if there is no array, or one is shorter than {@code from + count}
   */
  public static Records wrap(int from, int count, float[]... columns) {
    return new Records(from, count, Objects.requireNonNull(columns, "columns").clone());
  }

  /** Returns a view of {@code count} records from record {@code from} of this buffer on, without a copy. */
  public Records slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Records(from() + from, count, columns);
  }

  /** Returns column c itself, not a copy; record i is at {@code from() + i}. */
  public float[] column(int c) {
    Checks.index("c", c, width());
    return columns[c];
  }

  /**
   * Sets record i, one value for each column.
   *
   * @throws IllegalArgumentException if there are more values, or fewer, than columns
   */
  public void set(int i, float... values) {
    Checks.same("values.length", values.length, "width()", width());
    setAll(i, values);
  }

  @Override
  String fault(int at) {
    for (int c = 0; c < columns.length; c++) {
      if (Float.isNaN(columns[c][at])) {
        return "columns[" + c + "] is NaN";
      }
    }
    return null;
  }
}
