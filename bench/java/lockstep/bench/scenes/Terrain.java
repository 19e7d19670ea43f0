package lockstep.bench.scenes;

import lockstep.Triangles;

/**
 * A height field on a square grid of cells, two triangles to a cell, with fractal value noise to generate
 * one.
 */
public final class Terrain {
  private final int cells;
  private final float cell;
  private final float[] heights; // (cells + 1)², row by row in z

  /** The height of the land at a point. */
  @FunctionalInterface
  public interface Height {
    float at(float x, float z);
  }

  /**
   * {@code cells} × {@code cells} cells of side {@code cell}, one corner at the origin, x and z increasing.
   */
  public Terrain(int cells, float cell, Height height) {
    this.cells = cells;
    this.cell = cell;
    heights = new float[(cells + 1) * (cells + 1)];
    for (int j = 0; j <= cells; j++) {
      for (int i = 0; i <= cells; i++) {
        heights[j * (cells + 1) + i] = height.at(i * cell, j * cell);
      }
    }
  }

  /** The height of grid point (i, j). */
  private float height(int i, int j) {
    return heights[j * (cells + 1) + i];
  }

  /**
   * The first {@code count} triangles, cell by cell: cell (i, j) has {@code 2 (j cells + i)} and the next.
   */
  public Triangles triangles(int count) {
    Triangles triangles = Triangles.allocate(count);
    for (int k = 0; k < count; k++) {
      int i = k / 2 % cells;
      int j = k / 2 / cells;
      float x = i * cell;
      float z = j * cell;
      // the halves share the diagonal from (i, j) to (i + 1, j + 1); both normals point up
      int b = k % 2 == 0 ? 0 : 1;
      int c = 1 - b;
      triangles.set(k, x, height(i, j), z, x + cell * b, height(i + b, j + 1), z + cell, x + cell,
          height(i + 1, j + c), z + cell * c);
    }
    return triangles;
  }

  /** Rolling land with a height in about [0, 1]: five octaves of noise, the widest {@code wave} wide. */
  public static float rolling(float x, float z, float wave, long seed) {
    float sum = 0;
    float weight = 0.5f;
    for (int octave = 0; octave < 5; octave++) {
      sum += weight * noise(x / wave, z / wave, seed + octave);
      weight /= 2;
      wave /= 2;
    }
    return sum;
  }

  /** Random heights on the integer points, smoothly blended between them. */
  private static float noise(float x, float z, long seed) {
    int i = (int) Math.floor(x);
    int j = (int) Math.floor(z);
    float u = smooth(x - i);
    float v = smooth(z - j);
    float near = lerp(lattice(i, j, seed), lattice(i + 1, j, seed), u);
    float far = lerp(lattice(i, j + 1, seed), lattice(i + 1, j + 1, seed), u);
    return lerp(near, far, v);
  }

  private static float smooth(float t) {
    return t * t * (3 - 2 * t);
  }

  private static float lerp(float a, float b, float t) {
    return a + (b - a) * t;
  }

  /** A hash of the coordinates of an integer point, as a number in [0, 1). */
  private static float lattice(int i, int j, long seed) {
    long h = seed * 0x9E3779B97F4A7C15L + i * 0xBF58476D1CE4E5B9L + j * 0x94D049BB133111EBL;
    h = (h ^ h >>> 31) * 0xD6E8FEB86659FD93L;
    h = (h ^ h >>> 29) * 0xD6E8FEB86659FD93L;
    return (h >>> 40) * 0x1p-24f;
  }
}
