package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Pairs of one tree and of two are those of brute force, in its order, after any motion, on every engine. */
@Runs.Widest
@Runs.Vectors
class GridPairsTest {
  @Provide
  Arbitrary<Question> overlaps() {
    return Arbitraries.of(Question.few(Question.all(Verb.OVERLAP), Effort.choose(4, 99, 99)));
  }

  @Provide
  Arbitrary<Kind> kinds() {
    return Arbitraries.of(
        Question.few(Question.ofOneKind(), Effort.choose(2, 99, 99)).stream().map(Question::first).toList());
  }

  /** A list by each engine, with room for all, for some and for none, is a prefix of the expected one. */
  private static void check(Pairs expected, String what, ListCall call) {
    assertEquals(expected.needed(), expected.size(), "too many pairs for a test");
    long needed = expected.needed();
    for (Engine engine : TreeCheck.ENGINES) {
      for (long room : new long[] {needed, engine.lanes() > 1 ? needed / 2 : Math.min(3, needed)}) {
        Pairs got = Pairs.allocate(room);
        assertEquals(needed, call.list(engine, got), () -> what + ", " + engine + ", room for " + room);
        assertEquals(needed, got.needed());
        assertEquals(room, got.size());
        for (int k = 0; k < got.size(); k++) {
          if (expected.first(k) != got.first(k) || expected.second(k) != got.second(k)) {
            assertEquals(expected.first(k) + ", " + expected.second(k), got.first(k) + ", " + got.second(k),
                what + ", pair " + k + ", " + engine + ", room for " + room);
          }
        }
      }
    }
  }

  private interface ListCall {
    long list(Engine engine, Pairs pairs);
  }

  private static Pairs room(Shapes first, Shapes second) {
    return Pairs.allocate((long) first.size() * second.size());
  }

  /** All questions about pairs of a tree. */
  private static void checkSelf(Tree tree) {
    Shapes shapes = tree.shapes();
    Pairs expected = room(shapes, shapes);
    Engine.scalar().overlap(shapes, expected);
    check(expected, "self " + shapes, (engine, pairs) -> engine.overlap(tree, pairs));
    for (Engine engine : TreeCheck.ENGINES) {
      assertEquals(expected.needed(), engine.overlap(tree, Pairs.allocate(0)));
    }
    Engine.scalar().overlap(shapes.bounds(), expected);
    check(expected, "candidates of " + shapes, (engine, pairs) -> engine.candidates(tree, 0, pairs));
    check(expected, "candidates without a tree of " + shapes,
        (engine, pairs) -> engine.candidates(shapes, 0, pairs));
  }

  /** All questions about pairs of two trees. */
  private static void checkBoth(Tree first, Tree second) {
    Pairs expected = room(first.shapes(), second.shapes());
    Engine.scalar().overlap(first.shapes(), second.shapes(), expected);
    check(expected, first + " and " + second, (engine, pairs) -> engine.overlap(first, second, pairs));
    for (Engine engine : TreeCheck.ENGINES) {
      assertEquals(expected.needed(), engine.overlap(first, second, Pairs.allocate(0)));
    }
    Engine.scalar().overlap(first.shapes().bounds(), second.shapes().bounds(), expected);
    check(expected, "candidates of " + first + " and " + second,
        (engine, pairs) -> engine.candidates(first, second, 0, pairs));
    check(expected, "candidates of shapes and " + second,
        (engine, pairs) -> engine.candidates(first.shapes(), second, 0, pairs));
    check(expected, "candidates of " + first + " and shapes",
        (engine, pairs) -> engine.candidates(first, second.shapes(), 0, pairs));
  }

  @Property(tries = 30)
  void pairsOfOneTree(@ForAll long seed, @ForAll Scene scene, @ForAll("kinds") Kind kind,
      @ForAll @IntRange(min = 100, max = 400) int size, @ForAll Placement placement) {
    checkSelf(Tree.of(scene.shapes(new Random(seed), kind, size, placement)));
  }

