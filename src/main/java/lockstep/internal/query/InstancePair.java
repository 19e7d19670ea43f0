package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.bvh.NodeWalk;
import lockstep.internal.bvh.Padding;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.place.Transfer;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Casters;
import lockstep.internal.run.Execution;
import lockstep.internal.run.IntList;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * Two instances, and which of their shapes meet. The shapes of the one that has more, of equals those of the
 * higher one, are taken to the frame of the other, and kernels tell there. Which of them are is found by
 * boxes: from the root of their tree down, a node is looked into if its box is near anything of the other's
 * tree. Boxes are enlarged so that no hit is lost. A carrier, of a thread.
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
    private double pad; // of boxes in this frame

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
  private final NodeWalk walk = new NodeWalk();
  private final Transfer toFew = new Transfer();
  private final Relative toMany = new Relative();
  private final Elements box = new Elements(Kind.BOX, new float[Elements.BOUNDS][1], 0, 1);
  private final float[] local = new float[Elements.BOUNDS], seen = new float[Elements.BOUNDS];

  /** The bounds of the few, in the frame of the many. */
  private final float[] fewSeen = new float[Elements.BOUNDS];

  private final int[] some = new int[RayCaster.MOST_AT_ONCE + Bits.SLACK];
  private final TakenShapes taken = new TakenShapes(Tile.SIZE);
  private final IntList fews = new IntList(), manys = new IntList();
  private final Question question = new Question();
  private RayCaster caster;
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
    caster = Casters.get(Ways.TREES.wide(execution.way()));
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
    double reach = question.reach();
    few.pad = reach + toFew.pad(Padding.factor(kernel.error()), many.reach(), few.reach() + reach);
    many.pad = few.pad * few.frame.scale() / many.frame.scale();
  }

  private void release() {
    question.release();
    walk.end();
    few.tree = null;
    many.tree = null;
    caster = null;
    runner = null;
    task = null;
    found = null;
    filter = null;
  }

  private void search() {
    if (few.tree.bvh().hasUnbounded()) {
      Arrays.fill(fewSeen, 0, 3, Float.NEGATIVE_INFINITY);
      Arrays.fill(fewSeen, 3, 6, Float.POSITIVE_INFINITY);
    } else {
      toMany.box(few.bounds, many.pad, fewSeen);
    }
    for (int id : many.tree.bvh().unbounded()) {
      ask(id);
    }
    walk.begin(many.tree.bvh());
    while (goesOn() && walk.next(local)) {
      if (!meetsFew()) {
        continue;
      }
      if (walk.isLeaf()) {
        for (int k = 0; k < walk.count(); k++) {
          ask(walk.primitive(k));
        }
      } else {
        walk.enter();
      }
    }
    test(1);
  }

  private boolean goesOn() {
    return task.goesOn(0) && (found != null || !isAny);
  }

  /** Whether something of the few may be in a box of the many. */
  private boolean meetsFew() {
    boolean meets = true;
    for (int axis = 0; axis < 3; axis++) {
      meets &= local[axis] <= fewSeen[axis + 3] && local[axis + 3] >= fewSeen[axis];
    }
    if (!meets) {
      return false;
    }
    around();
    return caster.offersAll() || caster.next(some, 0) > 0;
  }

  /** Begins to list what of the few may be in a box of the many. */
  private void around() {
    toFew.box(local, few.pad, seen);
    for (int c = 0; c < Elements.BOUNDS; c++) {
      box.columns[c][0] = seen[c];
    }
    caster.around(few.tree.bvh(), box, 0, 0, ErrorBound.EXACT);
  }

  /** Tests one of the many against all of the few that are near it. */
  private void ask(int one) {
    if (many.tree.elements().bounds(one, local, 0) == Elements.Placement.EXCLUDED) {
      return;
    }
    around();
    int before = fews.size;
    if (caster.offersAll()) {
      for (int i = 0; i < few.tree.elements().size; i++) {
        fews.add(i);
      }
    } else {
      int more;
      do {
        fews.reserve(RayCaster.MOST_AT_ONCE + Bits.SLACK);
        more = caster.next(fews.values, fews.size);
        fews.size += more;
      } while (more > 0);
    }
    manys.fill(one, fews.size - before);
    test(enough);
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
