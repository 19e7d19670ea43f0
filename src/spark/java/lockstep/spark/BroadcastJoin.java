package lockstep.spark;

import java.util.Iterator;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;

/**
 * Lists the pairs of a partition of one side and all of the other, which every executor has, with one tree
 * for all of its tasks.
 *
 * @param all that side
 */
record BroadcastJoin(Plan plan, PairRows.Order order, Input input,
    Broadcast<Side> all) implements FlatMapFunction<Iterator<InternalRow>, Row> {
  /** So many shapes are worth a tree. */
  private static final int ENOUGH = 1 << 16;

  @Override
  public Iterator<Row> call(Iterator<InternalRow> rows) {
    Reading reading = new Reading(new RowReader(rows, input), input, ENOUGH);
    return new PairRows(plan, order, Side.each(input, reading), all.value(), null);
  }
}
