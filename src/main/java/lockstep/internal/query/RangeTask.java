package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Places;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;

/** Gives a sink all that each row meets in a tree, or among instances. Pieces are rows. */
public final class RangeTask extends Task {
  private final RangeSource inTree = new RangeSource();
  private final InstanceRanges inInstances = new InstanceRanges();
  private RowQueries source;
  private RowSink sink;

  public RangeTask of(Question question, SpatialIndex tree, Way way, RowSink itsSink) {
    source = inTree.of(question, tree, way, itsSink);
    sink = itsSink;
    return this;
  }

  /** The elements are instances; see {@link InstanceRanges#of}. */
  RangeTask of(Execution execution, Verb verb, Elements shapes, Places frames, int index,
      InstanceIndex instances, RowSink itsSink) {
    source = inInstances.of(execution, verb, shapes, instances, Question.ANY, itsSink).in(frames, index);
    sink = itsSink;
    return this;
  }

  @Override
  public void release() {
    inTree.release();
    inInstances.release();
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
