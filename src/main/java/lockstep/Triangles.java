package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.IndexedTriangles;
import lockstep.internal.shape.Kind;

/**
 * A buffer of triangles, each with corners a, b, c. A triangle is a closed flat patch with two sides: its
 * corners and edges belong to it, and its winding only gives the direction of its normal, (b − a) × (c − a).
 */
public final class Triangles extends Shapes {
  /** The corners; triangle i is at {@code from() + i}. */
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

  /** Allocates {@code size} triangles, with all corners at the origin. */
  public static Triangles allocate(int size) {
    return new Triangles(0, size, allocateColumns(Kind.TRIANGLE, size));
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Triangles wrap(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      float[] cx, float[] cy, float[] cz, int count) {
    return wrap(ax, ay, az, bx, by, bz, cx, cy, cz, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Triangles wrap(float[] ax, float[] ay, float[] az, float[] bx, float[] by, float[] bz,
      float[] cx, float[] cy, float[] cz, int from, int count) {
    return new Triangles(from, count, ax, ay, az, bx, by, bz, cx, cy, cz);
  }

  /**
   * Copies the triangles of an indexed mesh.
   *
   * @param vertices x, y, z of each vertex
   * @param indices three vertex numbers, from 0, for each triangle
   * @throws IllegalArgumentException if either length is not a multiple of 3 or an index names no vertex
   */
  public static Triangles of(float[] vertices, int[] indices) {
    Triangles triangles = allocate(Objects.requireNonNull(indices, "indices").length / 3);
    triangles.set(vertices, indices);
    return triangles;
  }

  /**
   * Copies the triangles of an indexed mesh whose vertices may be far from the origin, relative to a point
   * near them, which becomes the origin: see {@link #copyFrom(double[], int, double, double, double)}.
   *
   * @param vertices x, y, z of each vertex
   * @param indices three vertex numbers, from 0, for each triangle
   * @throws IllegalArgumentException if either length is not a multiple of 3, an index names no vertex, or
   *     the point is not finite
   */
  public static Triangles of(double[] vertices, int[] indices, double originX, double originY,
      double originZ) {
    double[] origin = {Checks.finite("originX", originX), Checks.finite("originY", originY),
        Checks.finite("originZ", originZ)};
    float[] near = new float[Objects.requireNonNull(vertices, "vertices").length];
    for (int k = 0; k < near.length; k++) {
      near[k] = (float) (vertices[k] - origin[k % 3]);
    }
    return of(near, indices);
  }

  /**
   * Copies convex flat polygons as triangles: each polygon becomes a fan about its first corner, with the
   * same winding. A polygon of n corners makes n − 2 triangles. The triangles of polygon i have the numbers
   * {@code offsets[i] − offsets[0] − 2 i} and following: the k-th of them, from 0, has the corners 0, k + 1
   * and k + 2 of the polygon. Where corners are on one line, triangles may have no area.
   *
   * @param vertices x, y, z of each corner
   * @param offsets the beginning of each polygon, counted in corners, and the end of the last one: polygon i
   *     has the corners {@code offsets[i]} to {@code offsets[i + 1] − 1}
   * @throws IllegalArgumentException if the number of floats is not a multiple of 3, {@code offsets} is
   *     empty, its first entry is negative, its last is more than the number of corners, or one is not at
   *     least 3 more than the one before
   */
  public static Triangles fan(float[] vertices, int[] offsets) {
    Objects.requireNonNull(vertices, "vertices");
    Objects.requireNonNull(offsets, "offsets");
    Checks.multiple("vertices.length", vertices.length, 3);
    int polygons = Checks.atLeast("offsets.length", offsets.length, 1) - 1;
    Checks.rows(offsets, polygons, "vertices.length / 3", vertices.length / 3);
    for (int i = 0; i < polygons; i++) {
      if (offsets[i + 1] - offsets[i] < 3) {
        throw new IllegalArgumentException(
            "polygon " + i + " has " + (offsets[i + 1] - offsets[i]) + " corners, less than 3");
      }
    }
    Triangles triangles = allocate(offsets[polygons] - offsets[0] - 2 * polygons);
    int triangle = 0;
    for (int i = 0; i < polygons; i++) {
      for (int b = offsets[i] + 1; b < offsets[i + 1] - 1; b++) {
        for (int c = 0; c < 3; c++) {
          triangles.columns[c][triangle] = vertices[3 * offsets[i] + c];
          triangles.columns[3 + c][triangle] = vertices[3 * b + c];
          triangles.columns[6 + c][triangle] = vertices[3 * b + 3 + c];
        }
        triangle++;
      }
    }
    return triangles;
  }

  /** Returns a new buffer of triangles that are stored elsewhere, or nowhere. */
  static Triangles copied(Elements triangles) {
    Triangles copied = allocate(triangles.size);
    copied.set(triangles);
    return copied;
  }

  /** Sets all triangles to others, as many. */
  void set(Elements triangles) {
    for (int i = 0; i < size(); i++) {
      triangles.copy(i, columns, from() + i);
    }
  }

  @Override
  public Triangles slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Triangles(from() + from, count, columns);
  }

  /**
   * Sets all triangles to those of an indexed mesh. A mesh that deforms moves its vertices, sets its
   * triangles, and {@linkplain Tree#update updates} its tree; {@link Tree#of(float[], int[])} reads the
   * vertices itself.
   *
   * @param vertices x, y, z of each vertex
   * @param indices three vertex numbers, from 0, for each triangle
   * @throws IllegalArgumentException if the number of vertices' floats is not a multiple of 3, there are not
   *     three indices for each triangle of this buffer, or one names no vertex
   */
  public void set(float[] vertices, int[] indices) {
    Checks.same("indices.length / 3", IndexedTriangles.check(vertices, indices), "size()", size());
    for (int corner = 0; corner < 3; corner++) {
      float[] x = columns[3 * corner], y = columns[3 * corner + 1], z = columns[3 * corner + 2];
      for (int i = 0; i < size(); i++) {
        int vertex = 3 * indices[3 * i + corner], at = from() + i;
        x[at] = vertices[vertex];
        y[at] = vertices[vertex + 1];
        z[at] = vertices[vertex + 2];
      }
    }
  }

  /** Sets triangle i. */
  public void set(int i, float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz) {
    setAll(i, ax, ay, az, bx, by, bz, cx, cy, cz);
  }
}
