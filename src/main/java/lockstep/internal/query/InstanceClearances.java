package lockstep.internal.query;

import lockstep.internal.run.Execution;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;

/** How far apart the instances of pairs are. */
public final class InstanceClearances extends InstanceTask {
  private static final ThreadLocal<InstanceClearances> MINE =
      ThreadLocal.withInitial(InstanceClearances::new);

  /** The largest distance that counts, in the world. */
  float most;

  private boolean isSigned;

  /** Where to write distances, and the shapes that are so far apart. */
  ResultColumns result;

  int[] firsts;
  int[] seconds;

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
    InstanceClearance.mine().measure(this, k, one, other, runner);
    if (isSigned) {
      InstanceDepth.mine().measure(this, k, one, other, runner);
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
