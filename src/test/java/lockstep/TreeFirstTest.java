package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import org.junit.jupiter.api.Test;

/**
 * Lists of pairs are the same whichever operand is a tree, also with margins, and a tree saves work on either
 * side.
 */
@Runs.Widest
@Runs.Vectors
class TreeFirstTest {
  private static final float[] REACHES = {0, 0.3f, 1e9f, Float.POSITIVE_INFINITY};

  private static Shapes some(Kind kind, int size, Distribution distribution) {
    return (Shapes) Samples.random(kind, new Random(size), distribution, size, Placement.MIDDLE);
  }

  private interface Query {
    long list(Engine engine, Target first, Target second, Pairs pairs);
  }

  private static final List<Query> QUERIES =
      List.of(Engine::overlap, (engine, first, second, pairs) -> engine.candidates(first, second, 0, pairs),
          (engine, first, second, pairs) -> engine.within(first, second, 0.2f, pairs),
          (engine, first, second, pairs) -> engine.candidates(first, second, 0.2f, pairs));

  @Test
  @Runs.Thorough
  void eitherOperandMayBeATree() {
    for (Distribution distribution : List.of(Distribution.UNIFORM, Distribution.GRID, Distribution.EXTREME)) {
      for (int[] sizes : new int[][] {{0, 70}, {70, 0}, {1, 65}, {63, 64}, {64, 1}, {64, 63}, {65, 300},
          {700, 40}, {900, 130}}) {
        Shapes first = some(Kind.CAPSULE, sizes[0], distribution);
        Shapes second = some(Kind.BOX, sizes[1], distribution);
        Filter filter = Filter.groups(new Random(1).ints(sizes[0], 0, 3).toArray(),
            new Random(2).ints(sizes[1], 0, 3).toArray());
        for (Query query : QUERIES) {
          check(query, first, second, null);
        }
        check(QUERIES.get(2), first, second, filter);
      }
    }
  }

  private static void check(Query query, Shapes first, Shapes second, Filter filter) {
    Pairs expected = Pairs.allocate((long) first.size() * second.size());
    query.list(filtered(Engine.scalar(), filter), first, second, expected);
    Tree firstTree = Tree.of(first), secondTree = Tree.of(second);
    for (Engine engine : TreeCheck.ENGINES) {
      for (Target[] operands : new Target[][] {{firstTree, second}, {first, secondTree},
          {firstTree, secondTree}}) {
        for (int capacity : new int[] {expected.size(), expected.size() / 2, 0}) {
          Pairs pairs = Pairs.allocate(capacity);
          long needed = query.list(filtered(engine, filter), operands[0], operands[1], pairs);
          assertEquals(expected.size(), needed);
          assertArrayEquals(Arrays.copyOf(Answers.of(expected), 2 * capacity), Answers.of(pairs),
              () -> engine + ", " + Arrays.toString(operands));
        }
      }
    }
  }

  private static Engine filtered(Engine engine, Filter filter) {
    return filter == null ? engine : engine.where(filter);
  }

  /** By definition: the distance of the bounds. */
  @Test
  void candidatesAreThoseWhoseBoundsAreWithinTheMargin() {
    for (Kind kind : List.of(Kind.SPHERE, Kind.TRIANGLE, Kind.PLANE)) {
      Shapes shapes = some(kind, 200, Distribution.UNIFORM);
      Boxes bounds = shapes.bounds();
      Distances distances = Distances.withoutPoints(200);
      for (float margin : REACHES) {
        IntStream.Builder all = IntStream.builder(), own = IntStream.builder();
        for (int i = 0; i < 200; i++) {
          Engine.scalar().distance(bounds, bounds, Pairing.oneToMany(i), distances);
          for (int j = 0; j < 200; j++) {
            if (distances.hits().get(j) && distances.distance[j] <= margin) {
              all.add(i).add(j);
              if (i < j) {
                own.add(i).add(j);
              }
            }
          }
        }
        int[] expected = all.build().toArray(), expectedOwn = own.build().toArray();
        for (Engine engine : TreeCheck.ENGINES) {
          for (Target target : List.of(shapes, Tree.of(shapes))) {
            Pairs pairs = Pairs.allocate(40_000);
            engine.candidates(target, shapes, margin, pairs);
            assertArrayEquals(expected, Answers.of(pairs));
            engine.candidates(target, margin, pairs);
            assertArrayEquals(expectedOwn, Answers.of(pairs));
          }
        }
      }
    }
    for (float margin : new float[] {-1, Float.NaN}) {
      Shapes shapes = Spheres.allocate(1);
      assertThrows(IllegalArgumentException.class,
          () -> Engine.scalar().candidates(shapes, margin, Pairs.allocate(1)));
      assertThrows(IllegalArgumentException.class,
          () -> Engine.scalar().candidates(shapes, shapes, margin, Pairs.allocate(1)));
    }
  }

