package lockstep.bench.compare;

import java.util.Arrays;

/**
 * The last windows of a measurement of several ways of doing the same thing, and whether they have become
 * steady.
 */
final class Windows {
  /** Number of windows that count. */
  static final int LAST = 5;

  /** Least number of windows for a decision. */
  static final int LEAST = 3;

  /** The median window may take longer than the fastest by this part. */
  static final double TOLERANCE = 0.15;

  /**
   * Milliseconds that the compiler may work meanwhile: kernels take longer, and something is always being
   * compiled.
   */
  static final long COMPILED = 10;

  private final double[][] nanos;
  private final long[] compiled = new long[LAST];
  private int count;

  Windows(int ways) {
    nanos = new double[ways][LAST];
  }

  /**
   * Adds a window.
   *
   * @param nanos per way
   * @param compiled of {@link Compilation#worked} at the end of the window
   */
  void add(double[] nanos, long compiled) {
    int k = count++ % LAST;
    for (int way = 0; way < nanos.length; way++) {
      this.nanos[way][k] = nanos[way];
    }
    this.compiled[k] = compiled;
  }

  /**
   * Whether the windows that count agree, and almost nothing was compiled between the first and the last of
   * them.
   */
  boolean steady() {
    return count >= LEAST && spread() <= TOLERANCE && Arrays.stream(compiled, 0, size()).max().orElseThrow()
        - Arrays.stream(compiled, 0, size()).min().orElseThrow() <= COMPILED;
  }

  /**
   * By which part the median of the last windows took longer than the fastest, for the way that varies most.
   * Other work of the machine may disturb single windows.
   */
  double spread() {
    double spread = 0;
    for (double[] values : nanos) {
      double[] sorted = Arrays.copyOf(values, size());
      Arrays.sort(sorted);
      spread = Math.max(spread, sorted[size() / 2] / sorted[0] - 1);
    }
    return spread;
  }

  /** The best of the last windows of a way. */
  double best(int way) {
    return Arrays.stream(nanos[way], 0, size()).min().orElseThrow();
  }

  private int size() {
    return Math.min(count, LAST);
  }
}
