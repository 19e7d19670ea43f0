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
 * @param isSelf whether both sides are one
 * @param isSwapped whether the side that every executor has is the first
 */
record BroadcastJoin(Input input, Question question, Broadcast<Side> all, boolean isSelf, boolean isSwapped,
    Counters counters) implements FlatMapFunction<Iterator<InternalRow>, Row> {
  @Override
  public Iterator<Row> call(Iterator<InternalRow> rows) {
    Iterator<Side> parts = new Reading(new RowReader(rows, input), input);
    return isSelf ? PairRows.within(question, parts, all.value(), counters)
        : PairRows.of(question, parts, all.value(), isSwapped, counters);
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
