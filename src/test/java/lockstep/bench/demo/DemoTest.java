package lockstep.bench.demo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Runs;
import lockstep.bench.CommandLineRun;
import lockstep.bench.EngineName;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Runs.Bench
class DemoTest {
  private static final int BALLS = 300;
  private static final int STEPS = 330; // by then they have fallen, bounced and collided

  @TempDir
  Path folder;

  @Test
  void allEnginesEndInTheSameStateAndNoBallInAWall() {
    BallRain scalar = new BallRain(Engine.scalar(), BALLS, 7);
    BallRain best = new BallRain(EngineName.widest(), BALLS, 7);
    double before = scalar.energy();
    for (int i = 0; i < STEPS; i++) {
      scalar.step();
      best.step();
    }
    assertArrayEquals(scalar.x, best.x, "x");
    assertArrayEquals(scalar.y, best.y, "y");
    assertArrayEquals(scalar.z, best.z, "z");
    assertTrue(scalar.energy() < before, "energy comes from nowhere");
    for (int i = 0; i < BALLS; i++) {
      assertTrue(Float.isFinite(scalar.x[i]) && Float.isFinite(scalar.y[i]) && Float.isFinite(scalar.z[i]));
      assertTrue(scalar.y[i] > -1, "ball " + i + " fell through the ground: " + scalar.y[i]);
      assertOutside(scalar, i);
    }
  }

  private static void assertOutside(BallRain rain, int i) {
    Boxes boxes = rain.valley.boxes;
    Vector3f point = new Vector3f();
    for (int b = 0; b < boxes.size(); b++) {
      boolean inside =
          BallRain.closestOnBox(boxes.get(b, new float[6]), rain.x[i], rain.y[i], rain.z[i], point);
      double distance = Math.hypot(Math.hypot(rain.x[i] - point.x, rain.y[i] - point.y), rain.z[i] - point.z);
      assertTrue(!inside && distance > rain.radius[i] - 1e-3,
          "ball " + i + " is in box " + b + ": " + distance + " < " + rain.radius[i]);
    }
  }

  @Test
  void theDemoLeavesAPicture() throws IOException {
    Path file = folder.resolve("rain.png");
    CommandLineRun run = CommandLineRun.of("demo", "--steps", "3", "--balls", "50", "--engine", "best",
        "--out", file.toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("steps per second"), run.out());
    BufferedImage picture = ImageIO.read(file.toFile());
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < picture.getWidth(); x += 7) {
      colours.add(picture.getRGB(x, picture.getHeight() / 2));
    }
    assertTrue(colours.size() > 20, "a picture of something: " + colours.size());
  }
}
