package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The answer for a pair does not depend on the form of the call, or on the other pairs. */
@Runs.Widest
@Runs.Vectors
class PairingTest {
  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest());

  /** A question and two buffers of the same size. */
  private record Batch(Question question, long seed, int size, Distribution distribution,
      Placement placement) {
    Columns first() {
      return Samples.random(question.first(), new Random(seed), distribution, size, placement);
    }

    Columns second() {
      return Samples.random(question.second(), new Random(~seed), distribution, size, Placement.ALLOCATED);
    }
  }

  @Provide
  Arbitrary<Batch> batch() {
    return Combinators.combine(Arbitraries.of(Question.some(true)), Arbitraries.longs(),
        Arbitraries.integers().between(1, 1500), Arbitraries.of(Distribution.class),
        Arbitraries.of(Placement.class)).as(Batch::new);
  }

  /** Rows of one number each in {@code answer}: 1 for an overlap, 5 for a cast. */
  private static int[] reordered(int[] answer, int size, int[] order) {
    int[] reordered = new int[answer.length];
    for (int at = 0; at < answer.length; at++) {
      reordered[at] = answer[at / size * size + order[at % size]];
    }
    return reordered;
  }

  /** The answer without the index column, which refers to other elements after a change of order. */
  private static int[] withoutIndex(Batch batch, int[] answer) {
    return Arrays.copyOf(answer, (1 + batch.question.verb().layout().floats().size()) * batch.size);
  }

  private static Columns reordered(Kind kind, Columns columns, int[] order) {
    float[] elements = Samples.elements(columns);
    float[] reordered = new float[elements.length];
    for (int at = 0; at < elements.length; at++) {
      reordered[at] = elements[order[at / kind.width()] * kind.width() + at % kind.width()];
    }
    return Samples.buffer(kind, reordered, Placement.ALLOCATED);
  }

  @Property(tries = 200)
  void permutingABatchPermutesItsAnswers(@ForAll("batch") Batch batch) {
    int[] order = IntStream.range(0, batch.size).toArray();
    Random random = new Random(batch.seed);
    for (int i = batch.size - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swap = order[i];
      order[i] = order[j];
      order[j] = swap;
    }
    Columns first = batch.first();
    Columns second = batch.second();
    for (Engine engine : ENGINES) {
      int[] answer = withoutIndex(batch, batch.question.ask(engine, first, second, Pairing.zip()));
      int[] permuted = batch.question.ask(engine, reordered(batch.question.first(), first, order),
          reordered(batch.question.second(), second, order), Pairing.zip());
      assertArrayEquals(reordered(answer, batch.size, order), withoutIndex(batch, permuted));
    }
  }

  @Property(tries = 200)
  void cuttingABatchChangesNothing(@ForAll("batch") Batch batch, @ForAll long seed) {
    Columns first = batch.first();
    Columns second = batch.second();
    Random random = new Random(seed);
    for (Engine engine : ENGINES) {
      int[] whole = batch.question.ask(engine, first, second, Pairing.zip());
      for (int from = 0; from < batch.size;) {
        int count = Math.min(1 + random.nextInt(400), batch.size - from);
        int[] part = batch.question.ask(engine, Samples.slice(first, from, count),
            Samples.slice(second, from, count), Pairing.zip());
        for (int at = 0; at < (1 + batch.question.verb().layout().floats().size()) * count; at++) {
          assertEquals(whole[at / count * batch.size + from + at % count], part[at]);
        }
        from += count;
      }
    }
  }

  @Property(tries = 200)
  void everyPairingIsAnIndexedOne(@ForAll("batch") Batch batch, @ForAll long seed) {
    Columns first = batch.first();
    Columns second = batch.second();
    int size = batch.size;
    int one = new Random(seed).nextInt(size);
    int[] ones = new int[size];
    Arrays.fill(ones, one);
    int[] all = IntStream.range(0, size).toArray();
    for (Engine engine : ENGINES) {
      assertArrayEquals(batch.question.ask(engine, first, second, Pairing.zip()),
          batch.question.ask(engine, first, second, Pairing.indexed(all, all, size)));
      assertArrayEquals(batch.question.ask(engine, first, second, Pairing.oneToMany(one)),
          batch.question.ask(engine, first, second, Pairing.indexed(ones, all, size)));
      assertArrayEquals(batch.question.ask(engine, first, second, Pairing.manyToOne(one)),
          batch.question.ask(engine, first, second, Pairing.indexed(all, ones, size)));
    }
  }

  @Property(tries = 200)
  void countIsTheNumberOfHits(@ForAll("batch") Batch batch, @ForAll long seed) {
    Columns first = batch.first();
    Columns second = batch.second();
    for (Pairing pairing : Samples.pairings(new Random(seed), batch.size, batch.size, 2 * batch.size)) {
      int pairs = Pairs.count(pairing, first.size(), second.size());
      for (Engine engine : ENGINES) {
        int[] answer = batch.question.ask(engine, first, second, pairing);
        assertEquals(Arrays.stream(answer, 0, pairs).sum(),
            batch.question.count(engine, first, second, pairing));
      }
    }
  }

  @Test
  void aBufferMeetsItself() {
    for (Question question : Question.ofOneKind()) {
      Kind kind = question.first();
      Shapes shapes = Samples.shapes(kind, new Random(1), Distribution.UNIFORM, 777);
      for (Engine engine : ENGINES) {
        assertEquals(777, Answers.count(engine, shapes, shapes, Pairing.zip()), kind + " with itself");
      }
    }
  }

  @Test
  void theIndexOfACastIsTheShapes() {
    Rays rays = Rays.allocate(200);
    Spheres spheres = Spheres.allocate(200);
    for (int i = 0; i < 200; i++) {
      rays.set(i, -2, 0, 0, 1, 0, 0);
      spheres.set(i, 0, 0, 0, 1);
    }
    RayHits hits = RayHits.allocate(200);
    for (Engine engine : ENGINES) {
      engine.cast(rays, spheres, Pairing.zip(), hits);
      assertEquals(150, hits.index[150]);
      engine.cast(rays, spheres, Pairing.oneToMany(7), hits);
      assertEquals(150, hits.index[150]);
      engine.cast(rays, spheres, Pairing.manyToOne(7), hits);
      assertEquals(7, hits.index[150]);
      engine.cast(rays, spheres, Pairing.indexed(new int[] {3, 4}, new int[] {199, 42}, 2), hits);
      assertEquals(199, hits.index[0]);
      assertEquals(42, hits.index[1]);
    }
  }

  // ---- rejected input ----

  private final Spheres three = Spheres.allocate(3);
  private final Boxes five = Boxes.allocate(5);

  /** Asserts that every verb that takes a pairing rejects it with this message, and touches no result. */
  private void refused(Class<? extends RuntimeException> type, String message, Shapes first, Shapes second,
      Pairing pairing) {
    for (Engine engine : ENGINES) {
      Hits hits = Hits.allocate(64);
      engine.overlap(Spheres.allocate(3), Spheres.allocate(3), Pairing.zip(), hits);
      assertEquals(message,
          assertThrows(type, () -> engine.overlap(first, second, pairing, hits)).getMessage());
      assertEquals(message,
          assertThrows(type, () -> Answers.count(engine, first, second, pairing)).getMessage());
      Rays rays = Rays.allocate(first.size());
      RayHits rayHits = Answers.stale(RayHits.allocate(64));
      assertEquals(message,
          assertThrows(type, () -> engine.cast(rays, second, pairing, rayHits)).getMessage());
      assertEquals(message,
          assertThrows(type, () -> Answers.count(engine, rays, second, pairing)).getMessage());
      assertEquals(3, hits.size());
      assertEquals(7, hits.words()[0]);
      assertEquals(0, rayHits.size());
      assertTrue(Float.isNaN(rayHits.t[0]));
    }
  }

  @Test
  void zipNeedsEqualSizes() {
    refused(IllegalArgumentException.class, "first.size() is 3, but second.size() is 5", three, five,
        Pairing.zip());
  }

  @Test
  void oneMustBeThere() {
    Class<IndexOutOfBoundsException> type = IndexOutOfBoundsException.class;
    refused(type, "one is 3, not in [0, 3)", three, five, Pairing.oneToMany(3));
    refused(type, "one is -1, not in [0, 3)", three, five, Pairing.oneToMany(-1));
    refused(type, "one is 5, not in [0, 5)", three, five, Pairing.manyToOne(5));
    refused(type, "one is 0, not in [0, 0)", three.slice(0, 0), five, Pairing.oneToMany(0));
  }

  @Test
  void everyIndexMustBeThere() {
    Class<IndexOutOfBoundsException> type = IndexOutOfBoundsException.class;
    int[] good = {2, 0, 2, 1};
    int[] negative = {0, -1, 0, 9};
    int[] large = {0, 1, 5, 0};
    refused(type, "first[1] is -1, not in [0, 3)", three, five, Pairing.indexed(negative, good, 4));
    refused(type, "first[2] is 5, not in [0, 3)", three, five, Pairing.indexed(large, good, 4));
    refused(type, "second[2] is 5, not in [0, 5)", three, five, Pairing.indexed(good, large, 4));
    refused(type, "second[0] is -2147483648, not in [0, 5)", three, five,
        Pairing.indexed(good, new int[] {Integer.MIN_VALUE}, 1));
    refused(type, "second[0] is 2147483647, not in [0, 5)", three, five,
        Pairing.indexed(good, new int[] {Integer.MAX_VALUE}, 1));
    refused(type, "first[0] is 2, not in [0, 0)", three.slice(1, 0), five, Pairing.indexed(good, good, 4));
    // entries beyond count are ignored
    assertEquals(0,
        Answers.count(Engines.widest(), three.slice(0, 0), five, Pairing.indexed(negative, large, 0)));
    assertEquals(2, Answers.count(Engines.widest(), three, five, Pairing.indexed(good, large, 2)));
  }

  @Test
  void indexedNeedsItsArrays() {
    int[] two = new int[2];
    int[] four = new int[4];
    assertEquals("count is 3, but first.length is 2",
        assertThrows(IllegalArgumentException.class, () -> Pairing.indexed(two, four, 3)).getMessage());
    assertEquals("count is 3, but second.length is 2",
        assertThrows(IllegalArgumentException.class, () -> Pairing.indexed(four, two, 3)).getMessage());
    assertEquals("count is -1, less than 0",
        assertThrows(IllegalArgumentException.class, () -> Pairing.indexed(two, two, -1)).getMessage());
    assertEquals("second",
        assertThrows(NullPointerException.class, () -> Pairing.indexed(two, null, 1)).getMessage());
  }

  @Test
  void indicesAreReadAtEveryCall() {
    int[] first = {0};
    int[] second = {0};
    Pairing pairing = Pairing.indexed(first, second, 1);
    Boxes boxes = Boxes.allocate(2);
    boxes.set(1, 5, 5, 5, 6, 6, 6);
    assertEquals(1, Answers.count(Engines.widest(), three, boxes, pairing));
    second[0] = 1;
    assertEquals(0, Answers.count(Engines.widest(), three, boxes, pairing));
  }

  /** Consecutive ascending indices are a zip of slices: kernels read the columns themselves. */
  @Test
  void indicesInOrderAreNotGathered() {
    int size = 777;
    Spheres first =
        (Spheres) Samples.random(Kind.SPHERE, new Random(1), Distribution.GRID, size, Placement.UNPADDED);
    Boxes second =
        (Boxes) Samples.random(Kind.BOX, new Random(2), Distribution.GRID, size, Placement.UNPADDED);
    AtomicInteger gathered = new AtomicInteger();
    Engine noting = new Engine("noting", 1, ScalarKernels.TABLE.with(Bits.SCALAR, entry -> {
      Kernel kernel = entry.kernel();
      return (a, b, count, out) -> {
        gathered.addAndGet(a.columns != first.columns || b.columns != second.columns ? 1 : 0);
        kernel.run(a, b, count, out);
      };
    }), null);
    for (int shift : new int[] {0, 1, 200}) {
      int count = size - shift;
      int[] firsts = IntStream.range(0, count).toArray();
      int[] seconds = IntStream.range(shift, size).toArray();
      Hits expected = Hits.allocate(count), hits = Hits.allocate(count);
      Engine.scalar().overlap(first.slice(0, count), second.slice(shift, count), Pairing.zip(), expected);
      for (Engine engine : List.of(noting, Engine.scalar(), Engines.widest())) {
        engine.overlap(first, second, Pairing.indexed(firsts, seconds, count), hits);
        assertArrayEquals(Answers.of(expected, count), Answers.of(hits, count));
      }
      seconds[count - 2] = seconds[count - 1]; // the last one still stands where it would in order
      Engines.widest().overlap(first, second, Pairing.indexed(firsts, seconds, count), hits);
      assertEquals(expected.get(count - 1), hits.get(count - 1));
      Hits one = Hits.allocate(1);
      Engine.scalar().overlap(first.slice(count - 2, 1), second.slice(size - 1, 1), Pairing.zip(), one);
      assertEquals(one.get(0), hits.get(count - 2));
    }
    assertTrue(gathered.get() <= 3 * 2, () -> gathered + " blocks, more than those that end where arrays do");
  }
}
