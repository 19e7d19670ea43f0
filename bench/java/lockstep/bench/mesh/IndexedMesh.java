package lockstep.bench.mesh;

import java.util.Arrays;
import lockstep.Triangles;

/**
 * Triangles as an indexed mesh: equal corners are one vertex.
 *
 * @param vertices x, y, z of each, in the order in which they first appear
 * @param indices three vertex numbers for each triangle
 */
@SuppressWarnings("ArrayRecordComponent") // columns, as everywhere; never compared
public record IndexedMesh(float[] vertices, int[] indices) {
  /** The mesh of these triangles, in their order. */
  public static IndexedMesh of(Triangles triangles) {
    int corners = 3 * triangles.size();
    int[] table = new int[Integer.highestOneBit(Math.max(1, corners)) * 4]; // vertex number + 1, or 0
    float[] vertices = new float[3 * corners];
    int[] indices = new int[corners];
    float[] t = new float[9];
    int count = 0;
    for (int k = 0; k < corners; k++) {
      if (k % 3 == 0) {
        triangles.get(k / 3, t);
      }
      int c = k % 3 * 3;
      float x = t[c] + 0f; // −0 and 0 are one place
      float y = t[c + 1] + 0f;
      float z = t[c + 2] + 0f;
      int slot = hash(x, y, z) & (table.length - 1);
      while (table[slot] != 0 && !same(vertices, table[slot] - 1, x, y, z)) {
        slot = (slot + 1) & (table.length - 1);
      }
      if (table[slot] == 0) {
        vertices[3 * count] = x;
        vertices[3 * count + 1] = y;
        vertices[3 * count + 2] = z;
        table[slot] = ++count;
      }
      indices[k] = table[slot] - 1;
    }
    return new IndexedMesh(Arrays.copyOf(vertices, 3 * count), indices);
  }

  private static boolean same(float[] vertices, int v, float x, float y, float z) {
    return vertices[3 * v] == x && vertices[3 * v + 1] == y && vertices[3 * v + 2] == z;
  }

  private static int hash(float x, float y, float z) {
    int h = Float.floatToIntBits(x) * 0x9E3779B1;
    h = (Integer.rotateLeft(h, 13) ^ Float.floatToIntBits(y)) * 0x85EBCA6B;
    h = (Integer.rotateLeft(h, 13) ^ Float.floatToIntBits(z)) * 0xC2B2AE35;
    return h ^ h >>> 15;
  }
}
