package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.bvh.RayFilter;
import lockstep.internal.run.Question;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/** Rays that are listed, copied side by side to be cast through a tree together. A carrier, of a thread. */
final class ListedRays {
  /** Rays that are cast together, at most. */
  static final int MOST = 4096;

  private final Elements rays = new Elements(Kind.RAY, new float[Kind.RAY.width()][MOST], 0, MOST);
  private final long[] words = new long[Kernel.words(MOST)];
  private final RayFilter rule = this::passes;
  private Question question;
  private int[] rows;
  private int from;

  private boolean passes(int k, int element) {
    return question.counts(rows[from + k], element, 0);
  }

  /**
   * Takes rays, rows {@code itsRows[itsFrom]} and those that follow, of a question about a tree. Until the
   * {@linkplain #end end}, the caster counts what counts for the question. Returns their columns, as the tree
   * sees them.
   */
  float[][] begin(RayCaster caster, Question itsQuestion, Index tree, int[] itsRows, int itsFrom, int count) {
    question = itsQuestion;
    rows = itsRows;
    from = itsFrom;
    Elements all = question.first();
    for (int c = 0; c < all.columns.length; c++) {
      float[] column = all.columns[c], taken = rays.columns[c];
      for (int k = 0; k < count; k++) {
        taken[k] = column[all.from + rows[from + k]];
      }
    }
    caster.where(question.filter() == null ? null : rule);
    return rays.facing(tree.elements(), true);
  }

  void end(RayCaster caster) {
    caster.where(null);
    question = null;
    rows = null;
  }

  /** Which of the rays hit anything, as bits. */
  long[] any(RayCaster caster, Index tree, float[][] columns, int count) {
    Arrays.fill(words, 0, Kernel.words(count), 0);
    caster.any(tree.hierarchy(), columns, 0, count, 0, words);
    return words;
  }
}
