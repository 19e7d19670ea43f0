package lockstep.spark;

import java.io.Serializable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import scala.Tuple2;

/**
 * The ids of a partition, to be sent to where equal ones meet: as arrays, which takes a tenth of the time of
 * a {@code groupBy}.
 */
final class ScatteredIds {
  private final Ids[] parts;
  private final int[] sizes;

  /** Makes empty ones for a number of places; for none, all that are added are left out. */
  ScatteredIds(Input input, int count) {
    parts = Stream.generate(input::ids).limit(count).toArray(Ids[]::new);
    sizes = new int[count];
  }

  void add(Batch batch) {
    for (int i = 0; i < batch.size() && parts.length > 0; i++) {
      int part = Math.floorMod(batch.ids.hash(i), parts.length);
      parts[part].append(sizes[part]++, batch.ids, i);
    }
  }

  /** All of them, with their places. */
  Stream<Tuple2<Integer, Serializable>> sent() {
    return IntStream.range(0, parts.length).filter(part -> sizes[part] > 0).mapToObj(part -> {
      parts[part].resize(sizes[part]);
      return new Tuple2<>(part, parts[part]);
    });
  }
}
