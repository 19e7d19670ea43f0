package lockstep.spark;

import java.io.Serializable;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.sql.catalyst.InternalRow;
import scala.Tuple2;

/**
 * A first look at a side: how many shapes there are, where, which rows are none, and whether ids are on two
 * rows. Rows are read once for all of it.
 *
 * @param shapes the number of proper shapes
 * @param faults the number of rows that are none
 * @param firstFault what is wrong with one of them, or null
 * @param repeatedId an id that is on more than one row, as messages show it, or null
 */
record Survey(long shapes, long faults, String firstFault, String repeatedId, Sample sample) {
  private static final int BOXES = 1 << 15;
  private static final int LEAST = 16;
  private static final int MOST_PARTS = 1 << 16;

  /** Reads all rows of a side, in a job of its own. */
  static Survey of(JavaRDD<InternalRow> rows, Input input, Reaching reaching, boolean checksIds) {
    int partitions = rows.getNumPartitions();
    int room = Math.max(LEAST, BOXES / Math.max(1, partitions));
    int parts = checksIds ? Math.clamp(partitions, rows.context().defaultParallelism(), MOST_PARTS) : 0;
    JavaPairRDD<Integer, Serializable> seen =
        rows.mapPartitionsToPair(new Looking(input, reaching, room, parts));
    if (checksIds) {
      seen = seen.partitionBy(new HashPartitioner(parts));
    }
    return of(seen.mapPartitions(new Sorting(input)).collect());
  }

  private static Survey of(List<Serializable> seen) {
    List<Part> parts = of(seen, Part.class).sorted(Comparator.comparingInt(Part::partition)).toList();
    return new Survey(parts.stream().mapToLong(Part::shapes).sum(),
        parts.stream().mapToLong(Part::faults).sum(),
        parts.stream().map(Part::firstFault).filter(fault -> fault != null).findFirst().orElse(null),
        of(seen, String.class).findFirst().orElse(null),
        Sample.of(parts.stream().map(Part::sample).toList()));
  }

  private static <T> Stream<T> of(List<Serializable> seen, Class<T> kind) {
    return seen.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** What was seen in one partition. */
  private record Part(int partition, long shapes, long faults, String firstFault,
      Sample sample) implements Serializable {}

  /** Sends what was seen of a partition, and its ids to where equal ones meet. */
  private record Looking(Input input, Reaching reaching, int room,
      int parts) implements PairFlatMapFunction<Iterator<InternalRow>, Integer, Serializable> {
    @Override
    public Iterator<Tuple2<Integer, Serializable>> call(Iterator<InternalRow> rows) {
      int partition = TaskContext.getPartitionId();
      RowReader reader = new RowReader(rows, input);
      Sample sample = new Sample(room, partition);
      ScatteredIds ids = new ScatteredIds(input, parts);
      long shapes = 0;
      while (reader.hasNext()) {
        Batch batch = reader.next();
        sample.offer(reaching.reach(batch.elements(input.kind())));
        ids.add(batch);
        shapes += batch.size();
      }
      sample.close();
      Part part = new Part(partition, shapes, reader.faults(), reader.firstFault(), sample);
      return Stream.concat(Stream.of(new Tuple2<Integer, Serializable>(partition, part)), ids.sent())
          .iterator();
    }
  }

  /** Lets parts through, and of the ids one that is there twice. */
  private record Sorting(
      Input input) implements FlatMapFunction<Iterator<Tuple2<Integer, Serializable>>, Serializable> {
    @Override
    public Iterator<Serializable> call(Iterator<Tuple2<Integer, Serializable>> seen) {
      Stream.Builder<Serializable> found = Stream.builder();
      Ids all = input.ids();
      int size = 0;
      while (seen.hasNext()) {
        Serializable one = seen.next()._2();
        if (one instanceof Ids some) {
          for (int i = 0; i < some.length(); i++) {
            all.append(size++, some, i);
          }
        } else {
          found.add(one);
        }
      }
      all.resize(size);
      String repeated = all.repeated();
      if (repeated != null) {
        found.add(repeated);
      }
      return found.build().iterator();
    }
  }
}
