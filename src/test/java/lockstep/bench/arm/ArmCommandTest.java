package lockstep.bench.arm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import lockstep.Engine;
import lockstep.Runs;
import lockstep.Spheres;
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
class ArmCommandTest {
  private static final int NODES = 200; // at most

  @TempDir
  Path folder;

  private static Roadmap tested(Engine engine, int configurations) {
    Roadmap roadmap = new Roadmap(engine, configurations, 2);
    for (int batch = 0; batch < roadmap.batches(); batch++) {
      roadmap.test(batch);
    }
    assertTrue(roadmap.agrees());
    return roadmap;
  }

  /** One configuration after the other, by plain Java. */
  @Test
  void conflictsAreTheFirstOfEachEdge() {
    Roadmap roadmap = tested(EngineName.widest(), NODES);
    PlainPoints points = new PlainPoints(roadmap.room.points);
    for (int e = 0; e < roadmap.from.length; e++) {
      double[] angles = roadmap.along(e);
      Spheres spheres = roadmap.arm.spheres(angles);
      PlainConflicts plain = new PlainConflicts(spheres, roadmap.arm.links(angles));
      int first = IntStream.rangeClosed(0, Roadmap.STEPS + 1)
          .filter(i -> plain.self(i) || plain.obstacles(i, roadmap.room) || plain.cloud(i, points))
          .findFirst().orElse(0);
      assertEquals(first - 1, roadmap.conflict[e], "edge " + e); // the first one is a node, which is free
    }
    assertTrue(
        roadmap.batches() > 1 && roadmap.freeEdges() > 50 && roadmap.freeEdges() < roadmap.from.length - 50,
        roadmap.freeEdges() + " free edges");
  }

  @Test
  void everyEngineFindsTheSameRoadmap() {
    Roadmap one = tested(Engine.scalar(), NODES), other = tested(Engine.best(), NODES);
    assertArrayEquals(one.nodes, other.nodes);
    assertArrayEquals(one.from, other.from);
    assertArrayEquals(one.to, other.to);
    assertArrayEquals(one.conflict, other.conflict);
  }

  /** Each node has edges to six others, none of them twice, and no other is nearer. */
  @Test
  void edgesLeadToTheNearestNodes() {
    Roadmap roadmap = new Roadmap(Engine.scalar(), NODES, 2);
    int[][] edge = new int[roadmap.size()][roadmap.size()];
    for (int e = 0; e < roadmap.from.length; e++) {
      edge[roadmap.from[e]][roadmap.to[e]]++;
      edge[roadmap.to[e]][roadmap.from[e]]++;
    }
    for (int i = 0; i < roadmap.size(); i++) {
      int node = i;
      double sixth = IntStream.range(0, roadmap.size()).filter(j -> j != node)
          .mapToDouble(j -> apart(roadmap.nodes, node, j)).sorted().toArray()[5];
      for (int j = 0; j < roadmap.size(); j++) {
        double apart = apart(roadmap.nodes, i, j);
        assertTrue(edge[i][j] <= 1 && (i != j || edge[i][j] == 0), i + " to " + j);
        assertTrue(i == j || apart > sixth || edge[i][j] == 1, i + " has no edge to " + j);
      }
    }
    assertTrue(roadmap.from.length <= 6 * roadmap.size());
  }

  private static double apart(double[] nodes, int i, int j) {
    return IntStream.range(0, Arm.JOINTS)
        .mapToDouble(k -> Math.pow(nodes[Arm.JOINTS * i + k] - nodes[Arm.JOINTS * j + k], 2)).sum();
  }

  /** From node to node along free edges. */
  @Test
  void pathsAreFree() {
    Roadmap roadmap = tested(EngineName.widest(), NODES);
    double[] path = roadmap.path(1, 0, Roadmap.STEPS + 1);
    int edges = path.length / Arm.JOINTS / (Roadmap.STEPS + 2);
    assertEquals(path.length, edges * Arm.JOINTS * (Roadmap.STEPS + 2));
    assertTrue(edges > 1, edges + " edges");
    PlainPoints points = new PlainPoints(roadmap.room.points);
    PlainConflicts plain = new PlainConflicts(roadmap.arm.spheres(path), roadmap.arm.links(path));
    for (int i = 0; i < path.length / Arm.JOINTS; i++) {
      assertTrue(!plain.self(i) && !plain.obstacles(i, roadmap.room) && !plain.cloud(i, points), "at " + i);
    }
    int edge = Arm.JOINTS * (Roadmap.STEPS + 2);
    for (int e = 1; e < edges; e++) {
      assertArrayEquals(Arrays.copyOfRange(path, e * edge - Arm.JOINTS, e * edge),
          Arrays.copyOfRange(path, e * edge, e * edge + Arm.JOINTS), "edge " + e);
    }
  }

  @Test
  void theCommandTestsAndDraws() throws IOException {
    Path file = folder.resolve("arm.png");
    CommandLineRun run = CommandLineRun.of("arm", "--configurations", "100", "--size", "100", "--engine",
        "scalar", "--out", file.toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(
        run.out()
            .matches("(?s)100 random configurations, [1-9]\\d of them free: [1-9]\\d\\d edges, .*"
                + "\nfirst conflicts: [0-9,]+ configurations a second, .*\nconflicts: [0-9a-f]{8}\n.*"),
        run.out());
    BufferedImage picture = ImageIO.read(file.toFile());
    assertEquals(160, picture.getWidth());
    assertEquals(100, picture.getHeight());
    assertTrue(green(picture) > 50, green(picture) + " pixels of lines");
  }

  /** The number of pixels that are greener than all but lines. */
  private static int green(BufferedImage picture) {
    int count = 0;
    for (int x = 0; x < picture.getWidth(); x++) {
      for (int y = 0; y < picture.getHeight(); y++) {
        int rgb = picture.getRGB(x, y), green = rgb >> 8 & 255;
        count += green > (rgb >> 16 & 255) + 20 && green > (rgb & 255) + 20 ? 1 : 0;
      }
    }
    return count;
  }

  /** Without edges there is nothing to ask, and without a path no arm to draw; the node may not be free. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void oneConfigurationHasNoEdges(int seed) {
    CommandLineRun run = CommandLineRun.of("arm", "--configurations", "1", "--size", "64", "--engine",
        "scalar", "--seed", "" + seed, "--out", folder.resolve("one.png").toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains(" of them free: 0 edges, 0 of them free\nconflicts: "), run.out());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      --configurations 0    | --configurations is 0, not in [1, 20000]
      --configurations many | 'many' is not an int
      --size 1              | --size is 1, not in [64, 4096]
      --engine fast         | no engine is called 'fast'
      --seed x              | 'x' is not a long
      --out picture.gif     | picture.gif: only PNG can be written
      """)
  void badOptionsAreNamed(String arguments, String message) {
    CommandLineRun run = CommandLineRun.of(("arm " + arguments).split(" "));
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().startsWith("error: ") && run.err().contains(message), run.err());
  }
}
