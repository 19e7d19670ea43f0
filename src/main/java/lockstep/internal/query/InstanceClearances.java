package lockstep.internal.query;

import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.internal.run.Task;

/** How far apart the instances of pairs are. Pieces are pairs. */
public final class InstanceClearances extends Task {
  private static final ThreadLocal<InstanceClearances> MINE =
      ThreadLocal.withInitial(InstanceClearances::new);

  private Execution execution;
  private InstanceIndex instances;
  private Sides sides;
  private float most;
  private ResultColumns result;
  private int[] firsts;
  private int[] seconds;

  private InstanceClearances() {}

  /** Room for the distances of so many pairs. */
  public static ResultColumns room(int pairs) {
    return new ResultColumns(InstanceClearance.LAYOUT, pairs);
  }

  /**
   * Writes the distances of pairs, and which shapes are so far apart; {@code most} is the largest that
   * counts. An instance has none from itself.
   */
  static void measure(Execution execution, InstanceIndex instances, Sides sides, int count, float most,
      ResultColumns result, int[] firsts, int[] seconds) {
    InstanceClearances mine = MINE.get();
    mine.execution = execution;
    mine.instances = instances;
    mine.sides = sides;
    mine.most = most;
    mine.result = result;
    mine.firsts = firsts;
    mine.seconds = seconds;
    execution.run(mine, count, 1, result.clear);
  }

  @Override
  public void run(int from, int to, Runner runner) {
    InstanceClearance pair = InstanceClearance.mine();
    PairFilter filter = execution.filter();
    for (int k = from; k < to && goesOn(1); k++) {
      int one = sides.first().of(k), other = sides.second().of(k);
      if (one != other && (filter == null || filter.passes(one, other))) {
        pair.measure(instances, one, other, most, result, firsts, seconds, k, execution, runner, this);
      }
    }
  }

  /** A pair may take long. */
  @Override
  protected boolean watchesItself() {
    return true;
  }

  @Override
  public void release() {
    execution = null;
    instances = null;
    sides.release();
    sides = null;
    result = null;
    firsts = null;
    seconds = null;
  }
}