  /** A margin does not disturb the list that a tree remembers. */
  @Test
  void aListWithAMarginBetweenOthers() {
    Spheres spheres = (Spheres) some(Kind.SPHERE, 3000, Distribution.UNIFORM);
    Tree tree = Tree.of(spheres);
    Pairs pairs = Pairs.allocate(1_000_000), expected = Pairs.allocate(1_000_000);
    for (int step = 0; step < 6; step++) {
      spheres.x[spheres.from() + step] += 0.5f;
      tree.update();
      Engine.scalar().candidates(spheres, 0, expected);
      Engines.widest().candidates(tree, 0, pairs);
      assertArrayEquals(Answers.of(expected), Answers.of(pairs));
      Engine.scalar().within(spheres, 0.05f, expected);
      Engines.widest().within(tree, 0.05f, pairs);
      assertArrayEquals(Answers.of(expected), Answers.of(pairs));
    }
  }

  /** Where everything meets everything, and where a tree is small. */
  @Test
  void whatATreeCannotSave() {
    Spheres equal = Spheres.allocate(300);
    Spheres some = Spheres.allocate(200);
    for (Engine engine : TreeCheck.ENGINES) {
      Pairs pairs = Pairs.allocate(60_000);
      assertEquals(60_000, engine.overlap(Tree.of(equal), some, pairs));
      for (int k = 0; k < pairs.size(); k++) {
        assertTrue(pairs.first(k) == k / 200 && pairs.second(k) == k % 200);
      }
      assertEquals(60_000, engine.overlap(Tree.of(equal), some, Pairs.allocate(0)));
    }
  }

  /** Pairs passed to a kernel. */
  @Test
  void aTreeSavesTheWorkOnEitherSide() {
    AtomicLong asked = new AtomicLong();
    Engine counting = new Engine("counting", 1, ScalarKernels.TABLE.with(Bits.SCALAR, entry -> {
      Kernel kernel = entry.kernel();
      return (first, second, count, out) -> {
        asked.addAndGet(count);
        kernel.run(first, second, count, out);
      };
    }), null);
    Spheres spheres = Spheres.allocate(10_000);
    Spheres few = Spheres.allocate(100);
    Random random = new Random(1);
    for (Spheres each : List.of(spheres, few)) {
      for (int i = 0; i < each.size(); i++) {
        each.set(i, 100 * random.nextFloat(), 100 * random.nextFloat(), 100 * random.nextFloat(), 1);
      }
    }
    Tree tree = Tree.of(spheres);
    Pairs pairs = Pairs.allocate(100_000);
    for (Query query : QUERIES) {
      for (Target[] operands : new Target[][] {{tree, few}, {few, tree}, {tree, Tree.of(few)}}) {
        asked.set(0);
        query.list(counting, operands[0], operands[1], pairs);
        assertTrue(asked.get() < 10_000L * 100 / 50, () -> asked + " pairs");
      }
    }
    asked.set(0);
    counting.within(tree, 0.2f, pairs);
    counting.candidates(tree, 0.2f, pairs);
    assertTrue(asked.get() < 10_000L * 10_000 / 2 / 50, () -> asked + " pairs");
  }
}
