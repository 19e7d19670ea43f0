package lockstep.bench.rain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import lockstep.Engine;
import lockstep.Runs;
import lockstep.bench.CommandLineRun;
import lockstep.bench.EngineName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Runs.Thorough
@Runs.Bench
@Runs.Vectors
class RainCommandTest {
  private static final int STEPS = 240;

  @TempDir
  Path folder;

  @Test
  void enginesMakeTheSamePile() {
    Rain scalar = new Rain(Engine.scalar(), 100, 1), widest = new Rain(EngineName.widest(), 100, 1);
    long first = scalar.bodies.fingerprint();
    for (int step = 0; step < STEPS; step++) {
      scalar.step();
      widest.step();
      assertEquals(scalar.bodies.fingerprint(), widest.bodies.fingerprint(), "step " + step);
    }
    assertTrue(first != scalar.bodies.fingerprint());
  }

  /** They have fallen, and the land supports them. */
  @Test
  void bodiesLieOnTheLand() {
    Rain rain = new Rain(Engine.scalar(), 100, 2);
    double start = meanHeight(rain);
    for (int step = 0; step < STEPS; step++) {
      rain.step();
    }
    assertTrue(meanHeight(rain) < start - 3, "from " + start + " to " + meanHeight(rain));
    for (int i = 0; i < rain.bodies.size(); i++) {
      assertTrue(rain.bodies.y(i) > -3, "body " + i + " is at " + rain.bodies.y(i));
    }
  }

  private static double meanHeight(Rain rain) {
    double sum = 0;
    for (int i = 0; i < rain.bodies.size(); i++) {
      sum += rain.bodies.y(i);
    }
    return sum / rain.bodies.size();
  }

  @Test
  void theCommandMeasuresAndDraws() throws IOException {
    Path file = folder.resolve("rain.png");
    CommandLineRun run = CommandLineRun.of("rain", "--bodies", "100", "--seconds", "1", "--size", "300",
        "--out", file.toString());
    assertEquals(0, run.status(), run.err());
    for (String engine : new String[] {"scalar", "best"}) {
      assertEquals(1, run.out().lines().filter(line -> line.startsWith(engine)).count(), run.out());
    }
    assertEquals(600, ImageIO.read(file.toFile()).getWidth());
    assertTrue(Files.size(folder.resolve("rain.json")) > 0);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      --bodies 10       | --bodies is 10, not in [100, 200000]
      --seconds 0       | --seconds is 0.0, not in [1, 3600]
      --out picture.gif | picture.gif: only PNG can be written
      """)
  void badOptionsAreNamed(String arguments, String message) {
    CommandLineRun run = CommandLineRun.of(("rain " + arguments).split(" "));
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().startsWith("error: ") && run.err().contains(message), run.err());
  }
}
