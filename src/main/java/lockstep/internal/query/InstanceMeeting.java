package lockstep.internal.query;

import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.twin.Kernel;

/** Which shapes of two instances meet, or whether any do. */
final class InstanceMeeting extends InstancePair {
  private static final ThreadLocal<InstanceMeeting> MINE = ThreadLocal.withInitial(InstanceMeeting::new);

  /** So many pairs are tested first; later ones in whole tiles. */
  private static final int FIRST = 32;

  private PairFilter filter; // null for none
  private PairKeys found; // null if it is enough to know whether any do
  private boolean isAny;
  private int enough;

  private InstanceMeeting() {}

  static InstanceMeeting mine() {
    return MINE.get();
  }

  /**
   * Whether shapes of an instance and of another one, perhaps of others, meet.
   *
   * @param most how far apart they may be, in the world; {@link Question#ANY} if they have to overlap
   * @param pairs where to add all pairs of them; null if it is enough to know whether there are any
   * @param rule which of these count; null for all
   */
  boolean meet(InstanceIndex instances, int first, InstanceIndex others, int second, Verb verb, float most,
      PairKeys pairs, PairFilter rule, Execution execution, Runner itsRunner, Task task) {
    found = pairs;
    filter = rule;
    isAny = false;
    enough = FIRST;
    ask(instances, first, others, second, verb, most, execution, itsRunner, task);
    return isAny;
  }

  @Override
  void release() {
    super.release();
    found = null;
    filter = null;
  }

  @Override
  int enough() {
    return enough;
  }

  @Override
  boolean isDone() {
    return found == null && isAny;
  }

  @Override
  void take(int at, int count) {
    enough = Math.min(2 * enough, Tile.SIZE);
    Answers answers = runner.answers();
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = answers.words()[w]; word != 0; word &= word - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(word);
        int one = fews.values[at + k], other = manys.values[at + k];
        int first = swapped ? other : one, second = swapped ? one : other;
        if (question.counts(one, other, answers, k) && (filter == null || filter.passes(first, second))) {
          isAny = true;
          if (found != null) {
            found.add(first, second);
          }
        }
      }
    }
  }
}
