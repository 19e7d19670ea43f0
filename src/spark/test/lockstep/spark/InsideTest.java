package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Points are inside of a mesh, which every executor has, where they are on one machine. */
class InsideTest {
  private final SplittableRandom random = new SplittableRandom(50);

  /** An octahedron about a point, in columns. */
  private static void octahedron(float[][] columns, int at, float x, float y, float z, float size) {
    for (int k = 0; k < 8; k++) {
      float sx = (k & 1) == 0 ? size : -size, sy = (k & 2) == 0 ? size : -size,
          sz = (k & 4) == 0 ? size : -size;
      float[] corners = {x + sx, y, z, x, y + sy, z, x, y, z + sz};
      for (int c = 0; c < 9; c++) {
        columns[c][at + k] = corners[c];
      }
    }
  }

  @Test
  void points() {
    float[][] columns = new float[9][8 * 60];
    for (int k = 0; k < 60; k++) {
      octahedron(columns, 8 * k, random.nextInt(-8, 9), random.nextInt(-8, 9), random.nextInt(-8, 9),
          random.nextInt(1, 6));
    }
    Table mesh = new Table(Kind.TRIANGLE, columns, columns[0].length);
    for (Kind kind : List.of(Kind.POINT, Kind.SPHERE)) {
      Table points = Table.random(kind, 500, 1, random); // some of them on surfaces
      List<String> expected = Expected.inside(points, mesh);
      long inside = expected.stream().filter(text -> text.endsWith("true")).count();
      assertTrue(inside > 50 && inside < 450, inside + " inside");
      Join join = Join.of(points.dataset(3), kind, mesh.dataset(4), Kind.TRIANGLE);
      assertEquals(expected, Expected.of(join.inside()));
    }
    Table none = new Table(Kind.TRIANGLE, new float[9][0], 0),
        points = Table.random(Kind.POINT, 20, 1, random);
    assertEquals(Expected.inside(points, none),
        Expected.of(Join.of(points.dataset(3, true), Kind.POINT, none.dataset(1), Kind.TRIANGLE).inside()));
  }
}
