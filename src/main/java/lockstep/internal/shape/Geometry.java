package lockstep.internal.shape;

/**
 * Bounding box and sphere, validity and normal of one element of a {@link Kind}, given the columns of a
 * buffer and an index.
 */
public interface Geometry {
  /** Room for {@link #normal}. */
  int NORMAL = 12;

  /** A radius times this is so large that no rounding matters, nor that of kernels, 8 u of the radius. */
  float GROWN = 1 + 0x1p-20f;

  /**
   * Writes the bounding box, min x, y, z and max x, y, z, to {@code to[toAt … toAt + 5]}: never smaller than
   * the set of points by which the kernels of the kind represent the element. It is NaN, or min &gt; max, on
   * any axis for an element that nothing can meet; infinite for an unbounded one.
   */
  void bounds(float[][] columns, int at, float[] to, int toAt);

  /**
   * Writes the bounding boxes of {@code count} elements from an index on to columns min x, y, z, max x, y, z,
   * from their beginning on; {@code one} is scratch for one box.
   */
  default void bounds(float[][] columns, int at, int count, float[] one, float[][] to) {
    for (int k = 0; k < count; k++) {
      bounds(columns, at + k, one, 0);
      for (int c = 0; c < Kind.BOUNDS; c++) {
        to[c][k] = one[c];
      }
    }
  }

  /**
   * Writes boxes likewise, for boxes that are padded for more than a rounding: sides may be rounded to the
   * nearest float. The box of an element that nothing can meet may be any. That of one beyond {@link
   * Elements#FAR} has a side that is no less, or a NaN.
   */
  default void roundedBounds(float[][] columns, int at, int count, float[] one, float[][] to) {
    bounds(columns, at, count, one, to);
  }

  /**
   * Writes a box around all of {@code count} elements that anything can meet to {@code to[0 … 5]}, with min
   * &gt; max on some axis if there is none; {@code one} is scratch for one box. It is no smaller than those
   * of the elements.
   */
  default void boundsOfAll(float[][] columns, int at, int count, float[] one, float[] to) {
    for (int axis = 0; axis < 3; axis++) {
      to[axis] = Float.POSITIVE_INFINITY;
      to[axis + 3] = Float.NEGATIVE_INFINITY;
    }
    for (int k = 0; k < count; k++) {
      bounds(columns, at + k, one, 0);
      for (int axis = 0; axis < 3; axis++) { // of NaN neither is true
        to[axis] = one[axis] < to[axis] ? one[axis] : to[axis];
        to[axis + 3] = one[axis + 3] > to[axis + 3] ? one[axis + 3] : to[axis + 3];
      }
    }
  }

  /**
   * Whether there are elements that are unbounded on some side. For other kinds a bound is infinite only if
   * it is beyond the largest float.
   */
  default boolean unbounded() {
    return false;
  }

  /**
   * Writes a bounding sphere to columns x, y, z, radius at {@code toAt}: never smaller than the set of
   * points, with the stored centre as near to that of the smallest one as rounding allows. It is NaN where
   * {@link #bounds} are NaN or empty; an infinite radius about the origin for an element that is unbounded or
   * beyond any float's radius.
   */
  void boundingSphere(float[][] columns, int at, float[][] to, int toAt);

  /** The fault of an element that is not a proper shape or ray, naming column and value, or null. */
  String fault(float[][] columns, int at);

  /**
   * Writes the normal at a point where a ray enters the element to {@code to[0 … 2]}, of any length, or zeros
   * if it has none. The other entries of {@code to}, {@value #NORMAL} in all, are scratch.
   */
  void normal(float[][] columns, int at, float x, float y, float z, double[] to);

  /** Writes a vector to the first three entries. */
  static void put(double x, double y, double z, double[] to) {
    to[0] = x;
    to[1] = y;
    to[2] = z;
  }
}
