package lockstep.internal.shape;

import java.util.Arrays;

/** The linear part of a matrix as three perpendicular unit vectors, right-handed, and their lengths. */
public final class Axes {
  /** Tells the entries of a matrix. */
  @FunctionalInterface
  public interface Matrix {
    double at(int row, int column);
  }

  /** How far from perpendicular they may be, as a cosine: what rounding leaves of many products. */
  private static final double SHEAR = 1e-4;

  private final double[][] unit;
  private final double[] lengths;
  private final boolean isMirrored;

  private Axes(double[][] unit, double[] lengths, boolean isMirrored) {
    this.unit = unit;
    this.lengths = lengths;
    this.isMirrored = isMirrored;
  }

  /**
   * Those of a 3 × 3 matrix, or of an affine 4 × 4 one.
   *
   * @throws IllegalArgumentException if an axis is zero or not finite, two are not perpendicular, the last of
   *     four rows is not 0, 0, 0, 1, or the last of four columns is not finite
   */
  public static Axes of(String name, int size, Matrix matrix) {
    double[][] axes = new double[3][3];
    double[] lengths = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      double[] a = axes[axis];
      for (int row = 0; row < 3; row++) {
        a[row] = matrix.at(row, axis);
      }
      lengths[axis] = Math.sqrt(dot(a, a));
      if (!(lengths[axis] > 0 && lengths[axis] < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            name + ": axis " + axis + " is " + Arrays.toString(a) + ", of length " + lengths[axis]);
      }
      for (int row = 0; row < 3; row++) {
        a[row] /= lengths[axis];
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      double cosine = dot(axes[axis], axes[(axis + 1) % 3]);
      if (!(Math.abs(cosine) <= SHEAR)) {
        throw new IllegalArgumentException(name + ": the cosine of the angle between axes " + axis + " and "
            + (axis + 1) % 3 + " is " + cosine + ", not 0 within " + SHEAR);
      }
    }
    for (int column = 0; size == 4 && column < 4; column++) {
      double last = matrix.at(3, column);
      if (last != (column == 3 ? 1 : 0)) {
        throw new IllegalArgumentException(
            name + ": entry " + column + " of the last row is " + last + ", not " + (column == 3 ? 1 : 0));
      }
    }
    for (int row = 0; size == 4 && row < 3; row++) {
      double translation = matrix.at(row, 3);
      if (!Double.isFinite(translation)) {
        throw new IllegalArgumentException(
            name + ": entry " + row + " of the translation is " + translation + ", not a finite number");
      }
    }
    double[] a = axes[0], b = axes[1], c = axes[2];
    double handed = a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2])
        + a[2] * (b[0] * c[1] - b[1] * c[0]);
    for (int row = 0; row < 3 && handed < 0; row++) {
      c[row] = -c[row];
    }
    return new Axes(axes, lengths, handed < 0);
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  /**
   * How long all axes were.
   *
   * @throws IllegalArgumentException if they were of different lengths, or left-handed
   */
  public double scale(String name) {
    if (isMirrored) {
      throw new IllegalArgumentException(name + ": the axes are left-handed");
    }
    for (int axis = 1; axis < 3; axis++) {
      if (!(Math.abs(lengths[axis] - lengths[0]) <= SHEAR * lengths[0])) {
        throw new IllegalArgumentException(
            name + ": axis 0 is of length " + lengths[0] + ", but axis " + axis + " of " + lengths[axis]);
      }
    }
    return (lengths[0] + lengths[1] + lengths[2]) / 3;
  }

  /** How long an axis was. */
  public double length(int axis) {
    return lengths[axis];
  }

  /**
   * The rotation, x y z w, of length 1. Found by the largest of its components, so that nothing cancels
   * (Shepperd, J. Guidance and Control 1, 1978).
   */
  public double[] quaternion() {
    double xx = unit[0][0], yy = unit[1][1], zz = unit[2][2];
    double xy = unit[0][1] + unit[1][0], yz = unit[1][2] + unit[2][1], zx = unit[2][0] + unit[0][2];
    double wx = unit[1][2] - unit[2][1], wy = unit[2][0] - unit[0][2], wz = unit[0][1] - unit[1][0];
    double trace = xx + yy + zz;
    double[] q = trace >= xx && trace >= yy && trace >= zz ? new double[] {wx, wy, wz, 1 + trace}
        : xx >= yy && xx >= zz ? new double[] {1 + xx - yy - zz, xy, zx, wx} : yy >= zz
            ? new double[] {xy, 1 + yy - zz - xx, yz, wy} : new double[] {zx, yz, 1 + zz - xx - yy, wz};
    double length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    for (int k = 0; k < 4; k++) {
      q[k] /= length;
    }
    return q;
  }
}
