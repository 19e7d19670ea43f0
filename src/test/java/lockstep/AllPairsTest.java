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
import java.util.stream.IntStream;
import lockstep.Samples.Kind;
import lockstep.Samples.Layout;
import lockstep.Samples.Mood;
import lockstep.Samples.Question;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The list of all pairs that hit: complete, in order, and never cut silently. */
class AllPairsTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engine.best(), Engine.scalar().parallel(POOL), Engine.best().parallel(POOL));

  @Provide
  Arbitrary<Question> question() {
    return Arbitraries.of(Samples.questions());
  }

  @Provide
  Arbitrary<Kind> shapes() {
    return Arbitraries.of(Kind.SPHERES, Kind.BOXES, Kind.TRIANGLES);
  }

  /** All pairs that hit, one row after the other, first and second in turn. */
  private static int[] expected(Columns first, Columns second, boolean self) {
    IntStream.Builder list = IntStream.builder();
    RayHits hits = RayHits.allocate(second.size());
    for (int i = 0; i < first.size(); i++) {
      if (first instanceof Rays rays) {
        Engine.scalar().cast(rays, (Shapes) second, Pairing.oneToMany(i), hits);
      } else {
        Engine.scalar().overlap((Shapes) first, (Shapes) second, Pairing.oneToMany(i), hits.hits());
      }
      for (int j = self ? i + 1 : 0; j < second.size(); j++) {
        if (hits.hits().get(j)) {
          list.add(i).add(j);
        }
      }
    }
    return list.build().toArray();
  }

  private static long list(Engine engine, Columns first, Columns second, Pairs pairs) {
    return first instanceof Rays rays ? engine.cast(rays, (Shapes) second, pairs)
        : engine.overlap((Shapes) first, (Shapes) second, pairs);
  }

  private static void check(Columns first, Columns second) {
    int[] expected = expected(first, second, false);
    int needed = expected.length / 2;
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(needed);
      assertEquals(needed, list(engine, first, second, pairs), () -> engine + ", " + first + ", " + second);
      assertEquals(needed, pairs.needed());
      assertArrayEquals(expected, Samples.answer(pairs), () -> engine + ", " + first + ", " + second);
    }
  }

  private static void checkSelf(Shapes shapes) {
    int[] expected = expected(shapes, shapes, true);
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(expected.length / 2 + 100);
      assertEquals(expected.length / 2, engine.overlap(shapes, pairs), () -> engine + ", " + shapes);
      assertArrayEquals(expected, Samples.answer(pairs), () -> engine + ", " + shapes);
    }
  }

  @Property(tries = 120)
  void allPairsAreThoseOfADoubleLoop(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 150) int firstSize, @ForAll @IntRange(max = 150) int secondSize,
      @ForAll Mood mood, @ForAll Layout firstLayout, @ForAll Layout secondLayout) {
    Random random = new Random(seed);
    check(question.first().random(random, mood, firstSize, firstLayout),
        question.second().random(random, mood, secondSize, secondLayout));
  }

  @Property(tries = 120)
  void pairsOfOneBufferAreThoseOfADoubleLoop(@ForAll long seed, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(max = 200) int size, @ForAll Mood mood, @ForAll Layout layout) {
    checkSelf((Shapes) kind.random(new Random(seed), mood, size, layout));
  }

  @Test
  void rowsAcrossWordsAndTiles() {
    for (int[] sizes : new int[][] {{3, 1023}, {3, 1024}, {3, 1025}, {65, 2049}, {1, 4097}, {1025, 1}}) {
      Random random = new Random(sizes[1]);
      check(Kind.SPHERES.random(random, Mood.WILD, sizes[0]),
          Kind.BOXES.random(random, Mood.WILD, sizes[1], Layout.TO_THE_END));
      check(Kind.RAYS.random(random, Mood.GRID, sizes[0]),
          Kind.TRIANGLES.random(random, Mood.GRID, sizes[1]));
    }
    for (int size : new int[] {63, 64, 65, 128, 1023, 1024, 1025, 1089}) {
      checkSelf((Shapes) Kind.SPHERES.random(new Random(size), Mood.NICE, size));
    }
  }

  /** So many rows that they are done in several rounds. */
  @Test
  void rowsAcrossRounds() {
    Random random = new Random(7);
    Spheres rows = sparse(random, 4500);
    Spheres many = sparse(random, 4200);
    check(rows, many);
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

  /** The last row of a smaller call once listed bits that a larger one had left behind. */
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
    for (Question question : Samples.questions()) {
      Columns first = question.first().random(random, Mood.NICE, 40);
      Columns second = question.second().random(random, Mood.NICE, 130);
      int[] expected = expected(first, second, false);
      int needed = expected.length / 2;
      for (Engine engine : List.of(Engine.scalar(), Engine.best().parallel(POOL))) {
        for (int capacity : new int[] {0, 1, 17, needed - 1, needed, needed + 1}) {
          int[] firsts = new int[capacity];
          int[] seconds = new int[capacity];
          Pairs pairs = Pairs.wrap(firsts, seconds);
          assertEquals(needed, list(engine, first, second, pairs));
          assertEquals(needed, pairs.needed());
          assertEquals(Math.min(needed, capacity), pairs.size());
          assertArrayEquals(Arrays.copyOf(expected, 2 * pairs.size()), Samples.answer(pairs));
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
      assertArrayEquals(new int[] {0, 0, 0, 1}, Samples.answer(pairs));
      assertEquals(-5, three[2]);
    }
  }

  @Test
  void nothingMeetsNothing() {
    for (Engine engine : ENGINES) {
      for (Question question : Samples.questions()) {
        Pairs pairs = Pairs.allocate(3);
        assertEquals(0, list(engine, question.first().allocate(0), question.second().allocate(9), pairs));
        assertEquals(0, list(engine, question.first().allocate(9), question.second().allocate(0), pairs));
        assertEquals(0, list(engine, question.first().allocate(0), question.second().allocate(0), pairs));
        assertEquals(0, pairs.size());
      }
      assertEquals(0, engine.overlap(equal(0), Pairs.allocate(0)));
      assertEquals(0, engine.overlap(equal(1), Pairs.allocate(0)));
    }
  }

  /** t, u and v of the listed pairs come from casting the list. */
  @Test
  void aListCanBeCast() {
    Rays rays = (Rays) Kind.RAYS.random(new Random(1), Mood.NICE, 150);
    Triangles triangles = (Triangles) Kind.TRIANGLES.random(new Random(2), Mood.NICE, 300);
    for (Engine engine : ENGINES) {
      Pairs pairs = Pairs.allocate(150 * 300);
      long needed = engine.cast(rays, triangles, pairs);
      assertEquals(needed, engine.count(rays, triangles, pairs.pairing()));
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
