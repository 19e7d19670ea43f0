package lockstep.spark;

import java.io.Serializable;
import java.util.Arrays;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Filter;
import lockstep.Rays;
import lockstep.Shapes;

/**
 * What all tasks of a search know.
 *
 * @param isSelf whether both sides are the same: then no shape is an answer about itself
 */
record SearchPlan(Search search, Input asking, Input asked, boolean isSelf, Carry carry,
    Counters counters) implements Serializable {
  /** The number of answers that are asked for at a time, but for those of a single shape. */
  private static final int ENTRIES = 1 << 16;

  /** An empty list of answers. */
  Answers answers() {
    return new Answers(search.most(), Math.max(1, search.values().size()), asking.ids(), asked.ids());
  }

  /** How many should ask at a time. */
  int atOnce() {
    return Math.max(1, ENTRIES / search.most());
  }

  /** Returns the answers of a batch in its order; the other side is sorted by ids. */
  Answers ask(Batch batch, Side side) {
    Answers answers = answers();
    Columns elements = batch.elements(asking.kind());
    for (int from = 0; from < batch.size(); from += atOnce()) {
      int count = Math.min(atOnce(), batch.size() - from);
      Columns some =
          elements instanceof Rays rays ? rays.slice(from, count) : ((Shapes) elements).slice(from, count);
      search.ask(engine(batch.ids, from, count, side), new Search.Asking(some, batch.ids, from, side.ids()),
          side.tree(), answers);
    }
    return answers;
  }

  private Engine engine(Ids ids, int from, int count, Side side) {
    if (!isSelf) {
      return Engine.best();
    }
    int[] themselves = new int[count];
    Arrays.setAll(themselves, i -> side.ids().find(side.size(), ids, from + i));
    return Engine.best().where(Filter.except(themselves));
  }
}
