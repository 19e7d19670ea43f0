package lockstep;

/**
 * Axis-aligned boxes, closed: minimum and maximum corner. A flat box is a rectangle, a segment or a
 * point. A box with min &gt; max on any axis is empty and hit by nothing. Infinite corners make
 * half-spaces.
 */
public final class Boxes extends Shapes {
  private static final String[] NAMES = {"minX", "minY", "minZ", "maxX", "maxY", "maxZ"};

  /** Corners; box i stands at {@code from() + i}. */
  public final float[] minX, minY, minZ, maxX, maxY, maxZ;

  private Boxes(int from, int size, float[]... columns) {
    super(1, NAMES, from, size, columns);
    minX = columns[0];
    minY = columns[1];
    minZ = columns[2];
    maxX = columns[3];
    maxY = columns[4];
    maxZ = columns[5];
  }

  /** Room for {@code size} boxes, all points at the origin. */
  public static Boxes allocate(int size) {
    return new Boxes(0, size, allocateColumns(NAMES.length, size));
  }

  /**
   * Boxes over the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Boxes wrap(float[] minX, float[] minY, float[] minZ, float[] maxX, float[] maxY, float[] maxZ,
      int count) {
    return wrap(minX, minY, minZ, maxX, maxY, maxZ, 0, count);
  }

  /**
   * Boxes over the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Boxes wrap(float[] minX, float[] minY, float[] minZ, float[] maxX, float[] maxY, float[] maxZ,
      int from, int count) {
    return new Boxes(from, count, minX, minY, minZ, maxX, maxY, maxZ);
  }

  @Override
  public Boxes slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Boxes(from() + from, count, columns);
  }

  /** Sets box i. */
  public void set(int i, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    setAll(i, minX, minY, minZ, maxX, maxY, maxZ);
  }

  @Override
  String fault(int at) {
    for (int c = 0; c < 3; c++) {
      float min = columns[c][at];
      float max = columns[c + 3][at];
      if (!(min <= max)) {
        return NAMES[c] + " is " + min + " and " + NAMES[c + 3] + " is " + max + ": not an interval";
      }
    }
    return null;
  }

  /** The outward normal of the face nearest to the point. */
  @Override
  float[] normal(int at, float px, float py, float pz) {
    float[] p = {px, py, pz};
    float best = Float.POSITIVE_INFINITY;
    float[] normal = new float[3];
    for (int c = 0; c < 6; c++) {
      float distance = Math.abs(p[c % 3] - columns[c][at]);
      if (distance < best) {
        best = distance;
        normal = new float[3];
        normal[c % 3] = c < 3 ? -1 : 1;
      }
    }
    return normal;
  }
}
