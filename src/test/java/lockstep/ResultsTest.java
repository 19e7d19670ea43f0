package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** Results: allocated once, used for every call, without remains of the previous call. */
@Runs.Widest
@Runs.Vectors
class ResultsTest {
  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest());

  /** Pairs of which pair i hits if {@code hits[i]}. */
  private static void ask(Engine engine, boolean[] hits, Hits into) {
    Spheres first = Spheres.allocate(hits.length);
    Spheres second = Spheres.allocate(hits.length);
    for (int i = 0; i < hits.length; i++) {
      second.set(i, hits[i] ? 0 : 5, 0, 0, 1);
    }
    engine.overlap(first, second, Pairing.zip(), into);
  }

  private static boolean[] random(Random random, int size, float rate) {
    boolean[] hits = new boolean[size];
    for (int i = 0; i < size; i++) {
      hits[i] = random.nextFloat() < rate;
    }
    return hits;
  }

  private static int[] indices(boolean[] hits) {
    return IntStream.range(0, hits.length).filter(i -> hits[i]).toArray();
  }

  // ---- bits ----

  @Test
  void bitsCountAndIndices() {
    Random random = new Random(1);
    for (Engine engine : ENGINES) {
      for (int size : new int[] {0, 1, 63, 64, 65, 127, 128, 129, 1000, 5000}) {
        for (float rate : new float[] {0, 0.01f, 0.5f, 1}) {
          boolean[] truth = random(random, size, rate);
          int[] expected = indices(truth);
          Hits hits = Hits.allocate(size);
          ask(engine, truth, hits);
          assertEquals(size, hits.size());
          assertEquals(expected.length, hits.count());
          for (int i = 0; i < size; i++) {
            assertEquals(truth[i], hits.get(i));
          }
          for (int room : new int[] {0, 1, 63, 64, 65, 200}) { // fitting exactly, and not
            int[] indices = new int[expected.length + room];
            assertEquals(expected.length, hits.toIndices(indices));
            assertArrayEquals(expected, Arrays.copyOf(indices, expected.length));
          }
          assertEquals("Hits[" + expected.length + " of " + size + "]", hits.toString());
        }
      }
    }
  }

  @Test
  void tooFewIndicesAreRefusedAndUnchanged() {
    Hits hits = Hits.allocate(200);
    ask(Engines.widest(), random(new Random(2), 200, 1), hits);
    int[] indices = new int[199];
    Arrays.fill(indices, -3);
    assertEquals("indices.length is 199, but there are 200 hits",
        assertThrows(IllegalArgumentException.class, () -> hits.toIndices(indices)).getMessage());
    assertTrue(Arrays.stream(indices).allMatch(i -> i == -3));
  }

  @Test
  void bitsAreReadWithinTheSize() {
    Hits hits = Hits.allocate(200);
    assertEquals("i is 0, not in [0, 0)",
        assertThrows(IndexOutOfBoundsException.class, () -> hits.get(0)).getMessage());
    ask(Engines.widest(), new boolean[70], hits);
    assertFalse(hits.get(69));
    assertEquals("i is 70, not in [0, 70)",
        assertThrows(IndexOutOfBoundsException.class, () -> hits.get(70)).getMessage());
    assertEquals("i is -1, not in [0, 70)",
        assertThrows(IndexOutOfBoundsException.class, () -> hits.get(-1)).getMessage());
  }

  @Test
  void wrappedWordsAreTheCallers() {
    long[] words = {-1, -1, -1};
    Hits hits = Hits.wrap(words);
    assertSame(words, hits.words());
    assertEquals(192, hits.capacity());
    assertEquals(0, hits.size());
    boolean[] truth = random(new Random(3), 100, 0.5f);
    for (Engine engine : ENGINES) {
      ask(engine, truth, hits);
      assertArrayEquals(indices(truth),
          IntStream.range(0, 128).filter(i -> (words[i / 64] >>> i & 1) != 0).toArray());
      assertEquals(-1, words[2], "a word that is not needed");
    }
    assertEquals("words", assertThrows(NullPointerException.class, () -> Hits.wrap(null)).getMessage());
  }

  @Test
  void roomIsCheckedBeforeAnythingIsWritten() {
    for (Engine engine : ENGINES) {
      Hits hits = Hits.allocate(64);
      ask(engine, random(new Random(4), 10, 1), hits);
      assertEquals("hits.capacity() is 64, but there are 65 pairs",
          assertThrows(IllegalArgumentException.class, () -> ask(engine, new boolean[65], hits))
              .getMessage());
      assertEquals(10, hits.size());
      assertEquals(10, hits.count());
      RayHits rayHits = RayHits.allocate(64);
      assertEquals("hits.capacity() is 64, but there are 65 pairs",
          assertThrows(IllegalArgumentException.class,
              () -> engine.cast(Rays.allocate(65), Boxes.allocate(65), Pairing.zip(), rayHits)).getMessage());
      assertEquals(0, rayHits.size());
    }
  }

  @Test
  void sizesMakeSense() {
    assertTrue(Hits.allocate(65).capacity() >= 65);
    assertEquals(65, RayHits.allocate(65).capacity());
    assertEquals(65, Pairs.allocate(65).capacity());
    for (String name : List.of("Hits", "RayHits", "Pairs")) {
      assertEquals("capacity is -1, less than 0", assertThrows(IllegalArgumentException.class, () -> {
        switch (name) {
          case "Hits" -> Hits.allocate(-1);
          case "RayHits" -> RayHits.allocate(-1);
          default -> Pairs.allocate(-1);
        }
      }).getMessage());
    }
    assertEquals("second",
        assertThrows(NullPointerException.class, () -> Pairs.wrap(new int[1], null)).getMessage());
  }

  // ---- no remains of the previous call ----

  @Test
  void aSmallerCallAfterALargerOne() {
    Random random = new Random(5);
    for (Engine engine : ENGINES) {
      Hits hits = Hits.allocate(1000);
      for (int call = 0; call < 200; call++) {
        boolean[] truth = random(random, random.nextInt(1000), call % 2);
        ask(engine, truth, hits);
        assertEquals(truth.length, hits.size());
        assertEquals(indices(truth).length, hits.count());
        assertEquals(indices(truth).length, hits.toIndices(new int[1000]));
      }
    }
  }

  /** One result for every kind of cast: u and v of a triangle do not remain for a sphere. */
  @Test
  void oneRayHitsForEveryCast() {
    Random random = new Random(6);
    for (Engine engine : ENGINES) {
      RayHits hits = RayHits.allocate(1000);
      for (int call = 0; call < 60; call++) {
        int size = 1 + random.nextInt(999);
        Kind kind = Question.castAt().get(call % Question.castAt().size());
        Rays rays = Samples.rays(random, Distribution.GRID, size);
        Shapes shapes = Samples.shapes(kind, random, Distribution.GRID, size);
        switch (random.nextInt(3)) {
          case 0 -> engine.cast(rays, shapes, Pairing.zip(), hits);
          case 1 -> engine.closest(rays, shapes, hits);
          default -> engine.cast(rays, shapes, Pairing.manyToOne(0), hits);
        }
        assertEquals(size, hits.size());
        Answers.of(hits, size); // checks every miss
        for (int i = 0; i < size; i++) {
          assertTrue(kind == Kind.TRIANGLE || (hits.u[i] == 0 && hits.v[i] == 0));
        }
        assertEquals(hits.hits().count(), hits.count());
        assertEquals("RayHits[" + hits.count() + " of " + size + "]", hits.toString());
      }
    }
  }

  @Test
  void oneListForEveryCall() {
    Boxes boxes = Boxes.allocate(4);
    Pairs pairs = Pairs.allocate(5);
    for (Engine engine : ENGINES) {
      assertEquals(6, engine.overlap(boxes, pairs));
      assertEquals("Pairs[5 of 6]", pairs.toString());
      assertEquals(1, engine.overlap(boxes.slice(0, 2), pairs));
      assertEquals(1, pairs.size());
      assertEquals(1, pairs.needed());
      assertEquals("Pairs[1]", pairs.toString());
      assertEquals("k is 1, not in [0, 1)",
          assertThrows(IndexOutOfBoundsException.class, () -> pairs.second(1)).getMessage());
      assertEquals(0, engine.overlap(boxes.slice(0, 1), pairs));
      assertEquals(0, pairs.size());
    }
  }
}
