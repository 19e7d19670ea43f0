package lockstep.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
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
  record OfTwo(Plan plan, Input first, Input second, Cells cells)
      implements
        FlatMapFunction2<Iterator<Tuple2<Integer, Batch>>, Iterator<Tuple2<Integer, Batch>>, Row> {
    @Override
    public Iterator<Row> call(Iterator<Tuple2<Integer, Batch>> firsts,
        Iterator<Tuple2<Integer, Batch>> seconds) {
      Gathering all = new Gathering(second, seconds, Integer.MAX_VALUE);
      if (!all.hasNext()) {
        return Collections.emptyIterator();
      }
      Side tree = all.next();
      return new PairRows(plan, PairRows.Order.FORWARD, new Gathering(first, firsts, plan.most()), tree,
          in(cells, all.cell));
    }
  }

  /** Of one side. */
  record OfOne(Plan plan, Input input,
      Cells cells) implements FlatMapFunction<Iterator<Tuple2<Integer, Batch>>, Row> {
    @Override
    public Iterator<Row> call(Iterator<Tuple2<Integer, Batch>> batches) {
      Gathering all = new Gathering(input, batches, Integer.MAX_VALUE);
      if (!all.hasNext()) {
        return Collections.emptyIterator();
      }
      Side shapes = all.next();
      return new PairRows(plan, PairRows.Order.SELF, Collections.singleton(shapes).iterator(), shapes,
          in(cells, all.cell));
    }
  }

  private static PairRows.Owner in(Cells cells, int cell) {
    return (Boxes a, int i, Boxes b, int j) -> cells.of(Math.max(a.minX[i], b.minX[j]),
        Math.max(a.minY[i], b.minY[j]), Math.max(a.minZ[i], b.minZ[j])) == cell;
  }

  /** The batches of one cell, as sides of at least some number of shapes. */
  private static final class Gathering implements Iterator<Side> {
    private final Input input;
    private final Iterator<Tuple2<Integer, Batch>> batches;
    private final int enough;
    private int cell;

    Gathering(Input input, Iterator<Tuple2<Integer, Batch>> batches, int enough) {
      this.input = input;
      this.batches = batches;
      this.enough = enough;
    }

    @Override
    public boolean hasNext() {
      return batches.hasNext();
    }

    @Override
    public Side next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      Batch side = input.batch();
      while (side.size() < enough && batches.hasNext()) {
        Tuple2<Integer, Batch> batch = batches.next();
        cell = batch._1();
        side.addAll(batch._2());
      }
      return new Side(input.kind(), side);
    }
  }
}
