package lockstep.internal.query;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Runner;

/** Keeps what each row, a moving shape, touches first; of several at one time the lowest element. */
public final class TouchSink extends RowSink {
  private final TouchPoints points = new TouchPoints();
  private ResultColumns result;

  /** {@code closest} and {@code touches} as {@link TouchPoints} takes them. */
  public TouchSink into(ResultColumns itsResult, Kernels.Entry closest, TouchPoints.Touches touches) {
    result = itsResult;
    points.of(closest, touches);
    return this;
  }

  /** Lets go of the caller's arrays. */
  public void release() {
    result = null;
    points.release();
  }

  @Override
  public void add(int row, int element, Answers answers, int k) {
    result.closer(row, element, answers, k);
  }

  @Override
  float limit(int row) {
    return Math.min(1, result.floats[0][row]);
  }

  @Override
  int guess(int row) {
    return result.get(row) ? result.index[row] : -1;
  }

  @Override
  void finish(int from, int to, Runner runner) {
    points.add(result, null, from, to, runner);
  }
}
