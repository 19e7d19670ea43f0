package lockstep.bench.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import lockstep.Engine;
import lockstep.Runs;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.CommandLineRun;
import lockstep.bench.EngineName;
import lockstep.bench.mesh.ObjWriter;
import lockstep.bench.scenes.Camera;
import lockstep.bench.scenes.MeshModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Runs.Bench
class RenderTest {
  @TempDir
  Path folder;

  private static int[] pixels(BufferedImage picture) {
    return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
  }

  private static int[] picture(Engine engine, RenderScene scene) {
    // no multiple of a tile, more than a batch
    Renderer renderer = new Renderer(engine, scene, Tree.of(scene.triangles), 165, 123, 2);
    for (int batch = 0; batch < renderer.batches(); batch++) {
      renderer.render(batch);
    }
    return pixels(renderer.image());
  }

  @Test
  void thePictureIsTheSameBitForBitWithEveryEngine() throws IOException {
    RenderScene scene = RenderScene.statue(4000);
    int[] scalar = picture(Engine.scalar(), scene);
    assertArrayEquals(scalar, picture(EngineName.widest(), scene), "best");
    try (ForkJoinPool pool = new ForkJoinPool(3)) {
      assertArrayEquals(scalar, picture(EngineName.widest().parallel(pool), scene), "parallel");
    }
  }

  /** The statue's triangles as a file. */
  private Path mesh(Triangles triangles) throws IOException {
    return Files.writeString(folder.resolve("mesh.obj"), ObjWriter.text(triangles, "a mesh"));
  }

  private CommandLineRun render(String... more) {
    String[] usual = {"render", "--engine", "best", "--size", "96", "--samples", "1", "--out",
        folder.resolve("render.png").toString()};
    return CommandLineRun.of(Stream.concat(Stream.of(usual), Stream.of(more)).toArray(String[]::new));
  }

  @Test
  void aMeshIsDrawnInTheMiddleAndTheRatesAreTold() throws IOException {
    CommandLineRun run = render("--mesh", mesh(MeshModel.STATUE.triangles(3000, 1)).toString());
    assertEquals(0, run.status(), run.err());
    for (String part : new String[] {"depth ", " bytes per triangle", "SAH cost ", "camera ", "6,912 rays",
        "shadow ", "occlusion ", "rays per second", "render.png"}) {
      assertTrue(run.out().contains(part), run.out());
    }
    BufferedImage picture = ImageIO.read(folder.resolve("render.png").toFile());
    assertEquals(96, picture.getWidth());
    assertEquals(72, picture.getHeight());
    assertTrue(IntStream.of(pixels(picture)).distinct().count() > 500, "a picture of something");
    int middle = 0;
    int edge = 0;
    for (int y = 0; y < 72; y++) {
      for (int x = 0; x < 96; x++) {
        int rgb = picture.getRGB(x, y);
        boolean mesh = (rgb >> 16 & 255) > 2 * (rgb & 255); // as no other surface
        if (x < 4 || y < 4 || x >= 92 || y >= 68) {
          edge += mesh ? 1 : 0;
        } else {
          middle += mesh ? 1 : 0;
        }
      }
    }
    assertTrue(middle > 800, middle + " pixels of the mesh");
    assertEquals(0, edge, "pixels of the mesh at the edge");
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(2, files.count(), "nothing half-written is left");
    }
  }

  /** A mesh far from the origin, flat, tall, tiny or huge fits the picture completely. */
  @ParameterizedTest
  @CsvSource({"1, 1, 1, 1000", "1e6, 0, 1, 0", "1, 1, 1e-30, 0", "1e-3, 1e4, 1e-3, -1e4",
      "1e36, 1e36, 1e36, 0"})
  void everyMeshFits(float x, float y, float z, float away) throws IOException {
    float[] corners = {0, 0, 0, x, 0, z, 0, y, z, x, y, 0};
    for (int k = 0; k < corners.length; k++) {
      corners[k] += away;
    }
    RenderScene scene =
        RenderScene.of(Triangles.of(corners, new int[] {0, 1, 2, 0, 1, 3, 0, 2, 3, 1, 2, 3}), folder);
    Camera camera = scene.camera(400, 300);
    double[] seen = new double[3];
    double filled = 0;
    float[] c = new float[9];
    for (int i = 0; i < scene.mesh; i++) {
      scene.triangles.get(i, c);
      for (int k = 0; k < 9; k += 3) {
        camera.project(c[k], c[k + 1], c[k + 2], seen);
        filled = Math.max(filled, Math.max(Math.abs(seen[0] / 200 - 1), Math.abs(seen[1] / 150 - 1)));
        assertTrue(seen[2] > 0.5, "before the camera: " + seen[2]);
      }
    }
    assertTrue(filled > 0.75 && filled < 0.9, "of the picture: " + filled);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      v 1 2 3                              | mesh.obj: no faces, so there is nothing to hit
      v 1 2 3/v 1 2 3/v 1 2 3/f 1 2 3      | mesh.obj: all corners of the mesh are one point
      v 1 2 3/f 1 1 2                      | mesh.obj:2: there is no vertex 2
      """)
  void aMeshThatShowsNothingIsRefused(String lines, String message) throws IOException {
    Files.writeString(folder.resolve("mesh.obj"), lines.replace("/", "\n"));
    CommandLineRun run = render("--mesh", folder.resolve("mesh.obj").toString());
    assertEquals(2, run.status());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void aPictureCannotGoWhereADirectoryIs() {
    CommandLineRun run = CommandLineRun.of("render", "--engine", "best", "--out", folder.toString());
    assertEquals(2, run.status());
    assertTrue(run.err().contains(folder + ": is a directory"), run.err());
  }
}
