package lockstep.spark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Pairs;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** What one machine answers, by brute force in plain Java: pairs as texts, in order. */
final class Expected {
  private static final Comparator<Row> ORDER =
      Comparator.<Row>comparingLong(row -> number(row, 0)).thenComparingLong(row -> number(row, 1));

  private Expected() {}

  static List<String> overlap(Table first, Table second) {
    Pairs pairs = Pairs.allocate(1 << 20);
    Engine.scalar().overlap(first.buffer(), second.buffer(), pairs);
    return texts(pairs, null);
  }

  static List<String> overlap(Table shapes) {
    Pairs pairs = Pairs.allocate(1 << 20);
    Engine.scalar().overlap(shapes.buffer(), pairs);
    return texts(pairs, null);
  }

  static List<String> within(Table first, Table second, float distance) {
    Pairs pairs = Pairs.allocate(1 << 20);
    Engine.scalar().within(first.buffer(), second.buffer(), distance, pairs);
    return texts(pairs, distances(first, second, pairs));
  }

  static List<String> within(Table shapes, float distance) {
    Pairs pairs = Pairs.allocate(1 << 20);
    Engine.scalar().within(shapes.buffer(), distance, pairs);
    return texts(pairs, distances(shapes, shapes, pairs));
  }

  private static float[] distances(Table first, Table second, Pairs pairs) {
    Distances distances = Distances.withoutPoints(pairs.size());
    Engine.scalar().distance(first.buffer(), second.buffer(), pairs.pairing(), distances);
    return distances.distance;
  }

  private static List<String> texts(Pairs pairs, float[] measured) {
    if (pairs.needed() > pairs.size()) {
      throw new IllegalStateException(pairs.needed() + " pairs do not fit");
    }
    List<String> texts = new ArrayList<>();
    for (int k = 0; k < pairs.size(); k++) {
      texts.add(text(pairs.first(k), pairs.second(k), measured == null ? null : measured[k]));
    }
    return texts;
  }

  /** The pairs that Spark answers, in order. */
  static List<String> of(Dataset<Row> pairs) {
    return pairs.collectAsList().stream().sorted(ORDER)
        .map(row -> text(row.get(0), row.get(1), row.size() > 2 ? (Float) row.get(2) : null)).toList();
  }

  private static long number(Row row, int c) {
    return Long.parseLong(row.get(c).toString());
  }

  private static String text(Object first, Object second, Float measured) {
    return Long.parseLong(first.toString()) + " " + Long.parseLong(second.toString())
        + (measured == null ? "" : " " + Integer.toHexString(Float.floatToRawIntBits(measured)));
  }
}
