package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import lockstep.samples.ShapeSamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Arguments that trees and their verbs accept, reject and report. */
@Runs.Widest
@Runs.Vectors
class TreeArgumentsTest {
  /** Boxes one behind the other along x, box i from i to i + 1/2, in reverse order. */
  private static Boxes row(int size) {
    Boxes boxes = Boxes.allocate(size);
    for (int i = 0; i < size; i++) {
      int x = size - 1 - i;
      boxes.set(i, x, 0, 0, x + 0.5f, 1, 1);
    }
    return boxes;
  }

  /** Ray i starts before box i of the row and runs along it. */
  private static Rays along(int size) {
    Rays rays = Rays.allocate(size);
    for (int i = 0; i < size; i++) {
      rays.set(i, i - 0.25f, 0.5f, 0.5f, 1, 0, 0);
    }
    return rays;
  }

  private static String message(Class<? extends Exception> type, Executable call) {
    return assertThrows(type, call).getMessage();
  }

  @Test
  void nulls() {
    assertEquals("shapes", message(NullPointerException.class, () -> Tree.of(null)));
    assertEquals("shapes", message(NullPointerException.class, () -> Tree.of(null, TreeCheck.POOL)));
    assertEquals("pool", message(NullPointerException.class, () -> Tree.of(row(3), null)));
    Tree tree = Tree.of(row(3));
    assertEquals("pool", message(NullPointerException.class, () -> tree.rebuild(null)));
    Rays rays = along(3);
    for (Engine engine : TreeCheck.ENGINES) {
      assertThrows(NullPointerException.class, () -> engine.closest(rays, (Tree) null, RayHits.allocate(3)));
      assertThrows(NullPointerException.class, () -> engine.any(rays, (Tree) null, Hits.allocate(3)));
      assertThrows(NullPointerException.class, () -> engine.all(rays, (Tree) null, AllHits.allocate(3, 1)));
      assertThrows(NullPointerException.class, () -> engine.candidates(rays, null, Pairs.allocate(3)));
      assertThrows(NullPointerException.class, () -> engine.overlap(row(3), (Tree) null, Pairs.allocate(3)));
      assertThrows(NullPointerException.class, () -> engine.closest(null, tree, RayHits.allocate(3)));
      assertThrows(NullPointerException.class, () -> engine.any((Rays) null, tree, Hits.allocate(3)));
      assertThrows(NullPointerException.class, () -> engine.all(null, tree, AllHits.allocate(3, 1)));
      assertThrows(NullPointerException.class, () -> engine.candidates((Rays) null, tree, Pairs.allocate(3)));
      assertThrows(NullPointerException.class, () -> engine.overlap(null, tree, Pairs.allocate(3)));
      assertThrows(NullPointerException.class, () -> engine.closest(rays, tree, null));
      assertThrows(NullPointerException.class, () -> engine.any(rays, tree, null));
      assertThrows(NullPointerException.class, () -> engine.all(rays, tree, null));
      assertThrows(NullPointerException.class, () -> engine.candidates(rays, tree, null));
      assertThrows(NullPointerException.class, () -> engine.overlap(row(3), tree, null));
      // the result stays usable
      RayHits hits = RayHits.allocate(3);
      engine.closest(rays, tree, hits);
      assertArrayEquals(new int[] {2, 1, 0}, Arrays.copyOf(hits.index, 3));
    }
  }

  @Test
  void tooLittleRoomIsRefusedBeforeAnythingIsWritten() {
    Tree tree = Tree.of(row(3));
    Rays rays = along(70);
    for (Engine engine : TreeCheck.ENGINES) {
      RayHits rayHits = Answers.stale(RayHits.allocate(69));
      assertEquals("hits.capacity() is 69, but there are 70 rays",
          message(IllegalArgumentException.class, () -> engine.closest(rays, tree, rayHits)));
      assertEquals(0, rayHits.size());
      assertEquals(Integer.MIN_VALUE, rayHits.index[0]);
      Hits hits = Hits.allocate(64);
      assertEquals("hits.capacity() is 64, but there are 70 rays",
          message(IllegalArgumentException.class, () -> engine.any(rays, tree, hits)));
      assertEquals(0, hits.size());
      AllHits all = AllHits.allocate(69, 3);
      assertEquals("hits.capacity() is 69, but there are 70 rays",
          message(IllegalArgumentException.class, () -> engine.all(rays, tree, all)));
      assertEquals(0, all.size());
    }
  }

