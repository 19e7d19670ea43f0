package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Polygons as fans of triangles. */
class TriangleFanTest {
  private static void throwsArgument(String message, Executable executable) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, executable).getMessage());
  }

  @Test
  void fansOfPolygons() {
    float[] vertices = new float[3 * 14];
    for (int k = 0; k < vertices.length; k++) {
      vertices[k] = k;
    }
    int[] offsets = {1, 4, 9, 13}; // a triangle, a pentagon, a quadrilateral
    Triangles triangles = Triangles.fan(vertices, offsets);
    assertEquals(6, triangles.size());
    int[][] corners = {{1, 2, 3}, {4, 5, 6}, {4, 6, 7}, {4, 7, 8}, {9, 10, 11}, {9, 11, 12}};
    for (int i = 0; i < 6; i++) {
      float[] t = triangles.get(i, new float[9]);
      for (int k = 0; k < 9; k++) {
        assertEquals(3 * corners[i][k / 3] + k % 3, t[k]);
      }
    }
    for (int polygon = 0; polygon < 3; polygon++) { // as documented
      int at = offsets[polygon] - offsets[0] - 2 * polygon;
      assertEquals(3 * offsets[polygon], triangles.ax[at]);
    }
    assertEquals(0, Triangles.fan(vertices, new int[] {14}).size());
    assertEquals(0, Triangles.fan(new float[0], new int[1]).size());
  }

  @Test
  void fanArguments() {
    float[] vertices = new float[3 * 10];
    throwsArgument("vertices.length is 31, not a multiple of 3",
        () -> Triangles.fan(new float[31], new int[] {0, 3}));
    throwsArgument("offsets.length is 0, less than 1", () -> Triangles.fan(vertices, new int[0]));
    throwsArgument("offsets[0] is -3, less than 0", () -> Triangles.fan(vertices, new int[] {-3, 3}));
    throwsArgument("offsets[2] is 11, but vertices.length / 3 is 10",
        () -> Triangles.fan(vertices, new int[] {0, 5, 11}));
    throwsArgument("offsets[2] is 4, less than offsets[1], which is 5",
        () -> Triangles.fan(vertices, new int[] {0, 5, 4}));
    throwsArgument("polygon 1 has 2 corners, less than 3",
        () -> Triangles.fan(vertices, new int[] {0, 5, 7}));
    throwsArgument("polygon 0 has 0 corners, less than 3",
        () -> Triangles.fan(vertices, new int[] {0, 0, 7}));
    assertEquals("vertices",
        assertThrows(NullPointerException.class, () -> Triangles.fan(null, new int[1])).getMessage());
    assertEquals("offsets",
        assertThrows(NullPointerException.class, () -> Triangles.fan(vertices, null)).getMessage());
  }
}
