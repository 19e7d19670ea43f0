package lockstep.bench.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;
import lockstep.Engine;
import lockstep.Nearest;
import lockstep.Runs;
import lockstep.Spheres;
import lockstep.Triangles;
import lockstep.bench.CommandLineRun;
import lockstep.bench.scenes.MeshModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The picture of a signed distance field, and the baseline for nearest triangles, a hierarchy in plain Java.
 */
@Runs.Bench
class DistanceCommandTest {
  @TempDir
  private Path directory;

  /** A tetrahedron: its middle is inside and its surroundings are not. */
  @Test
  void aTetrahedron() throws IOException {
    Path mesh = directory.resolve("four.obj");
    Files.writeString(mesh, "v 0 0 0\nv 9 0 0\nv 0 9 0\nv 0 0 9\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n");
    Path picture = directory.resolve("four.png");
    CommandLineRun run = CommandLineRun.of("distance", "--mesh", mesh.toString(), "--grid", "24", "--size",
        "48", "--engine", "scalar", "--out", picture.toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("4 triangles, 24 × 24 × 24 samples by scalar"), run.out());
    BufferedImage image = ImageIO.read(picture.toFile());
    assertEquals(48, image.getHeight());
    assertEquals(3 * 48 + 2 * 8, image.getWidth());
    assertTrue((image.getRGB(12, 36) & 0xff) > (image.getRGB(12, 36) >> 16 & 0xff), "inside is blue");
    assertTrue((image.getRGB(40, 6) & 0xff) < (image.getRGB(40, 6) >> 16 & 0xff), "outside is not");
  }

  @Test
  void wrongOptions() {
    CommandLineRun run = CommandLineRun.of("distance", "--grid", "1");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("--grid is 1, not in [2, 1024]"), run.err());
  }

  @Test
  void thePlainHierarchyAgrees() {
    Triangles mesh = MeshModel.STATUE.triangles(2000, 1);
    PlainNearest plain = new PlainNearest(mesh);
    Spheres points = Spheres.allocate(300);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < points.size(); i++) {
      points.set(i, 3 * random.nextFloat() - 1.5f, 3 * random.nextFloat() - 1.5f,
          3 * random.nextFloat() - 1.5f, 0);
    }
    Nearest nearest = Nearest.allocate(points.size());
    Engine.scalar().nearest(points, mesh, nearest);
    for (int i = 0; i < points.size(); i++) {
      plain.find(points.x[i], points.y[i], points.z[i]);
      assertEquals(nearest.distance[i], Math.sqrt(plain.square), 1e-5);
    }
  }
}
