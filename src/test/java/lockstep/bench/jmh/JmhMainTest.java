package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lockstep.Engine;
import lockstep.bench.embree.Embree;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of a few milliseconds, inside this process, through the same door as the real ones. */
final class JmhMainTest {
  @TempDir
  private Path dir;

  /** So that the tests run while somebody measures. */
  @BeforeAll
  static void ignoreTheLock() {
    System.setProperty("jmh.ignoreLock", "true");
  }

  private static int jmh(String pattern, Path result, String... more) throws IOException {
    List<String> args = new ArrayList<>(List.of(pattern, "-f", "0", "-wi", "0", "-i", "1", "-r", "10ms", "-v",
        "SILENT", "-rff", result.toString()));
    args.addAll(List.of(more));
    return JmhMain.run(args.toArray(String[]::new));
  }

  @Test
  void writesScoresThatTheTablesUnderstand() throws IOException {
    Path result = dir.resolve("new/directory/scores.json");
    assertEquals(0, jmh("Headline.Zip.(scalar|joml)$", result, "-p", "pair=sphere-box", "-p", "batch=1024"));
    List<Score> scores = Score.read(result);
    assertEquals(List.of("joml", "scalar"), scores.stream().map(s -> s.key().method()).toList());
    assertTrue(scores.get(0).micros() > 0 && scores.get(0).bytes() >= 0, scores.toString());
    assertEquals(0, Ratios.run(new String[] {result.toString(), dir.resolve("table.md").toString()}));
    String table = Files.readString(dir.resolve("table.md"));
    assertTrue(table.contains("| scalar | 1024, sphere-box |"), table);
  }

  @Test
  void aFailedRunLeavesTheOldFile() throws IOException {
    Path result = Files.writeString(dir.resolve("old.json"), "old");
    assertEquals(1, jmh("Headline.Zip.scalar", result, "-p", "pair=sphere-cube", "-p", "batch=1024"));
    assertEquals(2, jmh("NoSuchSuite", result));
    assertEquals("old", Files.readString(result));
    try (var files = Files.list(dir)) {
      assertEquals(1, files.count());
    }
    assertEquals(1, Ratios.run(new String[] {dir.resolve("missing.json").toString()}));
  }

  @Test
  void machinesAreNamedByModelAndCores() throws IOException {
    assertEquals("intel-xeon-platinum-8375c-8c",
        JmhMain.machine("Intel(R) Xeon(R) Platinum 8375C CPU @ 2.90GHz", 8));
    assertEquals("amd-ryzen-9-9950x-32c", JmhMain.machine(" AMD Ryzen 9 9950X 16-Core Processor", 32));
    assertFalse(JmhMain.machine().isBlank());
    assertTrue(JmhMain.defaultFile(List.of("Zip.*wide")).endsWith("jmh-zip-wide.json"));
    assertTrue(JmhMain.defaultFile(List.of()).endsWith("jmh-all.json"));
  }

  /** With Embree's half where there is one: everything is cast and compared before it is timed. */
  @Test
  void treesAreTimedOnAMeshOfTheUsers() throws IOException {
    Path mesh = Files.writeString(dir.resolve("tetrahedron.obj"),
        "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n");
    Path result = dir.resolve("trees.json");
    try {
      assertEquals(0,
          jmh("TreeSuite.(cast|build)", result, "--mesh", mesh.toString(), "-p", "scene=mesh", "-p",
              "rays=camera,shadow", "-p", "pixels=64", "-p", "batch=1024", "-p", "engine=" + best(), "-p",
              "mode=stream-16", "-p", "scenes=robust"));
    } finally {
      System.clearProperty("lockstep.mesh");
    }
    int expected = Embree.missing().isEmpty() ? 2 * (2 * 2 + 1) : 2 * 2 + 1;
    assertEquals(expected, Score.read(result).size());
    assertFalse(Files.readString(result).contains(dir.toString()));
  }

  private static String best() {
    return Engine.best().toString().startsWith("wide") ? "wide" : "scalar";
  }

  @Test
  void aMeshThatIsNotThereIsNamed() {
    try {
      Exception e = assertThrows(IOException.class,
          () -> jmh("TreeSuite.build", dir.resolve("r.json"), "--mesh", "nowhere.obj", "-p", "scene=mesh"));
      assertTrue(e.getMessage().endsWith("nowhere.obj: there is no such file"), e.getMessage());
    } finally {
      System.clearProperty("lockstep.mesh");
    }
  }
}
