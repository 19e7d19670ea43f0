package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
}
