package lockstep;

import java.util.function.IntPredicate;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;

/**
 * Pairs of shapes that move, for a kernel that sweeps: brings columns of shapes and their relative motion
 * together for a tile of pairs, and finds the points of contact of hits. A kernel's first operand moves and
 * its second stands still; so it is given the difference of the motions, and points then go with the second.
 */
final class MovingPairs {
  /** Columns of a result: t, the normal, the point. */
  private static final int T = 0, NORMAL = 1, POINT = 4;

  /**
   * Where closest points have their coordinates, of the first shape; those of the second are one further on.
   */
  private static final int CLOSEST = 1;

  private Kernels.Entry sweep;
  private Kernels.Entry closest; // null where the kernel says the point itself
  private boolean swap;
  private Columns first;
  private Columns second;
  private Motions motions;
  private Motions secondMotions; // null where the second shapes stand still

  private final Tile others = new Tile();
  private final Side ofFirst = new Side();
  private final Side ofSecond = new Side();
  private final int[] entries = new int[Tile.SIZE];
  private final int[] firsts = new int[Tile.SIZE];
  private final int[] seconds = new int[Tile.SIZE];

  /** Which elements of an operand some pairs have: one after the other, listed ones, or one for all. */
  private static final class Side {
    private int[] indices;
    private boolean one;
    private int at;

    Side walk(int from) {
      return set(null, false, from);
    }

    Side one(int element) {
      return set(null, true, element);
    }

    Side listed(int[] elements, int from) {
      return set(elements, false, from);
    }

    private Side set(int[] elements, boolean isOne, int from) {
      indices = elements;
      one = isOne;
      at = from;
      return this;
    }

    /** Writes {@code count} elements into the columns of a tile from {@code first} on. */
    private void load(float[][] columns, int from, int count, Tile tile, int first) {
      if (indices != null) {
        tile.gather(columns, from, indices, at, count, first);
      } else if (one) {
        tile.fill(columns, from + at, 0, count, first);
      } else {
        tile.copy(columns, from + at, count, first);
      }
    }
  }

  /**
   * {@code closest}: gives points of contact, or null; {@code secondMotions}: null where second shapes stand
   * still.
   */
  MovingPairs of(Kernels.Entry sweep, Kernels.Entry closest, Columns first, Motions motions, Columns second,
      Motions secondMotions) {
    this.sweep = sweep;
    this.closest = closest;
    this.first = first;
    this.motions = motions;
    this.second = second;
    this.secondMotions = secondMotions;
    swap = sweep.swaps(first.kind);
    return this;
  }

  void release() {
    first = null;
    second = null;
    motions = null;
    secondMotions = null;
  }

  /**
   * Answers pairs {@code start} to {@code start + count − 1} of a pairing, a tile at most, into the output of
   * the workspace.
   */
  void run(Pairing pairing, int start, int count, Workspace workspace) {
    switch (pairing) {
      case Pairing.Zip zip -> run(ofFirst.walk(start), ofSecond.walk(start), count, workspace);
      case Pairing.OneToMany p -> run(ofFirst.one(p.one()), ofSecond.walk(start), count, workspace);
      case Pairing.ManyToOne p -> run(ofFirst.walk(start), ofSecond.one(p.one()), count, workspace);
      case Pairing.Indexed p ->
        run(ofFirst.listed(p.first(), start), ofSecond.listed(p.second(), start), count, workspace);
    }
  }

  /** The same of row {@code row} and elements {@code start} to {@code start + count − 1}. */
  void run(int row, int start, int count, Workspace workspace) {
    run(ofFirst.one(row), ofSecond.walk(start), count, workspace);
  }

  /** The same of listed rows and elements. */
  void run(int[] rows, int[] elements, int count, Workspace workspace) {
    run(ofFirst.listed(rows, 0), ofSecond.listed(elements, 0), count, workspace);
  }

  private void run(Side rows, Side elements, int count, Workspace workspace) {
    load(rows, elements, count, workspace);
    run(sweep, count, workspace);
  }

