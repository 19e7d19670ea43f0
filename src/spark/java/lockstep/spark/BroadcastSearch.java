package lockstep.spark;

import java.util.Iterator;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;

/** Answers a partition of those who ask, about all of the other side, which every executor has. */
record BroadcastSearch(SearchPlan plan,
    Broadcast<Side> all) implements FlatMapFunction<Iterator<InternalRow>, Row> {
  @Override
  public Iterator<Row> call(Iterator<InternalRow> rows) {
    Reading reading = new Reading(new RowReader(rows, plan.asking()), plan.asking(), plan.atOnce());
    Side side = all.value();
    return new AnswerRows(plan) {
      private Answers answers = plan.answers();
      private int asker;

      @Override
      boolean advance() {
        while (asker == answers.size()) {
          if (!reading.hasNext()) {
            return false;
          }
          answers = plan.ask(reading.next(), side);
          asker = 0;
        }
        take(answers, asker++);
        return true;
      }
    };
  }
}
