package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Whether points are inside a closed mesh: no point is lost between triangles, and trees give the answers of
 * brute force.
 */
@Runs.Vectors
class InsideTest {
  /** The twelve triangles of a box from (0, 0, 0) to (a, a, a), with random windings. */
  private static Triangles cube(Random random, float a) {
    int[] indices = {0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4,
        1, 5, 7, 1, 7, 3};
    float[] vertices = new float[24];
    for (int v = 0; v < 8; v++) {
      for (int k = 0; k < 3; k++) {
        vertices[3 * v + k] = a * (v >> k & 1);
      }
    }
    for (int t = 0; t < indices.length; t += 3) {
      if (random.nextBoolean()) {
        int swap = indices[t];
        indices[t] = indices[t + 1];
        indices[t + 1] = swap;
      }
    }
    return Triangles.of(vertices, indices);
  }

  private static boolean[] ask(Engine engine, Spheres points, Target mesh) {
    Hits hits = Answers.stale(Hits.allocate(points.size()));
    engine.inside(points, mesh, hits);
    Answers.of(hits, points.size());
    boolean[] inside = new boolean[points.size()];
    for (int i = 0; i < inside.length; i++) {
      inside[i] = hits.get(i);
    }
    return inside;
  }

  /** Below and above corners, edges and diagonals of faces. */
  @Test
  void aGridOfPointsInACube() {
    Triangles cube = cube(new Random(1), 4);
    Spheres points = Spheres.allocate(9 * 9 * 6);
    boolean[] expected = new boolean[points.size()];
    for (int i = 0; i < points.size(); i++) {
      int layer = i / 81, row = i / 9 % 9;
      float x = i % 9 - 2, y = row - 2, z = layer * 1.5f - 1.75f; // −1.75 … 5.75, never on a face along z
      points.set(i, x, y, z, 0);
      // of points on the sides, those at the lower ends of x and y are inside
      expected[i] = x >= 0 && x < 4 && y >= 0 && y < 4 && z > 0 && z < 4;
    }
    for (Engine engine : TreeCheck.ENGINES) {
      assertArrayEquals(expected, ask(engine, points, cube));
      assertArrayEquals(expected, ask(engine, points, Tree.of(cube)));
    }
  }

  /** A ball of many thin triangles, with points straight below its corners and edges, and anywhere. */
  @Property(tries = 40)
  void aBall(@ForAll long seed, @ForAll @IntRange(min = 3, max = 30) int slices, @ForAll boolean turned) {
    Random random = new Random(seed);
    float[] vertices = new float[3 * (slices * slices + 2)];
    for (int v = 0; v < slices * slices; v++) {
      double polar = Math.PI * (v / slices + 1) / (slices + 1);
      double around = 2 * Math.PI * (v % slices) / slices;
      vertices[3 * v + (turned ? 1 : 2)] = (float) Math.cos(polar);
      vertices[3 * v + (turned ? 2 : 0)] = (float) (Math.sin(polar) * Math.cos(around));
      vertices[3 * v + (turned ? 0 : 1)] = (float) (Math.sin(polar) * Math.sin(around));
    }
    int top = slices * slices, bottom = top + 1;
    vertices[3 * top + (turned ? 1 : 2)] = 1;
    vertices[3 * bottom + (turned ? 1 : 2)] = -1;
    int[] indices = new int[6 * slices * slices];
    int at = 0;
    for (int s = 0; s < slices; s++) {
      int next = (s + 1) % slices;
      at = triangle(indices, at, top, s, next);
      at = triangle(indices, at, bottom, top - slices + next, top - slices + s);
      for (int ring = 0; ring < slices - 1; ring++) {
        int low = ring * slices;
        at = triangle(indices, at, low + s, low + slices + s, low + next);
        at = triangle(indices, at, low + next, low + slices + s, low + slices + next);
      }
    }
    Triangles ball = Triangles.of(vertices, indices);
    Tree tree = Tree.of(ball);
    Spheres points = Spheres.allocate(600);
    double least = Math.cos(2 * Math.PI / slices); // all within are inside: faces are no closer to the middle
    for (int i = 0; i < points.size(); i++) {
      int v = 3 * random.nextInt(vertices.length / 3);
      int w = 3 * random.nextInt(vertices.length / 3);
      float t = i % 3 == 0 ? 0 : 0.5f;
      points.set(i, (1 - t) * vertices[v] + t * vertices[w], (1 - t) * vertices[v + 1] + t * vertices[w + 1],
          (i % 2 == 0 ? 1.2f : 4f) * (2 * random.nextFloat() - 1), 0);
    }
    boolean[] expected = ask(Engine.scalar(), points, ball);
    for (int i = 0; i < points.size(); i++) {
      double r = Math.sqrt(points.x[i] * points.x[i] + points.y[i] * points.y[i] + points.z[i] * points.z[i]);
      if (r > 1.0001) {
        assertFalse(expected[i], "outside");
      } else if (r < 0.8 * least) {
        assertTrue(expected[i], "inside");
      }
    }
    for (Engine engine : TreeCheck.ENGINES) {
      assertArrayEquals(expected, ask(engine, points, ball));
      assertArrayEquals(expected, ask(engine, points, tree));
    }
  }

