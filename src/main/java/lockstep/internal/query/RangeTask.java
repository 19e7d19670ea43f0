package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;

/** Gives a sink all that each row meets in a tree, or among instances. Pieces are rows. */
public final class RangeTask extends Task {
  private final RangeSource inTree = new RangeSource();
  private RowQueries source;
  private RowSink sink;

  public RangeTask of(Question question, Index tree, Way way, RowSink itsSink) {
    source = inTree.of(question, tree, way, itsSink);
    sink = itsSink;
    return this;
  }

  /** The caller has other queries, which it releases. */
  RangeTask of(RowQueries itsSource, RowSink itsSink) {
    source = itsSource;
    sink = itsSink;
    return this;
  }

  @Override
  public void release() {
    inTree.release();
    source = null;
    sink = null;
  }

  /** The source asks the watch. */
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
