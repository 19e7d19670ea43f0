package lockstep.internal.query;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Runner;

/**
 * Keeps what each row, a moving shape, touches first; of several at one time the lowest element. Several
 * targets may be asked one after the other, with elements that are numbered through all of them.
 */
public final class TouchSink extends RowSink {
  private final TouchPoints points = new TouchPoints();
  private ResultColumns result;
  private int before; // elements of the targets before this one

  /** {@code closest}, {@code touches} and {@code itsBefore} as {@link TouchPoints} takes them. */
  TouchSink into(ResultColumns itsResult, Kernels.Entry closest, TouchPoints.Touches touches, int itsBefore) {
    result = itsResult;
    before = itsBefore;
    points.of(closest, touches, before);
    return this;
  }

  /** Lets go of the caller's arrays. */
  public void release() {
    result = null;
    points.release();
  }

  /** Of targets behind the first nothing is better than a touch at the start, which has a lower number. */
  @Override
  boolean wants(int row) {
    return before == 0 || result.floats[0][row] > 0;
  }

  @Override
  public void add(int row, int element, Answers answers, int k) {
    result.closer(row, before + element, answers, k);
  }

  @Override
  float limit(int row) {
    return Math.min(1, result.floats[0][row]);
  }

  @Override
  int guess(int row) {
    return result.get(row) && result.index[row] >= before ? result.index[row] - before : -1;
  }

  @Override
  void finish(int from, int to, Runner runner) {
    points.add(result, null, from, to, runner);
  }
}
