package lockstep.bench.compare;

import java.util.Arrays;

/** The latest windows of a measurement of two ways of doing the same thing, and whether they have become steady. */
final class Windows {
  /** Windows that have to agree. */
  static final int LAST = 3;

  /** The slowest of them may take longer than the fastest by this part. */
  static final double TOLERANCE = 0.15;

  private final double[] first = new double[LAST];
  private final double[] second = new double[LAST];
  private final long[] compiled = new long[LAST];
  private int count;

  /**
   * Adds a window.
   *
   * @param compiled what the JVM's compiler had worked in all when it ended
   */
  void add(double first, double second, long compiled) {
    int k = count++ % LAST;
    this.first[k] = first;
    this.second[k] = second;
    this.compiled[k] = compiled;
  }

  /** Whether as many windows as count agree, and nothing was compiled between the first and the last of them. */
  boolean steady() {
    return count >= LAST && spread() <= TOLERANCE
        && Arrays.stream(compiled).min().orElseThrow() == Arrays.stream(compiled).max().orElseThrow();
  }

  /** By which part the slowest of the latest windows took longer than the fastest, of the way that varies more. */
  double spread() {
    return Math.max(spread(first), spread(second));
  }

  private double spread(double[] values) {
    return Arrays.stream(values, 0, size()).max().orElseThrow() / best(values) - 1;
  }

  /** The best of the latest windows of the first way. */
  double first() {
    return best(first);
  }

  /** The same of the second. */
  double second() {
    return best(second);
  }

  private double best(double[] values) {
    return Arrays.stream(values, 0, size()).min().orElseThrow();
  }

  private int size() {
    return Math.min(count, LAST);
  }
}
