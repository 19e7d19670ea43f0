package lockstep.internal.query;

import lockstep.internal.bvh.PairWalk;
import lockstep.internal.bvh.Padding;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.place.Transfer;
import lockstep.internal.run.EachWay;
import lockstep.internal.run.Execution;
import lockstep.internal.run.IntList;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * Two instances, and a question about pairs of their shapes. The shapes of the one that has more, of equals
 * those of the higher one, are taken to the frame of the other, and kernels tell there. Which pairs they are
 * asked about is found by a {@link PairWalk} through both trees, whose boxes are enlarged so that no hit is
 * lost. A carrier, of a thread.
 */
abstract class InstancePair {
  /** One of the two. */
  static final class Side {
    final Frame frame = new Frame();
    SpatialIndex tree;
    private final float[] bounds = new float[Elements.BOUNDS];

    /** Becomes instance {@code i}; false if it is nowhere, or without shapes. */
    boolean is(InstanceIndex instances, int i) {
      tree = instances.trees[i];
      tree.bvh().bounds(bounds);
      return (hasBounds() || tree.bvh().hasUnbounded()) && frame.of(instances.places, i);
    }

    private boolean hasBounds() {
      return bounds[0] <= bounds[3];
    }

    /** How far what has bounds reaches from the origin. */
    double reach() {
      return hasBounds() ? Frame.reach(bounds) : 0;
    }
  }

  final Side few = new Side(), many = new Side();

  /** From the frame of the few to that of the many. */
  final Relative toMany = new Relative();

  final Question question = new Question();

  /** What is tested next: shapes of the few, and for each one of the many. */
  final IntList fews = new IntList(), manys = new IntList();

  PairWalk walk;
  Runner runner;
  boolean swapped; // the first of the two has more

  private final EachWay<PairWalk> walks = new EachWay<>(PairWalk::scalar, VectorSupport::newPairWalk);
  private final Transfer toFew = new Transfer();
  private final TakenShapes taken = new TakenShapes(Tile.SIZE);
  private final float[] local = new float[Elements.BOUNDS];
  private double reach; // in the frame of the few: how far apart shapes may be
  private double pad; // and by how much boxes are to be enlarged for roundings
  private Task task;

  /** Asks about an instance and another one, perhaps of others, as far as they are proper ones. */
  final void ask(InstanceIndex instances, int first, InstanceIndex others, int second, Verb verb, float most,
      Execution execution, Runner itsRunner, Task itsTask) {
    int firsts = instances.trees[first].elements().size, seconds = others.trees[second].elements().size;
    swapped = firsts > seconds || (firsts == seconds && first > second);
    walk = walks.get(Ways.WALKS.wide(execution.way()));
    runner = itsRunner;
    task = itsTask;
    fews.clear();
    manys.clear();
    try {
      Side one = swapped ? many : few, other = swapped ? few : many;
      if (one.is(instances, first) && other.is(others, second)) {
        ask(execution.kernels(), verb, most);
        begin(execution.kernels());
        search();
        finish();
      }
    } finally {
      release();
    }
  }

  /** How many pairs are to be tested together, just now. */
  abstract int enough();

  /** Whether no answer can change what is known. */
  abstract boolean isDone();

  /** Takes the answers about the first pairs of the lists, from {@code at} on. */
  abstract void take(int at, int count);

  /** Prepares for the answers, when both are known. */
  void begin(Kernels kernels) {}

  /** Does what is left when all answers have been taken. */
  void finish() {}

  /** Begins with the question, and what leads from frame to frame. */
  private void ask(Kernels kernels, Verb verb, float most) {
    Elements stand = few.tree.elements();
    Kind moves = many.tree.elements().kind;
    Kernels.Entry kernel = kernels.get(verb, stand.kind, Transfer.turned(moves));
    question.of(kernel, stand, taken.of(moves)).within(most < 0 ? most : (float) (most / few.frame.scale()));
    runner.ask(question);
    toFew.of(many.frame, few.frame);
    toMany.of(few.frame, many.frame);
    reach = question.reach();
    pad = toFew.pad(Padding.factor(kernel.error()), many.reach(), few.reach(), reach);
  }

  void release() {
    question.release();
    walk.end();
    few.tree = null;
    many.tree = null;
    walk = null;
    runner = null;
    task = null;
  }

  private void search() {
    walk.begin(few.tree.bvh(), many.tree.bvh(), toMany, toFew.relative(),
        many.frame.scale() / few.frame.scale(), pad, reach);
    askUnbounded();
    while (goesOn() && walk.step()) {
      for (int k = 0; k < walk.pairs(); k++) {
        fews.add(walk.first(k));
        manys.add(walk.second(k));
      }
      test(enough());
    }
    test(1);
  }

  private boolean goesOn() {
    return task.goesOn(0) && !isDone();
  }

  /** Tests what has no bounds against all of the others, each pair once. */
  private void askUnbounded() {
    int[] fewWithout = few.tree.bvh().unbounded(), manyWithout = many.tree.bvh().unbounded();
    for (int i = 0; fewWithout.length > 0 && i < many.tree.elements().size && goesOn(); i++) {
      if (many.tree.elements().bounds(i, local, 0) != Elements.Placement.EXCLUDED) {
        for (int id : fewWithout) {
          fews.add(id);
          manys.add(i);
        }
        test(enough());
      }
    }
    for (int i = 0; manyWithout.length > 0 && i < few.tree.elements().size && goesOn(); i++) {
      if (few.tree.elements().bounds(i, local, 0) == Elements.Placement.IN_TREE) {
        for (int id : manyWithout) {
          fews.add(i);
          manys.add(id);
        }
        test(enough());
      }
    }
  }

  /** Tests pairs, tile by tile, as long as there are at least so many. */
  private void test(int least) {
    int tested = 0;
    while (fews.size - tested >= least && goesOn()) {
      int count = Math.min(Tile.SIZE, fews.size - tested);
      run(tested, count);
      take(tested, count);
      tested += count;
    }
    fews.removeFirst(tested);
    manys.removeFirst(tested);
  }

  /** Has the kernel of the question that the runner was asked answer about listed pairs. */
  final void run(int at, int count) {
    toFew.write(many.tree.elements(), manys.values, at, count, question.second().columns);
    runner.first().list(fews.values, at, count);
    runner.second().walk(0, count);
    runner.run(count);
  }
}
