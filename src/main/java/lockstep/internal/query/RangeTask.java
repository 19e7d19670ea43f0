package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;

/** Gives a sink all that each row meets in a tree. Pieces are rows. */
public final class RangeTask extends Task {
  private final RangeSource source = new RangeSource();
  private RowSink sink;

  public RangeTask of(Question question, SpatialIndex tree, Way way, RowSink itsSink) {
    source.of(question, tree, way, itsSink);
    sink = itsSink;
    return this;
  }

  @Override
  public void release() {
    source.release();
    sink = null;
  }

  /** The source asks the watch before each query. */
  @Override
  protected boolean watchesItself() {
    return true;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    source.query(from, to, runner, this);
    sink.finish(from, to, runner);
  }
}