  private void load(Side rows, Side elements, int count, Workspace workspace) {
    rows.load(first.facing(second, sweep), first.from(), count, workspace.firstTile, 0);
    elements.load(second.facing(first, sweep), second.from(), count, workspace.secondTile, 0);
    Tile moving = swap ? workspace.secondTile : workspace.firstTile;
    int width = sweep.first().width();
    Columns still = swap ? first : second;
    rows.load(motions.facing(still, sweep), motions.from(), count, moving, width);
    if (secondMotions != null) {
      elements.load(secondMotions.facing(still, sweep), secondMotions.from(), count, others, 0);
    }
    for (int axis = 0; axis < 3; axis++) {
      float[] motion = moving.column(width + axis);
      if (secondMotions != null) {
        float[] other = others.column(axis);
        for (int k = 0; k < count; k++) {
          motion[k] -= other[k];
        }
      }
      if (swap) {
        for (int k = 0; k < count; k++) {
          motion[k] = -motion[k];
        }
      }
    }
  }

  private void run(Kernels.Entry kernel, int count, Workspace workspace) {
    workspace.run(kernel.kernel(), swap, workspace.firstTile.operand(), workspace.secondTile.operand(),
        count);
  }

  /**
   * Finishes entries {@code from} to {@code to − 1} of a result, of which t, normal and index of hits are
   * there: adds the points, and where a kernel has seen coordinates in another order, puts normals and points
   * back.
   *
   * @param pairing which of the first shapes an entry is about; null if it is the one of that index
   * @param wanted the entries whose points are, asked when all else is there; null for all
   */
  void finish(ResultColumns result, Pairing pairing, IntPredicate wanted, int from, int to,
      Workspace workspace) {
    Cylinders cylinders = (swap ? first : second) instanceof Cylinders some ? some : null;
    int count = 0;
    for (int e = from; e < to; e++) {
      if (result.get(e)) {
        if (cylinders != null) {
          restore(cylinders.axis(), result.floats, NORMAL, e);
        }
        if (wanted == null || wanted.test(e)) {
          entries[count] = e;
          firsts[count] = pairing == null ? e : firstOf(pairing, e);
          seconds[count++] = result.index[e];
        }
      }
      if (count == Tile.SIZE || (e == to - 1 && count > 0)) {
        points(result, cylinders, count, workspace);
        count = 0;
      }
    }
  }

  private static int firstOf(Pairing pairing, int e) {
    return switch (pairing) {
      case Pairing.Zip zip -> e;
      case Pairing.OneToMany p -> p.one();
      case Pairing.ManyToOne p -> e;
      case Pairing.Indexed p -> p.first()[e];
    };
  }

  private void points(ResultColumns result, Cylinders cylinders, int count, Workspace workspace) {
    float[] t = result.floats[T];
    if (closest != null) {
      load(ofFirst.listed(firsts, 0), ofSecond.listed(seconds, 0), count, workspace);
      Tile moving = swap ? workspace.secondTile : workspace.firstTile;
      int width = sweep.first().width();
      for (int c = 0; c < 3 * sweep.first().points(); c++) {
        float[] column = moving.column(c);
        float[] motion = moving.column(width + c % 3);
        for (int k = 0; k < count; k++) {
          column[k] += motion[k] * t[entries[k]];
        }
      }
      workspace.out.at(workspace.answers.output(closest.layout()));
      run(closest, count, workspace);
      for (int axis = 0; axis < 3; axis++) {
        float[] found = workspace.answers.floats[CLOSEST + 2 * axis + (swap ? 0 : 1)];
        float[] point = result.floats[POINT + axis];
        for (int k = 0; k < count; k++) {
          point[entries[k]] = found[k];
        }
      }
    }
    if (cylinders != null) {
      for (int k = 0; k < count; k++) {
        restore(cylinders.axis(), result.floats, POINT, entries[k]);
      }
    }
    Motions carried = swap ? motions : secondMotions;
    if (carried != null) {
      int[] elements = swap ? firsts : seconds;
      for (int axis = 0; axis < 3; axis++) {
        float[] motion = carried.columns[axis];
        float[] point = result.floats[POINT + axis];
        for (int k = 0; k < count; k++) {
          point[entries[k]] += motion[carried.from() + elements[k]] * t[entries[k]];
        }
      }
    }
  }

  /**
   * Puts coordinates back into the order x, y, z in which kernels of cylinders have them in another: see
   * {@link Columns#facing}.
   */
  private static void restore(Axis axis, float[][] columns, int first, int e) {
    float p = columns[first][e];
    float q = columns[first + 1][e];
    float r = columns[first + 2][e];
    switch (axis) {
      case X -> {
        columns[first][e] = r;
        columns[first + 1][e] = p;
        columns[first + 2][e] = q;
      }
      case Y -> {
        columns[first + 1][e] = r;
        columns[first + 2][e] = q;
      }
      case Z -> {
      }
    }
  }
}
