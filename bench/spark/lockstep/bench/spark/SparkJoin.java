package lockstep.bench.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.spark.Join;
import lockstep.spark.Kind;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.launcher.JavaModuleOptions;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The same join on Spark: both datasets are cached, and pairs go nowhere. */
final class SparkJoin {
  /** Of Spark's hash of several columns. */
  static final long SEED = 42;

  private SparkJoin() {}

  static void run(Way way, Scene scene, int rounds) throws IOException {
    try (SparkSession spark = session(way)) {
      Dataset<Row> balls = shapes(spark, scene.count(), Kind.SPHERE, i -> row(i, scene.ball(i)));
      Dataset<Row> crates = shapes(spark, scene.count(), Kind.BOX, i -> row(i, scene.crate(i)));
      Trial.measure(rounds, () -> pairs(way, balls, crates).write().format("noop").mode("overwrite").save());
      Row sum = pairs(way, balls, crates)
          .selectExpr("count(*)", "coalesce(bit_xor(xxhash64(first, second)), 0)").head();
      System.out.println(SparkRow.answer(sum.getLong(0), sum.getLong(1)));
    }
  }

  private static SparkSession session(Way way) throws IOException {
    SparkSession.Builder builder =
        SparkSession.builder().appName("lockstep").master(way.master).config("spark.ui.enabled", false)
            .config("spark.log.level", "ERROR").config("spark.sql.shuffle.partitions", 8)
            .config("spark.driver.host", "localhost").config("spark.driver.bindAddress", "127.0.0.1");
    if (way == Way.CLUSTER) { // executors take Spark's jars from a folder, and their class path from here
      Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars"));
      builder.config("spark.executor.memory", "1536m")
          .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
          .config("spark.executor.extraJavaOptions", JavaModuleOptions.defaultModuleOptions())
          .config("spark.executorEnv.JAVA_HOME", System.getProperty("java.home"));
    }
    return builder.getOrCreate();
  }

  private static Dataset<Row> pairs(Way way, Dataset<Row> balls, Dataset<Row> crates) {
    return way == Way.CELLS ? CellsAndUdf.pairs(balls, crates)
        : Join.of(balls, Kind.SPHERE, crates, Kind.BOX).overlap();
  }

  private static Dataset<Row> shapes(SparkSession spark, int count, Kind kind, MapFunction<Long, Row> row) {
    Stream<StructField> columns =
        kind.columns().stream().map(name -> DataTypes.createStructField(name, DataTypes.FloatType, false));
    StructType schema = DataTypes.createStructType(Stream
        .concat(Stream.of(DataTypes.createStructField("id", DataTypes.LongType, false)), columns).toList());
    Dataset<Row> shapes = spark.range(count).map(row, Encoders.row(schema)).cache();
    shapes.agg(functions.count("id")).head();
    return shapes;
  }

  private static Row row(long id, float[] numbers) {
    return RowFactory.create(IntStream.rangeClosed(0, numbers.length)
        .mapToObj(k -> k == 0 ? (Object) id : (Object) numbers[k - 1]).toArray());
  }
}
