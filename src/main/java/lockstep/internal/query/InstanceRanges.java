package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.bvh.Meetings;
import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.place.Transfer;
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
  /** Shapes that are taken to the frame of an instance together. */
  private static final int MOST = 1024;

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
    frame.toWorld();
    isSomewhere = frames == null || frame.of(frames, index);
    return this;
  }

  /** Lets go of the caller's arrays. */
  void release() {
    execution = null;
    shapes = null;
    instances = null;
    sink = null;
  }

  @Override
  public int rows() {
    return shapes.size;
  }

  /** Each instance has its tree. */
  @Override
  public boolean isDense() {
    return false;
  }

  @Override
  public void query(int from, int to, Runner runner, Task task) {
    SCRATCH.get().query(this, from, to, runner, task);
  }

  /** What a thread needs. */
  private static final class Scratch {
    private final Frame frame = new Frame();
    private final Transfer toInstance = new Transfer();
    private final TakenShapes taken = new TakenShapes(MOST);
    private final InstanceListing listing = new InstanceListing();
    private final InstanceRows sorted = listing.sorted;
    private final Question question = new Question();
    private final RangeSource inTree = new RangeSource();

    /** Which of the shapes that are in an instance's frame meet something. */
    private final ResultColumns met = new ResultColumns(Layout.BITS, MOST);

    private boolean[] meets = {}; // of each pair, as sorted
    private int[] next = {}; // of each group: the next of its pairs
    private InstanceRanges of;

    void query(InstanceRanges itsOf, int from, int to, Runner runner, Task task) {
      of = itsOf;
      listing.of(of.instances, of.execution.filter(), Casters.get(Ways.TREES.wide(of.execution.way())))
          .shapes(of.shapes, null, of.isSomewhere ? of.frame : null,
              InstanceIndex.margin((float) (of.most * of.frame.scale())));
      try {
        for (int row = from; row < to;) {
          int end = listing.list(row, to, of.sink);
          if (!task.goesOn(end - row)) {
            return;
          }
          ask(runner, task);
          if (!of.sink.needsOne()) {
            tell(runner);
          }
          row = end;
        }
      } finally {
        listing.release();
        of = null;
      }
    }

    /** Asks the tree of each instance about its rows. */
    private void ask(Runner runner, Task task) {
      if (meets.length < sorted.rows.length) {
        meets = new boolean[sorted.rows.length];
      }
      for (int group = 0; group < sorted.groups; group++) {
        int id = sorted.instance(group);
        if (!frame.of(of.instances.places, id)) {
          Arrays.fill(meets, sorted.from(group), sorted.end(group), false);
          continue;
        }
        toInstance.of(of.frame, frame);
        int end = of.sink.needsOne() ? wanted(group) : sorted.end(group);
        for (int at = sorted.from(group); at < end; at += MOST) {
          ask(id, at, Math.min(MOST, end - at), runner, task);
        }
        for (int at = sorted.from(group); of.sink.needsOne() && at < end; at++) {
          if (meets[at]) {
            of.sink.add(sorted.rows[at], id, runner.answers(), 0);
          }
        }
      }
    }

    /** Moves the rows of a group that the sink still wants to its front, and returns where they end. */
    private int wanted(int group) {
      int end = sorted.from(group);
      for (int at = end; at < sorted.end(group); at++) {
        int row = sorted.rows[at];
        sorted.rows[end] = row;
        end += of.sink.wants(row) ? 1 : 0;
      }
      return end;
    }

    private void ask(int id, int from, int count, Runner runner, Task task) {
      SpatialIndex tree = of.instances.trees[id];
      Elements local = taken.of(of.shapes.kind);
      toInstance.write(of.shapes, sorted.rows, from, count, local.columns);
      question
          .of(of.execution.kernels().get(of.verb, local.kind, tree.elements().kind), local, tree.elements())
          .within(of.most < 0 ? of.most : (float) (of.most * of.frame.scale() / frame.scale()));
      met.beginWithoutHits(count);
      try {
        inTree.of(question, tree, of.execution.way(), met.any).query(0, count, runner, task, 0);
      } finally {
        inTree.release();
        question.release();
      }
      for (int k = 0; k < count; k++) {
        meets[from + k] = met.get(k);
      }
    }

    /** Tells the sink which pairs meet, row by row. */
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
