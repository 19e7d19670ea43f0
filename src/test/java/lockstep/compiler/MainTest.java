package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lockstep.Runs;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that are read, written and deleted. */
@Runs.Once
class MainTest {
  private static final String NEAR = """
      package p;

      final class Near {
        @Twin
        static boolean near(float a, @Twin.Second float b) {
          return %s;
        }
      }
      """;
  private static final FileTime EARLIER = FileTime.fromMillis(1_000_000_000_000L);
  private static final Path SCALAR = Path.of("p", "NearScalar.java");
  private static final Path WIDE = Path.of("p", "NearWide.java");

  @TempDir
  private Path sources;

  @TempDir
  private Path twins;

  @TempDir
  private Path classPath;

  @BeforeEach
  void define() throws IOException {
    define("a < b");
  }

  private void define(String condition) throws IOException {
    put(sources, "p/Near.java", NEAR.formatted(condition));
  }

  private static void put(Path folder, String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void compile() throws IOException {
    Main.write(twins, Main.compile(sources));
  }

  private Set<String> written() throws IOException {
    try (Stream<Path> all = Files.walk(twins)) {
      return Set.copyOf(all.filter(Files::isRegularFile)
          .map(file -> twins.relativize(file).toString().replace('\\', '/')).toList());
    }
  }

  private void age() throws IOException {
    for (String name : written()) {
      Files.setLastModifiedTime(twins.resolve(name), EARLIER);
    }
  }

  private boolean isTouched(Path twin) throws IOException {
    return !Files.getLastModifiedTime(twins.resolve(twin)).equals(EARLIER);
  }

  @Test
  void twinsStandInTheFolderOfTheirPackage() throws IOException {
    put(sources, "Top.java", NEAR.formatted("a < 1").replace("package p;", "").replace("Near", "Top"));
    put(sources, "p/Plain.java", "class Plain { static boolean near(float a, float b) { return a < b; } }");
    put(sources, "p/notes.txt", "an @Twin in words");
    put(sources, "p/Notes.java", "/** Speaks of @Twin. */ class Notes {}");
    compile();
    assertEquals(Set.of("p/NearScalar.java", "p/NearWide.java", "TopScalar.java", "TopWide.java"), written());
    String scalar = Files.readString(twins.resolve(SCALAR));
    assertTrue(scalar.startsWith("// Compiled from Near.java; changes are made there.\npackage p;\n"),
        scalar);
  }

  @Test
  void whatHasNotChangedIsNotWritten() throws IOException {
    compile();
    age();
    compile();
    assertFalse(isTouched(SCALAR) || isTouched(WIDE));
    define("a < b && b < 2");
    compile();
    assertTrue(isTouched(WIDE));
    assertFalse(isTouched(SCALAR), "it only calls the definition");
    assertTrue(Files.readString(twins.resolve(WIDE)).contains("TWO"));
  }

  @Test
  void twinsWithoutDefinitionAreDeletedAndNothingElse() throws IOException {
    compile();
    put(twins, "p/Own.java", "class Own {}");
    put(twins, "p/Gone.txt", TwinCompiler.MARK);
    put(twins, "q/GoneWide.java", TwinCompiler.MARK + "Gone.java; changes are made there.\n");
    compile();
    assertEquals(Set.of("p/NearScalar.java", "p/NearWide.java", "p/Own.java", "p/Gone.txt"), written());
    Files.delete(sources.resolve("p/Near.java"));
    compile();
    assertEquals(Set.of("p/Own.java", "p/Gone.txt"), written());
  }

  /** Twins may be written beside their definitions. */
  @Test
  void twinsAreNoDefinitions() throws IOException {
    Main.write(sources, Main.compile(sources));
    Map<Path, String> again = Main.compile(sources);
    assertEquals(Set.of(SCALAR, WIDE), again.keySet());
    Main.write(sources, again);
    assertTrue(Files.exists(sources.resolve("p/Near.java")));
  }

  @Test
  void partsMayStandInClassesOfTheSamePackage() throws IOException {
    define("Parts.half(a) < b");
    SourceError missing = assertThrows(SourceError.class, () -> Main.compile(sources));
    assertTrue(missing.getMessage().contains("Near.java:6: Parts.half cannot be compiled"),
        missing::getMessage);
    put(sources, "q/Parts.java",
        "package q; class Parts { static float half(float a) { return 0.5f * a; } }");
    assertThrows(SourceError.class, () -> Main.compile(sources), "of another package");
    put(sources, "p/Parts.java",
        "package p; class Parts { static float half(float a) { return 0.25f * a; } }");
    assertTrue(Main.compile(sources).get(WIDE).contains("0.25f"));
  }

  @Test
  void anErrorInAnyDefinitionLeavesAllAsItWas() throws IOException, InterruptedException {
    compile();
    age();
    define("a < b && b < 2");
    put(sources, "q/Bad.java",
        NEAR.formatted("a % b < 1").replace("package p", "package q").replace("Near", "Bad"));
    Run run = runInJvm(sources.toString(), twins.toString());
    assertEquals(1, run.status);
    assertTrue(run.errors.startsWith(sources.resolve("q/Bad.java") + ":6: "), run.errors);
    assertEquals(1, run.errors.lines().count(), run.errors);
    assertEquals(Set.of("p/NearScalar.java", "p/NearWide.java"), written());
    assertFalse(isTouched(SCALAR) || isTouched(WIDE));
  }

  @Test
  void severalTreesAreCompiledInOneRun() throws IOException {
    Run run = run(sources.toString(), twins.resolve("one").toString(), sources.toString(),
        twins.resolve("two").toString());
    assertEquals("", run.errors);
    assertEquals(0, run.status);
    assertEquals(Set.of("one/p/NearScalar.java", "one/p/NearWide.java", "two/p/NearScalar.java",
        "two/p/NearWide.java"), written());
  }

  @Test
  void aRunWithAStampIsRepeatedOnlyAfterAChange() throws IOException {
    String stamp = twins.resolve("deep/twins.stamp").toString();
    List<Change> changes = List.of(new Change("nothing", false, () -> {}),
        new Change("a definition", true, () -> define("a < b && b < 2")),
        new Change("another source", true, () -> put(sources, "p/Plain.java", "package p; class Plain {}")),
        new Change("a file that is no source", false, () -> put(sources, "p/notes.txt", "notes")),
        new Change("a twin", true, () -> Files.writeString(twins.resolve(WIDE), TwinCompiler.MARK)),
        new Change("a lost twin", true, () -> Files.delete(twins.resolve(SCALAR))),
        new Change("a lost source", true, () -> Files.delete(sources.resolve("p/Plain.java"))),
        new Change("the compiler", true, () -> put(classPath, "Main.class", "another")));
    put(classPath, "Main.class", "one");
    assertEquals(0, run("--stamp", stamp, sources.toString(), twins.toString()).status);
    for (Change change : changes) {
      change.action.apply();
      Files.setLastModifiedTime(Path.of(stamp), EARLIER);
      assertEquals(0, run("--stamp", stamp, sources.toString(), twins.toString()).status);
      assertEquals(change.counts, !Files.getLastModifiedTime(Path.of(stamp)).equals(EARLIER), change.what);
      assertEquals(Main.compile(sources).get(WIDE), Files.readString(twins.resolve(WIDE)), change.what);
      assertTrue(Files.exists(twins.resolve(SCALAR)), change.what);
    }
    define("a % b < 1");
    assertEquals(1, run("--stamp", stamp, sources.toString(), twins.toString()).status);
    assertEquals(1, run("--stamp", stamp, sources.toString(), twins.toString()).status, "still wrong");
  }

  private interface Action {
    void apply() throws IOException;
  }

  private record Change(String what, boolean counts, Action action) {}

  @Test
  void wrongArgumentsAreExplained() throws IOException {
    for (List<String> arguments : List.of(List.<String>of(), List.of(sources.toString()), List.of("--stamp"),
        List.of("--stamp", "file"), List.of("--stamp", "file", sources.toString()),
        List.of(sources.resolve("nowhere").toString(), twins.toString()))) {
      Run run = run(arguments.toArray(new String[0]));
      assertEquals(2, run.status, arguments::toString);
      assertTrue(
          run.errors.contains(arguments.contains(twins.toString()) ? "nowhere is not a folder" : "usage: "),
          run.errors);
    }
    assertEquals(Set.of(), written());
  }

  @Test
  @Runs.Thorough
  void anotherJvmFindsTheStampCurrent() throws IOException, InterruptedException {
    Path stamp = twins.resolve("twins.stamp");
    for (int run = 0; run < 2; run++) {
      assertEquals(0, runInJvm("--stamp", stamp.toString(), sources.toString(), twins.toString()).status);
      assertEquals(run == 0, isTouched(stamp));
      Files.setLastModifiedTime(stamp, EARLIER);
    }
  }

  private record Run(int status, String errors) {}

  private Run run(String... arguments) throws IOException {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int status = Main.run(List.of(arguments), classPath.toString(),
        new PrintStream(errors, true, StandardCharsets.UTF_8));
    return new Run(status, errors.toString(StandardCharsets.UTF_8));
  }

  private static Run runInJvm(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
            System.getProperty("java.class.path"), "lockstep.compiler.Main"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).start();
    process.getOutputStream().close();
    String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), errors);
  }
}
