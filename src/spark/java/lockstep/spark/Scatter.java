package lockstep.spark;

import java.util.Iterator;
import lockstep.Boxes;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.sql.catalyst.InternalRow;
import scala.Tuple2;

/**
 * Sends shapes to every cell that their boxes meet, in batches, as a shuffle of arrays costs a fraction of
 * one of rows.
 *
 * @param isAsking whether one of the tasks that have a cell is enough
 */
record Scatter(Reaching reaching, Counters counters, Input input, Tasks tasks,
    boolean isAsking) implements PairFlatMapFunction<Iterator<InternalRow>, Integer, Batch> {
  @Override
  public Iterator<Tuple2<Integer, Batch>> call(Iterator<InternalRow> rows) {
    return new Scattering(new RowReader(rows, input), this);
  }

  private static final class Scattering extends Sending<Batch> {
    private final RowReader reader;
    private final Scatter task;
    private final Outbox<Batch> box;

    Scattering(RowReader reader, Scatter task) {
      this.reader = reader;
      this.task = task;
      box = new Outbox<>(task.tasks.count(), task.input::batch, this::send);
    }

    private void send(Batch batch, int to) {
      task.counters.shapes().add(batch.size());
      put(batch, to);
    }

    @Override
    boolean work() {
      if (!reader.hasNext()) {
        return false;
      }
      Batch batch = reader.next();
      task.input.check(reader);
      Boxes reach = task.reaching.reach(batch.elements(task.input.kind()));
      for (int i = 0; i < batch.size(); i++) {
        int shape = i;
        task.tasks.cells().meet(reach, i, cell -> add(cell, batch, shape));
      }
      if (box.isFull() || !reader.hasNext()) {
        box.flush();
      }
      return true;
    }

    private void add(int cell, Batch batch, int i) {
      if (task.isAsking) {
        box.add(task.tasks.one(cell, batch.ids.hash(i)), batch, i);
      } else {
        task.tasks.all(cell, to -> box.add(to, batch, i));
      }
    }
  }
}
