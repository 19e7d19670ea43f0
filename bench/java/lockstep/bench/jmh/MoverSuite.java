package lockstep.bench.jmh;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Mover;
import lockstep.Target;
import lockstep.Tree;
import lockstep.bench.scenes.Terrain;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A step of thousands of capsules that walk over hills of 50,000 triangles and slide along walls, at 3 m/s and 60 steps a second. */
@Suite.Purpose("a step of walking characters")
public class MoverSuite extends Suite {
  private static final int CELLS = 158; // twice its square are 50,000 triangles
  private static final int WALLS = 400;
  private static final float STEP = 0.05f;
  private static final float HEIGHT = 1.2f;
  private static final float RADIUS = 0.3f;

  /** The world, and who walks in it. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({"10000"})
    public int count;

    @Param({"scalar", "wide", "two-threads"})
    public String engine;

    private Engine chosen;
    private List<Target> world;
    private Capsules people;
    private Motions motions;
    private Mover mover;

    @Setup
    public void setUp() {
      chosen = switch (engine) {
        case "scalar" -> Engine.scalar();
        case "wide" -> Engine.wide();
        case "two-threads" -> Engine.wide().parallel(new ForkJoinPool(1));
        default -> throw new IllegalArgumentException(engine);
      };
      SplittableRandom random = new SplittableRandom(7);
      Boxes walls = Boxes.allocate(WALLS);
      for (int i = 0; i < WALLS; i++) {
        float x = place(random);
        float z = place(random);
        boolean along = random.nextBoolean();
        walls.set(i, x, 0, z, x + (along ? 4 : 0.5f), height(x, z) + 3, z + (along ? 0.5f : 4));
      }
      Terrain hills = new Terrain(CELLS, 1, MoverSuite::height);
      world = List.of(Tree.of(hills.triangles(2 * CELLS * CELLS)), Tree.of(walls));
      people = Capsules.allocate(count);
      motions = Motions.allocate(count);
      for (int i = 0; i < count; i++) {
        float x = place(random);
        float z = place(random);
        float y = height(x, z) + 1;
        people.set(i, x, y, z, x, y + HEIGHT, z, RADIUS);
        double angle = 2 * Math.PI * random.nextDouble();
        motions.set(i, (float) (STEP * Math.cos(angle)), -STEP, (float) (STEP * Math.sin(angle)));
      }
      mover = Mover.of(count).stepHeight(0.3f).slopeLimit(50);
    }

    private static float place(SplittableRandom random) {
      return (float) random.nextDouble(5, CELLS - 5);
    }

    float run() {
      mover.move(chosen, people, motions, world);
      for (int i = 0; i < count; i++) { // those at the border turn back
        motions.vx[i] = people.ax[i] < 2 ? Math.abs(motions.vx[i])
            : people.ax[i] > CELLS - 2 ? -Math.abs(motions.vx[i]) : motions.vx[i];
        motions.vz[i] = people.az[i] < 2 ? Math.abs(motions.vz[i])
            : people.az[i] > CELLS - 2 ? -Math.abs(motions.vz[i]) : motions.vz[i];
      }
      return people.ax[0];
    }
  }

  private static float height(float x, float z) {
    return 8 * Terrain.rolling(x, z, 32, 3);
  }

  @Benchmark
  public float move(Data data) {
    return data.run();
  }
}
