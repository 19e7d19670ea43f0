package lockstep.spark;

import java.util.List;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;

/** How pairs are listed: with a small side on every executor, or in cells. */
final class PairQuery {
  private PairQuery() {}

  /** The pairs of both sides, lazily. */
  static JavaRDD<Row> rows(Sides sides, Question question) {
    JavaSparkContext context = sides.context();
    Selection first = sides.first(), second = sides.second();
    long firsts = sides.ofFirst().shapes(), seconds = sides.ofSecond().shapes();
    Plan plan = new Plan(question, sides.rowsPerCell(), first.input(), second.input(), sides.carry(),
        Counters.of(context.sc()));
    if (seconds <= Math.min(sides.broadcastRows(), firsts)) {
      PairRows.Order order = sides.isSelf() ? PairRows.Order.PART_OF_SELF : PairRows.Order.FORWARD;
      return first.rows()
          .mapPartitions(new BroadcastJoin(plan, order, first.input(), context.broadcast(second.all())));
    }
    if (firsts <= sides.broadcastRows()) {
      return second.rows().mapPartitions(
          new BroadcastJoin(plan, PairRows.Order.BACKWARD, second.input(), context.broadcast(first.all())));
    }
    Sample sample = Sample.of(sides.isSelf() ? List.of(sides.ofFirst().sample())
        : List.of(sides.ofFirst().sample(), sides.ofSecond().sample()));
    Tasks tasks = Tasks.of(Cells.of(sample, sides.share((double) firsts + (sides.isSelf() ? 0 : seconds))));
    JavaPairRDD<Integer, Batch> sent = first.send(question, plan.counters(), tasks, false);
    return sides.isSelf() ? sent.mapPartitions(new CellJoin.OfOne(plan, tasks.cells())) : sent.zipPartitions(
        second.send(question, plan.counters(), tasks, false), new CellJoin.OfTwo(plan, tasks.cells()));
  }
}