  @Property(tries = 20)
  void pairsOfOneTreeForAnyFloat(@ForAll long seed, @ForAll("kinds") Kind kind,
      @ForAll @IntRange(min = 100, max = 300) int size, @ForAll Distribution distribution) {
    checkSelf(Tree.of(Samples.shapes(kind, new Random(seed), distribution, size)));
  }

  @Property(tries = 40)
  void pairsOfTwoTrees(@ForAll long seed, @ForAll Scene scene, @ForAll Scene otherScene,
      @ForAll("overlaps") Question question, @ForAll @IntRange(min = 60, max = 300) int size,
      @ForAll @IntRange(min = 200, max = 300) int otherSize, @ForAll Placement placement) {
    Random random = new Random(seed);
    Shapes first = scene.shapes(random, question.first(), size, placement);
    Shapes second = otherScene.shapes(random, question.second(), otherSize, placement);
    checkBoth(Tree.of(first), Tree.of(second));
  }

  @Property(tries = 25)
  void pairsOfTwoTreesForAnyFloat(@ForAll long seed, @ForAll("overlaps") Question question,
      @ForAll @IntRange(min = 60, max = 200) int size, @ForAll Distribution distribution) {
    Random random = new Random(seed);
    int share = Effort.choose(2, 1, 1); // nearly all pairs have to be decided in exact arithmetic
    Shapes first = Samples.shapes(question.first(), random, distribution, size / share);
    Shapes second = Samples.shapes(question.second(), random, distribution, 300 / share);
    checkBoth(Tree.of(first), Tree.of(second));
  }

