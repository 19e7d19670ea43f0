package lockstep.internal.query;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.twin.Kernel;

/**
 * How far two instances are apart: the least distance of their shapes, on equal ones that of the lowest shape
 * of the first, then of the second. Nothing is measured beyond the best so far.
 */
final class InstanceClearance extends InstancePair {
  /** The distance, and the point of each in the frame of its tree. */
  static final Layout LAYOUT = Layout.BITS.column("distance", Float.POSITIVE_INFINITY).column("ax", 0)
      .column("ay", 0).column("az", 0).column("bx", 0).column("by", 0).column("bz", 0);

  private static final ThreadLocal<InstanceClearance> MINE = ThreadLocal.withInitial(InstanceClearance::new);

  private final Question points = new Question();
  private final double[] ofFew = new double[3], ofMany = new double[3], way = new double[3];
  private float best; // in the frame of the few
  private int first, second; // shapes; −1 for none
  private ResultColumns result;
  private int entry;

  private InstanceClearance() {}

  static InstanceClearance mine() {
    return MINE.get();
  }

  /**
   * Measures instances, and writes entry k of the result and of the shapes, unless nothing is near enough. If
   * the two overlap, no shapes are named, as there may be many.
   */
  void measure(InstanceClearances task, int k, int one, int other, Runner itsRunner) {
    result = task.result;
    entry = k;
    best = Float.POSITIVE_INFINITY;
    first = -1;
    second = -1;
    ask(task.instances, one, task.instances, other, Verb.DISTANCE, task.most, task.execution, itsRunner,
        task);
    task.firsts[k] = first;
    task.seconds[k] = second;
  }

  @Override
  void begin(Kernels kernels) {
    points.of(kernels.get(Verb.CLOSEST_POINTS, question.first().kind, question.second().kind),
        question.first(), question.second());
  }

  @Override
  void release() {
    super.release();
    points.release();
    result = null;
  }

  /** A first distance at once: it says how far to look. */
  @Override
  int enough() {
    return best == Float.POSITIVE_INFINITY ? 1 : Kernel.BLOCK;
  }

  @Override
  boolean isDone() {
    return best == 0;
  }

  @Override
  void take(int at, int count) {
    Answers answers = runner.answers();
    int nearest = -1;
    for (int k = 0; k < count; k++) {
      float distance = answers.key(k);
      if (distance > best || !answers.isHit(k)
          || !question.counts(fews.values[at + k], manys.values[at + k], answers, k)) {
        continue;
      }
      int one = swapped ? manys.values[at + k] : fews.values[at + k];
      int other = swapped ? fews.values[at + k] : manys.values[at + k];
      if (distance < best || one < first || (one == first && other < second)) {
        best = distance;
        first = one;
        second = other;
        nearest = at + k;
      }
    }
    if (nearest >= 0) {
      walk.limit(best);
      measure(nearest);
    }
  }

  /** Finds the points of the nearest pair so far, which stands in the lists. */
  private void measure(int at) {
    runner.ask(points);
    run(at, 1);
    Answers answers = runner.answers();
    for (int axis = 0; axis < 3; axis++) {
      ofFew[axis] = answers.value(1 + 2 * axis, 0);
      ofMany[axis] = answers.value(2 + 2 * axis, 0);
      way[axis] = ofMany[axis] - ofFew[axis];
    }
    runner.ask(question);
    double length = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]) * (1 + 0x1p-20);
    if (length > 0 && length < Double.POSITIVE_INFINITY) {
      walk.towards(way[0] / length, way[1] / length, way[2] / length);
    }
  }

  @Override
  void finish() {
    if (best == Float.POSITIVE_INFINITY) {
      return;
    }
    result.floats[0][entry] = (float) (best * few.frame.scale());
    if (best == 0) {
      first = -1;
      second = -1;
      return;
    }
    toMany.point((float) ofMany[0], (float) ofMany[1], (float) ofMany[2], ofMany);
    for (int axis = 0; axis < 3; axis++) {
      result.floats[1 + axis][entry] = (float) (swapped ? ofMany : ofFew)[axis];
      result.floats[4 + axis][entry] = (float) (swapped ? ofFew : ofMany)[axis];
    }
  }
}
