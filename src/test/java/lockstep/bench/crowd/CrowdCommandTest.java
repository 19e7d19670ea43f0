package lockstep.bench.crowd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
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
import org.junit.jupiter.params.provider.ValueSource;

@Runs.Thorough
@Runs.Bench
@Runs.Vectors
class CrowdCommandTest {
  private static final int PEOPLE = 300;

  @TempDir
  Path folder;

  @Test
  void allGetToTheSamePlacesWithEveryEngine() {
    Walkers one = new Walkers(Engine.scalar(), PEOPLE, 3);
    Walkers other = new Walkers(EngineName.widest(), PEOPLE, 3);
    float[] start = one.people.ax.clone();
    for (int step = 0; step < 20; step++) {
      assertEquals(one.step(), other.step(), "pairs that press on each other, step " + step);
    }
    assertArrayEquals(one.people.ax, other.people.ax);
    assertArrayEquals(one.people.ay, other.people.ay);
    assertArrayEquals(one.people.az, other.people.az);
    assertEquals(one.checksum(), other.checksum());
    assertTrue(other.agrees());
    assertEquals(0, one.stuck());
    assertTrue(one.grounded() > 0.9 * PEOPLE, one.grounded() + " on the ground");
    double way = 0;
    for (int i = 0; i < PEOPLE; i++) {
      way += (one.isEastbound(i) ? 1 : -1) * (one.people.ax[i] - start[i]);
      assertTrue(one.people.ay[i] > one.field.height(one.people.ax[i], one.people.az[i]),
          i + " is in the ground");
    }
    assertTrue(way / PEOPLE > 0.5, "got on by " + way / PEOPLE);
  }

  /** The field has places for any number of people. */
  @ParameterizedTest
  @ValueSource(ints = {1, 768, 1365, 2133, 20_000})
  void thereIsRoomForAll(int people) {
    Walkers walkers = new Walkers(Engine.scalar(), people, 5);
    assertEquals(people, walkers.people.size());
    assertTrue(walkers.people.firstInvalid().isEmpty());
  }

  /** Up a ramp or stairs, onto the wall, which blocks everybody. */
  @Test
  void somebodyGetsOverTheWall() {
    Walkers walkers = new Walkers(EngineName.widest(), 40, 2);
    float top = 0;
    for (int step = 0; step < 300; step++) {
      walkers.step();
      for (int i = 0; i < walkers.people.size(); i++) {
        if (Math.abs(walkers.people.ax[i] - walkers.field.middle) < 1) {
          top = Math.max(top, walkers.people.ay[i] - walkers.people.radius[i]);
        }
      }
    }
    assertEquals(4, top, 0.1);
  }

  @Test
  void theCommandDrawsAndCounts() throws IOException {
    Path file = folder.resolve("crowd.png");
    CommandLineRun run = CommandLineRun.of("crowd", "--people", "100", "--steps", "5", "--size", "100",
        "--engine", "scalar", "--out", file.toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("100 people, 5 steps, scalar: "), run.out());
    assertTrue(run.out().contains(" stand on the ground, 0 are held up, 0 stuck; "), run.out());
    assertTrue(run.out().matches("(?s).*\nplaces: [0-9a-f]{8}\n.*"), run.out());
    BufferedImage picture = ImageIO.read(file.toFile());
    assertEquals(160, picture.getWidth());
    assertEquals(100, picture.getHeight());
    assertTrue(red(picture) > 20, red(picture) + " pixels of people");
  }

  private static int red(BufferedImage picture) {
    int count = 0;
    for (int x = 0; x < picture.getWidth(); x++) {
      for (int y = 0; y < picture.getHeight(); y++) {
        int rgb = picture.getRGB(x, y);
        count += (rgb >> 16 & 255) > 1.5 * (rgb >> 8 & 255) ? 1 : 0;
      }
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      --people 0        | --people is 0, not in [1, 100000]
      --steps -3        | --steps is -3, not in [1, 1000000]
      --size 1          | --size is 1, not in [64, 4096]
      --engine fast     | no engine is called 'fast'
      --seed x          | 'x' is not a long
      --out picture.gif | picture.gif: only PNG can be written
      """)
  void badOptionsAreNamed(String arguments, String message) {
    CommandLineRun run = CommandLineRun.of(("crowd " + arguments).split(" "));
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().startsWith("error: ") && run.err().contains(message), run.err());
  }
}
