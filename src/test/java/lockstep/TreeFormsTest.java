package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every form of a verb takes a tree wherever it takes shapes, and answers with a tree or without as a double
 * loop over the definition does: lists, counts, one operand with itself, closest, any, all hits, candidates.
 */
@Runs.Thorough
@Runs.Widest
@Runs.Vectors
class TreeFormsTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest(),
      Engine.scalar().parallel(POOL), Engines.widest().parallel(POOL));

  static List<Question> overlaps() {
    return Question.few(Question.all(Verb.OVERLAP), 10);
  }

  static List<Kind> kinds() {
    return Samples.SHAPES;
  }

  static List<Question> questionsOfOneKind() {
    return Question.ofOneKind();
  }

  static List<Kind> castAt() {
    return Question.castAt();
  }

  private static List<Target> targets(Shapes shapes) {
    return List.of(shapes, Tree.of(shapes));
  }

  /**
   * Lists and counts give the expected pairs, or as many of them as there is room for: none, less than
   * needed, exactly as needed, and more.
   */
  private static void check(int[] expected, ToLongFunction<Pairs> list, LongSupplier count, String what) {
    int needed = expected.length / 2;
    for (int capacity : new int[] {0, needed / 2, Math.max(0, needed - 1), needed, needed + 7}) {
      Pairs pairs = Pairs.allocate(capacity);
      assertEquals(needed, list.applyAsLong(pairs), what);
      assertEquals(needed, pairs.needed(), what);
      assertArrayEquals(Arrays.copyOf(expected, Math.min(2 * needed, 2 * capacity)), Answers.of(pairs), what);
    }
    assertEquals(needed, count.getAsLong(), what);
  }

  @ParameterizedTest
  @MethodSource("overlaps")
  void overlapsOfAllWithAll(Question question) {
    Random random = new Random(1);
    for (Distribution distribution : Distribution.values()) {
      Shapes shapes = Samples.shapes(question.first(), random, distribution, 70, Placement.UNPADDED);
      Shapes others = Samples.shapes(question.second(), random, distribution, 130, Placement.MIDDLE);
      int[] expected = question.definition(shapes, others, false);
      for (Target first : targets(shapes)) {
        for (Target second : targets(others)) {
          for (Engine engine : ENGINES) {
            String what = question + ", " + engine + ", " + first + ", " + second;
            check(expected, pairs -> engine.overlap(first, second, pairs),
                () -> engine.overlap(first, second, Pairs.allocate(0)), what);
            TreeCheck.any(engine, shapes, second, expected);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("questionsOfOneKind")
  void overlapsOfOneWithItself(Question question) {
    Kind kind = question.first();
    Random random = new Random(2);
    for (Distribution distribution : Distribution.values()) {
      for (int size : new int[] {0, 1, 2, 130}) {
        Shapes shapes = Samples.shapes(kind, random, distribution, size, Placement.UNPADDED);
        int[] expected = question.definition(shapes, shapes, true);
        for (Target target : targets(shapes)) {
          for (Engine engine : ENGINES) {
            String what = engine + ", " + target;
            check(expected, pairs -> engine.overlap(target, pairs),
                () -> engine.overlap(target, Pairs.allocate(0)), what);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("castAt")
  void castsOfAllAtAll(Kind kind) {
    Random random = new Random(3);
    for (Distribution distribution : Distribution.values()) {
      Rays rays = Samples.rays(random, distribution, 130, Placement.UNPADDED);
      Shapes shapes = Samples.shapes(kind, random, distribution, 90, Placement.MIDDLE);
      int[] hits = new Question(Verb.CAST, Kind.RAY, kind).definition(rays, shapes, false);
      int[] candidates = new Question(Verb.CAST, Kind.RAY, Kind.BOX).definition(rays, shapes.bounds(), false);
      for (Target target : targets(shapes)) {
        for (Engine engine : ENGINES) {
          String what = engine + ", " + target;
          check(hits, pairs -> engine.cast(rays, target, pairs),
              () -> engine.cast(rays, target, Pairs.allocate(0)), what);
          check(candidates, pairs -> engine.candidates(rays, target, pairs), () -> candidates.length / 2,
              what);
        }
      }
    }
  }

  /** All hits; the closest is the first one, and any is whether there is one. */
  @ParameterizedTest
  @MethodSource("castAt")
  void hitsOfEachRay(Kind kind) {
    Random random = new Random(4);
    for (Distribution distribution : Distribution.values()) {
      Rays rays = Samples.rays(random, distribution, 130, Placement.MIDDLE);
      Shapes shapes = Samples.shapes(kind, random, distribution, 90, Placement.UNPADDED);
      for (int perRay : new int[] {0, 1, 3, 90}) {
        int[] all = allHits(rays, shapes, perRay);
        for (Target target : targets(shapes)) {
          for (Engine engine : ENGINES) {
            String what = engine + ", " + target + ", " + perRay;
            AllHits hits = AllHits.allocate(rays.size(), perRay);
            engine.all(rays, target, hits);
            assertArrayEquals(all, Answers.of(hits), what);
            RayHits closest = Answers.stale(RayHits.allocate(rays.size()));
            engine.closest(rays, target, closest);
            Answers.of(closest, rays.size());
            Hits any = Answers.stale(Hits.allocate(rays.size()));
            engine.any(rays, target, any);
            for (int i = 0; i < rays.size(); i++) {
              assertEquals(hits.needed(i) > 0, any.get(i), what);
              assertEquals(hits.needed(i) > 0, closest.hits().get(i), what);
              assertEquals(hits.count(i) > 0 ? hits.index[i * perRay] : closest.index[i], closest.index[i],
                  what);
            }
          }
        }
      }
    }
  }

  /** By definition, in the form of {@link Answers#of(AllHits)}: sorted by t, on equal t by index. */
  private static int[] allHits(Rays rays, Shapes shapes, int perRay) {
    IntStream.Builder answer = IntStream.builder();
    RayHits row = RayHits.allocate(shapes.size());
    for (int i = 0; i < rays.size(); i++) {
      Engine.scalar().cast(rays, shapes, Pairing.oneToMany(i), row);
      List<Integer> order = IntStream.range(0, shapes.size()).filter(j -> row.hits().get(j)).boxed()
          .sorted((j, k) -> row.t[j] < row.t[k] ? -1 : row.t[j] > row.t[k] ? 1 : j - k).toList();
      answer.add(order.size());
      for (int j : order.subList(0, Math.min(perRay, order.size()))) {
        answer.add(j).add(Float.floatToRawIntBits(row.t[j])).add(Float.floatToRawIntBits(row.u[j]))
            .add(Float.floatToRawIntBits(row.v[j]));
      }
    }
    return answer.build().toArray();
  }
}
