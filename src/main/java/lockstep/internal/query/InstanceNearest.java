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
 * The nearest of each shape of a frame among instances, one or several: on equal distance those of the lowest
 * instance, in the order in which it has them. The instances whose bounds are nearest are asked first; then
 * those with bounds no farther than what has been found. Pieces are shapes.
 */
final class InstanceNearest extends Task {
  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private final Frame frame = new Frame(); // of the shapes
  private boolean isSomewhere; // it is proper
  private Execution execution;
  private Elements shapes;
  private InstanceIndex instances;
  private float most;
  private int perRow;
  private ResultColumns result;
  private int[] nearestInstance;

  /**
   * Those at most {@code within} away, in units of the shapes' frame; {@code frames} have that at an index,
   * null for the world's. The result has as many entries for each shape as {@code nearest} keeps.
   */
  InstanceNearest of(Execution itsExecution, Elements itsShapes, Places frames, int index,
      InstanceIndex itsInstances, float within, NearestSink nearest, int[] instance) {
    isSomewhere = frame.in(frames, index);
    execution = itsExecution;
    shapes = itsShapes;
    instances = itsInstances;
    most = within;
    perRow = nearest.perRow();
    result = nearest.columns;
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
    private final NearestBounds bounds = new NearestBounds();

    /** The nearest of the shapes in an instance's frame, if they are nearer than all before. */
    private NearestSink there = new NearestSink(InstanceListing.BLOCK, 1);

    private final Question question = new Question();
    private final SearchSource search = new SearchSource();
    private final double[] vector = new double[3];
    private final InstanceListing.Ask ask = this::ask;
    private final float[] reach = new float[InstanceListing.BLOCK]; // of rows: how far to search
    private int[] places = {}; // of what an instance has, among what a row has so far
    private int atOnce; // rows that a tree is asked about together
    private InstanceNearest of;

    void run(InstanceNearest itsOf, int from, int to, Runner runner) {
      of = itsOf;
      atOnce = NearestSink.rows(of.perRow, InstanceListing.BLOCK);
      there = there.keeping(atOnce, of.perRow);
      if (places.length < of.perRow) {
        places = new int[of.perRow];
      }
      int listed = bounds.begin(of.instances.having(of.perRow));
      listing.of(of.instances, of.execution.filter(), Casters.get(Ways.LISTS.wide(of.execution.way())));
      listing.shapes(of.shapes, null, of.isSomewhere ? of.frame : null, 0);
      try {
        for (int row = from; row < to;) {
          int end =
              listing.listNearest(row, Math.min(to, row + listed), of.perRow, bounds, of.execution, runner);
          listing.ask(ask, runner);
          for (int k = row; k < end; k++) {
            reach[k - row] = best(k);
          }
          listing.within(reach, row, bounds);
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
      return Math.min(of.most, of.result.floats[0][(row + 1) * of.perRow - 1]);
    }

    private void ask(int id, int from, int count, Runner runner) {
      int[] rows = listing.sorted.rows;
      int end = from;
      for (int k = from; k < from + count; k++) { // in place: those that it may be near enough for
        int row = rows[k];
        rows[end] = row;
        float far = InstanceIndex.margin((float) (best(row) * of.frame.scale()));
        end += listing.sorted.when[k] <= far ? 1 : 0;
      }
      for (int at = from; at < end; at += atOnce) {
        ask(id, at, Math.min(atOnce, end - at), of.frame.scale() / listing.there.scale(), runner);
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
      there = there.keeping(count, Math.clamp(tree.elements().size, 1, of.perRow));
      there.of(closest, local, tree.elements(), Float.POSITIVE_INFINITY, count);
      for (int k = 0; k < count; k++) {
        double limit = best(rows[from + k]) + Float.MIN_VALUE; // with what rounds to it as a subnormal number
        there.below(k, Math.nextUp((float) (limit * ratio * (1 + 0x1p-20))));
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
        merge(rows[from + k] * of.perRow, id, k * there.perRow());
      }
    }

    /**
     * Puts what an instance has, from entry {@code its} on, between the entries of a row from {@code first}
     * on. Both are sorted, and the last ones fall out.
     */
    private void merge(int first, int id, int its) {
      int taken = 0;
      for (int from = 0; taken < there.perRow() && there.columns.index[its + taken] >= 0; taken++) {
        float distance = distance(its + taken);
        from = distance <= of.most ? place(first, from, distance, id) : of.perRow;
        if (from + taken >= of.perRow) {
          break;
        }
        places[taken] = from;
      }
      int end = of.perRow - taken;
      for (int k = taken - 1; k >= 0; k--) { // the last ones first, so that none is overwritten
        move(first + places[k], first + places[k] + k + 1, end - places[k]);
        take(first + places[k] + k, id, its + k);
        end = places[k];
      }
    }

    /** How far an entry of an instance is, in units of the shapes' frame. */
    private float distance(int its) {
      return (float) (there.columns.floats[0][its] * listing.there.scale() / of.frame.scale());
    }

    /** How many entries of a row, of which some are known, come before what is so far in an instance. */
    private int place(int first, int known, float distance, int id) {
      float[] distances = of.result.floats[0];
      int low = known, high = of.perRow;
      while (low < high) {
        int middle = (low + high) >>> 1, at = first + middle;
        if (distance < distances[at] || (distance == distances[at] && id < of.nearestInstance[at])) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      return low;
    }

    /** Moves entries of a row. */
    private void move(int from, int to, int count) {
      for (int c = 0; c < 4; c++) {
        System.arraycopy(of.result.floats[c], from, of.result.floats[c], to, count);
      }
      System.arraycopy(of.result.index, from, of.result.index, to, count);
      System.arraycopy(of.nearestInstance, from, of.nearestInstance, to, count);
    }

    /** Takes an entry of an instance, with its point in the frame of the shapes. */
    private void take(int entry, int id, int its) {
      float[][] to = of.result.floats, from = there.columns.floats;
      to[0][entry] = distance(its);
      listing.back.point(from[1][its], from[2][its], from[3][its], vector);
      for (int axis = 0; axis < 3; axis++) {
        to[1 + axis][entry] = (float) vector[axis];
      }
      of.result.index[entry] = there.columns.index[its];
      of.nearestInstance[entry] = id;
    }
  }
}
