package example;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Nearest;
import lockstep.Pairs;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.spark.Join;
import lockstep.spark.Kind;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Asks Spark which balls touch which crates, and which crate is nearest to each ball, asks one machine the
 * same, and compares the answers. Exits with status 1 if a single one differs.
 */
public final class Warehouse {
  private final int count;
  private final float space;

  private Warehouse(int count) {
    this.count = count;
    space = (float) Math.cbrt(count);
  }

  /** Takes the number of balls, and of crates: 100,000 where none is given. */
  public static void main(String[] args) {
    SparkSession spark = SparkSession.builder().appName("warehouse").master("local[2]")
        .config("spark.ui.enabled", false).config("spark.log.level", "WARN").getOrCreate();
    if (!compare(spark, args.length == 0 ? 100_000 : Integer.parseInt(args[0]))) {
      System.exit(1);
    }
  }

  /** Asks both about so many balls and crates; whether they answer the same. */
  public static boolean compare(SparkSession spark, int count) {
    return new Warehouse(count).compare(spark);
  }

  /** Ball i: x, y, z, radius. */
  private static float[] ball(long i, float space) {
    SplittableRandom random = new SplittableRandom(2 * i);
    return new float[] {random.nextFloat() * space, random.nextFloat() * space, random.nextFloat() * space,
        0.5f * random.nextFloat()};
  }

  /** Crate i: minX, minY, minZ, maxX, maxY, maxZ. */
  private static float[] crate(long i, float space) {
    SplittableRandom random = new SplittableRandom(2 * i + 1);
    float x = random.nextFloat() * space, y = random.nextFloat() * space, z = random.nextFloat() * space;
    return new float[] {x, y, z, x + random.nextFloat(), y + random.nextFloat(), z + random.nextFloat()};
  }

  private boolean compare(SparkSession spark) {
    float width = space; // a function that is sent to executors takes it along
    Dataset<Row> balls = shapes(spark, Kind.SPHERE, i -> row(i, ball(i, width)));
    Dataset<Row> crates = shapes(spark, Kind.BOX, i -> row(i, crate(i, width)));
    Spheres ballBuffer = Spheres.allocate(count);
    Boxes crateBuffer = Boxes.allocate(count);
    for (int i = 0; i < count; i++) {
      float[] b = ball(i, space), c = crate(i, space);
      ballBuffer.set(i, b[0], b[1], b[2], b[3]);
      crateBuffer.set(i, c[0], c[1], c[2], c[3], c[4], c[5]);
    }

    boolean same = true;
    for (int round = 0; round < 3; round++) { // the first compiles
      long start = System.nanoTime();
      Pairs pairs = Pairs.allocate(5L * count);
      Engine.best().overlap(Tree.of(ballBuffer), Tree.of(crateBuffer), pairs);
      long middle = System.nanoTime();
      Dataset<Row> answer = Join.of(balls, Kind.SPHERE, crates, Kind.BOX).overlap();
      long found = answer.count();
      long end = System.nanoTime();
      System.out.printf("%,d pairs; one thread: %,d ms; Spark: %,d ms%n", found, (middle - start) / 1_000_000,
          (end - middle) / 1_000_000);
      same &= found == pairs.size();
      if (round == 0) {
        answer.orderBy("first", "second").show(5);
        same &= same(answer.orderBy("first", "second").collectAsList(), pairs);
      }
    }
    same &= sameNearest(Join.of(balls, Kind.SPHERE, crates, Kind.BOX).nearest(1), ballBuffer, crateBuffer);
    System.out.println(same ? "the same answers" : "answers differ");
    return same;
  }

  /** Asks one machine which crate is nearest to each ball, and how far away. */
  private static boolean sameNearest(Dataset<Row> answer, Spheres balls, Boxes crates) {
    Nearest nearest = Nearest.allocate(balls.size());
    Engine.best().nearest(balls, Tree.of(crates), nearest);
    List<Row> rows = answer.orderBy("first").collectAsList();
    return rows.size() == balls.size()
        && IntStream.range(0, rows.size()).allMatch(i -> rows.get(i).getLong(1) == nearest.index[i]
            && Float.compare(rows.get(i).getFloat(2), nearest.distance[i]) == 0);
  }

  private Dataset<Row> shapes(SparkSession spark, Kind kind, MapFunction<Long, Row> row) {
    List<StructField> fields =
        Stream
            .concat(Stream.of(DataTypes.createStructField("id", DataTypes.LongType, false)), kind.columns()
                .stream().map(name -> DataTypes.createStructField(name, DataTypes.FloatType, false)))
            .toList();
    StructType schema = DataTypes.createStructType(fields);
    Dataset<Row> shapes = spark.range(count).map(row, Encoders.row(schema)).cache();
    shapes.count();
    return shapes;
  }

  private static Row row(long id, float[] numbers) {
    return RowFactory.create(IntStream.rangeClosed(0, numbers.length)
        .mapToObj(k -> k == 0 ? (Object) id : (Object) numbers[k - 1]).toArray());
  }

  private static boolean same(List<Row> rows, Pairs pairs) {
    return rows.size() == pairs.size() && IntStream.range(0, rows.size())
        .allMatch(k -> rows.get(k).getLong(0) == pairs.first(k) && rows.get(k).getLong(1) == pairs.second(k));
  }
}
