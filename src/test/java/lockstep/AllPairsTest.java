package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
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

/** The list of all pairs that hit: complete, in order, and never cut silently. */
@Runs.Widest
@Runs.Vectors
class AllPairsTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final Question SPHERE_BOX = new Question(Verb.OVERLAP, Kind.SPHERE, Kind.BOX);

  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest(),
      Engine.scalar().parallel(POOL), Engines.widest().parallel(POOL));

  @Provide
  Arbitrary<Question> question() {
    return Arbitraries.of(Question.listed(Question.some(true)));
  }

  @Provide
  Arbitrary<Kind> shapes() {
    return Arbitraries.of(Question.ofOneKind().stream().map(Question::first).toList());
  }

  private static void check(Question question, Columns first, Shapes second) {
    int[] expected = question.definition(first, second, false);
    int needed = expected.length / 2;
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(needed);
      assertEquals(needed, question.list(engine, first, second, pairs),
          () -> engine + ", " + first + ", " + second);
      assertEquals(needed, pairs.needed());
      assertArrayEquals(expected, Answers.of(pairs), () -> engine + ", " + first + ", " + second);
    }
  }

  private static void checkSelf(Shapes shapes) {
    Question question = new Question(Verb.OVERLAP, shapes.kind, shapes.kind);
    int[] expected = question.definition(shapes, shapes, true);
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(expected.length / 2 + 100);
      assertEquals(expected.length / 2, engine.overlap(shapes, pairs), () -> engine + ", " + shapes);
      assertArrayEquals(expected, Answers.of(pairs), () -> engine + ", " + shapes);
    }
  }

  @Property(tries = 120)
  void allPairsAreThoseOfADoubleLoop(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 150) int firstSize, @ForAll @IntRange(max = 150) int secondSize,
      @ForAll Distribution distribution, @ForAll Placement firstPlacement,
      @ForAll Placement secondPlacement) {
    Random random = new Random(seed);
    check(question, Samples.random(question.first(), random, distribution, firstSize, firstPlacement),
        Samples.shapes(question.second(), random, distribution, secondSize, secondPlacement));
  }

  @Property(tries = 120)
  void pairsOfOneBufferAreThoseOfADoubleLoop(@ForAll long seed, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(max = 200) int size, @ForAll Distribution distribution, @ForAll Placement placement) {
    checkSelf(Samples.shapes(kind, new Random(seed), distribution, size, placement));
  }

  @Test
  void rowsAcrossWordsAndTiles() {
    for (int[] sizes : new int[][] {{3, 1023}, {3, 1024}, {3, 1025}, {65, 2049}, {1, 4097}, {1025, 1}}) {
      Random random = new Random(sizes[1]);
      check(SPHERE_BOX, Samples.random(Kind.SPHERE, random, Distribution.EXTREME, sizes[0]),
          Samples.shapes(Kind.BOX, random, Distribution.EXTREME, sizes[1], Placement.UNPADDED));
      check(new Question(Verb.CAST, Kind.RAY, Kind.TRIANGLE),
          Samples.random(Kind.RAY, random, Distribution.GRID, sizes[0]),
          Samples.shapes(Kind.TRIANGLE, random, Distribution.GRID, sizes[1]));
    }
    for (int size : new int[] {63, 64, 65, 128, 1023, 1024, 1025, 1089}) {
      checkSelf(Samples.shapes(Kind.SPHERE, new Random(size), Distribution.UNIFORM, size));
    }
  }

  /** So many rows that they take several rounds. */
  @Test
  void rowsAcrossRounds() {
    Random random = new Random(7);
    Spheres rows = sparse(random, 4500);
    Spheres many = sparse(random, 4200);
    check(new Question(Verb.OVERLAP, Kind.SPHERE, Kind.SPHERE), rows, many);
    checkSelf(rows);
  }

  /** Spheres that hit few others. */
  private static Spheres sparse(Random random, int size) {
    Spheres spheres = Spheres.allocate(size);
    for (int i = 0; i < size; i++) {
      spheres.set(i, random.nextFloat() * 30, random.nextFloat() * 30, random.nextFloat() * 30, 0.2f);
    }
    return spheres;
  }

  /** Equal spheres: all pairs hit. */
  private static Spheres equal(int size) {
    return Spheres.allocate(size);
  }

  /** The last row of a smaller call once listed bits left over from a larger one. */
  @Test
  void aSmallerCallSeesNothingOfALargerOne() {
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(130 * 129 / 2);
      for (int size = 130; size >= 0; size--) {
        assertEquals(130 * 129 / 2, engine.overlap(equal(130), pairs));
        assertEquals(size * (size - 1) / 2, engine.overlap(equal(size), pairs), "size " + size);
        int listed = pairs.size();
        for (int k = 0; k < listed; k++) {
          assertTrue(pairs.first(k) < pairs.second(k) && pairs.second(k) < size);
        }
      }
    }
  }

  @Test
  void whatDoesNotFitIsCountedAndTheFirstAreListed() {
    Random random = new Random(11);
    for (Question question : Question.listed(Question.some(true))) {
      Columns first = Samples.random(question.first(), random, Distribution.UNIFORM, 40);
      Shapes second = Samples.shapes(question.second(), random, Distribution.UNIFORM, 130);
      int[] expected = question.definition(first, second, false);
      int needed = expected.length / 2;
      for (Engine engine : List.of(Engine.scalar(), Engines.widest().parallel(POOL))) {
        for (int capacity : new int[] {0, 1, 17, Math.max(0, needed - 1), needed, needed + 1}) {
          int[] firsts = new int[capacity];
          int[] seconds = new int[capacity];
          Pairs pairs = Pairs.wrap(firsts, seconds);
          assertEquals(needed, question.list(engine, first, second, pairs));
          assertEquals(needed, pairs.needed());
          assertEquals(Math.min(needed, capacity), pairs.size());
          assertArrayEquals(Arrays.copyOf(expected, 2 * pairs.size()), Answers.of(pairs));
        }
      }
    }
  }

  @Test
  void whatDoesNotFitOfOneBuffer() {
    for (Engine engine : ENGINES) {
      for (int capacity = 0; capacity < 70; capacity += 3) {
        Pairs pairs = Pairs.allocate(capacity);
        assertEquals(99 * 50, engine.overlap(equal(100), pairs));
        assertEquals(capacity, pairs.size());
        for (int k = 0; k < capacity; k++) {
          assertEquals(0, pairs.first(k));
          assertEquals(k + 1, pairs.second(k));
        }
      }
    }
  }

  @Test
  void theShorterArrayIsTheCapacity() {
    int[] three = {-5, -5, -5};
    int[] two = {-5, -5};
    Pairs pairs = Pairs.wrap(three, two);
    assertEquals(2, pairs.capacity());
    for (Engine engine : ENGINES) {
      assertEquals(9, engine.overlap(equal(3), equal(3), pairs));
      assertArrayEquals(new int[] {0, 0, 0, 1}, Answers.of(pairs));
      assertEquals(-5, three[2]);
    }
  }

  @Test
  void nothingMeetsNothing() {
    for (Engine engine : ENGINES) {
      for (Question question : Question.listed(Question.some(true))) {
        Pairs pairs = Pairs.allocate(3);
        assertEquals(0, list(engine, question, 0, 9, pairs));
        assertEquals(0, list(engine, question, 9, 0, pairs));
        assertEquals(0, list(engine, question, 0, 0, pairs));
        assertEquals(0, pairs.size());
      }
      assertEquals(0, engine.overlap(equal(0), Pairs.allocate(0)));
      assertEquals(0, engine.overlap(equal(1), Pairs.allocate(0)));
    }
  }

  private static long list(Engine engine, Question question, int firstSize, int secondSize, Pairs pairs) {
    return question.list(engine, Samples.allocate(question.first(), firstSize),
        (Shapes) Samples.allocate(question.second(), secondSize), pairs);
  }

  /** t, u and v of the listed pairs come from casting the list. */
  @Test
  void aListCanBeCast() {
    Rays rays = Samples.rays(new Random(1), Distribution.UNIFORM, 150);
    Triangles triangles = (Triangles) Samples.random(Kind.TRIANGLE, new Random(2), Distribution.UNIFORM, 300);
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(150 * 300);
      long needed = engine.cast(rays, triangles, pairs);
      assertEquals(needed, Answers.count(engine, rays, triangles, pairs.pairing()));
      RayHits listed = RayHits.allocate(pairs.size());
      engine.cast(rays, triangles, pairs.pairing(), listed);
      RayHits row = RayHits.allocate(300);
      for (int k = 0; k < pairs.size(); k++) {
        Engine.scalar().cast(rays, triangles, Pairing.oneToMany(pairs.first(k)), row);
        assertEquals(row.t[pairs.second(k)], listed.t[k]);
        assertEquals(row.u[pairs.second(k)], listed.u[k]);
        assertEquals(pairs.second(k), listed.index[k]);
      }
    }
  }

  @Test
  void aListIsReadWithinItsSize() {
    Pairs pairs = Pairs.allocate(10);
    List<String> messages = new ArrayList<>();
    for (int k : new int[] {-1, 0, 10}) {
      messages.add(assertThrows(IndexOutOfBoundsException.class, () -> pairs.first(k)).getMessage());
      messages.add(assertThrows(IndexOutOfBoundsException.class, () -> pairs.second(k)).getMessage());
    }
    assertEquals(List.of("k is -1, not in [0, 0)", "k is -1, not in [0, 0)", "k is 0, not in [0, 0)",
        "k is 0, not in [0, 0)", "k is 10, not in [0, 0)", "k is 10, not in [0, 0)"), messages);
  }
}