  /** After any motion and any kind of update. */
  @Property(tries = 10)
  void followingMotion(@ForAll long seed, @ForAll Scene scene, @ForAll("kinds") Kind kind,
      @ForAll @IntRange(min = 130, max = 250) int size) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, Placement.ALLOCATED);
    Shapes others = scene.shapes(random, Kind.BOX, 200, Placement.ALLOCATED);
    Tree tree = Tree.of(shapes);
    Tree still = Tree.of(others);
    boolean meets = new Question(Verb.OVERLAP, kind, Kind.BOX).hasAnswer();
    for (int step = 0; step < 4; step++) {
      TreeRefitTest.move(random, shapes);
      switch (random.nextInt(4)) {
        case 0 -> tree.refit();
        case 1 -> tree.rebuild();
        case 2 -> tree.rebuild(TreeCheck.POOL);
        default -> tree.update();
      }
      checkSelf(tree);
      if (meets) {
        checkBoth(tree, still);
        TreeCheck.overlaps(others.slice(0, 20), tree); // by the hierarchy, which follows too
      }
      TreeCheck.casts(SceneRays.at(random, shapes, 20, Placement.ALLOCATED), tree);
    }
  }

  /**
   * If few shapes move, only those are searched for: in any order of calls, with any room, also when some
   * come to meet nothing or everything.
   */
  @Property(tries = 30)
  void followingFew(@ForAll long seed, @ForAll Scene scene, @ForAll("kinds") Kind kind,
      @ForAll @IntRange(min = 200, max = 500) int size, @ForAll Distribution distribution) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, Placement.UNPADDED);
    Shapes any = Samples.shapes(kind, random, distribution, 20);
    Tree tree = Tree.of(shapes);
    float[] element = new float[shapes.width()];
    for (int step = 0; step < 12; step++) {
      int movers = random.nextInt(8) == 0 ? size : random.nextInt(size / 10);
      for (int k = 0; k < movers; k++) {
        int i = random.nextInt(size);
        boolean near = random.nextInt(4) > 0;
        (near ? shapes : any).get(random.nextInt(near ? size : any.size()), element);
        shapes.setAll(i, element);
      }
      tree.update();
      Pairs expected = room(shapes, shapes);
      boolean bounds = random.nextInt(6) == 0;
      Engine.scalar().overlap(bounds ? shapes.bounds() : shapes, expected);
      Engine engine = TreeCheck.ENGINES.get(random.nextInt(TreeCheck.ENGINES.size()));
      for (int call = random.nextInt(3); call >= 0; call--) {
        Pairs got = random.nextInt(3) > 0 ? Pairs.allocate(expected.needed())
            : Pairs.allocate(random.nextInt(1 + (int) expected.needed()));
        assertEquals(expected.needed(), bounds ? engine.candidates(tree, 0, got) : engine.overlap(tree, got));
        assertArrayEquals(Arrays.copyOf(expected.first(), got.size()),
            Arrays.copyOf(got.first(), got.size()));
        assertArrayEquals(Arrays.copyOf(expected.second(), got.size()),
            Arrays.copyOf(got.second(), got.size()));
        assertEquals(Math.min(got.capacity(), expected.needed()), got.size());
      }
      if (!bounds) {
        assertEquals(expected.needed(), engine.overlap(tree, Pairs.allocate(0)));
      }
    }
  }

  /** A list of shapes that changed without an update is forgotten at the next update. */
  @Test
  void changesBehindItsBack() {
    Spheres spheres = spheres(1000, i -> new float[] {3 * i, 0, 0, 1});
    Tree tree = Tree.of(spheres);
    Pairs pairs = Pairs.allocate(10);
    Engine engine = Engines.widest();
    for (int step = 0; step < 3; step++) {
      spheres.set(step, 3 * step, 1, 0, 1);
      tree.update();
      assertEquals(0, engine.overlap(tree, pairs));
    }
    spheres.set(500, 3 * 501, 0, 0, 1);
    engine.overlap(tree, pairs); // unspecified
    spheres.set(500, 3 * 500, 0, 0, 1);
    tree.update();
    assertEquals(0, engine.overlap(tree, pairs));
    spheres.set(501, 3 * 500 + 1, 0, 0, 1);
    tree.update();
    assertEquals(1, engine.overlap(tree, pairs));
    assertEquals(List.of(500, 501), List.of(pairs.first(0), pairs.second(0)));
  }

  private static Spheres spheres(int size, IntFunction<float[]> element) {
    Spheres spheres = Spheres.allocate(size);
    for (int i = 0; i < size; i++) {
      spheres.setAll(i, element.apply(i));
    }
    return spheres;
  }

  private static void checkSpheres(IntFunction<float[]> element) {
    checkSelf(Tree.of(spheres(1500, element)));
  }

  @Test
  void oneGiantAmongThousands() {
    Random random = new Random(1);
    checkSpheres(i -> new float[] {random.nextFloat() * 50, random.nextFloat() * 50, random.nextFloat() * 50,
        i == 700 ? 40 : 0.4f});
  }

  @Test
  void manySizes() {
    Random random = new Random(2);
    checkSpheres(i -> new float[] {random.nextFloat() * 1000, random.nextFloat() * 1000,
        random.nextFloat() * 1000, (float) Math.pow(10, random.nextFloat() * 5 - 3)});
  }

  @Test
  void allInOnePlace() {
    checkSpheres(i -> new float[] {1, 2, 3, 0.5f});
    checkSpheres(i -> new float[] {1, 2, 3, 0});
  }

  @Test
  void flatAndOnALine() {
    Random random = new Random(3);
    checkSpheres(i -> new float[] {random.nextFloat() * 60, random.nextFloat() * 60, 7, 0.4f});
    checkSpheres(i -> new float[] {5, random.nextFloat() * 800, 7, 0.4f});
    checkSpheres(i -> new float[] {5, i * 0.8f, 7, 0.4f});
  }

  @Test
  void clustersAndOutliers() {
    Random random = new Random(4);
    checkSpheres(i -> new float[] {i % 7 * 1e4f + random.nextFloat(), random.nextFloat(),
        i % 3 * 1e5f + random.nextFloat(), 0.03f});
    checkSpheres(i -> new float[] {i < 5 ? 1e17f * i : random.nextFloat() * 20, random.nextFloat() * 20,
        random.nextFloat() * 20, 0.5f});
    checkSpheres(i -> new float[] {(float) Math.pow(2, i % 100), (float) Math.pow(2, i % 50), 0, 0.5f});
  }

  @Test
  void someThatNothingCanMeet() {
    Random random = new Random(5);
    checkSpheres(i -> new float[] {i % 9 == 0 ? Float.NaN : random.nextFloat() * 20, random.nextFloat() * 20,
        random.nextFloat() * 20, i % 7 == 0 ? -1 : 0.7f});
    checkSpheres(i -> new float[] {Float.NaN, 0, 0, 1});
  }

  /** A point at −0 has an extent of −0 if its least corner is at 0. */
  @Test
  void pointsAtZeroOfEitherSign() {
    Boxes boxes = Boxes.allocate(300);
    for (int i = 0; i < boxes.size(); i++) {
      boolean point = i % 2 == 0;
      boxes.set(i, point ? 0 : i, 0, 0, point ? -0f : i, -0f, -0f);
    }
    checkSelf(Tree.of(boxes));
  }

  @Test
  void fewWithoutBounds() {
    Random random = new Random(6);
    checkSpheres(i -> new float[] {random.nextFloat() * 50, random.nextFloat() * 50, random.nextFloat() * 50,
        i % 300 == 7 ? 1e30f : 0.4f});
    Boxes boxes = Boxes.allocate(1000);
    for (int i = 0; i < boxes.size(); i++) {
      float x = random.nextFloat() * 30, y = random.nextFloat() * 30, z = random.nextFloat() * 30;
      boxes.set(i, i % 400 == 3 ? Float.NEGATIVE_INFINITY : x, y, z, x + 1, y + 1, z + 1);
    }
    checkSelf(Tree.of(boxes));
    checkBoth(Tree.of(boxes), Tree.of(boxes.bounds()));
  }

  /** A tree as both operands acts as two: each pair in both orders, and each shape with itself. */
  @Test
  void oneTreeAsBoth() {
    Random random = new Random(8);
    Tree tree = Tree.of(spheres(300,
        i -> new float[] {random.nextFloat() * 9, random.nextFloat() * 9, random.nextFloat() * 9, 0.5f}));
    checkBoth(tree, tree);
  }

  /** Any number of threads gives the same lists. */
  @Test
  void threads() {
    Random random = new Random(7);
    Tree tree = Tree.of(spheres(20_000, i -> new float[] {random.nextFloat() * 60, random.nextFloat() * 60,
        random.nextFloat() * 60, 0.5f + random.nextFloat()}));
    Pairs expected = Pairs.allocate(1_000_000);
    Engines.widest().overlap(tree.shapes(), expected);
    assertTrue(expected.needed() > 20_000 && expected.needed() < expected.capacity());
    for (int threads = 1; threads <= 8; threads++) {
      try (ForkJoinPool pool = new ForkJoinPool(threads)) {
        Pairs got = Pairs.allocate(1_000_000);
        tree.update();
        Engines.widest().parallel(pool).overlap(tree, got);
        assertArrayEquals(Answers.of(expected), Answers.of(got), threads + " threads");
      }
    }
  }

  /** More pairs than an int can count, all in one place: brute force is used. */
  @Test
  @Runs.Thorough
  void moreThanTwoBillionPairs() {
    int size = 66_000;
    Boxes boxes = Boxes.allocate(size);
    for (int i = 0; i < size; i++) {
      boxes.set(i, 0, 0, 0, 1, 1, 1);
    }
    Pairs some = Pairs.allocate(100_000);
    long all = (long) size * (size - 1) / 2;
    assertEquals(all, Engines.widest().overlap(Tree.of(boxes), some));
    assertArrayEquals(IntStream.range(0, size - 1).map(k -> k + 1).toArray(),
        Arrays.copyOf(some.second(), size - 1));
    assertEquals(List.of(0, 1), List.of(some.first(size - 2), some.first(size - 1)));
  }
}
