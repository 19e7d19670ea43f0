package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.internal.query.PairKeys;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * Lists of pairs after a call: allocated as large as needed, filtered by an exact test, grouped by first
 * element.
 */
class PairsTest {
  private static Pairs list(int... pairs) {
    Pairs list = Pairs.allocate(pairs.length / 2 + 3);
    for (int k = 0; k < pairs.length / 2; k++) {
      list.first()[k] = pairs[2 * k];
      list.second()[k] = pairs[2 * k + 1];
    }
    list.setSize(pairs.length / 2);
    return list;
  }

  private static void refused(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }

  /** A call may need more than an array can hold: the number is not wrapped into an int. */
  @Test
  void capacitiesBeyondAnArray() {
    refused("capacity is 4294967296, more than 2147483639", () -> Pairs.allocate(1L << 32));
    refused("capacity is 2147483640, more than 2147483639", () -> Pairs.allocate(Integer.MAX_VALUE - 7L));
    refused("capacity is -1, less than 0", () -> Pairs.allocate(-1));
    assertEquals(5, Pairs.allocate(5L).capacity());
  }

  /** Lists of keys grow up to the longest array, and throw when that is too short. */
  @Test
  void keysBeyondABillion() {
    long most = 2L * Integer.MAX_VALUE;
    assertEquals(4096, PairKeys.grown(0, most));
    assertEquals((1 << 30) + 4096, PairKeys.grown(1 << 29, most));
    assertEquals(1000, PairKeys.grown(900, 1000));
    assertEquals(Checks.MAX_ARRAY, PairKeys.grown(1 << 30, most));
    refused("the number of pairs found is 2147483640, more than 2147483639",
        () -> PairKeys.grown(Checks.MAX_ARRAY, most));
  }

  @Test
  void oneArrayForBothElements() {
    int[] array = new int[4];
    refused("first and second are one array", () -> Pairs.wrap(array, array));
    assertEquals(0, Pairs.wrap(new int[0], new int[0]).capacity());
  }

  @Test
  void growingToWhatIsNeeded() {
    Spheres same = Spheres.allocate(100);
    Pairs pairs = Pairs.allocate(10);
    if (Engines.widest().overlap(same, pairs) > pairs.capacity()) {
      pairs = Pairs.allocate(pairs.needed());
      Engines.widest().overlap(same, pairs);
    }
    assertEquals(99 * 50, pairs.size());
    assertEquals(pairs.needed(), pairs.size());
  }

  @Test
  void sizesThatTheCallerSets() {
    Pairs pairs = list(0, 5, 1, 2, 1, 7);
    assertEquals(3, pairs.size());
    assertEquals(3, pairs.needed());
    pairs.setSize(2);
    assertArrayEquals(new int[] {0, 5, 1, 2}, Answers.of(pairs));
    refused("capacity is 6, but there are 7 pairs", () -> pairs.setSize(7));
    refused("size is -1, less than 0", () -> pairs.setSize(-1));
    assertEquals(2, pairs.size());
  }

  @Test
  void onlyThePairsThatHitAreRetained() {
    Random random = new Random(1);
    Shapes boxes = Samples.shapes(Kind.BOX, random, Distribution.UNIFORM, 90);
    Shapes triangles = Samples.shapes(Kind.TRIANGLE, random, Distribution.UNIFORM, 120);
    Pairs candidates = Pairs.allocate(90 * 120);
    Pairs exact = Pairs.allocate(90 * 120);
    Engine engine = Engines.widest();
    engine.overlap(boxes, triangles.bounds(), candidates);
    long expected = engine.overlap(boxes, triangles, exact);
    int before = candidates.size();
    Hits hits = Hits.allocate(before);
    engine.overlap(boxes, triangles, candidates.pairing(), hits);
    assertEquals(expected, candidates.retain(hits));
    assertArrayEquals(Answers.of(exact), Answers.of(candidates));
    assertEquals(expected, candidates.needed());
    refused("hits.size() is " + before + ", but size() is " + expected, () -> candidates.retain(hits));
    assertEquals(expected, candidates.size());
    assertEquals("hits",
        assertThrows(NullPointerException.class, () -> candidates.retain(null)).getMessage());
  }

  @Test
  void groupsByFirstElement() {
    int[] starts = new int[7];
    list(0, 5, 1, 2, 1, 7, 4, 0).groupByFirst(starts);
    assertArrayEquals(new int[] {0, 1, 3, 3, 3, 4, 4}, starts);
    list().groupByFirst(starts);
    assertArrayEquals(new int[7], starts);
    list(2, 1, 2, 2).groupByFirst(starts);
    assertArrayEquals(new int[] {0, 0, 0, 2, 2, 2, 2}, starts);
  }

  @Test
  void groupsOfAnyList() {
    Shapes spheres = Samples.shapes(Kind.SPHERE, new Random(2), Distribution.EXTREME, 130);
    Pairs pairs = Pairs.allocate(130 * 130);
    Engines.widest().overlap(spheres, pairs);
    int[] starts = new int[131];
    pairs.groupByFirst(starts);
    for (int i = 0; i < 130; i++) {
      int first = i;
      assertEquals(IntStream.range(0, pairs.size()).filter(k -> pairs.first(k) == first).count(),
          starts[i + 1] - starts[i]);
      for (int k = starts[i]; k < starts[i + 1]; k++) {
        assertEquals(i, pairs.first(k));
      }
    }
  }

  @Test
  void listsThatHaveNoGroups() {
    int[] starts = {-3, -3, -3};
    refused("first[1] is 1, less than the one before: the list is not ascending",
        () -> list(2, 0, 1, 0).groupByFirst(starts));
    refused("first[0] is -1, less than the one before: the list is not ascending",
        () -> list(-1, 0).groupByFirst(starts));
    refused("starts.length is 3, but there are 4 first elements and one more",
        () -> list(0, 0, 2, 0).groupByFirst(starts));
    refused("starts.length is 0, but there are 1 first elements and one more",
        () -> list().groupByFirst(new int[0]));
    assertArrayEquals(new int[] {-3, -3, -3}, starts);
    assertEquals("starts",
        assertThrows(NullPointerException.class, () -> list().groupByFirst(null)).getMessage());
  }
}
