package lockstep.internal.shape;

/**
 * Elements of a buffer, as everything below the public package sees them: their kind, their columns, and
 * the bounding box of each. Those of a heightfield or an indexed mesh are in no columns ({@link
 * HeightTriangles}, {@link IndexedTriangles}), so whatever reads columns of a target asks first whether it
 * {@linkplain #isStored is stored}, or copies elements.
 *
 * <p>Not every element goes into a tree. One that no query can meet (a NaN, an empty box, a negative radius)
 * is excluded, so that its bounds do not spoil those of others. One that extends beyond {@link #FAR}, such as
 * a half-space, is listed as unbounded and tested by every query.
 */
public class Elements implements Searchable {
  /** The largest coordinate in a tree: every product of its arithmetic stays finite. */
  public static final float FAR = 0x1p60f;

  /** Floats per entry of bounds: min x, y, z and max x, y, z. */
  public static final int BOUNDS = Kind.BOUNDS;

  /** The treatment of an element when a tree is built. */
  public enum Placement {
    IN_TREE, UNBOUNDED, EXCLUDED
  }

  /** The axis that a kind's geometry has last: z, where nothing else is said. */
  public static final int Z = 2;

  /** Null for motions and records: the catalogue has no kernels for them. */
  public final Kind kind;

  public final float[][] columns;

  /** Where element 0 stands in the columns. */
  public final int from;

  public final int size;

  /** Which axis of space, 0, 1 or 2, is the last one of the kind's geometry; the others keep their order. */
  public final int last;

  /** The columns with the coordinates in another order: see {@link #facing}. Made when first needed. */
  private volatile float[][] alongX, alongY;

  /** Elements {@code from} to {@code from + size − 1} of {@code columns}. */
  public Elements(Kind kind, float[][] columns, int from, int size) {
    this(kind, columns, from, size, Z);
  }

  /** Elements whose kind's geometry has the axis {@code last} of space as its last one. */
  public Elements(Kind kind, float[][] columns, int from, int size, int last) {
    this.kind = kind;
    this.columns = columns;
    this.from = from;
    this.size = size;
    this.last = last;
  }

  /** These elements. */
  @Override
  public final Elements elements() {
    return this;
  }

  /** Whether elements stand in the columns; if not, these are empty, and elements can only be copied. */
  public boolean isStored() {
    return true;
  }

  /** Whether the elements are endless cylinders. */
  public final boolean isCylinders() {
    return kind == Kind.CYLINDER;
  }

  /**
   * The columns as kernels take them beside {@code other}. Kernels of cylinders are written for cylinders
   * along z; so whatever else they take has its coordinates in the order in which the cylinders' axis comes
   * last, and the others keep their order.
   *
   * @param byKernelOfCylinders whether the kernel is one of cylinders
   */
  public final float[][] facing(Elements other, boolean byKernelOfCylinders) {
    if (!byKernelOfCylinders || !other.isCylinders() || isCylinders() || other.last == Z) {
      return columns;
    }
    if (other.last == 0) {
      alongX = alongX == null ? ordered(1, 2, 0) : alongX;
      return alongX;
    }
    alongY = alongY == null ? ordered(0, 2, 1) : alongY;
    return alongY;
  }

  private float[][] ordered(int x, int y, int z) {
    int vectors = kind == null ? columns.length / 3 : kind.vectors(); // motions are vectors and have no kind
    float[][] ordered = columns.clone();
    for (int c = 0; c < 3 * vectors; c += 3) {
      ordered[c] = columns[c + x];
      ordered[c + 1] = columns[c + y];
      ordered[c + 2] = columns[c + z];
    }
    return ordered;
  }

  /** Copies the columns of element i to entry {@code at} of others. */
  public void copy(int i, float[][] to, int at) {
    for (int c = 0; c < columns.length; c++) {
      to[c][at] = columns[c][from + i];
    }
  }

  /** The same to an array, {@code stride} apart. */
  public void copy(int i, float[] to, int at, int stride) {
    for (int c = 0; c < columns.length; c++) {
      to[at + c * stride] = columns[c][from + i];
    }
  }

  /** What column c says of element i. */
  public float value(int c, int i) {
    return columns[c][from + i];
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

  /** Writes the normal of element i at a point, see {@link Geometry#normal}. */
  public void normal(int i, float x, float y, float z, double[] to) {
    switch (last) {
      case 0 -> kind.normal(columns, from + i, y, z, x, to);
      case 1 -> kind.normal(columns, from + i, x, z, y, to);
      default -> kind.normal(columns, from + i, x, y, z, to);
    }
    for (int axis = 2; axis > last; axis--) {
      double value = to[axis];
      to[axis] = to[axis - 1];
      to[axis - 1] = value;
    }
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
    order(to, count);
  }

  /** Writes boxes likewise that may be smaller by a rounding: see {@link Geometry#roundedBounds}. */
  public void roundedBoxes(int first, int count, float[] one, float[][] to) {
    kind.roundedBounds(columns, from + first, count, one, to);
    order(to, count);
  }

  private void order(float[][] boxes, int count) {
    for (int axis = 2; axis > last; axis--) {
      for (int k = 0; k < count; k++) {
        exchange(boxes[axis], boxes[axis - 1], k);
        exchange(boxes[axis + 3], boxes[axis + 2], k);
      }
    }
  }

  /** Writes a box around all of some elements likewise: see {@link Geometry#boundsOfAll}. */
  public void boundsOfAll(int first, int count, float[] one, float[] to) {
    kind.boundsOfAll(columns, from + first, count, one, to);
    for (int axis = 2; axis > last; axis--) {
      exchange(to, axis, axis - 1);
      exchange(to, axis + 3, axis + 2);
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
    boxes(0, size, new float[BOUNDS], to);
    for (int i = 0; i < size; i++) {
      if (!(to[0][i] <= to[3][i] && to[1][i] <= to[4][i] && to[2][i] <= to[5][i])) {
        for (float[] column : to) {
          column[i] = Float.NaN;
        }
      }
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

  /** Writes the bounds of element i to entry {@code at} of columns likewise. */
  public final void bounds(int i, float[] one, float[][] to, int at) {
    boolean shape = bounds(i, one, 0) != Placement.EXCLUDED;
    for (int c = 0; c < BOUNDS; c++) {
      to[c][at] = shape ? one[c] : Float.NaN;
    }
  }
}
