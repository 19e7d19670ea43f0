package lockstep.internal.query;

import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Answers;
import lockstep.internal.run.IntList;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.twin.Kernel;

/** The pairs of a batch that have passed a first question, to be asked a second one; of a thread. */
final class PassedPairs {
  private static final ThreadLocal<PassedPairs> MINE = ThreadLocal.withInitial(PassedPairs::new);

  private final IntList pairs = new IntList();
  private final int[] firsts = new int[Tile.SIZE];
  private final int[] seconds = new int[Tile.SIZE];
  private final Runner runner = new Runner(Tile.SIZE);
  private Question question;
  private Sides sides;

  private PassedPairs() {}

  /** Begins with none. */
  static PassedPairs begin(Question question, Sides sides) {
    PassedPairs mine = MINE.get();
    mine.pairs.clear();
    mine.question = question;
    mine.sides = sides;
    return mine;
  }

  /** Adds the pairs from {@code start} on whose bits are set in a word. */
  void add(int start, long word) {
    for (long left = word; left != 0; left &= left - 1) {
      pairs.add(start + Long.numberOfTrailingZeros(left));
    }
  }

  int size() {
    return pairs.size;
  }

  /** Pair k of those that have passed. */
  int get(int k) {
    return pairs.values[k];
  }

  /**
   * Asks the question of the pairs from the k-th on, the first ones first, {@link Tile#SIZE} at most, and
   * returns of how many.
   */
  int ask(int k) {
    if (k == 0) { // not where no pair has passed
      runner.ask(question);
    }
    int some = Math.min(Tile.SIZE, pairs.size - k);
    for (int i = 0; i < some; i++) {
      firsts[i] = sides.first().of(pairs.values[k + i]);
      seconds[i] = sides.second().of(pairs.values[k + i]);
    }
    runner.first().list(firsts, 0, some);
    runner.second().list(seconds, 0, some);
    runner.run(some);
    return some;
  }

  /** With what has been said of the pairs that were asked last. */
  Runner runner() {
    return runner;
  }
}
