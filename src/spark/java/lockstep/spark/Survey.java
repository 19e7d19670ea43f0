package lockstep.spark;

import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import lockstep.Boxes;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.sql.catalyst.InternalRow;

/**
 * A first look at a side: how many shapes there are, where, and which rows are none.
 *
 * @param shapes the number of proper shapes
 * @param faults the number of rows that are none
 * @param firstFault what is wrong with one of them, or null
 */
record Survey(long shapes, long faults, String firstFault, Sample sample) implements Serializable {
  private static final int BOXES = 1 << 15;
  private static final int LEAST = 16;

  /** Reads all rows of a side, in a job of its own. */
  static Survey of(JavaRDD<InternalRow> rows, Input input, Reaching reaching) {
    int room = Math.max(LEAST, BOXES / Math.max(1, rows.getNumPartitions()));
    List<Survey> parts = rows.mapPartitionsWithIndex(new Task(input, reaching, room), true).collect();
    long shapes = 0;
    long faults = 0;
    String firstFault = null;
    for (Survey part : parts) {
      shapes += part.shapes;
      faults += part.faults;
      firstFault = firstFault == null ? part.firstFault : firstFault;
    }
    return new Survey(shapes, faults, firstFault, Sample.of(parts.stream().map(Survey::sample).toList()));
  }

  private record Task(Input input, Reaching reaching,
      int room) implements Function2<Integer, Iterator<InternalRow>, Iterator<Survey>> {
    @Override
    public Iterator<Survey> call(Integer partition, Iterator<InternalRow> rows) {
      RowReader reader = new RowReader(rows, input);
      Sample sample = new Sample(room, partition);
      long shapes = 0;
      while (reader.hasNext()) {
        Batch batch = reader.next();
        Boxes reach = reaching.reach(batch.elements(input.kind()));
        for (int i = 0; i < batch.size(); i++) {
          sample.offer(reach, i);
        }
        shapes += batch.size();
      }
      sample.close();
      return List.of(new Survey(shapes, reader.faults(), reader.firstFault(), sample)).iterator();
    }
  }
}
