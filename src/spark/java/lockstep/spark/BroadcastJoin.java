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
  @Override
  public Iterator<Row> call(Iterator<InternalRow> rows) {
    return new PairRows(plan, order, new Reading(new RowReader(rows, input), input), all.value(), null);
  }

  /** Several batches at a time, so that a tree over them is worth it. */
  private record Reading(RowReader reader, Input input) implements Iterator<Side> {
    private static final int ENOUGH = 1 << 16;

    @Override
    public boolean hasNext() {
      return reader.hasNext();
    }

    @Override
    public Side next() {
      Batch side = reader.next();
      while (side.size() < ENOUGH && reader.hasNext()) {
        side.addAll(reader.next());
      }
      input.check(reader);
      return new Side(input.kind(), side);
    }
  }
}
