package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import lockstep.Runs;
import lockstep.bench.EngineName;
import lockstep.bench.Catalogue;
import lockstep.bench.CommandLineRun;
import lockstep.bench.embree.Embree;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** A run of a few milliseconds, inside this process, with the same entry point as real ones. */
@Runs.Bench
@Runs.Vectors
final class JmhCommandTest {
  @TempDir
  private Path dir;

  /** Lets the tests run during a measurement. */
  @BeforeAll
  static void ignoreTheLock() {
    System.setProperty("jmh.ignoreLock", "true");
  }

  private static CommandLineRun jmh(String pattern, Path result, String... more) {
    List<String> args = new ArrayList<>(List.of("jmh", pattern, "-f", "0", "-wi", "0", "-i", "1", "-r",
        "10ms", "-v", "SILENT", "-rff", result.toString()));
    args.addAll(List.of(more));
    return CommandLineRun.of(args.toArray(String[]::new));
  }

  private static List<String> methods(Path result) throws IOException {
    return Score.read(result).stream().map(score -> score.key().method()).sorted().toList();
  }

  @Test
  void writesScoresThatTheTablesUnderstand() throws IOException {
    Path result = dir.resolve("new/directory/scores.json");
    CommandLineRun run = jmh("ZipSuite.(scalar|joml)$", result, "-p", "pair=sphere-box", "-p", "batch=1024",
        "-p", "hitPercent=10");
    assertEquals(0, run.status(), run.err());
    assertEquals(List.of("joml", "scalar"), methods(result));
    Score score = Score.read(result).get(0);
    assertTrue(score.micros() > 0 && score.bytes() >= 0, score.toString());
    CommandLineRun tables =
        CommandLineRun.of("ratios", result.toString(), dir.resolve("table.md").toString());
    assertEquals(0, tables.status(), tables.err());
    assertEquals(tables.out(), Files.readString(dir.resolve("table.md")));
    assertTrue(tables.out().contains("| scalar | 1024, 10 % hit, sphere-box |"), tables.out());
    CommandLineRun same = CommandLineRun.of("ratios", result.toString(), "--against", result.toString());
    assertTrue(same.out().contains("| ZipSuite | scalar | geometric mean of 1 | | | 1.000 |"), same.out());
  }

  /** In a separate process, like all real runs: it receives its options. */
  @Test
  void forks() throws IOException {
    Path result = dir.resolve("scores.json");
    CommandLineRun run = CommandLineRun.of("jmh", "ZipSuite.scalar$", "-f", "1", "-wi", "0", "-i", "1", "-r",
        "10ms", "-v", "SILENT", "-p", "pair=box-box", "-p", "batch=1024", "-p", "hitPercent=10", "-rff",
        result.toString());
    assertEquals(0, run.status(), run.err());
    assertEquals(List.of("scalar"), methods(result));
  }

  /** A peer without a test for a kernel is not run for it, though the suite is. */
  @Test
  @Runs.Thorough
  void everyKernelOfTheCatalogueIsMeasuredAndPeersWhereTheyHaveIt() throws IOException {
    Path result = dir.resolve("scores.json");
    CommandLineRun run = jmh("ZipSuite.(scalar|joml|gdx)$", result, "-p", "batch=512", "-p", "hitPercent=50");
    assertEquals(0, run.status(), run.err());
    List<String> measured =
        Score.read(result).stream().map(s -> s.key().method() + " " + s.key().params().get("pair")).toList();
    for (String pair : Catalogue.constructed()) {
      assertTrue(measured.contains("scalar " + pair), pair);
      assertEquals(Joml.LIBRARY.tests().containsKey(pair), measured.contains("joml " + pair), pair);
      assertEquals(Gdx.LIBRARY.tests().containsKey(pair), measured.contains("gdx " + pair), pair);
    }
  }

