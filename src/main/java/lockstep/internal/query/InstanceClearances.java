package lockstep.internal.query;

import lockstep.internal.run.Execution;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;

/** How far apart the instances of pairs are. */
public final class InstanceClearances extends InstanceTask {
  private static final ThreadLocal<InstanceClearances> MINE =
      ThreadLocal.withInitial(InstanceClearances::new);

  private float most;
  private boolean isSigned;
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
   * counts.
   *
   * @param signed whether to measure how deep meshes reach into each other
   */
  static void measure(Execution execution, InstanceIndex instances, Sides sides, int count, float most,
      boolean signed, ResultColumns result, int[] firsts, int[] seconds) {
    InstanceClearances mine = MINE.get();
    mine.most = most;
    mine.isSigned = signed;
    mine.result = result;
    mine.firsts = firsts;
    mine.seconds = seconds;
    mine.ask(execution, instances, sides, count, result.clear);
  }

  @Override
  void ask(int k, int one, int other, Runner runner) {
    InstanceClearance.mine().measure(instances, one, other, most, result, firsts, seconds, k, execution,
        runner, this);
    if (isSigned) {
      InstanceDepth.mine().measure(instances, one, other, result, firsts, seconds, k, execution, runner,
          this);
    }
  }

  @Override
  public void release() {
    super.release();
    result = null;
    firsts = null;
    seconds = null;
  }
}
