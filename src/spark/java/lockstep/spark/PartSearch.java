package lockstep.spark;

import java.util.Iterator;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.catalyst.InternalRow;
import scala.Tuple2;

/**
 * Answers all who ask, whom every executor has, about a partition of the other side, so many shapes at a
 * time; sends answers to where those of one asker meet.
 */
record PartSearch(SearchPlan plan, Broadcast<Side> all, int most,
    int parts) implements FlatMapFunction<Iterator<InternalRow>, Tuple2<Integer, Answers>> {
  @Override
  public Iterator<Tuple2<Integer, Answers>> call(Iterator<InternalRow> rows) {
    Input asked = plan.asked();
    Reading reading = new Reading(new RowReader(rows, asked), asked, most);
    return new Sending<>() {
      private final Outbox<Answers> answered = new Outbox<>(parts, plan::answers, this::put);

      @Override
      boolean work() {
        if (!reading.hasNext()) {
          return false;
        }
        Answers best = null;
        while (reading.hasNext()) {
          Batch shapes = reading.next().sorted(asked);
          Answers answers = plan.ask(all.value().batch(), new Side(asked.kind(), shapes));
          for (int i = 0; best != null && i < answers.size(); i++) {
            best.merge(i, answers, i);
          }
          best = best == null ? answers : best;
        }
        best.send(answered, parts);
        answered.flush();
        return true;
      }
    };
  }
}
