package lockstep.internal.query;

import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.shape.Searchable;

/** Lists pairs by whatever serves best: brute force, a tree on either side, or grids. */
public final class Lists {
  private Lists() {}

  /**
   * Lists the pairs of two operands, or of one with itself, that a question is about and that count, and
   * returns how many there are. The question has been given the elements of both.
   */
  public static long list(Execution execution, Question question, Searchable first, Searchable second,
      PairList pairs) {
    int firsts = question.first().size, seconds = question.second().size;
    execution.check(firsts, seconds, firsts, 1);
    pairs.clear();
    try {
      if (!isListed(execution, question, first, second, pairs)) {
        pairs.clear();
        MatrixList.list(execution, question, pairs);
      }
    } finally {
      question.release();
    }
    return pairs.needed();
  }

  /** Whether a tree or grids have served; false, with nothing listed, where brute force is better. */
  private static boolean isListed(Execution execution, Question question, Searchable first, Searchable second,
      PairList pairs) {
    int firsts = question.first().size, seconds = question.second().size;
    return switch (first) {
      // the grid of one index finds each pair of it once
      case SpatialIndex a when second instanceof SpatialIndex b && (question.isWithItself() || a != b)
          && GridSource.pays(firsts, seconds) ->
        GridSource.list(execution, question, a, b, pairs);
      // a heightfield is no list of queries to a tree: it is likely to be the larger one
      case Index index when (first instanceof HeightIndex ? !question.isWithItself()
          : !(second instanceof Index)) && RangeList.pays(firsts) ->
        RangeKeys.list(execution, question, index, pairs);
      default -> second instanceof Index index && RangeList.pays(seconds)
          && RangeList.list(execution, question, index, pairs);
    };
  }
}
