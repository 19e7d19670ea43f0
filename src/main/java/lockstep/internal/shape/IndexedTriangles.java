package lockstep.internal.shape;

import java.util.Objects;

/**
 * The triangles of an indexed mesh, whose corners are read from the vertices whenever a triangle is copied:
 * they move with these, and take a third of the memory.
 */
public final class IndexedTriangles extends UnstoredTriangles {
  private static final int CORNERS = 3;

  /** The caller's: x, y, z of each vertex. */
  private final float[] vertices;

  /** Where x of the vertex stands that corner c of triangle i is, at 3 i + c. */
  private final int[] corners;

  /**
   * Three indices for each triangle, which are copied.
   *
   * @throws IllegalArgumentException if either length is not a multiple of 3 or an index names no vertex
   */
  public IndexedTriangles(float[] vertices, int[] indices) {
    super(check(vertices, indices));
    this.vertices = vertices;
    corners = new int[indices.length];
    for (int k = 0; k < indices.length; k++) {
      corners[k] = 3 * indices[k];
    }
  }

  /** Checks that three indices for each triangle name vertices, and returns how many triangles there are. */
  public static int check(float[] vertices, int[] indices) {
    Checks.multiple("vertices.length", Objects.requireNonNull(vertices, "vertices").length, 3);
    Checks.multiple("indices.length", Objects.requireNonNull(indices, "indices").length, CORNERS);
    for (int k = 0; k < indices.length; k++) {
      Checks.element("indices", k, indices[k], vertices.length / 3);
    }
    return indices.length / CORNERS;
  }

  /** Bytes that it takes beyond the vertices. */
  public long bytes() {
    return (long) Integer.BYTES * corners.length;
  }

  @Override
  public float value(int c, int i) {
    return vertices[corners[CORNERS * i + c / 3] + c % 3];
  }

  @Override
  public void copy(int i, float[][] to, int at) {
    for (int corner = 0; corner < CORNERS; corner++) {
      int from = corners[CORNERS * i + corner], c = 3 * corner;
      to[c][at] = vertices[from];
      to[c + 1][at] = vertices[from + 1];
      to[c + 2][at] = vertices[from + 2];
    }
  }

  @Override
  public void copy(int i, float[] to, int at, int stride) {
    for (int corner = 0; corner < CORNERS; corner++) {
      int from = corners[CORNERS * i + corner], c = at + 3 * corner * stride;
      to[c] = vertices[from];
      to[c + stride] = vertices[from + 1];
      to[c + 2 * stride] = vertices[from + 2];
    }
  }
}