  @Test
  void sizesOfAllHits() {
    assertEquals("capacity is -1, less than 0",
        message(IllegalArgumentException.class, () -> AllHits.allocate(-1, 3)));
    assertEquals("perRay is -2, less than 0",
        message(IllegalArgumentException.class, () -> AllHits.allocate(3, -2)));
    assertEquals("capacity · perRay is 4294967296, more than 2147483639",
        message(IllegalArgumentException.class, () -> AllHits.allocate(1 << 16, 1 << 16)));
    AllHits hits = AllHits.allocate(5, 7);
    assertEquals(5, hits.capacity());
    assertEquals(7, hits.perRay());
    assertEquals(0, hits.size());
    assertEquals(0, hits.overflows());
    assertEquals(35, hits.t.length);
  }

  /** Ray i of the row meets n − i boxes: hits that do not fit are counted, the nearest are kept. */
  @Test
  void allHitsThatDoNotFit() {
    int n = 40;
    Tree tree = Tree.of(row(n));
    Rays rays = along(n);
    for (Engine engine : TreeCheck.ENGINES) {
      for (int perRay : new int[] {0, 1, 5, n - 1, n, n + 1}) {
        AllHits hits = AllHits.allocate(n + 3, perRay);
        for (int call = 0; call < 2; call++) {
          engine.all(rays, tree, hits);
          assertEquals(n, hits.size());
          assertEquals(Math.max(0, n - perRay), hits.overflows());
          for (int i = 0; i < n; i++) {
            assertEquals(n - i, hits.needed(i));
            assertEquals(Math.min(perRay, n - i), hits.count(i));
            for (int k = 0; k < hits.count(i); k++) {
              assertEquals(n - 1 - i - k, hits.index[i * perRay + k]);
              assertEquals(k + 0.25f, hits.t[i * perRay + k]);
              assertEquals(0, hits.u[i * perRay + k]);
              assertEquals(0, hits.v[i * perRay + k]);
            }
          }
        }
        engine.all(rays.slice(0, 1), tree, hits); // no remains of the previous call
        assertEquals(1, hits.size());
        assertEquals(perRay < n ? 1 : 0, hits.overflows());
        assertEquals("i is 1, not in [0, 1)", message(IndexOutOfBoundsException.class, () -> hits.needed(1)));
        assertEquals("i is -1, not in [0, 1)",
            message(IndexOutOfBoundsException.class, () -> hits.count(-1)));
        assertEquals("AllHits[1 rays]", hits.toString());
      }
    }
  }

  /** On equal t the lowest indices come first, and those are the ones kept. */
  @Test
  void allHitsOfCoincidentShapes() {
    Boxes boxes = Boxes.allocate(100);
    for (int i = 0; i < 100; i++) {
      boxes.set(i, 0, 0, 0, 1, 1, 1);
    }
    Tree tree = Tree.of(boxes);
    for (Engine engine : TreeCheck.ENGINES) {
      AllHits hits = AllHits.allocate(1, 30);
      engine.all(along(1), tree, hits);
      assertEquals(100, hits.needed(0));
      for (int k = 0; k < 30; k++) {
        assertEquals(k, hits.index[k]);
        assertEquals(0.25f, hits.t[k]);
      }
      RayHits closest = RayHits.allocate(1);
      engine.closest(along(1), tree, closest);
      assertEquals(0, closest.index[0]);
    }
  }

