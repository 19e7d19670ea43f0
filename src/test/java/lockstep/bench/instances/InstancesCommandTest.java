package lockstep.bench.instances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
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
class InstancesCommandTest {
  @TempDir
  Path folder;

  @Test
  void allSeeTheSameWithEveryEngine() {
    Drive one = new Drive(Engine.scalar(), 60, 3), other = new Drive(EngineName.widest(), 60, 3);
    for (int step = 0; step < 3; step++) {
      one.step();
      other.step();
      assertEquals(one.checksum(), other.checksum(), "hits, step " + step);
      assertEquals(one.touching.needed(), other.touching.needed(), "cars that touch, step " + step);
    }
    assertTrue(other.agrees());
    assertTrue(other.carHits() > 100, other.carHits() + " hits of cars");
  }

  /** Coordinates of millions of metres take nothing from what is computed. */
  @Test
  void aScanIsTheSameAtTheOriginOfTheWorld() {
    Drive drive = new Drive(EngineName.widest(), 40, 4);
    drive.step();
    assertTrue(drive.sameAtOrigin());
  }

  /** All start in a lane, none in another, and drive without a jump. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 100, 101, 2000})
  void carsDriveOnStreets(int cars) {
    Traffic traffic = new Traffic(cars, 5);
    double edge = Traffic.PITCH * traffic.blocks / 2 + Traffic.CROSSING;
    for (int step = 0; step < 200; step++) {
      Traffic.Pose[] before = new Traffic.Pose[cars];
      for (int i = 0; i < cars; i++) {
        before[i] = traffic.pose(i);
        assertTrue(Math.max(Math.abs(before[i].x()), Math.abs(before[i].z())) < edge, i + " left the city");
      }
      traffic.step();
      for (int i = 0; i < cars; i++) {
        double way = Math.hypot(traffic.pose(i).x() - before[i].x(), traffic.pose(i).z() - before[i].z());
        assertTrue(way < 1.4, i + " jumped by " + way);
      }
    }
  }

  @Test
  void meshesAreValid() {
    CarMesh car = new CarMesh();
    assertTrue(car.triangles.size() > 9000 && car.triangles.size() < 13_000, car.triangles.toString());
    assertEquals(car.triangles.size(), car.colours.length);
    CityMesh city = new CityMesh(4, 2);
    assertEquals(city.triangles.size(), city.colours.length);
    assertEquals(Optional.empty(), car.triangles.firstInvalid());
    assertEquals(Optional.empty(), city.triangles.firstInvalid());
  }

  @Test
  void theCommandScansAndDraws() throws IOException {
    Path file = folder.resolve("instances.png");
    CommandLineRun run = CommandLineRun.of("instances", "--cars", "30", "--steps", "2", "--size", "100",
        "--engine", "scalar", "--out", file.toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().startsWith("30 cars of "), run.out());
    assertTrue(run.out().contains(" scans of 262,144 rays a second: "), run.out());
    assertTrue(run.out().matches("(?s).*\nhits: [0-9a-f]{8}\n.*"), run.out());
    BufferedImage picture = ImageIO.read(file.toFile());
    assertEquals(160, picture.getWidth());
    assertEquals(100, picture.getHeight());
    assertTrue(bright(picture) > 50, bright(picture) + " pixels of hits near the lidar");
  }

  /** The number of pixels in colours of near distances, which nothing else has. */
  private static int bright(BufferedImage picture) {
    int count = 0;
    for (int x = 0; x < picture.getWidth(); x++) {
      for (int y = 0; y < picture.getHeight() * 4 / 5; y++) {
        int rgb = picture.getRGB(x, y);
        count += (rgb >> 16 & 255) > 230 && (rgb & 255) < 130 ? 1 : 0;
      }
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      --cars 0          | --cars is 0, not in [1, 2000]
      --steps -3        | --steps is -3, not in [1, 1000000]
      --size 1          | --size is 1, not in [64, 4096]
      --engine fast     | no engine is called 'fast'
      --seed x          | 'x' is not a long
      --out picture.gif | picture.gif: only PNG can be written
      """)
  void badOptionsAreNamed(String arguments, String message) {
    CommandLineRun run = CommandLineRun.of(("instances " + arguments).split(" "));
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().startsWith("error: ") && run.err().contains(message), run.err());
  }
}