  /** The distance of a point in a cube from its nearest face; outside, from its surface. */
  @Test
  void signedDistance() {
    Random random = new Random(5);
    Triangles cube = cube(random, 4);
    Spheres points = Spheres.allocate(1000);
    for (int i = 0; i < points.size(); i++) {
      points.set(i, 8 * random.nextFloat() - 2, 8 * random.nextFloat() - 2, 8 * random.nextFloat() - 2, 0);
    }
    for (Engine engine : TreeCheck.ENGINES) {
      for (Target mesh : List.of(cube, Tree.of(cube))) {
        Nearest nearest = Nearest.signed(1000);
        engine.nearest(points, mesh, nearest);
        int inside = 0;
        for (int i = 0; i < points.size(); i++) {
          double outside = 0;
          double within = 4;
          for (float p : new float[] {points.x[i], points.y[i], points.z[i]}) {
            double beyond = Math.max(-p, p - 4);
            outside += beyond > 0 ? beyond * beyond : 0;
            within = Math.min(within, -beyond);
          }
          inside += within > 0 ? 1 : 0;
          assertEquals(within > 0 ? -within : Math.sqrt(outside), nearest.distance[i], 1e-5);
        }
        assertTrue(inside > 50);
      }
    }
  }

  private static int triangle(int[] indices, int at, int a, int b, int c) {
    indices[at] = a;
    indices[at + 1] = b;
    indices[at + 2] = c;
    return at + 3;
  }

  /** Triangles and points of any kind, closed or not: the tree gives the counts of brute force. */
  @Property(tries = 100)
  void asBruteForce(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 150) int size,
      @ForAll @IntRange(max = 200) int count) {
    Random random = new Random(seed);
    Spheres points = (Spheres) scene.shapes(random, Kind.SPHERE, count, Placement.SLICE);
    Triangles triangles = (Triangles) scene.shapes(random, Kind.TRIANGLE, size, Placement.MIDDLE);
    boolean[] expected = ask(Engine.scalar(), points, triangles);
    Tree tree = Tree.of(triangles);
    for (Engine engine : TreeCheck.ENGINES) {
      assertArrayEquals(expected, ask(engine, points, triangles));
      assertArrayEquals(expected, ask(engine, points, tree));
    }
  }

  @Test
  void argumentsAreChecked() {
    Spheres points = Spheres.allocate(65);
    Triangles mesh = cube(new Random(2), 1);
    assertEquals("hits.capacity() is 64, but there are 65 points",
        assertThrows(IllegalArgumentException.class,
            () -> Engine.scalar().inside(points, mesh, Hits.allocate(64))).getMessage());
    for (Target other : List.of(Boxes.allocate(1), Tree.of(Boxes.allocate(1)))) {
      assertEquals("there is no kernel that tells whether the centre of a sphere is straight below a box",
          assertThrows(UnsupportedOperationException.class,
              () -> Engine.scalar().inside(points, other, Hits.allocate(65))).getMessage());
    }
  }
}
