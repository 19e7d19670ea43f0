package lockstep.internal.query;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Casters;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;

/**
 * All hits of rays among instances. The index over the instances' bounds offers each ray those that it may
 * hit; then each instance is given its rays together, in its own frame, and its tree tells all that they hit.
 */
final class InstanceAll implements RowQueries {
  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private final Frame frame = new Frame(); // of the rays
  private boolean isSomewhere; // it is proper
  private Execution execution;
  private Elements rays;
  private InstanceIndex instances;
  private AllHitsSink sink;

  /** {@code frames} have the frame of the rays at an index; null for the world's. */
  InstanceAll of(Execution itsExecution, Elements itsRays, Places frames, int index,
      InstanceIndex itsInstances, AllHitsSink itsSink) {
    isSomewhere = frame.in(frames, index);
    execution = itsExecution;
    rays = itsRays;
    instances = itsInstances;
    sink = itsSink;
    return this;
  }

  @Override
  public void release() {
    execution = null;
    rays = null;
    instances = null;
    sink = null;
  }

  @Override
  public int rows() {
    return rays.size;
  }

  @Override
  public void query(int from, int to, Runner runner, Task task) {
    SCRATCH.get().query(this, from, to, runner, task);
  }

  /** What a thread needs. */
  private static final class Scratch extends RowSink {
    private final RayListing listing = new RayListing();
    private final Question question = new Question();
    private final RangeSource inTree = new RangeSource();
    private InstanceAll of;
    private int id; // of the instance that is asked
    private int first; // the ray of row 0 of the run
    private int start; // where the instance's rows begin

    void query(InstanceAll itsOf, int from, int to, Runner runner, Task task) {
      of = itsOf;
      listing.of(Casters.get(Ways.LISTS.wide(of.execution.way())), of.instances,
          of.isSomewhere ? of.frame : null, of.execution.filter());
      try {
        int count;
        for (first = from; first < to; first += count) {
          count = listing.list(of.rays, first, Math.min(to - first, RayListing.MOST));
          if (!task.goesOn(count)) {
            return;
          }
          for (int group = 0; group < listing.sorted.groups; group++) {
            ask(group, runner, task);
          }
        }
      } finally {
        listing.release();
        of = null;
      }
    }

    private void ask(int group, Runner runner, Task task) {
      id = listing.sorted.instance(group);
      if (!listing.to(id)) {
        return;
      }
      start = listing.sorted.from(group);
      int count = listing.sorted.end(group) - start;
      listing.take(start, count);
      SpatialIndex tree = of.instances.trees[id];
      Elements shapes = tree.elements();
      Kernels.Entry cast = of.execution.kernels().get(Verb.CAST, listing.local.kind, shapes.kind);
      question.of(cast, listing.local, shapes);
      try {
        inTree.of(question, tree, of.execution.way(), this).query(0, count, runner, task, 0);
      } finally {
        inTree.release();
        question.release();
      }
    }

    /** A hit of one of the instance's rows. */
    @Override
    public void add(int row, int element, Answers answers, int k) {
      of.sink.add(first + listing.sorted.rows[start + row], id, element, answers, k);
    }
  }
}
