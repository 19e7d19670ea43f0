package lockstep.spark;

import java.io.Serializable;

/**
 * What all tasks of a join know.
 *
 * @param most the number of shapes of a side that a task handles at a time, where it may choose
 */
record Plan(Question question, int most, Input first, Input second, Carry carry,
    Counters counters) implements Serializable {
  private static final long LEAST_PAIRS = 1 << 12;

  /** The number of pairs that are listed at a time, but for those of a single shape. */
  long pairsAtOnce() {
    return Math.max(LEAST_PAIRS, 4L * most);
  }
}
