package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lockstep.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Shows the effect of a compiler change on twins. The twins of small definitions and of three kernels of the
 * catalogue are stored verbatim in src/test/resources/lockstep/compiler, in files that end in {@code
 * .java.txt}, so that nothing compiles or formats them. All other twins are stored as a hash. {@code
 * -Dlockstep.accept=true} writes the current output of the compiler.
 */
@Runs.Once
class GoldenTwinsTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "lockstep", "compiler");

  /** The catalogue's twins, as written by the build. */
  private static final Path TWINS = Path.of("target", "generated-sources", "twins");

  /** A line for each of them: its name, a hash of its text, and its number of lines. */
  private static final Path HASHES = FOLDER.resolve("twins.txt");

  private static final boolean ACCEPT = Boolean.getBoolean("lockstep.accept");

  private static final String HOW_TO_ACCEPT =
      " is not what the compiler makes now; to accept that: mvn test -Dtest=GoldenTwinsTest "
          + "-Dlockstep.accept=true";

  private static Path file(String className) {
    return FOLDER.resolve(className + ".java.txt");
  }

  private static Map<String, String> twins(String definition) throws IOException {
    return TwinCompiler.compile(definition + ".java", Files.readString(file(definition)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Corners", "Crossing", "Inside", "Mixed", "Reach", "Sides", "Slab", "Spans", "Window"})
  void twinsAreAsAccepted(String definition) throws IOException {
    for (Map.Entry<String, String> twin : twins(definition).entrySet()) {
      checkText(file(twin.getKey()), twin.getValue());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"SphereBoxOverlapScalar", "SphereBoxOverlapWide", "BoxOrientedBoxOverlapScalar",
      "BoxOrientedBoxOverlapWide", "SphereSphereCloselyScalar", "RayTriangleWide"})
  void examplesOfTheCatalogueAreAsAccepted(String twin) throws IOException {
    try (Stream<Path> files = Files.walk(TWINS)) {
      Path written = files.filter(file -> file.endsWith(twin + ".java")).findFirst().orElseThrow();
      checkText(file(twin), Files.readString(written));
    }
  }

  private static void checkText(Path golden, String text) throws IOException {
    if (ACCEPT) {
      Files.writeString(golden, text);
    }
    assertEquals(Files.readString(golden), text, () -> golden + HOW_TO_ACCEPT);
  }

  @Test
  void allTwinsOfTheCatalogueHaveTheHashesAccepted() throws Exception {
    Set<String> written = hashes();
    if (ACCEPT) {
      Files.write(HASHES, written);
    }
    Set<String> changed = new TreeSet<>(written);
    Set<String> accepted = Set.copyOf(Files.readAllLines(HASHES));
    changed.removeAll(accepted);
    Set<String> gone = new TreeSet<>(accepted);
    gone.removeAll(written);
    assertTrue(changed.isEmpty() && gone.isEmpty(), () -> "now:\n" + String.join("\n", changed)
        + "\naccepted:\n" + String.join("\n", gone) + "\n" + HASHES + HOW_TO_ACCEPT);
  }

  private static Set<String> hashes() throws Exception {
    Set<String> hashes = new TreeSet<>();
    try (Stream<Path> files = Files.walk(TWINS)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] text = Files.readAllBytes(file);
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
        hashes.add(
            file.getFileName().toString().replace(".java", "") + " " + HexFormat.of().formatHex(hash, 0, 8)
                + " " + new String(text, StandardCharsets.UTF_8).lines().count());
      }
    }
    return hashes;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Corners", "Crossing", "Inside", "Mixed", "Reach", "Sides", "Slab", "Spans", "Window"})
  void twinsAreJava(String definition) throws IOException, ClassNotFoundException {
    Map<String, String> sources = new HashMap<>();
    sources.put("example." + definition, Files.readString(file(definition)));
    twins(definition).forEach((name, text) -> sources.put("example." + name, text));
    assertNotNull(CompiledSources.of(sources).loadClass("example." + definition + "Scalar"));
  }
}
