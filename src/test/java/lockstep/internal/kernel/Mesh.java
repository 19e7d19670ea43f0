package lockstep.internal.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lockstep.Triangles;

/** A closed indexed mesh, and some points well inside it. */
final class Mesh {
  final String name;
  final float[] vertices;
  final int[] indices;
  final float[][] inside;

  private Mesh(String name, float[] vertices, int[] indices, float[]... inside) {
    this.name = name;
    this.vertices = vertices;
    this.indices = indices;
    this.inside = inside;
  }

  Triangles triangles() {
    return Triangles.of(vertices, indices);
  }

  /** Scaled, then moved along a direction in which no coordinate stays a short number. */
  Mesh moved(float scale, float distance) {
    float[] moved = new float[vertices.length];
    for (int k = 0; k < moved.length; k++) {
      moved[k] = move(vertices[k], scale, distance, k % 3);
    }
    float[][] points = new float[inside.length][3];
    for (int k = 0; k < 3 * inside.length; k++) {
      points[k / 3][k % 3] = move(inside[k / 3][k % 3], scale, distance, k % 3);
    }
    return new Mesh(name + " * " + scale + " + " + distance, moved, indices, points);
  }

  /** Rotated about the axis (1, 1, 1). */
  Mesh rotated(double angle) {
    double cos = Math.cos(angle), sin = Math.sin(angle) / Math.sqrt(3), rest = (1 - cos) / 3;
    double[] row = {cos + rest, rest - sin, rest + sin};
    float[] points = new float[vertices.length];
    for (int k = 0; k < points.length; k++) {
      points[k] = rotate(vertices, k - k % 3, k % 3, row);
    }
    float[][] within = new float[inside.length][3];
    for (int k = 0; k < 3 * inside.length; k++) {
      within[k / 3][k % 3] = rotate(inside[k / 3], 0, k % 3, row);
    }
    return new Mesh(name + " rotated by " + angle, points, indices, within);
  }

  private static float rotate(float[] p, int at, int axis, double[] row) {
    double sum = 0;
    for (int c = 0; c < 3; c++) {
      sum += row[(c - axis + 3) % 3] * p[at + c];
    }
    return (float) sum;
  }

  private static float move(float x, float scale, float distance, int axis) {
    return x * scale + distance * (axis == 0 ? 1f : axis == 1 ? -0.7f : 0.3f);
  }

  /** The other winding. */
  Mesh turned() {
    int[] turned = indices.clone();
    for (int k = 0; k < turned.length; k += 3) {
      turned[k] = indices[k + 1];
      turned[k + 1] = indices[k];
    }
    return new Mesh(name + " turned", vertices, turned, inside);
  }

  /** An icosahedron on the unit sphere, with each triangle split in four {@code splits} times. */
  static Mesh icosphere(int splits) {
    double g = (1 + Math.sqrt(5)) / 2;
    List<double[]> points = new ArrayList<>();
    for (double one : new double[] {-1, 1}) {
      for (double two : new double[] {-g, g}) {
        points.add(unit(0, one, two));
        points.add(unit(one, two, 0));
        points.add(unit(two, 0, one));
      }
    }
    // the faces are the triples of neighbours
    List<int[]> faces = new ArrayList<>();
    for (int a = 0; a < 12; a++) {
      for (int b = a + 1; b < 12; b++) {
        for (int c = b + 1; c < 12; c++) {
          if (near(points, a, b) && near(points, b, c) && near(points, a, c)) {
            faces.add(new int[] {a, b, c});
          }
        }
      }
    }
    for (int split = 0; split < splits; split++) {
      Map<Long, Integer> middles = new HashMap<>();
      List<int[]> quarters = new ArrayList<>();
      for (int[] f : faces) {
        int ab = middle(points, middles, f[0], f[1]);
        int bc = middle(points, middles, f[1], f[2]);
        int ca = middle(points, middles, f[2], f[0]);
        quarters.add(new int[] {f[0], ab, ca});
        quarters.add(new int[] {ab, f[1], bc});
        quarters.add(new int[] {ca, bc, f[2]});
        quarters.add(new int[] {ab, bc, ca});
      }
      faces = quarters;
    }
    return of("icosphere " + splits, points, faces, new float[] {0, 0, 0}, new float[] {0.1f, -0.2f, 0.3f},
        new float[] {0, 0, 0.5f});
  }

