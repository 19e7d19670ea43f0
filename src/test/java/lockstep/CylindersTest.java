package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Cylinders along each axis of space give the same answers as along z, with space rotated accordingly. */
@Runs.Widest
@Runs.Vectors
class CylindersTest {
  private static final List<Kind> OTHERS = List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX);

  private static final int SIZE = 300;

  /** The coordinates of u, v and the position along the axis. */
  private static int[] order(Axis axis) {
    return switch (axis) {
      case X -> new int[] {1, 2, 0};
      case Y -> new int[] {0, 2, 1};
      case Z -> new int[] {0, 1, 2};
    };
  }

  /** Elements in the coordinates where u, v and the axis are x, y and z. */
  private static Columns turned(Kind kind, Columns columns, Axis axis) {
    float[][] turned = columns.columns.clone();
    for (int c = 0; c < 3 * kind.vectors(); c++) {
      turned[c] = columns.columns[c / 3 * 3 + order(axis)[c % 3]];
    }
    return Samples.wrap(kind, turned, columns.from(), columns.size());
  }

  private static Cylinders along(Axis axis, Cylinders cylinders) {
    return Cylinders.wrap(axis, cylinders.u, cylinders.v, cylinders.radius, cylinders.from(),
        cylinders.size());
  }

  @ParameterizedTest
  @EnumSource
  void theSameAlongEachAxis(Axis axis) {
    for (Distribution distribution : Distribution.values()) {
      Random random = new Random(1);
      Cylinders alongZ = along(Axis.Z, (Cylinders) Samples.random(Kind.CYLINDER, random, distribution, SIZE));
      Cylinders cylinders = along(axis, alongZ);
      for (Kind kind : OTHERS) {
        Shapes shapes = Samples.shapes(kind, random, distribution, SIZE);
        Shapes turned = (Shapes) turned(kind, shapes, axis);
        Pairs expected = Pairs.allocate(SIZE * SIZE);
        Engine.scalar().overlap(turned, alongZ, expected);
        assertTrue(expected.size() > 0);
        for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
          Pairs pairs = Pairs.allocate(SIZE * SIZE);
          for (Target target : List.of(cylinders, Tree.of(cylinders))) {
            engine.overlap(shapes, target, pairs);
            assertArrayEquals(Answers.of(expected), Answers.of(pairs));
          }
          for (Target target : List.of(shapes, Tree.of(shapes))) {
            engine.overlap(cylinders, target, pairs);
            assertEquals(expected.size(), pairs.size());
          }
          for (Pairing pairing : Samples.pairings(random, SIZE, SIZE, SIZE)) {
            Hits hits = Hits.allocate(SIZE);
            Hits expectedHits = Hits.allocate(SIZE);
            Engine.scalar().overlap(turned, alongZ, pairing, expectedHits);
            engine.overlap(shapes, cylinders, pairing, hits);
            assertArrayEquals(Answers.of(expectedHits, SIZE), Answers.of(hits, SIZE));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void raysAndNormals(Axis axis) {
    Random random = new Random(2);
    Cylinders alongZ =
        along(Axis.Z, (Cylinders) Samples.random(Kind.CYLINDER, random, Distribution.UNIFORM, SIZE));
    Cylinders cylinders = along(axis, alongZ);
    Rays rays = Samples.rays(random, Distribution.UNIFORM, SIZE);
    Rays turned = (Rays) turned(Kind.RAY, rays, axis);
    RayHits expected = RayHits.allocate(SIZE);
    RayHits hits = RayHits.allocate(SIZE);
    Engine.scalar().closest(turned, alongZ, expected);
    int[] order = order(axis);
    for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
      for (Target target : List.of(cylinders, Tree.of(cylinders))) {
        engine.closest(rays, target, hits);
        assertArrayEquals(Answers.of(expected, SIZE), Answers.of(hits, SIZE));
        for (int i = 0; i < SIZE; i++) {
          if (hits.hits().get(i)) {
            Hit hit = hits.hit(i, rays, i, target);
            Hit other = expected.hit(i, turned, i, alongZ);
            float[] n = {hit.nx(), hit.ny(), hit.nz()};
            assertArrayEquals(new float[] {other.nx(), other.ny(), other.nz()},
                new float[] {n[order[0]], n[order[1]], n[order[2]]});
          }
        }
      }
    }
    assertTrue(hits.count() > SIZE / 2);
  }

  @Test
  void boundsAreEndlessAlongTheAxis() {
    float inf = Float.POSITIVE_INFINITY;
    for (Axis axis : Axis.values()) {
      Cylinders one = Cylinders.allocate(axis, 1);
      one.set(0, 10, 20, 0);
      float[] bounds = one.bounds().get(0, new float[6]);
      int[] order = order(axis);
      assertEquals(10, bounds[order[0]], 1e-5f);
      assertEquals(20, bounds[order[1] + 3], 1e-5f);
      assertEquals(-inf, bounds[order[2]]);
      assertEquals(inf, bounds[order[2] + 3]);
    }
  }

  @Test
  void cylindersAlongDifferentAxesAreRefused() {
    Cylinders x = Cylinders.allocate(Axis.X, 3);
    Cylinders y = Cylinders.allocate(Axis.Y, 3);
    String message = "the axis of the first cylinders is X, but that of the second is Y";
    Hits hits = Hits.allocate(3);
    for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
      assertEquals(message,
          assertThrows(IllegalArgumentException.class, () -> engine.overlap(x, y, Pairing.zip(), hits))
              .getMessage());
      assertEquals(message,
          assertThrows(IllegalArgumentException.class, () -> engine.overlap(x, Tree.of(y), Pairs.allocate(0)))
              .getMessage());
    }
    assertEquals("axis",
        assertThrows(NullPointerException.class, () -> Cylinders.allocate(null, 1)).getMessage());
  }
}
