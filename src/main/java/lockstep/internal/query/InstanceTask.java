package lockstep.internal.query;

import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.internal.run.Task;

/** A question about each of some pairs of instances. Pieces are pairs. */
abstract class InstanceTask extends Task {
  Execution execution;
  InstanceIndex instances;
  private Sides sides;

  /** Asks about pairs; {@code clear} leaves no answers. An instance and itself are no pair. */
  final void ask(Execution itsExecution, InstanceIndex itsInstances, Sides itsSides, int count,
      Runnable clear) {
    execution = itsExecution;
    instances = itsInstances;
    sides = itsSides;
    itsExecution.run(this, count, 1, clear);
  }

  /** Answers about pair k, the instances {@code one} and {@code other}. */
  abstract void ask(int k, int one, int other, Runner runner);

  @Override
  public final void run(int from, int to, Runner runner) {
    PairFilter filter = execution.filter();
    for (int k = from; k < to && goesOn(1); k++) {
      int one = sides.first().of(k), other = sides.second().of(k);
      if (one != other && (filter == null || filter.passes(one, other))) {
        ask(k, one, other, runner);
      }
    }
  }

  /** A pair may take long. */
  @Override
  protected final boolean watchesItself() {
    return true;
  }

  @Override
  public void release() {
    execution = null;
    instances = null;
    sides.release();
    sides = null;
  }
}
