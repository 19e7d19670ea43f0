package lockstep.internal.bvh;

import lockstep.internal.kernel.Kind;

/**
 * The shapes that a tree is over: columns of a buffer, and the bounds of each.
 *
 * <p>Not every element goes into the tree. One that no query can meet (a NaN, an empty box, a negative
 * radius) is left out, so that it spoils nobody's bounds. One that reaches farther than {@link #FAR}, such as
 * a half-space, is kept aside and tried by every query.
 */
public final class Primitives {
  /** Coordinates up to here keep every product in the tree finite. */
  static final float FAR = 0x1p60f;

  /** Floats per entry of bounds: min x, y, z and max x, y, z. */
  static final int BOUNDS = Kind.BOUNDS;

  /** Where an element belongs. */
  enum Place {
    IN_TREE, ASIDE, NOWHERE
  }

  final Kind kind;
  final float[][] columns;
  final int from;
  final int size;

  /** Elements {@code from} to {@code from + size − 1} of {@code columns}. */
  public Primitives(Kind kind, float[][] columns, int from, int size) {
    this.kind = kind;
    this.columns = columns;
    this.from = from;
    this.size = size;
  }

  /** Writes the bounds of element i at {@code to[at … at + 5]} and says where it belongs. */
  Place bounds(int i, float[] to, int at) {
    kind.bounds(columns, from + i, to, at);
    boolean shape = true;
    boolean near = true;
    for (int axis = 0; axis < 3; axis++) {
      float min = to[at + axis], max = to[at + axis + 3];
      shape &= min <= max;
      near &= min >= -FAR && max <= FAR;
    }
    return !shape ? Place.NOWHERE : near ? Place.IN_TREE : Place.ASIDE;
  }

  /** Writes the bounds of all elements as columns min x, y, z, max x, y, z; NaN for what nothing can meet. */
  public void bounds(float[][] to) {
    float[] one = new float[BOUNDS];
    for (int i = 0; i < size; i++) {
      bounds(i, one, to, i);
    }
  }

  /** The same for elements {@code indices[0 … count − 1]}; {@code one} has room for the bounds of one. */
  public void bounds(int[] indices, int count, float[] one, float[][] to) {
    for (int k = 0; k < count; k++) {
      bounds(indices[k], one, to, k);
    }
  }

  /** The same for elements {@code first} to {@code first + count − 1}. */
  public void bounds(int first, int count, float[] one, float[][] to) {
    for (int k = 0; k < count; k++) {
      bounds(first + k, one, to, k);
    }
  }

  private void bounds(int i, float[] one, float[][] to, int at) {
    boolean shape = bounds(i, one, 0) != Place.NOWHERE;
    for (int c = 0; c < BOUNDS; c++) {
      to[c][at] = shape ? one[c] : Float.NaN;
    }
  }
}
