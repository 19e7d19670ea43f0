package lockstep;

import java.util.Objects;
import lockstep.internal.kernel.Kind;

/**
 * A buffer of triangles: corners a, b, c. A triangle is a closed flat patch with two sides: its corners and edges
 * belong to it, its winding only directs its normal, (b − a) × (c − a).
 */
public final class Triangles extends Shapes {
  /** Corners; triangle i stands at {@code from() + i}. */
  public final float[] ax, ay, az, bx, by, bz, cx, cy, cz;

  private Triangles(int from, int size, float[]... columns) {
    super(Kind.TRIANGLE, from, size, columns);
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
    return new Triangles(0, size, allocateColumns(Kind.TRIANGLE, size));
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
    Objects.requireNonNull(vertices, "vertices");
    Objects.requireNonNull(indices, "indices");
    Checks.multiple("vertices.length", vertices.length, 3);
    Checks.multiple("indices.length", indices.length, 3);
    Triangles triangles = allocate(indices.length / 3);
    for (int k = 0; k < indices.length; k++) {
      Checks.element("indices", k, indices[k], vertices.length / 3);
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
}
