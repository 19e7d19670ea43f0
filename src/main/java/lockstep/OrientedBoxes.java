package lockstep;

import java.util.Arrays;
import java.util.Objects;
import lockstep.internal.shape.Axes;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of closed oriented boxes (OBBs). Each has a centre, half extents along its own axes, and a
 * quaternion that turns it, {@code (qx, qy, qz, qw)} with qw the real part. The length of the quaternion does
 * not matter, but must lie between 2⁻⁵⁰ and 2⁵⁰. A half extent of 0 gives a rectangle, a segment or a point.
 * Nothing hits a box that has a negative half extent, or whose quaternion is not a rotation.
 */
public final class OrientedBoxes extends Shapes {
  /** The centres, half extents and quaternions; box i is at {@code from() + i}. */
  public final float[] x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw;

  private OrientedBoxes(int from, int size, float[]... columns) {
    super(Kind.ORIENTED_BOX, from, size, columns);
    x = columns[0];
    y = columns[1];
    z = columns[2];
    halfX = columns[3];
    halfY = columns[4];
    halfZ = columns[5];
    qx = columns[6];
    qy = columns[7];
    qz = columns[8];
    qw = columns[9];
  }

  /** Allocates {@code size} boxes, each a point at the origin and not turned: qw is 1. */
  public static OrientedBoxes allocate(int size) {
    OrientedBoxes boxes = new OrientedBoxes(0, size, allocateColumns(Kind.ORIENTED_BOX, size));
    Arrays.fill(boxes.qw, 1);
    return boxes;
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static OrientedBoxes wrap(float[] x, float[] y, float[] z, float[] halfX, float[] halfY,
      float[] halfZ, float[] qx, float[] qy, float[] qz, float[] qw, int count) {
    return wrap(x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static OrientedBoxes wrap(float[] x, float[] y, float[] z, float[] halfX, float[] halfY,
      float[] halfZ, float[] qx, float[] qy, float[] qz, float[] qw, int from, int count) {
    return new OrientedBoxes(from, count, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw);
  }

  @Override
  public OrientedBoxes slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new OrientedBoxes(from() + from, count, columns);
  }

  /** Sets box i. */
  public void set(int i, float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw) {
    setAll(i, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw);
  }

  /**
   * Sets box i from its axes: the columns of a 3 × 3 rotation matrix, or axes of any length, whose directions
   * alone count. Left-handed axes are accepted too, since a box looks the same with an axis reversed.
   *
   * @param axes 9 floats, in the order given by {@code order}; column-major is one axis after the other
   * @throws IllegalArgumentException if there are not 9 floats, or they are not axes: an axis is zero or not
   *     finite, or two are not perpendicular
   */
  public void setAxes(int i, float x, float y, float z, float halfX, float halfY, float halfZ, float[] axes,
      MatrixOrder order) {
    Checks.index("i", i, size());
    Checks.same("axes.length", Objects.requireNonNull(axes, "axes").length, "3 · 3", 9);
    Objects.requireNonNull(order, "order");
    Axes a = Axes.of("axes", 3, (row, column) -> order.at(axes, 3, row, column));
    store(i, x, y, z, halfX, halfY, halfZ, a);
  }

  /**
   * Sets box i to the image of an axis-aligned box under a transform: rotation, translation, and scaling
   * along the box's own axes. Always start from the original box: a box that has been turned and boxed again
   * grows with every turn. An empty or infinite box becomes one that nothing hits.
   *
   * @param box min x, y, z and max x, y, z, as {@link Boxes#get} returns them
   * @param matrix an affine 4 × 4 matrix, 16 floats in the order given by {@code order}
   * @throws IllegalArgumentException if there are not 6 and 16 floats, the matrix shears or projects, one of
   *     its axes is zero or not finite, or its translation is not finite
   */
  public void setTransformed(int i, float[] box, float[] matrix, MatrixOrder order) {
    Checks.index("i", i, size());
    Checks.same("box.length", Objects.requireNonNull(box, "box").length, "2 · 3", 6);
    Checks.same("matrix.length", Objects.requireNonNull(matrix, "matrix").length, "4 · 4", 16);
    Objects.requireNonNull(order, "order");
    Axes a = Axes.of("matrix", 4, (row, column) -> order.at(matrix, 4, row, column));
    double[] centre = new double[3];
    double[] half = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      half[axis] = 0.5 * ((double) box[axis + 3] - box[axis]);
      centre[axis] = box[axis] + half[axis];
    }
    float[] moved = new float[3];
    for (int row = 0; row < 3; row++) {
      double sum = order.at(matrix, 4, row, 3);
      for (int column = 0; column < 3; column++) {
        sum += order.at(matrix, 4, row, column) * centre[column];
      }
      moved[row] = (float) sum;
    }
    store(i, moved[0], moved[1], moved[2], (float) (half[0] * a.length(0)), (float) (half[1] * a.length(1)),
        (float) (half[2] * a.length(2)), a);
  }

  private void store(int i, float x, float y, float z, float halfX, float halfY, float halfZ, Axes axes) {
    double[] q = axes.quaternion();
    set(i, x, y, z, halfX, halfY, halfZ, (float) q[0], (float) q[1], (float) q[2], (float) q[3]);
  }
}
