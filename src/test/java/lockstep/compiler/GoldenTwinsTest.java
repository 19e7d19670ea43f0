package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Twins of small definitions, word for word, so that a change of the compiler shows what it does to them. They stand in
 * src/test/resources/lockstep/compiler and end in {@code .java.txt}, as nobody shall compile or format them. {@code
 * -Dlockstep.accept=true} writes what the compiler makes now.
 */
class GoldenTwinsTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "lockstep", "compiler");
  private static final boolean ACCEPT = Boolean.getBoolean("lockstep.accept");

  private static Path file(String className) {
    return FOLDER.resolve(className + ".java.txt");
  }

  private static Map<String, String> twins(String definition) throws IOException {
    return TwinCompiler.compile(definition + ".java", Files.readString(file(definition)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Crossing", "Inside", "Mixed", "Reach", "Sides", "Slab", "Spans", "Window"})
  void twinsAreAsAccepted(String definition) throws IOException {
    for (Map.Entry<String, String> twin : twins(definition).entrySet()) {
      Path golden = file(twin.getKey());
      if (ACCEPT) {
        Files.writeString(golden, twin.getValue());
      }
      assertEquals(Files.readString(golden), twin.getValue(), () -> golden
          + " has changed; if it is better now: mvn test -Dtest=GoldenTwinsTest -Dlockstep.accept=true");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Crossing", "Inside", "Mixed", "Reach", "Sides", "Slab", "Spans", "Window"})
  void twinsAreJava(String definition) throws IOException, ClassNotFoundException {
    Map<String, String> sources = new HashMap<>();
    sources.put("example." + definition, Files.readString(file(definition)));
    twins(definition).forEach((name, text) -> sources.put("example." + name, text));
    assertNotNull(CompiledSources.of(sources).loadClass("example." + definition + "Scalar"));
  }
}
