package lockstep.bench.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Runs.Thorough
@Runs.Bench
@Runs.Vectors
class MovingWorldTest {
  private static final int BODIES = 3000;

  @TempDir
  Path folder;

  /** All timed broad phases find the same pairs, in every scene. */
  @ParameterizedTest
  @EnumSource(MovingScene.Kind.class)
  void broadPhasesAgree(MovingScene.Kind kind) {
    for (String name : new String[] {"own", "grid", "sweep", "bullet-trees", "bullet-sweep"}) {
      MovingScene scene = new MovingScene(kind, BODIES);
      try (BroadPhase finder = BroadPhases.named(name, scene, EngineName.widest())) {
        assertTrue(BroadPhases.agree(finder, scene) > 0 || kind == MovingScene.Kind.STILL, name);
      }
    }
  }

  /** All finders of capsules on the ground find the same pairs. */
  @ParameterizedTest
  @ValueSource(strings = {"own", "grid"})
  void crowdsAgree(String name) {
    Crowd crowd = new Crowd(1000);
    assertTrue(crowd.agree(crowd.finder(name, EngineName.widest())) > 500);
  }

  /** A broad phase that loses a pair is detected. */
  @Test
  void disagreementIsNoticed() {
    MovingScene scene = new MovingScene(MovingScene.Kind.BROWNIAN, BODIES);
    PlainSweep honest = new PlainSweep(scene.boxes);
    BroadPhase wrong = new BroadPhase() {
      @Override
      public long step() {
        honest.step();
        count = 0;
        for (int k = 1; k < honest.count; k++) {
          add(honest.first[k], honest.second[k]);
        }
        return count;
      }
    };
    assertThrows(IllegalStateException.class, () -> BroadPhases.agree(wrong, scene));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 2000})
  void whatHappensIsTheSameWithEveryEngine(int bodies) {
    MixedBodies one = new MixedBodies(bodies, Engine.scalar(), 3);
    MixedBodies other = new MixedBodies(bodies, EngineName.widest(), 3);
    long touches = 0;
    for (int step = 0; step < 30; step++) {
      one.step();
      other.step();
      assertEquals(one.touching(), other.touching());
      touches += one.touching();
    }
    assertTrue(touches > 0 || bodies < 100);
    for (int i = 0; i < bodies; i++) {
      assertEquals(one.x[i], other.x[i]);
      assertTrue(one.x[i] >= 0 && one.x[i] <= one.side && one.y[i] >= 0 && one.y[i] <= one.height);
    }
    assertTrue(other.agrees());
  }

  @Test
  void theCommandDrawsAndMeasures() throws IOException {
    Path file = folder.resolve("world.png");
    CommandLineRun run = CommandLineRun.of("world", "--bodies", "2000", "--steps", "20", "--most", "4096",
        "--seconds", "0", "--size", "100", "--out", file.toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("2,000 bodies, 20 steps: "), run.out());
    assertEquals(225, ImageIO.read(file.toFile()).getWidth());
    JsonNode figures = new ObjectMapper().readTree(folder.resolve("world.json").toFile());
    assertEquals(2000, figures.get("bodies").asInt());
    assertTrue(figures.get("touchingPairsPerStep").asDouble() > 0);
    assertTrue(figures.get("millisByBodies").get("Lockstep").get("4096").asDouble() > 0);
  }

  @Test
  void badOptionsAreNamed() {
    for (String[] bad : new String[][] {{"--size", "1"}, {"--bodies", "0"}, {"--steps", "-3"},
        {"--most", "9999999"}, {"--out", "picture.gif"}}) {
      CommandLineRun run = CommandLineRun.of("world", bad[0], bad[1]);
      assertEquals(2, run.status(), run.out());
      assertTrue(run.err().startsWith("error: ") && run.err().contains(bad[1]), run.err());
    }
    assertTrue(Files.notExists(Path.of("picture.gif")));
  }
}
