package lockstep.bench;

import java.util.Arrays;
import lockstep.Pairing;

/** A growing list of index pairs that might touch: what a broad phase hands to the engine. */
final class Candidates {
  int[] first = new int[1024];
  int[] second = new int[1024];
  int count;

  void clear() {
    count = 0;
  }

  void add(int i, int j) {
    if (count == first.length) {
      first = Arrays.copyOf(first, 2 * count);
      second = Arrays.copyOf(second, 2 * count);
    }
    first[count] = i;
    second[count] = j;
    count++;
  }

  Pairing pairing() {
    return Pairing.indexed(first, second, count);
  }
}
