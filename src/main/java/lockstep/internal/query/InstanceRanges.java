package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.bvh.Meetings;
import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.run.Casters;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;

/**
 * Shapes of a frame among instances: which instances have a shape that meets them. The index over the
 * instances' bounds offers each shape those that may; then each instance is given its shapes together, taken
 * to its own frame, and its tree tells which of them meet anything.
 */
final class InstanceRanges implements RowQueries {
  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private Execution execution;
  private Verb verb;
  private Elements shapes;
  private InstanceIndex instances;
  private float most;
  private RowSink sink;
  private final Frame frame = new Frame(); // of the shapes
  private boolean isSomewhere; // it is proper

  /**
   * Shapes that a verb hits with instances, or that are at most {@code itsMost} from them, in units of their
   * frame; {@link Question#ANY} if they have to overlap. It has to be said {@linkplain #in in which frame}
   * they are.
   */
  InstanceRanges of(Execution itsExecution, Verb itsVerb, Elements itsShapes, InstanceIndex itsInstances,
      float itsMost, RowSink itsSink) {
    execution = itsExecution;
    verb = itsVerb;
    shapes = itsShapes;
    instances = itsInstances;
    most = itsMost;
    sink = itsSink;
    return this;
  }

  /** The shapes are in the frame that {@code frames} have at an index; null for the world's. */
  InstanceRanges in(Places frames, int index) {
    isSomewhere = frame.in(frames, index);
    return this;
  }

  @Override
  public void release() {
    execution = null;
    shapes = null;
    instances = null;
    sink = null;
  }

  @Override
  public int rows() {
    return shapes.size;
  }

  @Override
  public void query(int from, int to, Runner runner, Task task) {
    SCRATCH.get().query(this, from, to, runner, task);
  }

  /** What a thread needs. */
  private static final class Scratch {
    private final InstanceListing listing = new InstanceListing();
    private final InstanceRows sorted = listing.sorted;
    private final TakenShapes taken = new TakenShapes(InstanceListing.BLOCK);
    private final Question question = new Question();
    private final RangeSource inTree = new RangeSource();

    /** Which of the shapes that are in an instance's frame meet something. */
    private final ResultColumns met = new ResultColumns(Layout.BITS, InstanceListing.BLOCK);

    private final InstanceListing.Ask ask = this::ask;
    private boolean[] meets = {}; // of each pair, as sorted
    private int[] next = {}; // of each group: the next of its pairs
    private InstanceRanges of;
    private Task task;

    void query(InstanceRanges itsOf, int from, int to, Runner runner, Task itsTask) {
      of = itsOf;
      task = itsTask;
      listing.of(of.instances, of.execution.filter(), Casters.get(Ways.LISTS.wide(of.execution.way())));
      listing.shapes(of.shapes, null, of.isSomewhere ? of.frame : null,
          InstanceIndex.margin((float) (of.most * of.frame.scale())));
      try {
        for (int row = from; row < to;) {
          int end = listing.list(row, to, of.sink);
          if (!task.goesOn(end - row)) {
            return;
          }
          if (meets.length < sorted.rows.length) {
            meets = new boolean[sorted.rows.length];
          }
          Arrays.fill(meets, 0, listing.pairs.size, false);
          listing.ask(ask, runner);
          tell(runner);
          row = end;
        }
      } finally {
        listing.release();
        of = null;
        task = null;
      }
    }

    private void ask(int id, int from, int count, Runner runner) {
      SpatialIndex tree = of.instances.trees[id];
      Elements local = taken.of(of.shapes.kind);
      int wanted = of.sink.needsOne() ? wanted(from, count) : count;
      listing.toInstance.write(of.shapes, sorted.rows, from, wanted, local.columns);
      question
          .of(of.execution.kernels().get(of.verb, local.kind, tree.elements().kind), local, tree.elements())
          .within(of.most < 0 ? of.most : (float) (of.most * of.frame.scale() / listing.there.scale()));
      met.beginWithoutHits(wanted);
      try {
        inTree.of(question, tree, of.execution.way(), met.any).query(0, wanted, runner, task, 0);
      } finally {
        inTree.release();
        question.release();
      }
      for (int k = 0; k < wanted; k++) {
        if (met.get(k) && of.sink.needsOne()) {
          of.sink.add(sorted.rows[from + k], id, runner.answers(), 0);
        } else {
          meets[from + k] = met.get(k);
        }
      }
    }

    /** Moves the rows that the sink still wants to the front, and returns how many there are. */
    private int wanted(int from, int count) {
      int end = from;
      for (int at = from; at < from + count; at++) {
        int row = sorted.rows[at];
        sorted.rows[end] = row;
        end += of.sink.wants(row) ? 1 : 0;
      }
      return end - from;
    }

    /** Tells the sink, row by row, which pairs meet that it has not been told of. */
    private void tell(Runner runner) {
      if (next.length < sorted.groups) {
        next = new int[of.instances.size()];
      }
      for (int group = 0; group < sorted.groups; group++) {
        next[group] = sorted.from(group);
      }
      Meetings pairs = listing.pairs;
      for (int p = 0; p < pairs.size; p++) {
        if (meets[next[sorted.group(pairs.primitive[p])]++]) {
          of.sink.add(pairs.ray[p], pairs.primitive[p], runner.answers(), 0);
        }
      }
      of.sink.flush(runner.answers());
    }
  }
}
