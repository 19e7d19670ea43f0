package lockstep.bench.mesh;

import lockstep.Triangles;

/**
 * Face and smooth vertex normals of a mesh for shading: area-weighted means over the triangles that meet at
 * less than the crease angle of about forty degrees, so that edges stay sharp. Triangles may be wound either
 * way.
 */
public final class VertexNormals {
  private static final double CREASE = 0.77; // the cosine of the angle
  private static final int MOST_AROUND = 32; // most triangles considered at a corner

  private final Triangles triangles;
  private final int[] vertices; // three for each triangle
  private final int[] starts; // where the triangles of a vertex begin
  private final int[] around; // the triangles of each vertex

  private final double[] face = new double[3];
  private final double[] other = new double[3];

  public VertexNormals(Triangles triangles) {
    this.triangles = triangles;
    vertices = IndexedMesh.of(triangles).indices();
    int count = 0;
    for (int vertex : vertices) {
      count = Math.max(count, vertex + 1);
    }
    starts = new int[count + 1];
    for (int vertex : vertices) {
      starts[vertex]++;
    }
    int sum = 0;
    for (int v = 0; v <= count; v++) { // ends, which the next loop moves to the starts
      sum += starts[v];
      starts[v] = sum;
    }
    around = new int[vertices.length];
    for (int k = vertices.length - 1; k >= 0; k--) {
      around[--starts[vertices[k]]] = k / 3;
    }
  }

  /** The unit normal of triangle i, zeros if it has none. */
  public void flat(int i, double[] to) {
    area(i, to);
    unit(to);
  }

  /** The unit normal at a point of triangle i, given by the weights of its corners b and c. */
  public void smooth(int i, float u, float v, double[] to) {
    area(i, face);
    double length = unit(face);
    double x = 0, y = 0, z = 0;
    for (int k = 0; k < 3; k++) {
      double weight = k == 0 ? 1 - u - v : k == 1 ? u : v;
      corner(i, vertices[3 * i + k], length, to);
      x += weight * to[0];
      y += weight * to[1];
      z += weight * to[2];
    }
    to[0] = x;
    to[1] = y;
    to[2] = z;
    if (unit(to) == 0) {
      flat(i, to);
    }
  }

  /** The mean over the triangles that continue triangle i around one of its corners, weighted by area. */
  private void corner(int i, int vertex, double length, double[] to) {
    double x = length * face[0], y = length * face[1], z = length * face[2];
    int end = Math.min(starts[vertex + 1], starts[vertex] + MOST_AROUND);
    for (int k = starts[vertex]; k < end; k++) {
      area(around[k], other);
      double along = face[0] * other[0] + face[1] * other[1] + face[2] * other[2];
      double square = other[0] * other[0] + other[1] * other[1] + other[2] * other[2];
      if (around[k] != i && along * along > CREASE * CREASE * square) {
        double side = Math.signum(along);
        x += side * other[0];
        y += side * other[1];
        z += side * other[2];
      }
    }
    to[0] = x;
    to[1] = y;
    to[2] = z;
    unit(to);
  }

  /** The normal of triangle i, with twice its area as length. */
  private void area(int i, double[] to) {
    Triangles t = triangles;
    double ux = (double) t.bx[i] - t.ax[i], uy = (double) t.by[i] - t.ay[i], uz = (double) t.bz[i] - t.az[i];
    double vx = (double) t.cx[i] - t.ax[i], vy = (double) t.cy[i] - t.ay[i], vz = (double) t.cz[i] - t.az[i];
    to[0] = uy * vz - uz * vy;
    to[1] = uz * vx - ux * vz;
    to[2] = ux * vy - uy * vx;
  }

  /** Scales a vector to length 1, unless it is zero, and returns its former length. */
  private static double unit(double[] n) {
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (length > 0) {
      n[0] /= length;
      n[1] /= length;
      n[2] /= length;
    }
    return length;
  }
}
