package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.RangeKeys;
import lockstep.internal.query.RangeList;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** Queries that meet most of a tree are tested against all shapes in place: same list, little memory. */
@Runs.Thorough
@Runs.Widest
@Runs.Vectors
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
      TreeCheck.any(engine.where(filter), boxes, TREE, Answers.of(filtered));
      assertEquals(needed, engine.candidates(boxes, TREE, 0, pairs) - differsInBounds(boxes));
    }
  }

  private static long differsInBounds(Boxes boxes) {
    return Engine.scalar().overlap(boxes, SPHERES.bounds(), Pairs.allocate(0))
        - Engine.scalar().overlap(boxes, SPHERES, Pairs.allocate(0));
  }

  /** All hits and parities use sinks that must see each hit once. */
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

  /** The memory that a thread keeps does not grow with the number of pairs found. */
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
      kept[0] = Runner.get().answers().kept().values.length;
      kept[1] = pairs.size();
    });
    thread.join();
    assertTrue(kept[1] > 64 * 0.9 * SIZE);
    assertTrue(kept[0] <= SIZE, () -> "room for " + kept[0] + " elements");
  }

  /** If most queries meet much of the tree, brute force does everything. */
  @Test
  void mostMeetMuch() {
    Boxes covering = Boxes.allocate(64);
    for (int i = 0; i < 64; i++) {
      covering.set(i, -1e6f, -1e6f, -1e6f, 1e6f, 1e6f, 1e6f);
    }
    Tree planes = Tree.of((Shapes) Samples.random(Kind.PLANE, new Random(1), Distribution.UNIFORM, SIZE));
    Boxes aside = Boxes.allocate(64);
    for (int i = 0; i < 64; i++) {
      aside.set(i, 1e3f + i, 0, 0, 1e3f + i, 1, 1);
    }
    Pairs pairs = Pairs.allocate(1 << 20);
    for (Way way : new Way[] {Way.SCALAR, Way.BEST}) {
      assertFalse(isListed(way, covering, TREE, lockstep.internal.run.Question.ANY, pairs));
      assertFalse(isListed(way, aside, planes, lockstep.internal.run.Question.ANY, pairs));
      assertFalse(isListed(way, aside, TREE, 1e6f, pairs));
      assertTrue(isListed(way, aside, TREE, lockstep.internal.run.Question.ANY, pairs));
    }
  }

  private static boolean isListed(Way way, Boxes queries, Tree tree, float most, Pairs pairs) {
    Kernels.Entry entry =
        ScalarKernels.TABLE.get(most < 0 ? Verb.OVERLAP : Verb.DISTANCE, Kind.BOX, tree.shapes().kind);
    Execution execution = new Execution(ScalarKernels.TABLE, way, null);
    lockstep.internal.run.Question question = new lockstep.internal.run.Question();
    question.of(entry, queries.elements, tree.shapes().elements).within(most);
    boolean listed = RangeList.list(execution, question, tree.index, pairs.list);
    question.of(entry, tree.shapes().elements, queries.elements).within(most);
    assertEquals(listed, RangeKeys.list(execution, question, tree.index, pairs.list));
    return listed;
  }

  /** Queries tested against all shapes find the same as others. */
  @Test
  void searchesThatComeAcrossAll() {
    int count = 40;
    Spheres queries = Spheres.allocate(count);
    Motions motions = Motions.allocate(count);
    Random random = new Random(1);
    for (int i = 0; i < count; i++) {
      float at = i % 4 == 0 ? 1e17f : 20 * random.nextFloat();
      queries.set(i, at, 20 * random.nextFloat(), 20 * random.nextFloat(), i % 4 == 1 ? 1e20f : 1);
      float speed = i % 4 == 2 ? 1e35f : 5;
      motions.set(i, speed, -speed * random.nextFloat(), random.nextFloat());
    }
    Filter filter = Filter.groups(random.ints(count, 0, 3).toArray(), random.ints(3000, 0, 3).toArray());
    for (Kind kind : new Kind[] {Kind.SPHERE, Kind.BOX, Kind.PLANE}) {
      Shapes shapes = (Shapes) Samples.random(kind, random, Distribution.UNIFORM, 3000);
      Tree tree = Tree.of(shapes);
      for (int perShape : new int[] {1, 3}) {
        Nearest expected = Nearest.allocate(count, perShape), nearest = Nearest.allocate(count, perShape);
        for (Filter some : new Filter[] {null, filter}) {
          Engine flat = some == null ? Engine.scalar() : Engine.scalar().where(some);
          for (float distance : new float[] {Float.POSITIVE_INFINITY, 3}) {
            flat.nearest(queries, shapes, expected.within(distance));
            for (Engine engine : TreeCheck.ENGINES) {
              (some == null ? engine : engine.where(some)).nearest(queries, tree, nearest.within(distance));
              assertArrayEquals(expected.index, nearest.index);
              assertArrayEquals(expected.distance, nearest.distance);
              assertArrayEquals(expected.x, nearest.x);
            }
          }
        }
      }
      SweepHits expected = SweepHits.allocate(count), hits = SweepHits.allocate(count);
      for (Filter some : new Filter[] {null, filter}) {
        (some == null ? Engine.scalar() : Engine.scalar().where(some)).sweep(queries.moving(motions), shapes,
            expected);
        for (Engine engine : TreeCheck.ENGINES) {
          (some == null ? engine : engine.where(some)).sweep(queries.moving(motions), tree, hits);
          assertArrayEquals(Answers.of(expected, count), Answers.of(hits, count));
        }
      }
    }
  }
}
