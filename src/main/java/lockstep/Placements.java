package lockstep;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import lockstep.internal.place.Places;
import lockstep.internal.place.Pose;
import lockstep.internal.shape.Axes;
import lockstep.internal.shape.Checks;

/**
 * A buffer of placements: where in the world something stands that is described in a frame of its own. A
 * placement takes the point p to {@code position + scale R p}, with R the rotation of the quaternion {@code
 * (qx, qy, qz, qw)}, qw the real part.
 *
 * <p>Positions are doubles, so a world may be as large as the Earth: what a query computes depends on the
 * difference of two positions, which is rounded to float only after it has been taken. The length of the
 * quaternion does not matter, but must lie between 2⁻⁵⁰ and 2⁵⁰; the scale is the same along all axes, and
 * lies between 2⁻³⁰ and 2³⁰; positions lie within ±2⁶⁰. What has any other placement is nowhere: nothing hits
 * it, and what is seen from it hits nothing.
 *
 * <p>A buffer is a fixed view of elements {@link #from()} to {@code from() + size() − 1} of its columns,
 * whose contents may change at any time between calls. {@link Instances} are told of it by {@link
 * Instances#update}.
 */
public final class Placements {
  /** The positions; placement i is at {@code from() + i}. */
  public final double[] x, y, z;

  /** The quaternions and scales. */
  public final float[] qx, qy, qz, qw, scale;

  final Places places;

  private Placements(double[] x, double[] y, double[] z, float[] qx, float[] qy, float[] qz, float[] qw,
      float[] scale, int from, int size) {
    double[][] positions = {x, y, z};
    float[][] turns = {qx, qy, qz, qw};
    for (int axis = 0; axis < 3; axis++) {
      check("xyz".substring(axis, axis + 1), positions[axis], from, size);
    }
    for (int c = 0; c < 4; c++) {
      check("q" + "xyzw".charAt(c), turns[c], from, size);
    }
    check("scale", scale, from, size);
    this.x = x;
    this.y = y;
    this.z = z;
    this.qx = qx;
    this.qy = qy;
    this.qz = qz;
    this.qw = qw;
    this.scale = scale;
    places = new Places(positions, turns, scale, from, size);
  }

  private static void check(String name, double[] column, int from, int size) {
    Checks.range(name + ".length", Objects.requireNonNull(column, name).length, from, size);
  }

  private static void check(String name, float[] column, int from, int size) {
    Checks.range(name + ".length", Objects.requireNonNull(column, name).length, from, size);
  }

