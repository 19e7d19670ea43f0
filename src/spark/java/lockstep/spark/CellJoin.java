package lockstep.spark;

import java.util.Collections;
import java.util.Iterator;
import lockstep.Boxes;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.FlatMapFunction2;
import org.apache.spark.sql.Row;
import scala.Tuple2;

/**
 * Lists the pairs of one cell. A pair is found in each cell that both shapes were sent to, and listed where
 * the larger of the lower corners of both boxes lies: that point is in both boxes, so both shapes were sent
 * to its cell, and it is in no other.
 */
final class CellJoin {
  private CellJoin() {}

  /** Of two sides. */
  record OfTwo(Plan plan, Cells cells)
      implements
        FlatMapFunction2<Iterator<Tuple2<Integer, Batch>>, Iterator<Tuple2<Integer, Batch>>, Row> {
    @Override
    public Iterator<Row> call(Iterator<Tuple2<Integer, Batch>> firsts,
        Iterator<Tuple2<Integer, Batch>> seconds) {
      Gathering<Batch> all = new Gathering<>(plan.second(), seconds, Integer.MAX_VALUE);
      if (!all.hasNext()) {
        return Collections.emptyIterator();
      }
      Side tree = new Side(plan.second().kind(), all.next());
      return new PairRows(plan, PairRows.Order.FORWARD,
          Side.each(plan.first(), new Gathering<>(plan.first(), firsts, plan.most())), tree,
          in(cells, all.task()));
    }
  }

  /** Of one side. */
  record OfOne(Plan plan, Cells cells) implements FlatMapFunction<Iterator<Tuple2<Integer, Batch>>, Row> {
    @Override
    public Iterator<Row> call(Iterator<Tuple2<Integer, Batch>> batches) {
      Gathering<Batch> all = new Gathering<>(plan.first(), batches, Integer.MAX_VALUE);
      if (!all.hasNext()) {
        return Collections.emptyIterator();
      }
      Side shapes = new Side(plan.first().kind(), all.next());
      return new PairRows(plan, PairRows.Order.SELF, Collections.singleton(shapes).iterator(), shapes,
          in(cells, all.task()));
    }
  }

  private static PairRows.Owner in(Cells cells, int cell) {
    return (Boxes a, int i, Boxes b, int j) -> cells.of(Math.max(a.minX[i], b.minX[j]),
        Math.max(a.minY[i], b.minY[j]), Math.max(a.minZ[i], b.minZ[j])) == cell;
  }
}
