package lockstep.bench.scenes;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import lockstep.Triangles;

/**
 * A closed mesh like a laser scan: the isosurface of a signed distance field (limbs with smooth joints, and
 * fractal noise as a coat), cut out of a grid by marching tetrahedra (Doi and Koide, An Efficient Method of
 * Triangulating Equi-Valued Surfaces by Using Tetrahedral Cells, IEICE Transactions E74 (1), 1991), smoothed
 * a little and turned off the axes. Corners coincide exactly with those of the neighbours.
 */
final class IsosurfaceMesh {
  private static final double HALF = 1.25; // the grid is a cube around the origin, with twice this side
  private static final int COARSE = 32;
  private static final int SMOOTHINGS = 3;

  /** Corners of a cell, as bits of x, y and z: six tetrahedra around the diagonal from 0 to 7. */
  private static final int[][] TETRAHEDRA =
      {{0, 1, 3, 7}, {0, 1, 5, 7}, {0, 2, 3, 7}, {0, 2, 6, 7}, {0, 4, 5, 7}, {0, 4, 6, 7}};

  /** Tapered capsules: both ends, each with its radius. */
  private static final double[][] LIMBS = {{0, -0.25, 0, 0.42, 0.02, 0.2, -0.02, 0.33}, // body
      {0.02, 0.35, 0.02, 0.22, 0.12, 0.52, 0.16, 0.2}, // neck and head
      {0.12, 0.52, 0.16, 0.15, 0.2, 0.44, 0.4, 0.08}, // muzzle
      // ears
      {0.02, 0.62, 0.1, 0.08, -0.12, 1.0, -0.05, 0.05}, {0.2, 0.64, 0.1, 0.08, 0.38, 0.98, -0.02, 0.04},
      {-0.25, -0.1, 0.25, 0.13, -0.3, -0.62, 0.42, 0.08}, {0.25, -0.1, 0.25, 0.13, 0.32, -0.62, 0.4, 0.08},
      // legs
      {-0.42, -0.4, -0.1, 0.2, -0.6, -0.62, 0.3, 0.09}, {0.42, -0.4, -0.1, 0.2, 0.62, -0.62, 0.25, 0.09},
      // tail
      {0, -0.45, -0.4, 0.1, -0.35, -0.2, -0.8, 0.05}, {-0.35, -0.2, -0.8, 0.05, -0.3, 0.2, -0.75, 0.07},
      {-0.4, -0.8, 0, 0.2, 0.4, -0.8, 0.1, 0.24}, {0, -0.85, -0.5, 0.2, 0.1, -0.85, 0.5, 0.2}}; // rock

  private final long seed;
  private final int cells;
  private final double[] field; // negative inside
  private final Map<Long, Integer> vertexOnEdge = new HashMap<>();
  private double[] vertices = new double[1 << 12];
  private int[] indices = new int[1 << 12];
  private int indexCount;

  private IsosurfaceMesh(int cells, long seed) {
    this.cells = cells;
    this.seed = seed;
    int points = cells + 1;
    field = new double[points * points * points];
    for (int p = 0; p < field.length; p++) {
      field[p] = field(at(p % points), at(p / points % points), at(p / points / points));
    }
    for (int k = 0; k < cells * cells * cells; k++) {
      int corner = k / cells / cells * points * points + k / cells % cells * points + k % cells;
      for (int[] tetrahedron : TETRAHEDRA) {
        march(corner, tetrahedron);
      }
    }
  }

  /** About {@code size} triangles: the resolution of the grid is chosen to give that many. */
  static Triangles of(int size, long seed) {
    int coarse = new IsosurfaceMesh(COARSE, seed).indexCount / 3;
    int cells = (int) Math.round(COARSE * Math.sqrt((double) size / coarse));
    return new IsosurfaceMesh(Math.clamp(cells, 8, 600), seed).triangles();
  }

  private double at(int i) {
    return HALF * (2.0 * i / cells - 1);
  }

  /** Approximate distance to the surface: limbs that blend into each other, and a coat of noise. */
  private double field(double x, double y, double z) {
    double blend = 0.07;
    double nearest = 9;
    for (double[] limb : LIMBS) {
      double d = limb(limb, x, y, z);
      double h = Math.max(0, blend - Math.abs(d - nearest)) / blend;
      nearest = Math.min(nearest, d) - h * h * blend / 4;
    }
    double coat = 0;
    double weight = 0.05;
    double wave = 0.3;
    for (int octave = 0; octave < 5; octave++) {
      coat += weight * (noise(x / wave, y / wave, z / wave, seed + octave) - 0.5);
      weight *= 0.55;
      wave *= 0.5;
    }
    return nearest + coat;
  }

  private static double limb(double[] limb, double x, double y, double z) {
    double ux = limb[4] - limb[0], uy = limb[5] - limb[1], uz = limb[6] - limb[2];
    double px = x - limb[0], py = y - limb[1], pz = z - limb[2];
    double s = Math.clamp((px * ux + py * uy + pz * uz) / (ux * ux + uy * uy + uz * uz), 0, 1);
    double qx = px - s * ux, qy = py - s * uy, qz = pz - s * uz;
    return Math.sqrt(qx * qx + qy * qy + qz * qz) - (limb[3] + s * (limb[7] - limb[3]));
  }

