package lockstep.internal.query;

import java.util.function.IntConsumer;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.run.CastWays;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Ways;
import lockstep.twin.Kernel;

/** Casts rays through a tree, one list of them after another, and tells which hit. A carrier, of a thread. */
final class GroupCast extends Casting {
  private final ListedRays rays = new ListedRays();
  private final int[] rows = new int[ListedRays.MOST];
  private int listed;
  private Question question;
  private Index tree;
  private IntConsumer hits; // takes the rows of rays that hit

  GroupCast of(Way way, Question itsQuestion, Index itsTree, IntConsumer itsHits) {
    in(way);
    listed = 0;
    question = itsQuestion;
    tree = itsTree;
    hits = itsHits;
    return this;
  }

  @Override
  public void release() {
    question = null;
    tree = null;
    hits = null;
  }

  /** Adds a ray to the list, which is cast when it is full. */
  void list(int row, Runner runner) {
    rows[listed++] = row;
    if (listed == rows.length) {
      castListed(runner);
    }
  }

  /** Casts what is listed. */
  void castListed(Runner runner) {
    run(0, listed, runner);
    listed = 0;
  }

  @Override
  CastWays ways() {
    return Ways.casts(tree.hierarchy());
  }

  @Override
  boolean isAny() {
    return true;
  }

  @Override
  int widePiece() {
    return ListedRays.MOST;
  }

  @Override
  int cast(RayCaster caster, int from, int to) {
    int count = to - from;
    try {
      float[][] columns = rays.begin(caster, question, tree, rows, from, count);
      long[] words = rays.any(caster, tree, columns, count);
      for (int w = 0; w < Kernel.words(count); w++) {
        for (long left = words[w]; left != 0; left &= left - 1) {
          hits.accept(rows[from + 64 * w + Long.numberOfTrailingZeros(left)]);
        }
      }
    } finally {
      rays.end(caster); // the caster stays with the thread
    }
    return count;
  }
}
