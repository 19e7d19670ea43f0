package lockstep.spark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Filter;
import lockstep.Hits;
import lockstep.Nearest;
import lockstep.Pairs;
import lockstep.RayHits;
import lockstep.Spheres;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;
import scala.jdk.javaapi.CollectionConverters;

/** What one machine answers, by brute force in plain Java: rows as texts, in order. */
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

  /** What each ray hits first. */
  static List<String> cast(Table rays, Table shapes) {
    RayHits hits = RayHits.allocate(rays.count());
    Engine.scalar().closest(rays.rays(), shapes.buffer(), hits);
    return IntStream.range(0, hits.size()).filter(i -> hits.index[i] >= 0)
        .mapToObj(i -> shapes.kind() == Kind.TRIANGLE
            ? text(i, hits.index[i], hits.t[i], hits.u[i], hits.v[i]) : text(i, hits.index[i], hits.t[i]))
        .toList();
  }

  /** Who meets anything. */
  static List<String> any(Table first, Table second) {
    Hits hits = Hits.allocate(first.count());
    if (first.kind() == Kind.RAY) {
      Engine.scalar().any(first.rays(), second.buffer(), hits);
    } else {
      Engine.scalar().any(first.buffer(), second.buffer(), hits);
    }
    return IntStream.range(0, first.count()).filter(hits::get).mapToObj(i -> text(i)).toList();
  }

  static List<String> nearest(Table first, Table second, int most, float within) {
    return nearest(Engine.scalar(), first, second, most, within);
  }

  /** The nearest others of one side. */
  static List<String> nearest(Table shapes, int most, float within) {
    Filter others = Filter.except(IntStream.range(0, shapes.count()).toArray());
    return nearest(Engine.scalar().where(others), shapes, shapes, most, within);
  }

  private static List<String> nearest(Engine engine, Table first, Table second, int most, float within) {
    Nearest nearest = Nearest.allocate(first.count(), most).within(within);
    engine.nearest(first.buffer(), second.buffer(), nearest);
    return IntStream.range(0, first.count() * most).filter(e -> nearest.index[e] >= 0).boxed()
        .sorted(Comparator.<Integer>comparingInt(e -> e / most).thenComparing(e -> nearest.index[e]))
        .map(e -> text(e / most, nearest.index[e], nearest.distance[e], nearest.x[e], nearest.y[e],
            nearest.z[e]))
        .toList();
  }

  /** Whether each point is inside of a mesh. */
  static List<String> inside(Table points, Table mesh) {
    Hits hits = Hits.allocate(points.count());
    Engine.scalar().inside((Spheres) points.buffer(), mesh.buffer(), hits);
    return IntStream.range(0, points.count()).mapToObj(i -> text(i, hits.get(i))).toList();
  }

  /** The ids of so many rows, in a column. */
  static Ids ids(int count) {
    Ids ids = Ids.empty(false, 0);
    ids.resize(count);
    IntStream.range(0, count).forEach(i -> ids.set(i,
        InternalRow.fromSeq(CollectionConverters.asScala(List.<Object>of((long) i)).toSeq()), 0));
    return ids;
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
      texts.add(measured == null ? text(pairs.first(k), pairs.second(k))
          : text(pairs.first(k), pairs.second(k), measured[k]));
    }
    return texts;
  }

  /** The rows that Spark answers, in order. */
  static List<String> of(Dataset<Row> answer) {
    return answer.collectAsList().stream().sorted(ORDER)
        .map(row -> text(IntStream.range(0, row.size()).mapToObj(row::get).toArray())).toList();
  }

  private static long number(Row row, int c) {
    return row.size() > c && !(row.get(c) instanceof Boolean) ? Long.parseLong(row.get(c).toString()) : 0;
  }

  /** Ids as numbers, floats by their bits. */
  private static String text(Object... cells) {
    return Stream.of(cells).map(cell -> switch (cell) {
      case Float number -> Integer.toHexString(Float.floatToRawIntBits(number));
      case Boolean bit -> bit.toString();
      default -> Long.toString(Long.parseLong(cell.toString()));
    }).collect(Collectors.joining(" "));
  }
}
