package lockstep.internal.bvh;

import lockstep.internal.kernel.Kind;

/**
 * The primitives of a bounding volume hierarchy: columns of a buffer of one kind, and the bounding box of
 * each element.
 *
 * <p>Not every element goes into the tree. One that no query can meet (a NaN, an empty box, a negative
 * radius) is excluded, so that its bounds do not spoil those of others. One that extends beyond {@link #FAR},
 * such as a half-space, is listed as unbounded and tested by every query.
 */
public final class Primitives {
  /** The largest coordinate in a tree: every product of its arithmetic stays finite. */
  public static final float FAR = 0x1p60f;

  /** Floats per entry of bounds: min x, y, z and max x, y, z. */
  static final int BOUNDS = Kind.BOUNDS;

  /** The treatment of an element when a tree is built. */
  public enum Placement {
    IN_TREE, UNBOUNDED, EXCLUDED
  }

  final Kind kind;
  final float[][] columns;
  final int from;
  final int size;
  private final int last;

  /** Elements {@code from} to {@code from + size − 1} of {@code columns}. */
  public Primitives(Kind kind, float[][] columns, int from, int size) {
    this(kind, columns, from, size, 2);
  }

  /**
   * Elements {@code from} to {@code from + size − 1} of {@code columns}, with the last coordinate of the
   * kind's geometry on axis 0, 1 or 2, and the others following in their order.
   */
  public Primitives(Kind kind, float[][] columns, int from, int size, int last) {
    this.kind = kind;
    this.columns = columns;
    this.from = from;
    this.size = size;
    this.last = last;
  }

  /** The kind of the elements. */
  public Kind kind() {
    return kind;
  }

  /** The number of elements. */
  public int size() {
    return size;
  }

  /** Copies the columns of element i to entry {@code at} of others. */
  public void copy(int i, float[][] to, int at) {
    for (int c = 0; c < columns.length; c++) {
      to[c][at] = columns[c][from + i];
    }
  }

  /** Writes the bounds of element i to {@code to[at … at + 5]} and returns its placement. */
  public Placement bounds(int i, float[] to, int at) {
    kind.bounds(columns, from + i, to, at);
    for (int axis = 2; axis > last; axis--) {
      exchange(to, at + axis, at + axis - 1);
      exchange(to, at + axis + 3, at + axis + 2);
    }
    return placement(to, at);
  }

  /** The placement of an element with the bounds {@code of[at … at + 5]}. */
  public static Placement placement(float[] of, int at) {
    boolean shape = true;
    boolean near = true;
    for (int axis = 0; axis < 3; axis++) {
      float min = of[at + axis], max = of[at + axis + 3];
      shape &= min <= max;
      near &= min >= -FAR && max <= FAR;
    }
    return !shape ? Placement.EXCLUDED : near ? Placement.IN_TREE : Placement.UNBOUNDED;
  }

  /**
   * Writes the bounds of elements {@code first} to {@code first + count − 1} as columns min x, y, z, max x,
   * y, z, whatever their placement; {@code one} is scratch for one box.
   */
  public void boxes(int first, int count, float[] one, float[][] to) {
    kind.bounds(columns, from + first, count, one, to);
    for (int axis = 2; axis > last; axis--) {
      for (int k = 0; k < count; k++) {
        exchange(to[axis], to[axis - 1], k);
        exchange(to[axis + 3], to[axis + 2], k);
      }
    }
  }

  private static void exchange(float[] a, float[] b, int k) {
    float value = a[k];
    a[k] = b[k];
    b[k] = value;
  }

  private static void exchange(float[] values, int i, int j) {
    float value = values[i];
    values[i] = values[j];
    values[j] = value;
  }

  /** Writes the bounds of all elements as columns min x, y, z, max x, y, z; NaN for excluded elements. */
  public void bounds(float[][] to) {
    float[] one = new float[BOUNDS];
    for (int i = 0; i < size; i++) {
      bounds(i, one, to, i);
    }
  }

  /**
   * Writes the bounds of elements {@code indices[0 … count − 1]} likewise; {@code one} is scratch for one
   * box.
   */
  public void bounds(int[] indices, int count, float[] one, float[][] to) {
    bounds(indices, 0, count, one, to);
  }

  /** Writes the bounds of elements {@code indices[at … at + count − 1]} likewise. */
  public void bounds(int[] indices, int at, int count, float[] one, float[][] to) {
    for (int k = 0; k < count; k++) {
      bounds(indices[at + k], one, to, k);
    }
  }

  /** Writes the bounds of elements {@code first} to {@code first + count − 1} likewise. */
  public void bounds(int first, int count, float[] one, float[][] to) {
    for (int k = 0; k < count; k++) {
      bounds(first + k, one, to, k);
    }
  }

  private void bounds(int i, float[] one, float[][] to, int at) {
    boolean shape = bounds(i, one, 0) != Placement.EXCLUDED;
    for (int c = 0; c < BOUNDS; c++) {
      to[c][at] = shape ? one[c] : Float.NaN;
    }
  }
}
