package lockstep;

/**
 * Triangles: corners a, b, c. A triangle is a closed flat patch with two sides: its corners and edges
 * belong to it, its winding only directs its normal, (b − a) × (c − a).
 */
public final class Triangles extends Shapes {
  private static final String[] NAMES = {"ax", "ay", "az", "bx", "by", "bz", "cx", "cy", "cz"};

  /** Corners; triangle i stands at {@code from() + i}. */
  public final float[] ax, ay, az, bx, by, bz, cx, cy, cz;

  private Triangles(int from, int size, float[]... columns) {
    super(2, NAMES, from, size, columns);
    ax = columns[0];
    ay = columns[1];
    az = columns[2];
    bx = columns[3];
    by = columns[4];
    bz = columns[5];
    cx = columns[6];
    cy = columns[7];
    cz = columns[8];
  }

  /** Room for {@code size} triangles, all corners at the origin. */
  public static Triangles allocate(int size) {
    return new Triangles(0, size, allocateColumns(NAMES.length, size));
  }

  /**
   * Triangles over the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Triangles wrap(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      float[] cx, float[] cy, float[] cz, int count) {
    return wrap(ax, ay, az, bx, by, bz, cx, cy, cz, 0, count);
  }

  /**
   * Triangles over the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Triangles wrap(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      float[] cx, float[] cy, float[] cz, int from, int count) {
    return new Triangles(from, count, ax, ay, az, bx, by, bz, cx, cy, cz);
  }

  /**
   * The triangles of an indexed mesh, copied.
   *
   * @param vertices x, y, z of each vertex
   * @param indices three vertex numbers, from 0, for each triangle
   * @throws IllegalArgumentException if either length is no multiple of 3 or an index names no vertex
   */
  public static Triangles of(float[] vertices, int[] indices) {
    Checks.multiple("vertices.length", vertices.length, 3);
    Checks.multiple("indices.length", indices.length, 3);
    Triangles triangles = allocate(indices.length / 3);
    for (int k = 0; k < indices.length; k++) {
      Checks.entry("indices", k, indices[k], vertices.length / 3);
      for (int c = 0; c < 3; c++) {
        triangles.columns[k % 3 * 3 + c][k / 3] = vertices[3 * indices[k] + c];
      }
    }
    return triangles;
  }

  @Override
  public Triangles slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Triangles(from() + from, count, columns);
  }

  /** Sets triangle i. */
  public void set(int i, float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz) {
    setAll(i, ax, ay, az, bx, by, bz, cx, cy, cz);
  }

  @Override
  String fault(int at) {
    String fault = notFinite(0, 8, at);
    if (fault != null) {
      return fault;
    }
    float[] n = normal(at, 0, 0, 0);
    return n[0] != 0 || n[1] != 0 || n[2] != 0 ? null : "the corners are on one line: no area";
  }

  @Override
  float[] normal(int at, float px, float py, float pz) {
    double ex = (double) bx[at] - ax[at], ey = (double) by[at] - ay[at], ez = (double) bz[at] - az[at];
    double fx = (double) cx[at] - ax[at], fy = (double) cy[at] - ay[at], fz = (double) cz[at] - az[at];
    return Vectors.unit(ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx);
  }
}
