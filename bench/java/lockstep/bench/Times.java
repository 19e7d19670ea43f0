package lockstep.bench;

import java.util.Arrays;

/** How long something took each time. */
public final class Times {
  private long[] nanos = new long[64];
  private int count;

  /** Does it, and notes how long it took. */
  public void measure(Runnable what) {
    long start = System.nanoTime();
    what.run();
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = System.nanoTime() - start;
  }

  /** The median in seconds; NaN if nothing was measured. */
  public double median() {
    if (count == 0) {
      return Double.NaN;
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return sorted[count / 2] / 1e9;
  }
}
