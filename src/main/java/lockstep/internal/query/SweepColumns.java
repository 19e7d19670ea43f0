package lockstep.internal.query;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Verb;

/** The results of sweeps, and the sinks that fill them: pair by pair, or with what each row touches first. */
public final class SweepColumns {
  public final ResultColumns columns;
  private final TouchPoints points = new TouchPoints();
  private final ColumnSink pairs = new ColumnSink();
  private final TouchSink rows = new TouchSink();

  /** Room for so many answers. */
  public SweepColumns(int capacity) {
    columns = new ResultColumns(Verb.SWEEP.layout(), capacity);
  }

  /** For pairs; {@code closest} gives points, null where the kernel of the sweep does. */
  PairSink pairs(Kernels kernels, Kernels.Entry closest) {
    return pairs.into(columns, kernels.bits(), points.of(closest, null, 0));
  }

  /**
   * For rows; {@code touches} is null where all need points.
   *
   * @param before the number of the target's first element
   */
  TouchSink rows(Kernels.Entry closest, TouchPoints.Touches touches, int before) {
    return rows.into(columns, closest, touches, before);
  }
}