  @Test
  void presetsChooseParametersAndTheCommandLineGoesBeforeThem() throws Exception {
    CommandLineOptions options = new CommandLineOptions("-wi", "7", "-p", "batch=2048");
    List<Run> runs = Run.of(List.of("Headline", "ZipSuite.wide"), options, List.of());
    assertEquals(2, runs.size());
    for (Run run : runs) {
      assertEquals(List.of("lockstep.bench.jmh.ZipSuite.wide"),
          run.benchmarks().stream().map(BenchmarkListEntry::getUsername).toList());
      assertEquals(List.of("2048"), run.parameters().get("batch"));
      assertEquals(List.of("10"), run.parameters().get("hitPercent"));
      assertEquals(7, run.options(options).build().getWarmupIterations().get());
      assertEquals(Preset.ITERATION, run.options(options).build().getMeasurementTime().get());
    }
    assertEquals(10, runs.get(0).parameters().get("pair").size());
    assertEquals(List.of("box-box"), runs.get(1).parameters().get("pair"));
  }

  /** As many rows as the committed results, with the same keys. */
  @ParameterizedTest
  @ValueSource(strings = {"Headline", "TreeBrief"})
  void presetsMeasureWhatTheCommittedResultsHave(String preset) throws Exception {
    Path committed = Path.of("results", "amd-epyc-2c", "jmh-" + preset.toLowerCase(Locale.ROOT) + ".json");
    Set<Score.Key> keys = new HashSet<>();
    for (Score score : Score.read(committed)) {
      assertTrue(keys.add(score.key()), score.key().toString());
    }
    CommandLineOptions options = new CommandLineOptions();
    List<Run> runs = Run.of(List.of(preset), options, List.of());
    for (Score.Key key : keys) {
      assertTrue(runs.stream().anyMatch(run -> measures(run, key)), key.toString());
    }
    if (preset.equals("Headline")) {
      assertEquals(keys.size(), runs.stream().mapToLong(run -> run.scores(options)).sum());
    }
  }

  /** A user's mesh may have been measured instead of a generated one. */
  private static boolean measures(Run run, Score.Key key) {
    boolean named = run.benchmarks().stream()
        .anyMatch(b -> b.getUsername().endsWith("." + key.suite() + "." + key.method()));
    return named
        && run.parameters().entrySet().stream().allMatch(p -> "mesh".equals(key.params().get(p.getKey()))
            || p.getValue().contains(key.params().get(p.getKey())));
  }

  @Test
  void aFailedRunLeavesTheOldFileAndNothingElse() throws IOException {
    Path result = Files.writeString(dir.resolve("old.json"), "old");
    CommandLineRun failed = jmh("ZipSuite.scalar", result, "-p", "pair=sphere-box", "-p", "batch=few");
    assertEquals(1, failed.status());
    assertTrue(failed.err().contains("no scores written"), failed.err());
    assertWrong("no kernel is called 'sphere-cube'",
        jmh("ZipSuite.scalar", result, "-p", "pair=sphere-cube"));
    assertWrong("no benchmark matches NoSuchSuite", jmh("NoSuchSuite", result));
    assertWrong("no benchmark matches ZipSuite.joml",
        jmh("ZipSuite.joml", result, "-p", "pair=box-triangle"));
    assertWrong("-rf is yaml", jmh("ZipSuite.scalar", result, "-rf", "yaml"));
    assertWrong(dir + ": is a directory", jmh("ZipSuite.scalar", dir));
    assertEquals("old", Files.readString(result));
    try (var files = Files.list(dir)) {
      assertEquals(1, files.count());
    }
  }

