package lockstep.spark;

import java.util.Iterator;
import java.util.NoSuchElementException;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Spheres;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;

/** Tells for each point whether it is inside a mesh, which every executor has. */
record Inside(Input points, Input mesh, Carry carry,
    Broadcast<Side> all) implements FlatMapFunction<Iterator<InternalRow>, Row> {
  private static final int ENOUGH = 1 << 14;

  @Override
  public Iterator<Row> call(Iterator<InternalRow> rows) {
    Reading reading = new Reading(new RowReader(rows, points), points, ENOUGH);
    Lines lines = new Lines(points, mesh, carry);
    return new Iterator<>() {
      private Batch batch = points.batch();
      private Hits hits;
      private int next;

      @Override
      public boolean hasNext() {
        while (next == batch.size() && reading.hasNext()) {
          batch = reading.next();
          hits = Hits.allocate(batch.size());
          Engine.best().inside((Spheres) batch.elements(points.kind()), all.value().tree(), hits);
          next = 0;
        }
        return next < batch.size();
      }

      @Override
      public Row next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        Row row = lines.row(batch.ids, next, null, 0, hits.get(next));
        next++;
        return row;
      }
    };
  }
}