  @Test
  void pairsThatDoNotFit() {
    int n = 40;
    int needed = n * (n + 1) / 2;
    Tree tree = Tree.of(row(n));
    Rays rays = along(n);
    Boxes queries = Boxes.allocate(n);
    for (int i = 0; i < n; i++) {
      queries.set(i, i, 0, 0, 1e9f, 1, 1);
    }
    for (Engine engine : TreeCheck.ENGINES) {
      for (int capacity : new int[] {0, 1, n, n + 1, needed - 1, needed, needed + 1}) {
        Pairs pairs = Pairs.wrap(new int[capacity], new int[capacity + 5]);
        for (int call = 0; call < 2; call++) {
          long found =
              call == 0 ? engine.candidates(rays, tree, pairs) : engine.overlap(queries, tree, pairs);
          assertEquals(needed, found);
          assertEquals(needed, pairs.needed());
          assertEquals(Math.min(needed, capacity), pairs.size());
          int k = 0;
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < n - i && k < capacity; j++) {
              assertEquals(i, pairs.first(k));
              assertEquals(j, pairs.second(k++));
            }
          }
        }
      }
    }
  }

  @Test
  void anEmptyTree() {
    for (Kind kind : Samples.SHAPES) {
      Shapes nothing = (Shapes) Samples.allocate(kind, 0);
      Shapes unfit = (Shapes) Samples.allocate(kind, 20);
      for (float[] column : unfit.columns) {
        Arrays.fill(column, Float.NaN);
      }
      for (Shapes shapes : new Shapes[] {nothing, unfit}) {
        Tree tree = Tree.of(shapes);
        assertEquals(shapes.size(), tree.size());
        assertTrue(tree.cost() >= 0 && tree.depth() <= 1 && tree.bytes() < 4000, tree::toString);
        Rays rays = SceneRays.at(new Random(1), row(9), 100, Placement.ALLOCATED);
        for (int step = 0; step < 3; step++) {
          TreeCheck.casts(rays, tree);
          TreeCheck.casts(rays.slice(50, 0), tree);
          TreeCheck.overlaps(row(9), tree);
          if (step == 0) {
            tree.refit();
          } else {
            tree.rebuild();
          }
        }
      }
    }
  }

  @Test
  void noRaysAndNoQueries() {
    for (Kind kind : Samples.SHAPES) {
      Tree tree = Tree.of(Scene.MESH.shapes(new Random(1), kind, 50));
      TreeCheck.casts(Rays.allocate(0), tree);
      for (Kind queries : Samples.SHAPES) {
        TreeCheck.overlaps((Shapes) Samples.allocate(queries, 0), tree);
      }
      for (Engine engine : TreeCheck.ENGINES) {
        if (Question.castAt().contains(kind)) {
          AllHits all = AllHits.allocate(0, 0);
          engine.all(Rays.allocate(0), tree, all);
          assertEquals(0, all.size());
        }
        assertEquals(0, engine.candidates(Rays.allocate(0), tree, Pairs.allocate(0)));
      }
    }
  }

  @Test
  void whatATreeTells() {
    Boxes boxes = row(1000);
    for (Tree tree : new Tree[] {Tree.of(boxes), Tree.of(boxes, TreeCheck.POOL)}) {
      assertSame(boxes, tree.shapes());
      assertEquals(1000, tree.size());
      assertTrue(tree.depth() >= 3 && tree.depth() <= 10, () -> "depth " + tree.depth());
      assertTrue(tree.bytes() > 4 * 1000 && tree.bytes() < 300 * 1000, () -> "bytes " + tree.bytes());
      assertTrue(tree.cost() > 1 && tree.cost() < 1000, () -> "cost " + tree.cost());
      assertEquals("Tree[Boxes[1000], depth " + tree.depth() + "]", tree.toString());
    }
  }

  /**
   * The tree reads its shapes when it is built, in the caller's own arrays, from their first to their last.
   */
  @Test
  void aTreeOverPartOfABuffer() {
    for (Kind kind : Question.some(Samples.SHAPES, Effort.choose(3, 99, 99))) {
      Shapes whole = Scene.MESH.shapes(new Random(2), kind, 120);
      for (int[] part : new int[][] {{0, 120}, {1, 119}, {50, 70}, {119, 1}, {60, 0}, {33, 17}}) {
        Shapes slice = whole.slice(part[0], part[1]);
        TreeCheck.casts(SceneRays.at(new Random(3), whole, 100, Placement.UNPADDED), Tree.of(slice));
        TreeCheck.overlaps(whole, Tree.of(slice));
      }
    }
  }

  /** Kernels may report a contact of two shapes only if the bounds of both meet, up to their tolerance. */
  @Test
  void boundsHoldTheirShapes() {
    Random random = new Random(4);
    for (Kind kind : Samples.SHAPES) {
      if (kind == Kind.FRUSTUM) {
        continue; // see FrustumGeometryTest
      }
      Shapes shapes = Scene.RANDOM.shapes(random, kind, 500);
      Boxes bounds = shapes.bounds();
      assertEquals(500, bounds.size());
      float[] e = new float[Kind.maxWidth()];
      for (int i = 0; i < 500; i++) {
        shapes.get(i, e);
        for (int axis = 0; axis < 3; axis++) {
          double[] exact = ShapeSamples.of(kind).interval(e, axis);
          double low = exact[0], high = exact[1];
          float slack = shapes instanceof Boxes || shapes instanceof Triangles ? 0 : 1e-5f;
          assertTrue(bounds.columns[axis][i] <= low && bounds.columns[axis][i] >= low - slack);
          assertTrue(bounds.columns[axis + 3][i] >= high && bounds.columns[axis + 3][i] <= high + slack);
        }
      }
    }
    Spheres unfit = Spheres.allocate(2);
    unfit.set(0, 0, 0, 0, -1);
    unfit.set(1, Float.NaN, 0, 0, 1);
    for (int i = 0; i < 2; i++) {
      for (float[] column : unfit.bounds().columns) {
        assertTrue(Float.isNaN(column[i]));
      }
    }
    assertFalse(Tree.of(unfit).depth() > 1);
    Capsules capsules = Capsules.allocate(3);
    capsules.set(0, 0, 0, 0, 1, 1, 1, -1);
    capsules.set(1, 0, 0, 0, 1, 1, 1, Float.NaN);
    capsules.set(2, 0, 0, 0, 1, Float.NaN, 1, Float.POSITIVE_INFINITY);
    for (int i = 0; i < 3; i++) {
      for (float[] column : capsules.bounds().columns) {
        assertTrue(Float.isNaN(column[i]));
      }
    }
  }
}
