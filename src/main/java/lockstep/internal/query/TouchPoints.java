package lockstep.internal.query;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.internal.shape.Elements;

/**
 * Where shapes touch that move: adds the points to results of sweeps, of which t, normal and index of hits
 * are there. A kernel sees the second operand stand still, so points then go with it; and where it has seen
 * coordinates in another order, normals and points are put back.
 */
public final class TouchPoints {
  /** Columns of a result: t, the normal, the point. */
  private static final int T = 0, NORMAL = 1, POINT = 4;

  /**
   * Where closest points have their coordinates, of the first shape; those of the second are one further on.
   */
  private static final int CLOSEST = 1;

  private static final ThreadLocal<Hits> HITS = ThreadLocal.withInitial(Hits::new);

  /** Some hits: their entries, and the elements that they are of. */
  private static final class Hits {
    private final int[] entries = new int[Tile.SIZE];
    private final int[] firsts = new int[Tile.SIZE];
    private final int[] seconds = new int[Tile.SIZE];
  }

  /** What a caller does with hits of which all is there but the point. */
  public interface Touches {
    /** May change the normal of an entry. */
    void mend(int entry);

    /** Whether an entry needs a point. */
    boolean needsPoint(int entry);
  }

  private Kernels.Entry closest; // null where the sweep itself says the point
  private Touches touches; // null where all need a point
  private int before; // the number of the second operand's first element

  /**
   * {@code itsClosest} gives points, null where the kernel of the sweep does. Hits of elements with numbers
   * less than {@code itsBefore} have their points already.
   */
  TouchPoints of(Kernels.Entry itsClosest, Touches itsTouches, int itsBefore) {
    closest = itsClosest;
    touches = itsTouches;
    before = itsBefore;
    return this;
  }

  /** Lets go of the caller's objects. */
  void release() {
    touches = null;
  }

  /**
   * Finishes entries {@code from} to {@code to − 1} of a result of what the runner has been asked.
   *
   * @param sides which elements an entry is about; null if its first is that of its number
   */
  void add(ResultColumns result, Sides sides, int from, int to, Runner runner) {
    Elements cylinders = cylinders(runner.question());
    Hits hits = HITS.get();
    int count = 0;
    for (int e = from; e < to; e++) {
      if (result.get(e) && result.index[e] >= before) {
        if (cylinders != null) {
          restore(cylinders.last, result.floats, NORMAL, e);
        }
        if (touches != null) {
          touches.mend(e);
        }
        if (touches == null || touches.needsPoint(e)) {
          hits.entries[count] = e;
          hits.firsts[count] = sides == null ? e : sides.first().of(e);
          hits.seconds[count++] = result.index[e] - before;
        }
      }
      if (count == Tile.SIZE || (e == to - 1 && count > 0)) {
        points(result, hits, count, runner);
        count = 0;
      }
    }
  }

  /** The cylinders in whose order of coordinates a kernel has seen the others, or null. */
  private static Elements cylinders(Question question) {
    Elements still = question.still();
    return still.isCylinders() ? still : null;
  }

  private void points(ResultColumns result, Hits hits, int count, Runner runner) {
    Question question = runner.question();
    boolean swap = question.swaps();
    float[] t = result.floats[T];
    if (closest != null) {
      runner.first().list(hits.firsts, 0, count);
      runner.second().list(hits.seconds, 0, count);
      Answers answers = runner.runAt(t, hits.entries, closest, count);
      for (int axis = 0; axis < 3; axis++) {
        float[] found = answers.floats()[CLOSEST + 2 * axis + (swap ? 0 : 1)];
        float[] point = result.floats[POINT + axis];
        for (int k = 0; k < count; k++) {
          point[hits.entries[k]] = found[k];
        }
      }
    }
    Elements cylinders = cylinders(question);
    if (cylinders != null) {
      for (int k = 0; k < count; k++) {
        restore(cylinders.last, result.floats, POINT, hits.entries[k]);
      }
    }
    Elements carried = question.motions(!swap);
    if (carried != null) {
      int[] elements = swap ? hits.firsts : hits.seconds;
      for (int axis = 0; axis < 3; axis++) {
        float[] motion = carried.columns[axis];
        float[] point = result.floats[POINT + axis];
        for (int k = 0; k < count; k++) {
          point[hits.entries[k]] += motion[carried.from + elements[k]] * t[hits.entries[k]];
        }
      }
    }
  }

  /**
   * Puts coordinates back into the order x, y, z, which kernels of cylinders have seen in another: see {@link
   * Elements#facing}.
   */
  private static void restore(int last, float[][] columns, int first, int e) {
    float p = columns[first][e];
    float q = columns[first + 1][e];
    float r = columns[first + 2][e];
    switch (last) {
      case 0 -> {
        columns[first][e] = r;
        columns[first + 1][e] = p;
        columns[first + 2][e] = q;
      }
      case 1 -> {
        columns[first + 1][e] = r;
        columns[first + 2][e] = q;
      }
      default -> {
      }
    }
  }
}
