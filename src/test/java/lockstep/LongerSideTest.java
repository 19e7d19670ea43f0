package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lanes are elements of the longer operand, and answers do not depend on which one that is. */
@Runs.Thorough
@Runs.Widest
@Runs.Vectors
class LongerSideTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest(),
      Engine.scalar().parallel(POOL), Engines.widest().parallel(POOL));

  private static final int[] SIZES = {0, 1, 7, 63, 64, 65, 1000};

  static List<int[]> sizes() {
    return Stream
        .concat(
            Arrays.stream(SIZES).boxed().flatMap(n -> Arrays.stream(SIZES).mapToObj(m -> new int[] {n, m})),
            Stream.of(new int[] {3000, 3}, new int[] {1025, 70}))
        // with equal sizes neither is the longer one
        .filter(sizes -> sizes[0] * sizes[1] < 1_000_000).toList();
  }

  private static Columns some(Kind kind, int size) {
    return Samples.random(kind, new Random(size), Distribution.GRID, size, Placement.MIDDLE);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void listsAreThoseOfADoubleLoop(int[] sizes) {
    for (Question question : List.of(new Question(Verb.OVERLAP, Kind.SPHERE, Kind.BOX),
        new Question(Verb.OVERLAP, Kind.BOX, Kind.SPHERE), new Question(Verb.CAST, Kind.RAY, Kind.BOX))) {
      Columns first = some(question.first(), sizes[0]);
      Shapes second = (Shapes) some(question.second(), sizes[1]);
      int[] expected = question.definition(first, second, false);
      for (Engine engine : ENGINES) {
        for (int capacity : new int[] {expected.length / 2 + 70, expected.length / 4}) {
          Pairs pairs = Pairs.allocate(capacity);
          assertEquals(expected.length / 2, question.list(engine, first, second, pairs));
          assertArrayEquals(Arrays.copyOf(expected, 2 * pairs.size()), Answers.of(pairs), engine::toString);
          assertEquals(Math.min(capacity, expected.length / 2), pairs.size());
        }
        assertEquals(expected.length / 2, question.count(engine, first, second));
      }
    }
  }

  /** So many rows that they take several rounds. */
  @Test
  void rowsAcrossRounds() {
    Question question = new Question(Verb.OVERLAP, Kind.SPHERE, Kind.BOX);
    Columns first = some(Kind.SPHERE, 140_000);
    Shapes second = (Shapes) some(Kind.BOX, 1);
    int[] hits = question.ask(Engine.scalar(), first, second, Pairing.manyToOne(0));
    int[] expected =
        IntStream.range(0, hits.length).filter(i -> hits[i] != 0).flatMap(i -> IntStream.of(i, 0)).toArray();
    Pairs pairs = Pairs.allocate(hits.length);
    for (Engine engine : ENGINES) {
      question.list(engine, first, second, pairs);
      assertArrayEquals(expected, Answers.of(pairs));
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void candidatesAndPairsWithinADistance(int[] sizes) {
    Shapes first = (Shapes) some(Kind.CAPSULE, sizes[0]);
    Shapes second = (Shapes) some(Kind.TRIANGLE, sizes[1]);
    Pairs expected = Pairs.allocate(80_000);
    Pairs pairs = Pairs.allocate(80_000);
    Engine.scalar().overlap(first.bounds(), second.bounds(), expected);
    int[] candidates = Answers.of(expected);
    Engine.scalar().within(second, first, 0.5f, expected);
    int[] within = turned(expected);
    for (Engine engine : ENGINES) {
      engine.candidates(first, second, 0, pairs);
      assertArrayEquals(candidates, Answers.of(pairs));
      engine.within(first, second, 0.5f, pairs);
      assertArrayEquals(within, Answers.of(pairs));
    }
  }

  /** The list with the operands swapped, in the order of the unswapped ones. */
  private static int[] turned(Pairs pairs) {
    assertEquals(pairs.needed(), pairs.size());
    return IntStream.range(0, pairs.size()).mapToObj(k -> new int[] {pairs.second(k), pairs.first(k)})
        .sorted(Arrays::compare).flatMapToInt(Arrays::stream).toArray();
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void hitsOfRaysAreThoseOfATree(int[] sizes) {
    Rays rays = (Rays) some(Kind.RAY, sizes[0]);
    Shapes shapes = (Shapes) some(Kind.TRIANGLE, sizes[1]);
    RayHits closest = Answers.stale(RayHits.allocate(rays.size()));
    Hits any = Answers.stale(Hits.allocate(rays.size()));
    AllHits all = AllHits.allocate(rays.size(), 3);
    Engine.scalar().closest(rays, Tree.of(shapes), closest);
    int[] expectedClosest = Answers.of(closest, rays.size());
    int[] expectedAny = Answers.of(closest.hits(), rays.size());
    Engine.scalar().all(rays, Tree.of(shapes), all);
    int[] expectedAll = Answers.of(all);
    for (Engine engine : ENGINES) {
      engine.closest(rays, shapes, closest);
      assertArrayEquals(expectedClosest, Answers.of(closest, rays.size()));
      engine.any(rays, shapes, any);
      assertArrayEquals(expectedAny, Answers.of(any, rays.size()));
      engine.all(rays, shapes, all);
      assertArrayEquals(expectedAll, Answers.of(all));
    }
  }

  /** A filter distinguishes first from second. */
  @ParameterizedTest
  @MethodSource("sizes")
  void whatAFilterStrikesOut(int[] sizes) {
    Random random = new Random(9);
    Shapes first = (Shapes) some(Kind.SPHERE, sizes[0]);
    Shapes second = (Shapes) some(Kind.BOX, sizes[1]);
    int[] excluded = random.ints(sizes[0], 0, 3).toArray();
    Pairs pairs = Pairs.allocate(80_000);
    Engine.scalar().overlap(first, second, pairs);
    int[] expected = IntStream.range(0, pairs.size()).filter(k -> excluded[pairs.first(k)] != pairs.second(k))
        .flatMap(k -> IntStream.of(pairs.first(k), pairs.second(k))).toArray();
    for (Engine engine : ENGINES) {
      engine.where(Filter.except(excluded)).overlap(first, second, pairs);
      assertArrayEquals(expected, Answers.of(pairs));
    }
  }

  /** Custom kernels are not symmetric, and write columns. */
  @ParameterizedTest
  @MethodSource("sizes")
  void testsOfACallersOwn(int[] sizes) {
    SyntheticTwin test = new SyntheticTwin(2, 3, 1);
    Records first = OwnKernelTest.records(new Random(2), 2, sizes[0]);
    Records second = OwnKernelTest.records(new Random(3), 3, sizes[1]);
    int[] expected = IntStream.range(0, sizes[0] * sizes[1])
        .filter(k -> SyntheticTwin.hit(SyntheticTwin.difference(first.columns, first.from() + k / sizes[1], 2,
            second.columns, second.from() + k % sizes[1], 3)))
        .flatMap(k -> IntStream.of(k / sizes[1], k % sizes[1])).toArray();
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(expected.length / 2);
      assertEquals(expected.length / 2, engine.test(test, first, second, pairs));
      assertArrayEquals(expected, Answers.of(pairs));
      assertEquals(expected.length / 2, engine.test(test, first, second, Pairs.allocate(0)));
    }
  }

  /** The work itself: the number of blocks passed to the kernel, whichever operand is the longer one. */
  @Test
  void fewElementsFillTheLanesWhicheverOperandTheyAre() {
    if (VectorSupport.KERNELS == null) {
      return; // only the wide form counts its work
    }
    for (int few : new int[] {1, 8, 40}) {
      int[] blocks = new int[2];
      for (int side = 0; side < 2; side++) {
        SyntheticTwin test = new SyntheticTwin(2, 2, 0);
        Records fewRecords = OwnKernelTest.records(new Random(2), 2, few);
        Records many = OwnKernelTest.records(new Random(3), 2, 4096);
        Engine.wide().test(test, side == 0 ? fewRecords : many, side == 0 ? many : fewRecords,
            Pairs.allocate(0));
        blocks[side] = test.blocks.get();
      }
      assertEquals(few * 4096 / Kernel.BLOCK, blocks[0]);
      assertTrue(blocks[1] <= blocks[0], () -> few + " elements second: " + blocks[1] + " blocks");
    }
  }
}
