package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.launcher.JavaModuleOptions;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * With executors in processes of their own, as in a cluster, pairs are those of one machine, also if one of
 * the executors dies in the middle.
 */
class ClusterTest {
  private static SparkSession session;

  private final SplittableRandom random = new SplittableRandom(47);
  private final Table balls = Table.random(Kind.SPHERE, 500, 1, random);
  private final Table crates = Table.random(Kind.BOX, 400, 1, random);

  @TempDir
  static Path folder;

  /** Executors take Spark's jars from a folder, and their class path from here. */
  @BeforeAll
  static void start() throws IOException {
    Sessions.local().stop();
    Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars"));
    session = Sessions.builder("local-cluster[2,1,1024]").config("spark.executor.memory", "768m")
        .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
        .config("spark.executor.extraJavaOptions", JavaModuleOptions.defaultModuleOptions())
        .config("spark.executorEnv.JAVA_HOME", System.getProperty("java.home"))
        .config("spark.task.maxFailures", 8).getOrCreate();
  }

  @AfterAll
  static void stop() {
    session.stop();
  }

  /** Where each row's task ran. */
  private static String executor() {
    return SparkEnv.get().executorId();
  }

  @Test
  void pairsOfTwoExecutors() {
    Dataset<Row> first = balls.dataset(4);
    List<String> ran =
        first.map((MapFunction<Row, String>) row -> executor(), Encoders.STRING()).distinct().collectAsList();
    assertTrue(!ran.contains("driver") && !ran.isEmpty(), ran::toString);
    check(first);
  }

  private void check(Dataset<Row> first) {
    List<String> expected = Expected.overlap(balls, crates);
    Join join = Join.of(first, Kind.SPHERE, crates.dataset(3), Kind.BOX).trustIds();
    assertEquals(expected, Expected.of(join.overlap()), "broadcast");
    assertEquals(expected, Expected.of(join.broadcastRows(0).rowsPerCell(40).overlap()), "cells");
  }

  /** Ends the executor the first time that a row is read after a mark was set. */
  private static Row deadly(Row row, String mark) throws IOException {
    if (row.getLong(row.fieldIndex("id")) == 321 && Files.exists(Path.of(mark))) {
      try {
        Files.createFile(Path.of(mark + " done"));
        Runtime.getRuntime().halt(1);
      } catch (FileAlreadyExistsException e) {
        return row; // the second time
      }
    }
    return row;
  }

  private interface Asking {
    Dataset<Row> of(Join join);
  }

  private void dies(String name, int most, List<String> expected, Asking asking) throws IOException {
    String mark = folder.resolve(name).toString();
    Dataset<Row> rows = balls.dataset(4);
    Dataset<Row> first =
        rows.map((MapFunction<Row, Row>) row -> deadly(row, mark), Encoders.row(rows.schema()));
    Dataset<Row> answer = asking.of(Join.of(first, Kind.SPHERE, crates.dataset(3), Kind.BOX).trustIds()
        .broadcastRows(most).rowsPerCell(40));
    Files.createFile(Path.of(mark)); // alive during the first look, not in the join
    assertEquals(expected, Expected.of(answer));
    assertTrue(Files.exists(Path.of(mark + " done")), "nothing has died");
  }

  @Test
  void anExecutorDies() throws IOException {
    List<String> expected = Expected.overlap(balls, crates);
    dies("broadcast", 1000, expected, Join::overlap);
    dies("cells", 0, expected, Join::overlap);
    dies("rounds", 0, Expected.nearest(balls, crates, 2, 3), join -> join.nearest(2, 3));
  }
}