  private static void assertWrong(String message, CommandLineRun run) {
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().startsWith("error: ") && run.err().contains(message), run.err());
  }

  @Test
  void withoutANameItListsWhatThereIsAndWhatItTakes() {
    CommandLineRun run = CommandLineRun.of("jmh");
    assertEquals(0, run.status(), run.err());
    for (String name : new String[] {"Headline", "TreeBrief", "ZipSuite", "PairingSuite", "CastSuite",
        "ThreadSuite", "ResultSuite", "TreeSuite"}) {
      assertTrue(
          run.out().lines().anyMatch(line -> line.matches(" *" + name + " .*\\d scores, about [1-9].*")),
          name + " in " + run.out());
    }
  }

  @Test
  void helpIsAnsweredInsteadOfRun() {
    CommandLineRun run = CommandLineRun.of("jmh", "--help");
    assertEquals(0, run.status());
    assertTrue(run.out().contains("Usage: bench/run jmh") && run.out().contains("-rff"), run.out());
  }

  @Test
  void resultsAreNamedByWhatWasAskedFor() {
    assertEquals(Path.of("results/latest/jmh-zip-wide.json"), JmhCommand.defaultFile(List.of("Zip.*wide")));
  }

  /** With Embree's half if it is installed: everything is cast and compared before it is timed. */
  @Test
  void treesAreTimedOnAMeshOfTheUsers() throws IOException {
    Path mesh = Files.writeString(dir.resolve("tetrahedron.obj"),
        "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n");
    Path result = dir.resolve("trees.json");
    try {
      CommandLineRun run = jmh("TreeSuite.(cast|build)", result, "--mesh", mesh.toString(), "-p",
          "scene=mesh", "-p", "rays=camera,shadow", "-p", "pixels=64", "-p", "batch=1024", "-p",
          "engine=" + best(), "-p", "mode=stream-16", "-p", "scenes=robust");
      assertEquals(0, run.status(), run.err());
    } finally {
      System.clearProperty("lockstep.mesh");
    }
    // casts of Lockstep and of plain Java, and both builds; Embree has no build on two threads
    int expected = 2 * (2 * 2) + 2 + (Embree.missing().isEmpty() ? 2 * 2 + 1 : 0);
    assertEquals(expected, Score.read(result).size());
    assertFalse(Files.readString(result).contains(dir.toString()));
  }

  /** The set-ups compare answers. */
  @Test
  void cullingAndClassifyingAreTimed() throws IOException {
    assumeTrue(best().equals("wide"));
    Path result = dir.resolve("scores.json");
    CommandLineRun run = jmh("(Cull.*(joml|gdx)|ClassifySuite.*)$", result, "-p", "hitPercent=10", "-p",
        "pair=obb-contains-box");
    assertEquals(0, run.status(), run.err());
    assertEquals(2 * 2 + 2, Score.read(result).size());
  }

  /** The set-ups compare groups with all of their shapes, and with plain Java, bit by bit. */
  @Runs.Thorough
  @Test
  void groupsAreTimed() throws IOException {
    Path result = dir.resolve("scores.json");
    CommandLineRun run = jmh("GroupSuite", result, "-p", "configurations=200", "-p", "engine=" + best(), "-p",
        "freePercent=10");
    assertEquals(0, run.status(), run.err());
    assertEquals(List.of("cloud", "cloudFlat", "cloudPlain", "obstacles", "obstaclesFlat", "obstaclesPlain",
        "self", "selfFlat", "selfPlain"), methods(result));
  }

  /** The set-up compares a cloud with a tree, and with plain Java, bit by bit. */
  @Runs.Thorough
  @Test
  void cloudsAreTimed() throws IOException {
    Path result = dir.resolve("scores.json");
    CommandLineRun run =
        jmh("CloudSuite", result, "-p", "configurations=50", "-p", "engine=" + best(), "-p", "room=CROWDED");
    assertEquals(0, run.status(), run.err());
    assertEquals(List.of("buildPlain", "cloud", "cloudOfGroups", "nearestOfGroups", "plain", "rebuildTree",
        "tree", "treeOfGroups", "updateCloud"), methods(result));
  }

  private static String best() {
    return EngineName.widest().lanes() > 1 ? "wide" : "scalar";
  }

  @Test
  void aMeshThatIsNotThereIsNamed() {
    try {
      CommandLineRun run =
          jmh("TreeSuite.build", dir.resolve("r.json"), "--mesh", "nowhere.obj", "-p", "scene=mesh");
      assertWrong("nowhere.obj: there is no such file", run);
    } finally {
      System.clearProperty("lockstep.mesh");
    }
  }
}
