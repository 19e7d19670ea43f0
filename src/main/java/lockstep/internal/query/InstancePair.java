package lockstep.internal.query;

import lockstep.internal.bvh.PairWalk;
import lockstep.internal.bvh.Padding;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.place.Transfer;
import lockstep.internal.run.Answers;
import lockstep.internal.run.EachWay;
import lockstep.internal.run.Execution;
import lockstep.internal.run.IntList;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * Two instances, and which of their shapes meet. The shapes of the one that has more, of equals those of the
 * higher one, are taken to the frame of the other, and kernels tell there. Which pairs they are asked about
 * is found by a {@link PairWalk} through both trees, whose boxes are enlarged so that no hit is lost. A
 * carrier, of a thread.
 */
final class InstancePair {
  private static final ThreadLocal<InstancePair> MINE = ThreadLocal.withInitial(InstancePair::new);

  /** So many pairs are tested first; later ones in whole tiles. */
  private static final int FIRST = 32;

  /** One of the two. */
  private static final class Side {
    private final Frame frame = new Frame();
    private final float[] bounds = new float[Elements.BOUNDS];
    private SpatialIndex tree;
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

  private final Side few = new Side(), many = new Side();
  private final EachWay<PairWalk> walks = new EachWay<>(PairWalk::scalar, VectorSupport::newPairWalk);
  private final Transfer toFew = new Transfer();
  private final Relative toMany = new Relative();
  private final float[] local = new float[Elements.BOUNDS];

  private final TakenShapes taken = new TakenShapes(Tile.SIZE);
  private final IntList fews = new IntList(), manys = new IntList();
  private final Question question = new Question();
  private double reach; // in the frame of the few: how far apart shapes may be
  private double pad; // and by how much boxes are to be enlarged for roundings
  private PairWalk walk;
  private Runner runner;
  private Task task;

  private PairFilter filter; // null for none
  private PairKeys found; // null if it is enough to know whether any do
  private boolean swapped; // the first of the two has more
  private boolean isAny;
  private int enough; // pairs to be tested together

  private InstancePair() {}

  static InstancePair mine() {
    return MINE.get();
  }

  /**
   * Whether shapes of two instances meet.
   *
   * @param most how far apart they may be, in the world; {@link Question#ANY} if they have to overlap
   * @param pairs where to add all pairs of them; null if it is enough to know whether there are any
   * @param rule which of these count; null for all
   */
  boolean meet(InstanceIndex instances, int first, int second, Verb verb, float most, PairKeys pairs,
      PairFilter rule, Execution execution, Runner itsRunner, Task itsTask) {
    int firsts = instances.trees[first].elements().size, seconds = instances.trees[second].elements().size;
    swapped = firsts > seconds || (firsts == seconds && first > second);
    walk = walks.get(Ways.TREES.wide(execution.way()));
    runner = itsRunner;
    task = itsTask;
    found = pairs;
    filter = rule;
    isAny = false;
    enough = FIRST;
    fews.clear();
    manys.clear();
    try {
      if (few.is(instances, swapped ? second : first) && many.is(instances, swapped ? first : second)) {
        ask(execution.kernels(), verb, most);
        search();
      }
      return isAny;
    } finally {
      release();
    }
  }

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
    pad = toFew.pad(Padding.factor(kernel.error()), many.reach(), few.reach() + reach);
  }

  private void release() {
    question.release();
    walk.end();
    few.tree = null;
    many.tree = null;
    walk = null;
    runner = null;
    task = null;
    found = null;
    filter = null;
  }

  private void search() {
    askUnbounded();
    walk.begin(few.tree.bvh(), many.tree.bvh(), toMany, toFew.relative(),
        many.frame.scale() / few.frame.scale(), pad, reach);
    while (goesOn() && walk.step()) {
      for (int k = 0; k < walk.pairs(); k++) {
        fews.add(walk.first(k));
        manys.add(walk.second(k));
      }
      test(enough);
    }
    test(1);
  }

  private boolean goesOn() {
    return task.goesOn(0) && (found != null || !isAny);
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
        test(enough);
      }
    }
    for (int i = 0; manyWithout.length > 0 && i < few.tree.elements().size && goesOn(); i++) {
      if (few.tree.elements().bounds(i, local, 0) == Elements.Placement.IN_TREE) {
        for (int id : manyWithout) {
          fews.add(i);
          manys.add(id);
        }
        test(enough);
      }
    }
  }

  /** Tests pairs, tile by tile, as long as there are at least so many. */
  private void test(int least) {
    int tested = 0;
    while (fews.size - tested >= least && goesOn()) {
      int count = Math.min(Tile.SIZE, fews.size - tested);
      toFew.write(many.tree.elements(), manys.values, tested, count, question.second().columns);
      runner.first().list(fews.values, tested, count);
      runner.second().walk(0, count);
      runner.run(count);
      take(tested, count);
      tested += count;
      enough = Math.min(2 * enough, Tile.SIZE);
    }
    fews.removeFirst(tested);
    manys.removeFirst(tested);
  }

  private void take(int at, int count) {
    Answers answers = runner.answers();
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long word = answers.words()[w]; word != 0; word &= word - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(word);
        int one = fews.values[at + k], other = manys.values[at + k];
        int first = swapped ? other : one, second = swapped ? one : other;
        if (question.counts(one, other, answers, k) && (filter == null || filter.passes(first, second))) {
          isAny = true;
          if (found != null) {
            found.add(first, second);
          }
        }
      }
    }
  }
}
