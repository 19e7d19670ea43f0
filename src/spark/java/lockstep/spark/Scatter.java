package lockstep.spark;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import lockstep.Boxes;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.sql.catalyst.InternalRow;
import scala.Tuple2;

/**
 * Sends each shape to every cell that its box meets, in batches, as a shuffle of arrays costs a fraction of
 * one of rows.
 */
record Scatter(Plan plan, Input input,
    Cells cells) implements PairFlatMapFunction<Iterator<InternalRow>, Integer, Batch> {
  /** A batch of so many shapes is sent. */
  private static final int FULL = 8192;

  /** When so many shapes wait, all are sent. */
  private static final int MOST = 1 << 19;

  @Override
  public Iterator<Tuple2<Integer, Batch>> call(Iterator<InternalRow> rows) {
    return new Sending(new RowReader(rows, input), this);
  }

  private static final class Sending implements Iterator<Tuple2<Integer, Batch>> {
    private final RowReader reader;
    private final Scatter task;
    private final Batch[] waiting;
    private final ArrayDeque<Tuple2<Integer, Batch>> ready = new ArrayDeque<>();
    private int count;

    Sending(RowReader reader, Scatter task) {
      this.reader = reader;
      this.task = task;
      waiting = new Batch[task.cells.count()];
    }

    @Override
    public boolean hasNext() {
      while (ready.isEmpty() && reader.hasNext()) {
        Batch batch = reader.next();
        task.input.check(reader);
        Boxes reach = task.plan.question().reach(batch.shapes(task.input.kind()));
        for (int i = 0; i < batch.size(); i++) {
          int shape = i;
          task.cells.meet(reach, i, cell -> add(cell, batch, shape));
        }
        if (count >= MOST || !reader.hasNext()) {
          flush();
        }
      }
      return !ready.isEmpty();
    }

    private void add(int cell, Batch batch, int i) {
      if (waiting[cell] == null) {
        waiting[cell] = task.input.batch();
      }
      waiting[cell].add(batch, i);
      count++;
      if (waiting[cell].size() == FULL) {
        send(cell);
      }
    }

    private void flush() {
      for (int cell = 0; cell < waiting.length; cell++) {
        if (waiting[cell] != null) {
          send(cell);
        }
      }
    }

    private void send(int cell) {
      Batch batch = waiting[cell].trimmed();
      waiting[cell] = null;
      count -= batch.size();
      task.plan.counters().shapes().add(batch.size());
      ready.add(new Tuple2<>(cell, batch));
    }

    @Override
    public Tuple2<Integer, Batch> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return ready.remove();
    }
  }
}
