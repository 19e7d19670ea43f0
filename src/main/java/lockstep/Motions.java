package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;

/**
 * A buffer of motions: how far the shapes of another buffer move along x, y and z while time goes from 0 to
 * 1, all at the same rate and without turning. {@link Shapes#moving} pairs both.
 */
public final class Motions extends Columns {
  private static final String[] NAMES = {"vx", "vy", "vz"};

  /** The way along each axis; motion i stands at {@code from() + i}. */
  public final float[] vx, vy, vz;

  private Motions(int from, int size, float[]... columns) {
    super(null, from, size, columns);
    vx = columns[0];
    vy = columns[1];
    vz = columns[2];
  }

  /** Room for {@code size} motions, all of them none. */
  public static Motions allocate(int size) {
    return new Motions(0, size, allocateColumns(NAMES.length, size));
  }

  /**
   * Motions over the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Motions wrap(float[] vx, float[] vy, float[] vz, int count) {
    return wrap(vx, vy, vz, 0, count);
  }

  /**
   * Motions over the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Motions wrap(float[] vx, float[] vy, float[] vz, int from, int count) {
    float[][] columns = {vx, vy, vz};
    for (int c = 0; c < columns.length; c++) {
      Objects.requireNonNull(columns[c], NAMES[c]);
      Checks.range(NAMES[c] + ".length", columns[c].length, from, count);
    }
    return new Motions(from, count, columns);
  }

  /** A view of {@code count} motions from motion {@code from} of this buffer on, without a copy. */
  public Motions slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Motions(from() + from, count, columns);
  }

  /** Sets motion i. */
  public void set(int i, float vx, float vy, float vz) {
    setAll(i, vx, vy, vz);
  }

  @Override
  String fault(int at) {
    for (int c = 0; c < columns.length; c++) {
      if (!Float.isFinite(columns[c][at])) {
        return NAMES[c] + " is " + columns[c][at] + ", not a finite number";
      }
    }
    return null;
  }
}
