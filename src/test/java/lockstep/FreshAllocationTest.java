package lockstep;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import org.junit.jupiter.api.Test;

/**
 * After set-up, no call allocates in a separate program either. A JVM's compilation depends on what it has
 * run before: vectors of one length only, or first those of trees and then others. The JVM of the tests has
 * run everything.
 */
@Runs.Thorough
@Runs.Widest
class FreshAllocationTest {
  private static final int CALLS = 20;
  private static final int TRIANGLES = 50_000;
  private static final int RAYS = 1 << 14;

  /** Many coherent rays, and many incoherent ones. */
  private static Map<String, Runnable> casts() {
    Random random = new Random(1);
    Triangles triangles = Triangles.allocate(TRIANGLES);
    for (int i = 0; i < TRIANGLES; i++) {
      float x = random.nextFloat(), y = random.nextFloat(), z = random.nextFloat();
      float[] c = new float[9];
      for (int k = 0; k < c.length; k++) {
        c[k] = (k % 3 == 0 ? x : k % 3 == 1 ? y : z) + (random.nextFloat() - 0.5f) * 0.05f;
      }
      triangles.set(i, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
    }
    Rays together = Rays.allocate(RAYS), apart = Rays.allocate(RAYS);
    for (int i = 0; i < RAYS; i++) {
      int column = i % 8 + i / 64 % 16 * 8, row = i / 8 % 8 + i / 1024 * 8; // tiles of eight by eight
      together.set(i, 0.5f, 0.5f, 3, (column / 128f - 0.5f) * 0.4f, (row / 128f - 0.5f) * 0.4f, -1);
      apart.set(i, random.nextFloat(), random.nextFloat(), random.nextFloat(), random.nextFloat() - 0.5f,
          random.nextFloat() - 0.5f, random.nextFloat() - 0.5f);
    }
    Tree tree = Tree.of(triangles);
    Engine engine = Engines.widest();
    RayHits closest = RayHits.allocate(RAYS);
    Hits any = Hits.allocate(RAYS);
    Map<String, Runnable> verbs = new LinkedHashMap<>();
    verbs.put("closest, apart", () -> engine.closest(apart, tree, closest));
    verbs.put("any, apart", () -> engine.any(apart, tree, any));
    verbs.put("closest, together", () -> engine.closest(together, tree, closest));
    verbs.put("any, together", () -> engine.any(together, tree, any));
    return verbs;
  }

  /** The program. */
  public static void main(String[] args) {
    if (VectorSupport.hasBins()) {
      Ways.BINS.turnOn();
    }
    Allocations.none("casts", casts(), CALLS);
    Allocations.none("pairs", AllocationTest.verbs(Engines.widest(), 333, Question.some(true)), CALLS);
    if (Effort.MINE == Effort.EXHAUSTIVE) {
      Allocations.none("pairs, in whichever way is faster",
          AllocationTest.verbs(Engine.best(), 333, Question.listed(Question.some(true))), CALLS);
      Allocations.none("what is asked of a tree", TreeAllocationTest.verbs(Engines.widest(), 200), CALLS);
    }
  }

  @Test
  void castsAndThenEverythingElse() throws IOException, InterruptedException {
    assumeTrue(VectorSupport.KERNELS != null, "it is vectors that may be made objects");
    List<String> options = new ArrayList<>();
    for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (argument.startsWith("--add-modules") || argument.startsWith("-Dlockstep")
          || argument.startsWith("-XX")) {
        options.add(argument);
      }
    }
    options.add("-Dlockstep.effort=" + Effort.MINE);
    Programs.run(FreshAllocationTest.class, options);
  }
}
