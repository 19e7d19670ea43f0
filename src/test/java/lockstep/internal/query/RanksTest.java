package lockstep.internal.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** Rows of the best entries are in order at the end, and little is moved for each. */
@Runs.Widest
@Runs.Vectors
class RanksTest {
  /** In whatever order entries come, equal keys among them. */
  @Test
  void bestAreKeptInOrder() {
    Random random = new Random(1);
    for (int round = 0; round < 300; round++) {
      int count = random.nextInt(40), most = 1 + random.nextInt(20);
      float[] keys = new float[count];
      Integer[] order = new Integer[count];
      for (int i = 0; i < count; i++) {
        keys[i] = random.nextInt(12) - 6;
        keys[i] = keys[i] == 0 && random.nextBoolean() ? -0f : keys[i];
        order[i] = i;
      }
      boolean instances = round % 2 == 0; // every third entry of each
      Arrays.sort(order, Comparator.<Integer>comparingDouble(i -> keys[i] + 0f)
          .thenComparing(i -> instances ? i % 3 : 0).thenComparing(i -> i));
      float[] t = new float[5 + most], u = new float[5 + most];
      int[] index = new int[5 + most];
      int[] instance = new int[5 + most];
      Ranks ranks = new Ranks(instances ? instance : null, index, t, u);
      int size = 0;
      for (int i : random.ints(0, Math.max(1, count)).distinct().limit(count).toArray()) {
        int at = size < most ? 5 + size : 5;
        if (size == most && !ranks.isBefore(keys[i], i % 3, i, at)) {
          continue;
        }
        t[at] = keys[i];
        u[at] = i / 2f;
        index[at] = i;
        instance[at] = i % 3;
        if (size < most) {
          ranks.rise(5, ++size);
        } else {
          ranks.sink(5, size);
        }
      }
      ranks.sort(5, size);
      assertEquals(Math.min(count, most), size);
      for (int k = 0; k < size; k++) {
        assertEquals(order[k], index[5 + k]);
        assertTrue(!instances || instance[5 + k] == order[k] % 3);
        assertEquals(keys[order[k]], t[5 + k]);
        assertEquals(order[k] / 2f, u[5 + k]);
      }
    }
  }

  /** The worst order for keeping entries sorted: each entry is better than all before. */
  @Test
  void littleIsMoved() {
    int count = 1 << 12;
    float[] t = new float[count];
    int[] index = IntStream.range(0, count).toArray();
    Ranks ranks = new Ranks(null, index, t);
    int[] before = new int[count];
    for (int i = 0; i < 2 * count; i++) {
      int at = i < count ? i : 0;
      t[at] = -i;
      index[at] = i;
      System.arraycopy(index, 0, before, 0, count);
      if (i < count) {
        ranks.rise(0, i + 1);
      } else {
        ranks.sink(0, count);
      }
      int moved = 0;
      for (int k = 0; k < count; k++) {
        moved += index[k] != before[k] ? 1 : 0;
      }
      int most = moved;
      assertTrue(moved <= 13, () -> most + " of " + count);
    }
  }
}
