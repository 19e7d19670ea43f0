package lockstep.bench.tower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import lockstep.Contacts;
import lockstep.Runs;
import lockstep.bench.CommandLineRun;
import lockstep.bench.EngineName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Runs.Bench
@Runs.Vectors
class TowerCommandTest {
  @TempDir
  Path folder;

  /** Faces in contact: four points, all as deep as one box has sunk into the other, and an upward normal. */
  @Test
  void boxesTouchInFourPoints() {
    Tower tower = new Tower(EngineName.widest(), 40, 4);
    assertTrue(tower.agrees());
    assertEquals(4, tower.onGround.count[0]);
    assertEquals(-1, tower.onGround.ny[0]);
    for (int pair = 0; pair < tower.between.size(); pair++) {
      assertEquals(4, tower.between.count[pair], "pair " + pair);
      assertEquals(1, tower.between.ny[pair], 1e-6f, "pair " + pair);
      for (int k = 0; k < 4; k++) {
        assertEquals(Tower.SUNK, tower.between.depth[Contacts.POINTS * pair + k], 1e-5f);
      }
    }
  }

  @Test
  void theCommandListsAndDraws() throws IOException {
    Path file = folder.resolve("tower.png");
    CommandLineRun run =
        CommandLineRun.of("tower", "--boxes", "3", "--size", "100", "--out", file.toString());
    assertEquals(0, run.status(), run.err());
    assertEquals(3, run.out().lines().filter(line -> line.contains("4 points")).count(), run.out());
    assertTrue(run.out().contains("box 2 on box 1 "), run.out());
    assertEquals(100, ImageIO.read(file.toFile()).getHeight());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      --boxes 1         | --boxes is 1, not in [2, 100]
      --size 1          | --size is 1, not in [64, 4096]
      --out picture.gif | picture.gif: only PNG can be written
      """)
  void badOptionsAreNamed(String arguments, String message) {
    CommandLineRun run = CommandLineRun.of(("tower " + arguments).split(" "));
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().startsWith("error: ") && run.err().contains(message), run.err());
  }
}