  private static double[] unit(double x, double y, double z) {
    double length = Math.sqrt(x * x + y * y + z * z);
    return new double[] {x / length, y / length, z / length};
  }

  private static boolean near(List<double[]> points, int a, int b) {
    double dot = 0;
    for (int c = 0; c < 3; c++) {
      dot += points.get(a)[c] * points.get(b)[c];
    }
    return dot > 0.4;
  }

  private static int middle(List<double[]> points, Map<Long, Integer> middles, int a, int b) {
    long edge = ((long) Math.min(a, b) << 32) | Math.max(a, b);
    return middles.computeIfAbsent(edge, e -> {
      double[] p = points.get(a), q = points.get(b);
      points.add(unit(p[0] + q[0], p[1] + q[1], p[2] + q[2]));
      return points.size() - 1;
    });
  }

  /** A ring of radius 1 and thickness 0.3. */
  static Mesh torus(int around, int across) {
    List<double[]> points = new ArrayList<>();
    List<int[]> faces = new ArrayList<>();
    for (int i = 0; i < around; i++) {
      for (int j = 0; j < across; j++) {
        double u = 2 * Math.PI * i / around, v = 2 * Math.PI * j / across;
        double r = 1 + 0.3 * Math.cos(v);
        points.add(new double[] {r * Math.cos(u), r * Math.sin(u), 0.3 * Math.sin(v)});
        int i2 = (i + 1) % around, j2 = (j + 1) % across;
        int a = i * across + j, b = i2 * across + j, c = i2 * across + j2, d = i * across + j2;
        faces.add(new int[] {a, b, c});
        faces.add(new int[] {a, c, d});
      }
    }
    return of("torus", points, faces, new float[] {1, 0, 0}, new float[] {-0.6f, 0.8f, 0.05f});
  }

  /**
   * The cube [−1, 1]³, with faces that are grids of {@code cells} cells and every point moved slightly at
   * random.
   */
  static Mesh roughBox(int cells, Random random) {
    List<double[]> points = new ArrayList<>();
    Map<Long, Integer> corners = new HashMap<>();
    List<int[]> faces = new ArrayList<>();
    for (int face = 0; face < 6; face++) {
      for (int i = 0; i < cells; i++) {
        for (int j = 0; j < cells; j++) {
          int[] quad = new int[4];
          for (int k = 0; k < 4; k++) {
            int[] at = new int[3];
            at[face % 3] = face < 3 ? 0 : cells;
            at[(face + 1) % 3] = i + (k == 1 || k == 2 ? 1 : 0);
            at[(face + 2) % 3] = j + k / 2;
            long key = (at[0] * 1000L + at[1]) * 1000L + at[2];
            quad[k] = corners.computeIfAbsent(key, x -> {
              double[] p = new double[3];
              for (int c = 0; c < 3; c++) {
                p[c] = 2.0 * at[c] / cells - 1 + 0.3 / cells * random.nextGaussian();
              }
              points.add(p);
              return points.size() - 1;
            });
          }
          faces.add(new int[] {quad[0], quad[1], quad[2]});
          faces.add(new int[] {quad[0], quad[2], quad[3]});
        }
      }
    }
    return of("rough box", points, faces, new float[] {0, 0, 0}, new float[] {0.3f, 0.2f, -0.4f});
  }

  private static Mesh of(String name, List<double[]> points, List<int[]> faces, float[]... inside) {
    float[] vertices = new float[3 * points.size()];
    for (int k = 0; k < vertices.length; k++) {
      vertices[k] = (float) points.get(k / 3)[k % 3];
    }
    int[] indices = new int[3 * faces.size()];
    for (int k = 0; k < indices.length; k++) {
      indices[k] = faces.get(k / 3)[k % 3];
    }
    return new Mesh(name, vertices, indices, inside);
  }

  @Override
  public String toString() {
    return name + ", " + indices.length / 3 + " triangles";
  }
}