  /** Random values on the integer points, smoothly blended between them. */
  private static double noise(double x, double y, double z, long seed) {
    int i = (int) Math.floor(x), j = (int) Math.floor(y), k = (int) Math.floor(z);
    double u = smooth(x - i), v = smooth(y - j), w = smooth(z - k);
    double sum = 0;
    for (int c = 0; c < 8; c++) {
      double weight = ((c & 1) != 0 ? u : 1 - u) * ((c & 2) != 0 ? v : 1 - v) * ((c & 4) != 0 ? w : 1 - w);
      sum += weight * lattice(i + (c & 1), j + (c >> 1 & 1), k + (c >> 2), seed);
    }
    return sum;
  }

  private static double smooth(double t) {
    return t * t * (3 - 2 * t);
  }

  private static double lattice(int i, int j, int k, long seed) {
    long h = seed * 0x9E3779B97F4A7C15L + i * 0xBF58476D1CE4E5B9L + j * 0x94D049BB133111EBL
        + k * 0xD6E8FEB86659FD93L;
    h = (h ^ h >>> 31) * 0xD6E8FEB86659FD93L;
    h = (h ^ h >>> 29) * 0xD6E8FEB86659FD93L;
    return (h >>> 40) * 0x1p-24;
  }

  /** Adds the part of the surface in a tetrahedron: nothing, one triangle or two. */
  private void march(int corner, int[] tetrahedron) {
    int points = cells + 1;
    int[] inside = new int[4];
    int[] outside = new int[4];
    int in = 0;
    int out = 0;
    for (int c : tetrahedron) {
      int p = corner + (c & 1) + (c >> 1 & 1) * points + (c >> 2) * points * points;
      if (field[p] < 0) {
        inside[in++] = p;
      } else {
        outside[out++] = p;
      }
    }
    if (in == 1) {
      triangle(inside[0], outside[0], inside[0], outside[1], inside[0], outside[2]);
    } else if (in == 3) {
      triangle(inside[0], outside[0], inside[1], outside[0], inside[2], outside[0]);
    } else if (in == 2) {
      triangle(inside[0], outside[0], inside[0], outside[1], inside[1], outside[1]);
      triangle(inside[0], outside[0], inside[1], outside[1], inside[1], outside[0]);
    }
  }

  /** Adds the triangle with corners on three edges from inside to outside, wound to face outward. */
  private void triangle(int in1, int out1, int in2, int out2, int in3, int out3) {
    int a = vertex(in1, out1), b = vertex(in2, out2), c = vertex(in3, out3);
    int points = cells + 1;
    double[] n = normal(a, b, c);
    double outward =
        n[0] * (out1 % points - in1 % points) + n[1] * (out1 / points % points - in1 / points % points)
            + n[2] * (out1 / points / points - in1 / points / points);
    if (indexCount + 3 > indices.length) {
      indices = Arrays.copyOf(indices, 2 * indices.length);
    }
    indices[indexCount++] = a;
    indices[indexCount++] = outward > 0 ? b : c;
    indices[indexCount++] = outward > 0 ? c : b;
  }

  private double[] normal(int a, int b, int c) {
    double[] v = vertices;
    double ux = v[3 * b] - v[3 * a], uy = v[3 * b + 1] - v[3 * a + 1], uz = v[3 * b + 2] - v[3 * a + 2];
    double wx = v[3 * c] - v[3 * a], wy = v[3 * c + 1] - v[3 * a + 1], wz = v[3 * c + 2] - v[3 * a + 2];
    return new double[] {uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx};
  }

  /** The vertex on an edge, the same for all the tetrahedra around it. */
  private int vertex(int in, int out) {
    return vertexOnEdge.computeIfAbsent((long) in * field.length + out, edge -> {
      int v = vertexOnEdge.size();
      if (3 * v + 3 > vertices.length) {
        vertices = Arrays.copyOf(vertices, 2 * vertices.length);
      }
      // never at an end, where edges meet and triangles would have no area
      double s = Math.clamp(field[in] / (field[in] - field[out]), 0.05, 0.95);
      int points = cells + 1;
      vertices[3 * v] = at(in % points) + s * (at(out % points) - at(in % points));
      vertices[3 * v + 1] =
          at(in / points % points) + s * (at(out / points % points) - at(in / points % points));
      vertices[3 * v + 2] =
          at(in / points / points) + s * (at(out / points / points) - at(in / points / points));
      return v;
    });
  }

  private Triangles triangles() {
    for (int k = 0; k < SMOOTHINGS; k++) {
      smooth();
    }
    float[] turned = new float[3 * vertexOnEdge.size()];
    for (int v = 0; v < turned.length; v += 3) {
      // by the angle whose tangent is 3/4 around y, then by that of 5/12 around x
      double x = 0.8 * vertices[v] + 0.6 * vertices[v + 2];
      double z = 0.8 * vertices[v + 2] - 0.6 * vertices[v];
      turned[v] = (float) x;
      turned[v + 1] = (float) ((12 * vertices[v + 1] - 5 * z) / 13);
      turned[v + 2] = (float) ((5 * vertices[v + 1] + 12 * z) / 13);
    }
    return Triangles.of(turned, Arrays.copyOf(indices, indexCount));
  }

  /** Moves every vertex half-way to the middle of its neighbours. */
  private void smooth() {
    double[] sum = new double[vertices.length];
    int[] count = new int[vertices.length / 3];
    for (int k = 0; k < indexCount; k++) {
      int v = indices[k];
      int next = indices[k % 3 == 2 ? k - 2 : k + 1]; // the other direction belongs to another triangle
      count[v]++;
      for (int c = 0; c < 3; c++) {
        sum[3 * v + c] += vertices[3 * next + c];
      }
    }
    for (int v = 0; v < 3 * vertexOnEdge.size(); v++) {
      vertices[v] += 0.5 * (sum[v] / count[v / 3] - vertices[v]);
    }
  }
}
