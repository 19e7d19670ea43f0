package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import lockstep.internal.run.IntList;
import org.junit.jupiter.api.Test;

/** Lists of numbers kept by threads are sorted like {@code Arrays.sort}, without its allocation. */
class IntListTest {
  private static final int[] BOUNDS = {1, 7, 200, 70_000, 20_000_000, Integer.MAX_VALUE};

  @Test
  void sorted() {
    Random random = new Random(1);
    IntList list = new IntList();
    for (int size : new int[] {0, 1, 2, 31, 32, 33, 64, 65, 3000, 100}) {
      for (int bound : BOUNDS) {
        int[] values = random.ints(size, 0, bound).toArray();
        if (size > 2) {
          values[size / 2] = bound;
          Arrays.sort(values, 0, size / 3); // partly in order
        }
        list.clear();
        for (int value : values) {
          list.add(value);
        }
        list.sort();
        Arrays.sort(values);
        assertArrayEquals(values, Arrays.copyOf(list.values, list.size));
      }
    }
  }

  @Test
  void withoutAllocating() {
    IntList list = new IntList();
    assertEquals(0, Allocations.of(() -> {}, 1));
    Runnable call = () -> {
      list.clear();
      for (int k = 0; k < 5000; k++) {
        list.add(k ^ 4096);
      }
      list.sort();
    };
    call.run();
    call.run();
    assertEquals(0, Allocations.of(call, 10));
  }
}