  /** Allocates {@code size} placements at the origin, not turned, of scale 1. */
  public static Placements allocate(int size) {
    Checks.size("size", size);
    float[] qw = new float[size], scale = new float[size];
    Arrays.fill(qw, 1);
    Arrays.fill(scale, 1);
    return new Placements(new double[size], new double[size], new double[size], new float[size],
        new float[size], new float[size], qw, scale, 0, size);
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Placements wrap(double[] x, double[] y, double[] z, float[] qx, float[] qy, float[] qz,
      float[] qw, float[] scale, int count) {
    return wrap(x, y, z, qx, qy, qz, qw, scale, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Placements wrap(double[] x, double[] y, double[] z, float[] qx, float[] qy, float[] qz,
      float[] qw, float[] scale, int from, int count) {
    return new Placements(x, y, z, qx, qy, qz, qw, scale, from, count);
  }

  /** Returns a view of {@code count} placements from placement {@code from} of this buffer on. */
  public Placements slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Placements(x, y, z, qx, qy, qz, qw, scale, from() + from, count);
  }

  /** The number of placements. */
  public int size() {
    return places.size;
  }

  /** The position of placement 0 in the columns. */
  public int from() {
    return places.from;
  }

  /** Sets placement i, not turned and of scale 1. */
  public void set(int i, double x, double y, double z) {
    set(i, x, y, z, 0, 0, 0, 1);
  }

  /** Sets placement i, of scale 1. */
  public void set(int i, double x, double y, double z, float qx, float qy, float qz, float qw) {
    set(i, x, y, z, qx, qy, qz, qw, 1);
  }

  /** Sets placement i. */
  public void set(int i, double x, double y, double z, float qx, float qy, float qz, float qw, float scale) {
    Checks.index("i", i, size());
    places.set(i, x, y, z, qx, qy, qz, qw, scale);
  }

  /**
   * Sets placement i from a matrix that turns, moves, and scales by the same factor along all axes.
   *
   * @param matrix an affine 4 × 4 matrix, 16 floats in the order given by {@code order}
   * @throws IllegalArgumentException if there are not 16 floats, the matrix shears, projects, mirrors or
   *     scales its axes differently, one of its axes is zero or not finite, or its translation is not finite
   */
  public void setMatrix(int i, float[] matrix, MatrixOrder order) {
    Checks.same("matrix.length", Objects.requireNonNull(matrix, "matrix").length, "4 · 4", 16);
    double[] entries = new double[16];
    for (int k = 0; k < 16; k++) {
      entries[k] = matrix[k];
    }
    setMatrix(i, entries, order);
  }

  /** Sets placement i from a matrix of 16 doubles, as {@link #setMatrix(int, float[], MatrixOrder)} does. */
  public void setMatrix(int i, double[] matrix, MatrixOrder order) {
    Checks.index("i", i, size());
    Checks.same("matrix.length", Objects.requireNonNull(matrix, "matrix").length, "4 · 4", 16);
    Objects.requireNonNull(order, "order");
    Axes axes = Axes.of("matrix", 4, (row, column) -> order.at(matrix, 4, row, column));
    double[] q = axes.quaternion();
    set(i, order.at(matrix, 4, 0, 3), order.at(matrix, 4, 1, 3), order.at(matrix, 4, 2, 3), (float) q[0],
        (float) q[1], (float) q[2], (float) q[3], (float) axes.scale("matrix"));
  }

  /**
   * Sets placement i to one that is given in a frame which is itself placed: a wheel on a car, a link on the
   * one before it. It takes p to {@code outer(inner(p))}.
   *
   * <p>This and the next two compute in double and round once: positions are off by less than 2⁻⁴⁹ of the
   * distances, quaternions and scales by a float's rounding. Turns by right angles and moves by whole numbers
   * are exact. Quaternions are written with any length, not with that of 1. A placement of what is nowhere is
   * nowhere. The buffers may be this one.
   *
   * @param j the placement of the frame, in {@code outer}
   * @param k the placement in that frame, in {@code inner}
   */
  public void setComposed(int i, Placements outer, int j, Placements inner, int k) {
    set(i, new Pose().composed(pose("outer", outer, "j", j), pose("inner", inner, "k", k)));
  }

  /**
   * Sets placement i to where something stands in the frame of something else: the inverse of {@code frame},
   * after {@code what}.
   *
   * @param j the placement of what is seen, in {@code what}
   * @param k the placement of the frame, in {@code frame}
   */
  public void setRelative(int i, Placements what, int j, Placements frame, int k) {
    set(i, new Pose().seen(pose("frame", frame, "k", k), pose("what", what, "j", j)));
  }

  /** Sets placement i to the inverse of a placement: where the world stands in the frame of {@code of[j]}. */
  public void setInverse(int i, Placements of, int j) {
    set(i, new Pose().seen(pose("of", of, "j", j), new Pose()));
  }

  private static Pose pose(String name, Placements placements, String index, int i) {
    Checks.index(index, i, Objects.requireNonNull(placements, name).size());
    return new Pose().of(placements.places, i);
  }

  private void set(int i, Pose pose) {
    Checks.index("i", i, size());
    pose.write(places, i);
  }

  /**
   * Finds the first placement that is not proper, and the reason: a quaternion of length 0, a NaN, or a value
   * out of range.
   */
  public Optional<Invalid> firstInvalid() {
    for (int i = 0; i < size(); i++) {
      String fault = places.fault(i);
      if (fault != null) {
        return Optional.of(new Invalid(i, fault));
      }
    }
    return Optional.empty();
  }

  /** Throws if placement i is not proper. */
  void needProper(int i) {
    String fault = places.fault(i);
    if (fault != null) {
      throw new IllegalArgumentException("placement " + i + ": " + fault);
    }
  }

  @Override
  public String toString() {
    return "Placements[" + size() + "]";
  }
}
