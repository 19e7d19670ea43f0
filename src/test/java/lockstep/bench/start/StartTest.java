package lockstep.bench.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lockstep.Runs;
import lockstep.bench.CommandLineRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reduction of the first seconds of JVMs to figures, and their measurement. */
@Runs.Bench
class StartTest {
  private static double[] rates(double... parts) {
    double[] rates = new double[40];
    Arrays.fill(rates, parts[parts.length - 1]);
    System.arraycopy(parts, 0, rates, 0, parts.length);
    return rates;
  }

  @Test
  void ratesOfTheSameWindowAreCompared() {
    StartRow row = StartRow.of("box-box",
        Map.of("scalar", rates(1, 50, 100), "wide", rates(0, 1, 1000), "best", rates(0.1, 40, 95, 100, 990)));
    assertEquals(0.8, row.leastOfScalar(), 1e-9);
    assertEquals(4 * FreshJvm.WINDOW, row.readyAfter(), 1e-9);
    assertEquals(0.99, row.warm(), 1e-9);
  }

  @Test
  void whatNeverBecomesFastSaysSo() {
    StartRow row =
        StartRow.of("box-box", Map.of("scalar", rates(100), "wide", rates(1000), "best", rates(100)));
    assertEquals(-1, row.readyAfter());
    assertEquals(0.1, row.warm(), 1e-9);
  }

  @Test
  void thePageHasAChartForEachQuestion() throws IOException {
    StartRow row =
        StartRow.of("ray-box", Map.of("scalar", rates(100), "wide", rates(1000), "best", rates(100)));
    String page = StartReport.html(List.of(row, row));
    assertEquals(2, page.split("<svg", -1).length - 1);
    assertTrue(page.contains("<h2>ray-box</h2>") && page.endsWith("</html>\n"), page);
  }

  @ParameterizedTest
  @ValueSource(strings = {"box-box", "ray-sphere", FreshJvm.CLOSEST, FreshJvm.BUILD})
  void everyWindowHasARate(String question) throws IOException {
    PrintStream screen = System.out;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
      FreshJvm.main(new String[] {"scalar", question, "0.15"});
    } finally {
      System.setOut(screen);
    }
    double[] rates = Stream.of(said.toString(StandardCharsets.UTF_8).strip().split(" "))
        .mapToDouble(Double::parseDouble).toArray();
    assertEquals(3, rates.length);
    assertTrue(Arrays.stream(rates).allMatch(rate -> rate > 0), () -> Arrays.toString(rates));
  }

  /** Unused kernels are not loaded: the catalogue has 155, each with a definition and two twins. */
  @Test
  void theFirstCallLoadsOneKernel() throws IOException {
    FirstCall first = FirstCall.of("best", List.of());
    assertTrue(first.classes() > 50 && first.classes() <= 150, first::toString);
    assertTrue(first.millis() > 0, first::toString);
  }

  @Test
  void aQuestionThatIsNotThereIsNamed() {
    CommandLineRun run = CommandLineRun.of("start", "--question", "box-cone");
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("error: no question is called 'box-cone'; there are sphere-sphere, "),
        run.err());
  }
}
