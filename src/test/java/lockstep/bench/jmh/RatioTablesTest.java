package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import lockstep.Runs;
import lockstep.bench.CommandLineRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arithmetic of the tables. */
@Runs.Bench
@Runs.Vectors
final class RatioTablesTest {
  private static Score score(String suite, String method, Map<String, String> params, double micros,
      double bytes) {
    return new Score(new Score.Key(suite, method, params), micros, micros / 10, bytes);
  }

  @Test
  void theHeadlineSaysWhatIsReachedAndWhatFallsShort() {
    Map<String, String> rayTriangle = new TreeMap<>(Map.of("batch", "1024-fresh", "pair", "ray-triangle"));
    Map<String, String> million = Map.of("batch", "1048576", "pair", "box-box");
    String tables = RatioTables.tables(List.of(score("ZipSuite", "wide", rayTriangle, 1, 0.001),
        score("ZipSuite", "joml", rayTriangle, 6.5, 48), score("ZipSuite", "scalar", rayTriangle, 5.5, 0),
        score("ZipSuite", "wide", million, 1000, 0.3), score("ZipSuite", "scalar", million, 4500, 0)));
    assertTrue(tables.contains("""
        | ray-triangle | 1024-fresh | wide / joml | 6 | 6.50 ± 0.92 | ok |
        | ray-triangle | 1024-fresh | wide / scalar | 6 | 5.50 ± 0.78 | short |
        | box-box | 1048576 | wide / scalar | 4.5 | 4.50 ± 0.64 | ok |
        | all of ours | all | bytes allocated per call | 0 | 0.00 | ok |
        """), tables);
    assertTrue(tables.contains("| wide | 1024-fresh, ray-triangle | 1.000 ± 0.100 | 1024.0 | 0.0 | "
        + "scalar 5.50 ± 0.78, joml 6.50 ± 0.92 |"), tables);
  }

  @Test
  void aCallThatAllocatesFallsShort() {
    Map<String, String> data = Map.of("batch", "1024", "pair", "sphere-box");
    String tables = RatioTables
        .tables(List.of(score("ZipSuite", "wide", data, 1, 24), score("ZipSuite", "scalar", data, 7, 0)));
    assertTrue(tables.contains("| bytes allocated per call | 0 | 23.97 | short |"), tables);
  }

  @Test
  void enginesAsParametersAreCompared() {
    Map<String, String> scalar = Map.of("batch", "1024", "pair", "ray-box", "engine", "scalar");
    Map<String, String> wide = Map.of("batch", "1024", "pair", "ray-box", "engine", "wide");
    String tables = RatioTables
        .tables(List.of(score("CastSuite", "any", scalar, 8, 0), score("CastSuite", "any", wide, 2, 0)));
    assertTrue(tables.contains("scalar 4.00 ± 0.57"), tables);
    assertEquals(64 * 1024, new Score.Key("CastSuite", "any", wide).pairs());
  }

  @Test
  void treesAreComparedWithTheFastestModeOfEmbree() {
    Map<String, String> ours = Map.of("batch", "16384", "pixels", "1024", "scene", "statue", "rays", "camera",
        "verb", "closest", "engine", "wide");
    List<Score> scores = List.of(score("TreeSuite", "cast", ours, 100, 0),
        score("TreeSuite", "cast", with(ours, "engine", "two-threads"), 50, 0),
        score("TreeSuite", "cast", with(ours, "rays", "shuffled"), 200, 0),
        score("TreeSuite", "castEmbree", embree(ours, "default", "packet"), 120, 0),
        score("TreeSuite", "castEmbree", embree(ours, "default", "stream-1"), 80, 0),
        score("TreeSuite", "castEmbree", embree(ours, "robust", "packet"), 130, 0),
        score("TreeSuite", "castEmbree", embree(with(ours, "scene", "soup"), "default", "packet"), 1, 0),
        score("TreeSuite", "build", Map.of("scene", "soup"), 100, 0),
        score("TreeSuite", "buildOnTwoThreads", Map.of("scene", "soup"), 50, 0),
        score("TreeSuite", "buildEmbree", Map.of("scene", "soup"), 90, 0));
    String tables = RatioTables.tables(scores);
    assertTrue(tables.contains("""
        | closest, camera, 16384 of 1024² | statue | Embree, default (stream-1) | 1.0 | 0.80 ± 0.11 | short |
        | closest, camera, 16384 of 1024² | statue | Embree, robust (packet) | 1.0 | 1.30 ± 0.18 | ok |
        | closest, camera, 16384 of 1024², two threads | statue | one thread | 1.8 | 2.00 ± 0.28 | ok |
        | closest, shuffled, 16384 of 1024² | statue | itself in tiles | 0.6 | 0.50 ± 0.07 | short |
        | build | soup | Embree's default | 1.0 | 0.90 ± 0.13 | short |
        | build, two threads | soup | one thread | 1.8 | 2.00 ± 0.28 | ok |
        """), tables);
    assertTrue(tables.contains("| 100.000 ± 10.000 | 163.8 | 0.0 |"), tables);
    assertTrue(tables.contains("| buildEmbree | soup | 90.000 ± 9.000 |  | 0.0 |"), tables);
  }

