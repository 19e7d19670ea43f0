package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.GoldenNumbers.Case;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Golden numbers: the answers of every entry of the catalogue over fixed inputs are the same for every
 * engine, width, number of threads and form of call. A change of a kernel's definition changes its number,
 * and should state so.
 */
@Runs.Widest
@Runs.Vectors
class GoldenTest {
  private static final int SIZE = 6000;
  private static final int ROWS = 70;
  private static final int MANY = 300;
  private static final int RAYS = 500;

  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  /**
   * Every way in which kernels are run, and threads in one of them: {@link ParallelTest} covers the others.
   */
  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest().parallel(POOL), Engines.widest());

  static List<Question> entries() {
    return Question.entries();
  }

  /**
   * The scalar engine, for some questions another one, and threads if it can be listed: {@link
   * TwinTest} and {@link ParallelTest} compare all of them.
   */
  private static List<Engine> engines(Question question) {
    int every = Effort.choose(18, 3, 1);
    if (every == 1) {
      return ENGINES;
    }
    if (entries().indexOf(question) % every > 0) {
      return List.of(Engine.scalar());
    }
    return List.of(Engine.scalar(), ENGINES.get(Question.listed(List.of(question)).isEmpty() ? 2 : 1));
  }

  static List<Question> casts() {
    return Question.all(Verb.CAST);
  }

  static List<Question> overlapsOfOneKind() {
    return Question.ofOneKind();
  }

  /** A third of each distribution. */
  private static Columns input(Kind kind, int seed, int size) {
    Random random = new Random(seed);
    Columns columns = Samples.allocate(kind, size);
    int from = 0;
    for (Distribution distribution : Distribution.values()) {
      int count = distribution == Distribution.EXTREME ? size - from : size / 3;
      Samples.slice(columns, from, count).copyFrom(Samples.elements(kind, random, distribution, count), 0);
      from += count;
    }
    return columns;
  }

  /** If this fails, the samples have changed, not the answers. */
  @ParameterizedTest
  @EnumSource
  void inputs(Kind kind) {
    GoldenNumbers.check(Case.INPUTS, kind, "samples", Answers.bits(Samples.elements(input(kind, 1, SIZE))));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void oneWithOne(Question question) {
    Columns first = input(question.first(), 1, SIZE);
    Columns second = input(question.second(), 2, SIZE);
    int[] all = IntStream.range(0, SIZE).toArray();
    for (Engine engine : engines(question)) {
      for (Pairing pairing : List.of(Pairing.zip(), Pairing.indexed(all, all, SIZE))) {
        GoldenNumbers.check(Case.ONE_WITH_ONE, question, engine,
            question.ask(engine, first, second, pairing));
      }
    }
  }

  /** In a build a sixth of them: the kernels that other engines are asked for are among these. */
  static List<Question> someEntries() {
    int every = GoldenNumbers.ACCEPT ? 1 : Effort.choose(6, 1, 1);
    return IntStream.range(0, entries().size()).filter(k -> k % every == 0).mapToObj(entries()::get).toList();
  }

  /** The same pairs by indices and, for verbs that list, by rows, by columns and as a list. */
  @ParameterizedTest
  @MethodSource("someEntries")
  void allWithAll(Question question) {
    Columns first = input(question.first(), 3, ROWS);
    Columns second = input(question.second(), 4, MANY);
    int[] firsts = IntStream.range(0, ROWS * MANY).map(k -> k / MANY).toArray();
    int[] seconds = IntStream.range(0, ROWS * MANY).map(k -> k % MANY).toArray();
    boolean isListed = !Question.listed(List.of(question)).isEmpty();
    for (Engine engine : engines(question)) {
      int[] indexed = question.ask(engine, first, second, Pairing.indexed(firsts, seconds, ROWS * MANY));
      GoldenNumbers.check(Case.ALL_WITH_ALL, question, engine + ", by indices",
          Arrays.copyOf(indexed, ROWS * MANY));
      if (isListed) {
        otherWays(question, engine, first, (Shapes) second);
      }
    }
  }

  private static void otherWays(Question question, Engine engine, Columns first, Shapes second) {
    int[] rows = new int[ROWS * MANY];
    int[] columns = new int[ROWS * MANY];
    for (int i = 0; i < ROWS; i++) {
      int[] row = question.ask(engine, first, second, Pairing.oneToMany(i));
      System.arraycopy(row, 0, rows, i * MANY, MANY);
    }
    for (int j = 0; j < MANY; j++) {
      int[] column = question.ask(engine, first, second, Pairing.manyToOne(j));
      for (int i = 0; i < ROWS; i++) {
        columns[i * MANY + j] = column[i];
      }
    }
    GoldenNumbers.check(Case.ALL_WITH_ALL, question, engine, rows);
    GoldenNumbers.check(Case.ALL_WITH_ALL, question, engine + ", by columns", columns);
    Pairs pairs = Pairs.allocate(ROWS * MANY);
    question.list(engine, first, second, pairs);
    int[] listed = new int[ROWS * MANY];
    for (int k = 0; k < pairs.size(); k++) {
      listed[pairs.first(k) * MANY + pairs.second(k)] = 1;
    }
    GoldenNumbers.check(Case.ALL_WITH_ALL, question, engine + ", as a list", listed);
  }

  @ParameterizedTest
  @MethodSource("casts")
  void closestAndAny(Question question) {
    Rays rays = (Rays) input(question.first(), 5, RAYS);
    Shapes shapes = (Shapes) input(question.second(), 6, 30); // few, or every ray would start inside one
    for (Engine engine : ENGINES) {
      RayHits hits = Answers.stale(RayHits.allocate(RAYS));
      engine.closest(rays, shapes, hits);
      int[] answer = Answers.of(hits, RAYS);
      GoldenNumbers.check(Case.CLOSEST, question, engine, answer);
      Hits any = Answers.stale(Hits.allocate(RAYS));
      engine.any(rays, shapes, any);
      assertArrayEquals(Arrays.copyOf(answer, RAYS), Answers.of(any, RAYS));
    }
  }

  @ParameterizedTest
  @MethodSource("overlapsOfOneKind")
  void pairsOfOneBuffer(Question question) {
    Shapes shapes = (Shapes) input(question.first(), 7, 400);
    Pairs pairs = Pairs.allocate(400 * 399 / 2);
    boolean isLight = Question.few(overlapsOfOneKind(), 2).contains(question);
    for (Engine engine : Effort.MINE == Effort.BUILD && !isLight ? List.of(Engine.scalar()) : ENGINES) {
      engine.overlap(shapes, pairs);
      GoldenNumbers.check(Case.SELF, question, engine, Answers.of(pairs));
    }
  }

  /** There are numbers for exactly the entries of the catalogue. */
  @Test
  void everyEntryHasItsNumbers() {
    Set<String> kinds = new TreeSet<>(Stream.of(Kind.values()).map(Kind::label).toList());
    Set<String> shapes = new TreeSet<>(Samples.SHAPES.stream().map(Kind::label).toList());
    for (Case of : Case.values()) {
      assertEquals(switch (of) {
        case INPUTS -> kinds;
        case SCENES -> shapes;
        case ONE_WITH_ONE, ALL_WITH_ALL -> names(Question.entries());
        case CLOSEST, TREE_CLOSEST, TREE_ALL, TREE_CANDIDATES -> names(casts());
        case SELF -> names(overlapsOfOneKind());
        case TREE_OVERLAPS -> names(Question.all(Verb.OVERLAP));
      }, GoldenNumbers.of(of), of::toString);
    }
  }

  private static Set<String> names(List<Question> questions) {
    return new TreeSet<>(questions.stream().map(Question::toString).toList());
  }

  @Test
  void theHashTellsApart() {
    assertEquals("cbf29ce484222325", GoldenNumbers.hash());
    assertEquals(4, Stream.of(GoldenNumbers.hash(1, 2), GoldenNumbers.hash(2, 1), GoldenNumbers.hash(1),
        GoldenNumbers.hash(1, 2, 0)).distinct().count());
  }
}
