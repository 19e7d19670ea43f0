package lockstep.spark;

import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.catalyst.InternalRow;

/** Reads the rows of a small side, for the driver. */
record Collecting(Input input) implements FlatMapFunction<Iterator<InternalRow>, Batch> {
  @Override
  public Iterator<Batch> call(Iterator<InternalRow> rows) {
    RowReader reader = new RowReader(rows, input);
    Batch all = input.batch();
    reader.forEachRemaining(all::addAll);
    input.check(reader);
    return List.of(all.trimmed()).iterator();
  }
}
