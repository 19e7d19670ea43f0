package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.run.CastWays;
import lockstep.internal.run.Question;
import lockstep.internal.run.Task;
import lockstep.internal.run.Ways;
import lockstep.twin.Kernel;

/**
 * Casts rays through a tree that is not the first of their targets: a closest hit counts if it is closer than
 * what was hit before, and where any hit will do, rays that have one are not cast again.
 */
final class FurtherCast extends Casting {
  /** Rays of a piece. */
  private static final int MOST = ListedRays.MOST;

  private static final ThreadLocal<FurtherCast> MINE = ThreadLocal.withInitial(FurtherCast::new);

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private Question question;
  private Index tree;
  private int before; // the number of the tree's first element
  private ResultColumns result;
  private boolean any;

  /**
   * The task of the calling thread.
   *
   * @param before the number of the tree's first element
   * @param any only whether a ray hits
   */
  static Task of(Way way, Question question, Index tree, int before, ResultColumns result, boolean any) {
    FurtherCast mine = MINE.get();
    mine.in(way);
    mine.question = question;
    mine.tree = tree;
    mine.before = before;
    mine.result = result;
    mine.any = any;
    return mine;
  }

  @Override
  public void release() {
    question = null;
    tree = null;
    result = null;
  }

  @Override
  CastWays ways() {
    return Ways.casts(tree.hierarchy());
  }

  @Override
  boolean isAny() {
    return any;
  }

  @Override
  int widePiece() {
    return MOST;
  }

  @Override
  int cast(RayCaster caster, int from, int to) {
    int end = Math.min(to, from + MOST);
    SCRATCH.get().cast(this, caster, from, end);
    return end - from;
  }

  /** What a thread needs: rays side by side, and what they hit of the tree. */
  private static final class Scratch {
    private final int[] rows = new int[MOST];
    private final ListedRays rays = new ListedRays();
    private final float[] t = new float[MOST], u = new float[MOST], v = new float[MOST];
    private final int[] index = new int[MOST];
    private FurtherCast of;

    void cast(FurtherCast task, RayCaster caster, int from, int to) {
      of = task;
      try {
        int count = list(from, to);
        float[][] columns = rays.begin(caster, of.question, of.tree, rows, 0, count);
        if (of.any) {
          any(caster, columns, count);
        } else {
          closest(caster, columns, count);
        }
      } finally {
        rays.end(caster);
        of = null;
      }
    }

    /** Lists the rays whose answer may change, and returns how many. */
    private int list(int from, int to) {
      int count = 0;
      for (int row = from; row < to; row++) {
        rows[count] = row;
        count += of.any && of.result.get(row) ? 0 : 1;
      }
      return count;
    }

    private void closest(RayCaster caster, float[][] columns, int count) {
      float[][] to = of.result.floats;
      for (int k = 0; k < count; k++) {
        t[k] = to[0][rows[k]];
      }
      Arrays.fill(index, 0, count, -1); // which loses where t is equal
      caster.closer(of.tree.hierarchy(), columns, 0, count, 0, t, u, v, index);
      for (int k = 0; k < count; k++) {
        if (index[k] >= 0) {
          int row = rows[k];
          to[0][row] = t[k];
          to[1][row] = u[k];
          to[2][row] = v[k];
          of.result.index[row] = of.before + index[k];
          of.result.set(row);
        }
      }
    }

    private void any(RayCaster caster, float[][] columns, int count) {
      long[] words = rays.any(caster, of.tree, columns, count);
      for (int w = 0; w < Kernel.words(count); w++) {
        for (long left = words[w]; left != 0; left &= left - 1) {
          of.result.set(rows[64 * w + Long.numberOfTrailingZeros(left)]);
        }
      }
    }
  }
}
