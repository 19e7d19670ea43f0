package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pairs of which float, or double, used to give another answer than real arithmetic: up to ten of each
 * question, found among the inputs of the golden numbers when decisions became exact. Touches that were lost,
 * and gaps that were closed.
 */
@Runs.Widest
@Runs.Vectors
class ExactAnswersTest {
  private static final Path FILE = Path.of("src/test/resources/lockstep/exact.txt");

  /** The lines of a question: {@code overlap sphere-box = no: 0 0 3 1 | 1.4E-45 1 2 2 2 4}. */
  private static final Map<String, List<String>> LINES = read();

  private static Map<String, List<String>> read() {
    try (Stream<String> lines = Files.lines(FILE)) {
      return lines.collect(Collectors.groupingBy(line -> line.substring(0, line.indexOf(" = ")), TreeMap::new,
          Collectors.toList()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static float[] numbers(String text) {
    List<Float> numbers = Stream.of(text.trim().split(" ", -1)).map(Float::valueOf).toList();
    float[] all = new float[numbers.size()];
    for (int k = 0; k < all.length; k++) {
      all[k] = numbers.get(k);
    }
    return all;
  }

  static Stream<String> questions() {
    return LINES.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void areThoseOfRealArithmetic(String name) {
    Decision decision = Decision.of(name);
    List<String> lines = LINES.get(name);
    float[][] a = new float[decision.first().width()][lines.size()];
    float[][] b = new float[decision.second().width()][lines.size()];
    boolean[] expected = new boolean[lines.size()];
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      int from = line.indexOf(": ") + 2, bar = line.indexOf(" | ");
      float[] p = numbers(line.substring(from, bar)), q = numbers(line.substring(bar + 3));
      expected[i] = line.contains(" = yes: ");
      assertEquals(expected[i], decision.holds(p, q), () -> "the oracle: " + line);
      ExactDecisionsTest.put(p, a, i);
      ExactDecisionsTest.put(q, b, i);
    }
    for (Engine engine : List.of(Engine.scalar(), Engine.wide())) {
      assertArrayEquals(expected, decision.answers(engine, a, b), engine::toString);
    }
  }
}
