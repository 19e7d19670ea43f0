package lockstep.spark;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.spark.sql.Row;

/** Answers as rows: the asker's id, that which an answer is about, and its values. */
abstract class AnswerRows implements Iterator<Row> {
  private final SearchPlan plan;
  private final Lines lines;
  private final boolean isAboutSecond;
  private final Object[] values;
  private Answers answers;
  private int asker;
  private int next;

  AnswerRows(SearchPlan plan) {
    this.plan = plan;
    lines = new Lines(plan.asking(), plan.asked(), plan.carry());
    values = new Object[plan.search().values().size()];
    isAboutSecond = values.length > 0;
  }

  /** Calls {@link #take} with the answers of one more asker, if there are any left; tells whether. */
  abstract boolean advance();

  /** The next rows are those of asker i. */
  final void take(Answers from, int i) {
    answers = from;
    asker = i;
    next = 0;
  }

  @Override
  public final boolean hasNext() {
    boolean goesOn = true;
    while (goesOn && (answers == null || next == answers.count(asker))) {
      goesOn = advance();
    }
    return goesOn;
  }

  @Override
  public final Row next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    int at = answers.at(asker, next);
    for (int c = 0; c < values.length; c++) {
      values[c] = answers.value(at, c);
    }
    next++;
    plan.counters().kept().add(1);
    return lines.row(answers.askers(), asker, isAboutSecond ? answers.ids() : null, at, values);
  }
}
