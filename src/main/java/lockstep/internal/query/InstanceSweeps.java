package lockstep.internal.query;

import lockstep.internal.kernel.Kernels;
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
 * What moving shapes of a frame touch first among instances: on equal time the lowest instance, and in it the
 * lowest shape. Shapes and motions are taken to the frame of each instance that may be met, all those of an
 * instance together, and its tree tells; time is the same in all frames. Pieces are shapes.
 */
final class InstanceSweeps extends Task {
  /** An index that wins where t is equal, and one that loses: of a lower instance and a higher one. */
  private static final int WINS = Integer.MAX_VALUE, LOSES = 0;

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private final Frame frame = new Frame(); // of the shapes
  private boolean isSomewhere; // it is proper
  private Execution execution;
  private Elements shapes, motions;
  private InstanceIndex instances;
  private ResultColumns result;
  private int[] hitInstance;

  /** {@code frames} have the frame of the shapes at an index; null for the world's. */
  InstanceSweeps of(Execution itsExecution, Elements itsShapes, Elements itsMotions, Places frames, int index,
      InstanceIndex itsInstances, ResultColumns itsResult, int[] instance) {
    isSomewhere = frame.in(frames, index);
    execution = itsExecution;
    shapes = itsShapes;
    motions = itsMotions;
    instances = itsInstances;
    result = itsResult;
    hitInstance = instance;
    return this;
  }

  @Override
  public void release() {
    execution = null;
    shapes = null;
    motions = null;
    instances = null;
    result = null;
    hitInstance = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    SCRATCH.get().run(this, from, to, runner);
  }

  /** What a thread needs. */
  private static final class Scratch {
    private final InstanceListing listing = new InstanceListing();
    private final TakenShapes taken = new TakenShapes(InstanceListing.BLOCK);
    private final Elements motions =
        new Elements(null, new float[3][InstanceListing.BLOCK], 0, InstanceListing.BLOCK);

    /** What the shapes in an instance's frame touch there, if that is sooner than all before. */
    private final ResultColumns there = new ResultColumns(Verb.SWEEP.layout(), InstanceListing.BLOCK);

    private final TouchSink sink = new TouchSink();
    private final Question question = new Question();
    private final SearchSource search = new SearchSource();
    private final double[] vector = new double[3];
    private final InstanceListing.Ask ask = this::ask;
    private InstanceSweeps of;

    void run(InstanceSweeps itsOf, int from, int to, Runner runner) {
      of = itsOf;
      listing.of(of.instances, of.execution.filter(), Casters.get(Ways.LISTS.wide(of.execution.way())));
      listing.shapes(of.shapes, of.motions, of.isSomewhere ? of.frame : null, 0);
      try {
        for (int row = from; row < to;) {
          row = listing.list(row, to, null);
          listing.ask(ask, runner);
        }
      } finally {
        listing.release();
        of = null;
      }
    }

    private void ask(int id, int from, int count, Runner runner) {
      int[] rows = listing.sorted.rows;
      SpatialIndex tree = of.instances.trees[id];
      Elements local = taken.of(of.shapes.kind);
      listing.toInstance.write(of.shapes, rows, from, count, local.columns);
      listing.toInstance.directions(of.motions, rows, from, count, motions.columns);
      there.beginWithMisses(count);
      for (int k = 0; k < count; k++) {
        int row = rows[from + k];
        there.floats[0][k] = of.result.floats[0][row];
        there.index[k] = id < of.hitInstance[row] ? WINS : LOSES;
      }
      Kernels.Entry sweep = of.execution.kernels().get(Verb.SWEEP, local.kind, tree.elements().kind);
      question.of(sweep, local, tree.elements()).moving(motions, null);
      try {
        sink.into(there, Verbs.points(of.execution, sweep), null, 0);
        search.of(question, tree, of.execution.way(), 1, sink).run(0, count, runner);
      } finally {
        sink.release();
        search.release();
        question.release();
      }
      for (int k = 0; k < count; k++) {
        if (there.get(k)) {
          take(rows[from + k], id, k);
        }
      }
    }

    /** Takes what a row touches in an instance, with normal and point in the frame of the shapes. */
    private void take(int row, int id, int k) {
      float[][] to = of.result.floats, from = there.floats;
      to[0][row] = from[0][k];
      listing.back.direction(from[1][k], from[2][k], from[3][k], vector);
      double length = Math.sqrt(vector[0] * vector[0] + vector[1] * vector[1] + vector[2] * vector[2]);
      for (int axis = 0; axis < 3; axis++) {
        to[1 + axis][row] = length > 0 ? (float) (vector[axis] / length) : 0;
      }
      listing.back.point(from[4][k], from[5][k], from[6][k], vector);
      for (int axis = 0; axis < 3; axis++) {
        to[4 + axis][row] = (float) vector[axis];
      }
      of.result.index[row] = there.index[k];
      of.hitInstance[row] = id;
      of.result.set(row);
    }
  }
}
