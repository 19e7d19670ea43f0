package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.Kind;
import org.junit.jupiter.api.Test;

/** Queries that meet most of a tree are tested against all shapes as they stand: same list, little memory. */
class DenseQueriesTest {
  private static final int SIZE = 20_000;

  private static final Spheres SPHERES =
      (Spheres) Samples.random(Kind.SPHERE, new Random(1), Distribution.UNIFORM, SIZE);

  private static final Tree TREE = Tree.of(SPHERES);

  /** Each third covers everything, the others little. */
  private static Boxes boxes(int size) {
    Boxes boxes = (Boxes) Samples.random(Kind.BOX, new Random(2), Distribution.UNIFORM, size);
    for (int i = 0; i < size; i += 3) {
      boxes.set(i, -1e6f, -1e6f, -1e6f, 1e6f, 1e6f, 1e6f);
    }
    return boxes;
  }

  @Test
  void listsAreThoseOfBruteForce() {
    Boxes boxes = boxes(50);
    Pairs expected = Pairs.allocate(SIZE * 25);
    long needed = Engine.scalar().overlap(boxes, SPHERES, expected);
    assertTrue(needed > 17 * 0.9 * SIZE);
    Filter filter =
        Filter.groups(new Random(3).ints(50, 0, 4).toArray(), new Random(4).ints(SIZE, 0, 4).toArray());
    Pairs filtered = Pairs.allocate(SIZE * 25);
    Engine.scalar().where(filter).overlap(boxes, SPHERES, filtered);
    for (Engine engine : TreeCheck.ENGINES) {
      for (int capacity : new int[] {expected.size(), 70_000, 0}) {
        Pairs pairs = Pairs.allocate(capacity);
        assertEquals(needed, engine.overlap(boxes, TREE, pairs));
        for (int k = 0; k < capacity; k++) {
          assertTrue(pairs.first()[k] == expected.first()[k] && pairs.second()[k] == expected.second()[k],
              "" + k);
        }
      }
      Pairs pairs = Pairs.allocate(SIZE * 25);
      engine.where(filter).overlap(boxes, TREE, pairs);
      assertArrayEquals(Answers.of(filtered), Answers.of(pairs));
      assertEquals(needed, engine.candidates(boxes, TREE, pairs) - differsInBounds(boxes));
    }
  }

  private static long differsInBounds(Boxes boxes) {
    return Engine.scalar().count(boxes, SPHERES.bounds()) - Engine.scalar().count(boxes, SPHERES);
  }

  /** All hits and parities come from sinks that must see each hit once. */
  @Test
  void eachHitIsSeenOnce() {
    int layers = 400;
    Triangles stack = Triangles.allocate(layers);
    for (int i = 0; i < layers; i++) {
      stack.set(i, -9, -9, i, 9, -9, i, 0, 9, i);
    }
    Rays rays = Rays.allocate(40);
    Spheres points = Spheres.allocate(40);
    for (int i = 0; i < 40; i++) {
      float x = i % 5 == 4 ? 100 : 0.1f * i - 2;
      rays.set(i, x, 0, -1, 0, 0, 1);
      points.set(i, x, 0, 0.5f + i % 2, 0);
    }
    AllHits expected = AllHits.allocate(40, layers);
    Engine.scalar().all(rays, stack, expected);
    Hits inside = Hits.allocate(40);
    Engine.scalar().inside(points, stack, inside);
    int[] expectedInside = Answers.of(inside, 40);
    for (Engine engine : TreeCheck.ENGINES) {
      AllHits all = AllHits.allocate(40, layers);
      engine.all(rays, Tree.of(stack), all);
      assertArrayEquals(Answers.of(expected), Answers.of(all));
      engine.inside(points, Tree.of(stack), inside);
      assertArrayEquals(expectedInside, Answers.of(inside, 40));
    }
  }

  /** What a thread keeps does not grow with the pairs that it has found. */
  @Test
  void aThreadKeepsFewOfThePairsThatItHasFound() throws InterruptedException {
    int[] kept = new int[2];
    Thread thread = Thread.ofPlatform().start(() -> {
      Pairs pairs = Pairs.allocate(64 * SIZE);
      Boxes covering = Boxes.allocate(64);
      for (int i = 0; i < 64; i++) {
        covering.set(i, -1e6f, -1e6f, -1e6f, 1e6f, 1e6f, 1e6f);
      }
      Engine.scalar().overlap(covering, TREE, pairs);
      kept[0] = Workspace.get().found.values.length;
      kept[1] = pairs.size();
    });
    thread.join();
    assertTrue(kept[1] > 64 * 0.9 * SIZE);
    assertTrue(kept[0] <= SIZE, () -> "room for " + kept[0] + " elements");
  }
}