  @Test
  void ratesAreDrawnByTheSpreadOfTiles(@TempDir Path folder) throws IOException {
    Map<String, String> ours = Map.of("batch", "16384", "pixels", "64", "degrees", "90", "scene", "halls",
        "order", "tiles", "verb", "any", "engine", "wide");
    assertEquals(
        Map.of("halls 90°, any, Embree", Map.of(250, 8.192), "halls 90°, any, wide",
            Map.of(16, 8.192, 250, 4.096), "halls 53°, any, wide", Map.of(125, 4.096)),
        SpreadSuite.rates(List.of(score("SpreadSuite", "cast", ours, 1000, 0),
            score("SpreadSuite", "cast", with(ours, "pixels", "1024"), 2000, 0),
            score("SpreadSuite", "cast", with(ours, "degrees", "53"), 1000, 0),
            score("SpreadSuite", "cast", with(ours, "order", "rows"), 1, 0),
            score("SpreadSuite", "castEmbree", embree(ours, "default", "packet"), 500, 0),
            score("SpreadSuite", "castEmbree", embree(ours, "robust", "packet"), 800, 0))));

    assertEquals(64 * 64, new Score.Key("SpreadSuite", "cast", ours).pairs());
    assertEquals(4 * 64, new Score.Key("SpreadSuite", "cast", with(ours, "order", "lidar")).pairs());

    Path file = Files.writeString(folder.resolve("scores.json"),
        """
            [{"benchmark": "lockstep.bench.jmh.SpreadSuite.cast", "mode": "avgt", "params": {"batch": "16384", "pixels": "64",
              "degrees": "90", "scene": "halls", "order": "tiles", "verb": "any", "engine": "wide"},
              "primaryMetric": {"score": 1000.0, "scoreError": 1.0, "scoreUnit": "us/op"}}]""");
    Path chart = folder.resolve("spread.png");
    CommandLineRun run = CommandLineRun.of("ratios", file.toString(), "--chart", chart.toString());
    assertEquals(0, run.status(), run.err());
    assertEquals(1000, ImageIO.read(chart.toFile()).getWidth());
    CommandLineRun other = CommandLineRun.of("ratios", "results/amd-epyc-2c/jmh-headline.json", "--chart",
        folder.resolve("none.png").toString());
    assertEquals(2, other.status());
    assertTrue(other.err().contains("has no scores of SpreadSuite"), other.err());
    assertTrue(Files.notExists(folder.resolve("none.png")));
  }

  private static Map<String, String> with(Map<String, String> params, String name, String value) {
    Map<String, String> changed = new TreeMap<>(params);
    changed.put(name, value);
    return changed;
  }

  private static Map<String, String> embree(Map<String, String> ours, String scenes, String mode) {
    Map<String, String> params = with(with(ours, "scenes", scenes), "mode", mode);
    params.remove("engine");
    return params;
  }

  @Test
  void committedResultsHaveTheirTargets() throws IOException {
    List<Score> headline = Score.read(Path.of("results/amd-epyc-2c/jmh-headline.json"));
    String tables = RatioTables.tables(headline);
    List<String> targets = tables.lines().filter(line -> line.matches(".*\\| (ok|short) \\|")).toList();
    for (String start : List.of("| ray-triangle | 1024-fresh | wide / joml | 6 |",
        "| box-box | 512 | wide / joml | 5 |", "| box-box | 1048576 | wide / scalar | 4.5 |",
        "| ray-sphere | 1024 | wide / gdx | 5 |", "| sphere-box | 1048576 | oneToMany / zip | 1.5 |",
        "| box-box | 1048576 | wide / scalar | 1 |", "| triangle-triangle | 1048576 | wide / scalar | 3 |",
        "| ray-triangle | 1048576 | twoThreads / oneThread | 1.8 |",
        "| all of ours | all | bytes allocated per call | 0 |")) {
      assertEquals(1, targets.stream().filter(line -> line.startsWith(start)).count(),
          start + " in " + tables);
    }
    String trees = RatioTables.tables(Score.read(Path.of("results/amd-epyc-2c/jmh-treebrief.json")));
    for (String part : List.of("| closest, camera, 16384 of 1024² | soup | Embree, robust",
        "| itself in tiles | 0.6 |", "two threads | soup | one thread | 1.8 |",
        "| build | soup | Embree's default | 1.0 |")) {
      assertTrue(trees.contains(part), part + " in " + trees);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      textBlock = """
          {"kernels": []}                                  | has no scores of JMH
          []                                               | has no scores of JMH
          [1]                                              | has no scores of JMH
          nonsense                                         | is not JSON
          [{"benchmark": "a.b", "mode": "thrpt", "primaryMetric": {"score": 1}}]   | was run in mode thrpt, not avgt
          """)
  void whatHasNoScoresIsRefusedInOneLine(String json, String message, @TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("scores.json"), json);
    CommandLineRun run = CommandLineRun.of("ratios", file.toString());
    assertEquals(2, run.status());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("error: " + file + ": " + message) || run.err().contains(message),
        run.err());
  }

  @Test
  void helpAndMissingFilesAreAnswered(@TempDir Path folder) {
    CommandLineRun help = CommandLineRun.of("ratios", "--help");
    assertEquals(0, help.status());
    assertTrue(help.out().contains("Usage: bench/run ratios"), help.out());
    CommandLineRun missing = CommandLineRun.of("ratios", folder.resolve("no.json").toString());
    assertEquals(2, missing.status());
    assertTrue(missing.err().contains("no.json: there is no such file"), missing.err());
    CommandLineRun none = CommandLineRun.of("ratios");
    assertEquals(2, none.status());
    assertTrue(none.err().contains("FILE.json"), none.err());
  }
}
