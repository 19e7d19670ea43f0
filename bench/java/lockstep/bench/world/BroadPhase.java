package lockstep.bench.world;

import java.util.Arrays;
import lockstep.Pairs;

/**
 * Lists the overlapping pairs of boxes, or of spheres, after each step of a scene: Lockstep's way and common
 * alternatives.
 */
public abstract class BroadPhase implements AutoCloseable {
  int[] first = new int[1 << 16];
  int[] second = new int[1 << 16];
  int count;

  /** Finds all current pairs; returns their number. */
  public abstract long step();

  final void add(int i, int j) {
    if (count == first.length) {
      first = Arrays.copyOf(first, 2 * count);
      second = Arrays.copyOf(second, 2 * count);
    }
    first[count] = i;
    second[count++] = j;
  }

  /** The pairs found, in order. */
  Pairs sorted() {
    long[] keys = new long[count];
    for (int k = 0; k < count; k++) {
      keys[k] = (long) Math.min(first[k], second[k]) << 32 | Math.max(first[k], second[k]);
    }
    Arrays.sort(keys);
    Pairs pairs = Pairs.allocate(count);
    for (int k = 0; k < count; k++) {
      pairs.first()[k] = (int) (keys[k] >>> 32);
      pairs.second()[k] = (int) keys[k];
    }
    pairs.setSize(count);
    return pairs;
  }

  @Override
  public void close() {
    // most cells are empty
  }
}
