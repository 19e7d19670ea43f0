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
import lockstep.internal.shape.Kind;

/**
 * The nearest of each shape of a frame among instances: on equal distance that of the lowest instance. The
 * instance whose bounds are nearest is asked first; then those with bounds no farther than what it has.
 * Pieces are shapes.
 */
final class InstanceNearest extends Task {
  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private final Frame frame = new Frame(); // of the shapes
  private boolean isSomewhere; // it is proper
  private Execution execution;
  private Elements shapes;
  private InstanceIndex instances;
  private float most;
  private ResultColumns result;
  private int[] nearestInstance;

  /**
   * At most {@code within} away, in units of the shapes' frame; {@code frames} have that at an index, null
   * for the world's.
   */
  InstanceNearest of(Execution itsExecution, Elements itsShapes, Places frames, int index,
      InstanceIndex itsInstances, float within, ResultColumns itsResult, int[] instance) {
    isSomewhere = frame.in(frames, index);
    execution = itsExecution;
    shapes = itsShapes;
    instances = itsInstances;
    most = within;
    result = itsResult;
    nearestInstance = instance;
    return this;
  }

  @Override
  public void release() {
    execution = null;
    shapes = null;
    instances = null;
    result = null;
    nearestInstance = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    SCRATCH.get().run(this, from, to, runner);
  }

  /** What a thread needs. */
  private static final class Scratch {
    private final InstanceListing listing = new InstanceListing();
    private final TakenShapes taken = new TakenShapes(InstanceListing.BLOCK);
    private final Elements boxes =
        new Elements(Kind.BOX, new float[Elements.BOUNDS][InstanceListing.BLOCK], 0, InstanceListing.BLOCK);
    private final NearestSink nearestBounds = new NearestSink(InstanceListing.BLOCK, 1);

    /** The nearest of the shapes in an instance's frame, if it is nearer than all before. */
    private final NearestSink there = new NearestSink(InstanceListing.BLOCK, 1);

    private final Question question = new Question();
    private final SearchSource search = new SearchSource();
    private final double[] vector = new double[3];
    private final InstanceListing.Ask ask = this::ask;
    private final float[] reach = new float[InstanceListing.BLOCK]; // of rows: how far to search
    private InstanceNearest of;

    void run(InstanceNearest itsOf, int from, int to, Runner runner) {
      of = itsOf;
      listing.of(of.instances, of.execution.filter(), Casters.get(Ways.TREES.wide(of.execution.way())));
      listing.shapes(of.shapes, null, of.isSomewhere ? of.frame : null, 0);
      try {
        for (int row = from; row < to;) {
          int end =
              listing.listNearest(row, to, boxes, nearestBounds, of.execution, search, question, runner);
          listing.ask(ask, runner);
          for (int k = row; k < end; k++) {
            reach[k - row] = best(k);
          }
          listing.within(reach, row);
          while (row < end) {
            row = listing.list(row, end, null);
            listing.ask(ask, runner);
          }
        }
      } finally {
        listing.release();
        of = null;
      }
    }

    /** How far what a row looks for may be, in units of the shapes' frame. */
    private float best(int row) {
      return Math.min(of.most, of.result.floats[0][row]);
    }

    private void ask(int id, int from, int count, Runner runner) {
      int[] rows = listing.sorted.rows;
      int end = from;
      for (int k = from; k < from + count; k++) { // in place: those that it may be the nearest of
        int row = rows[k];
        rows[end] = row;
        float far = InstanceIndex.margin((float) (best(row) * of.frame.scale()));
        end += of.nearestInstance[row] != id && listing.sorted.when[k] <= far ? 1 : 0;
      }
      if (end > from) {
        ask(id, from, end - from, of.frame.scale() / listing.there.scale(), runner);
      }
    }

    /** {@code ratio}: how many units a unit of the shapes' frame is there. */
    private void ask(int id, int from, int count, double ratio, Runner runner) {
      int[] rows = listing.sorted.rows;
      SpatialIndex tree = of.instances.trees[id];
      Elements local = taken.of(of.shapes.kind);
      listing.toInstance.write(of.shapes, rows, from, count, local.columns);
      Kernels kernels = of.execution.kernels();
      Kernels.Entry measure = kernels.get(Verb.DISTANCE, local.kind, tree.elements().kind);
      Kernels.Entry closest = kernels.get(Verb.CLOSEST_POINTS, local.kind, tree.elements().kind);
      there.of(closest, local, tree.elements(), Float.POSITIVE_INFINITY, count);
      for (int k = 0; k < count; k++) {
        double limit = best(rows[from + k]) + Float.MIN_VALUE; // with what rounds to it as a subnormal number
        there.columns.floats[0][k] = Math.nextUp((float) (limit * ratio * (1 + 0x1p-20)));
      }
      question.of(measure, local, tree.elements());
      try {
        search.of(question, tree, of.execution.way(), Float.POSITIVE_INFINITY, there).run(0, count, runner);
      } finally {
        search.release();
        question.release();
        there.release();
      }
      for (int k = 0; k < count; k++) {
        if (there.columns.index[k] >= 0) {
          take(rows[from + k], id, k);
        }
      }
    }

    /** Takes the nearest of an instance if it is nearer, with its point in the frame of the shapes. */
    private void take(int row, int id, int k) {
      float[][] to = of.result.floats, from = there.columns.floats;
      float distance = (float) (from[0][k] * listing.there.scale() / of.frame.scale());
      if (distance > of.most || distance > to[0][row]
          || (distance == to[0][row] && id > of.nearestInstance[row])) {
        return;
      }
      to[0][row] = distance;
      listing.back.point(from[1][k], from[2][k], from[3][k], vector);
      for (int axis = 0; axis < 3; axis++) {
        to[1 + axis][row] = (float) vector[axis];
      }
      of.result.index[row] = there.columns.index[k];
      of.nearestInstance[row] = id;
    }
  }
}
