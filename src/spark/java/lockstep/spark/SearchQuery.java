package lockstep.spark;

import java.io.Serializable;
import lockstep.Boxes;
import lockstep.Columns;
import lockstep.Shapes;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.PartitionPruningRDD;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.Row;
import scala.Function1;
import scala.Tuple2;

/**
 * How answers are searched: among shapes that every executor has, by askers that every executor has, or in
 * cells.
 */
final class SearchQuery {
  /** In a cell, so many shapes may ask for each one that is there, before several tasks share them. */
  private static final double ASKING = 8;

  /** So many answers meet in a task. */
  private static final double ANSWERS = 1 << 20;

  private SearchQuery() {}

  /** The boxes of shapes that are asked about. */
  static Boxes reach(Columns shapes) {
    return Reach.within((Shapes) shapes, 0);
  }

  /** The answers, lazily. */
  static JavaRDD<Row> rows(Sides sides, Search asked) {
    JavaSparkContext context = sides.context();
    Search search = asked.of(sides.ofSecond().shapes());
    Selection first = sides.first(), second = sides.second();
    SearchPlan plan = new SearchPlan(search, first.input(), second.input(), sides.isSelf(), sides.carry(),
        Counters.of(context.sc()));
    double answers = (double) sides.ofFirst().shapes() * search.most();
    int parts = (int) Math.min(1 << 16, Math.max(context.defaultParallelism(), answers / ANSWERS));
    if (sides.ofSecond().shapes() <= sides.broadcastRows()) {
      return first.rows().mapPartitions(new BroadcastSearch(plan, context.broadcast(second.sorted())));
    }
    if (answers <= sides.broadcastRows()) {
      return second.rows()
          .mapPartitions(new PartSearch(plan, context.broadcast(first.all()), sides.rowsPerCell(), parts))
          .mapToPair(answer -> answer).partitionBy(new HashPartitioner(parts))
          .mapPartitions(new Merge.OfOne(plan));
    }
    return inCells(sides, plan, parts);
  }

  private static JavaRDD<Row> inCells(Sides sides, SearchPlan plan, int parts) {
    Cells cells = Cells.of(sides.ofSecond().sample(), sides.share((double) sides.ofSecond().shapes()));
    double most = ASKING * sides.share(sides.ofFirst().shapes() / ASKING);
    Tasks tasks = Tasks.of(cells, sides.ofFirst().sample(), most);
    int count = tasks.count();
    JavaPairRDD<Integer, Batch> shapes =
        sides.second().send(SearchQuery::reach, plan.counters(), tasks, false);
    JavaPairRDD<Integer, Message<?>> first = sides.first().send(Reach::points, plan.counters(), tasks, true)
        .zipPartitions(shapes, new CellSearch.First(plan, tasks, parts)).mapToPair(message -> message)
        .partitionBy(new HashPartitioner(count + parts));
    JavaPairRDD<Integer, Answers> further =
        some(first, 0, count).zipPartitions(shapes, new CellSearch.Further(plan, parts))
            .mapToPair(message -> message).partitionBy(new HashPartitioner(parts));
    return some(first, count, count + parts).zipPartitions(further, new Merge.OfRounds(plan));
  }

  /** Some partitions of messages. */
  private static JavaRDD<Tuple2<Integer, Message<?>>> some(JavaPairRDD<Integer, Message<?>> messages,
      int from, int to) {
    RDD<Tuple2<Integer, Message<?>>> all = JavaRDD.toRDD(messages.map(message -> message));
    return PartitionPruningRDD.create(all, new Between(from, to)).toJavaRDD();
  }

  /** Whether a partition is one of some. */
  private record Between(int from, int to) implements Function1<Object, Object>, Serializable {
    @Override
    public Object apply(Object partition) {
      return from <= (Integer) partition && (Integer) partition < to;
    }
  }
}
