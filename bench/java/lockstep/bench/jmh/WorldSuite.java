package lockstep.bench.jmh;

import java.util.concurrent.ForkJoinPool;
import lockstep.Engine;
import lockstep.bench.world.BroadPhase;
import lockstep.bench.world.BroadPhases;
import lockstep.bench.world.Crowd;
import lockstep.bench.world.MovingScene;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * A step of a moving world: all bodies have moved; which pairs touch now? The time of moving them, the same
 * for all, is included.
 */
@Suite.Purpose("all touching pairs of moving bodies, against grids, sweeps and Bullet")
public class WorldSuite extends Suite {
  /** A scene and a way to find its pairs. */
  @State(Scope.Benchmark)
  public static class World {
    @Param({"similar", "mixed", "few-move", "still", "bepu", "brownian", "free-fall", "gravity"})
    public String scene;

    @Param("50000")
    public int bodies;

    @Param({"wide", "two-threads", "grid", "sweep", "bullet-trees", "bullet-sweep"})
    public String engine;

    private MovingScene moving;
    private BroadPhase finder;
    private ForkJoinPool pool;

    @Setup
    public void setUp() {
      moving = new MovingScene(MovingScene.Kind.named(scene), bodies);
      pool = new ForkJoinPool(2);
      Engine ours = switch (engine) {
        case "scalar" -> Engine.scalar();
        case "two-threads" -> Engine.wide().parallel(pool);
        default -> Engine.wide();
      };
      finder = BroadPhases.named(engine, moving, ours);
      System.out.println("# " + BroadPhases.agree(finder, moving) + " pairs");
    }

    @TearDown
    public void tearDown() {
      finder.close();
      pool.close();
    }

    long step() {
      moving.advance();
      return finder.step();
    }
  }

  /** Moves all bodies and finds the pairs. */
  @Benchmark
  public long step(World world) {
    return world.step();
  }

  /** Capsules on a terrain of ten times as many triangles, and a way to find the touching pairs. */
  @State(Scope.Benchmark)
  public static class Ground {
    @Param("capsules")
    public String scene;

    @Param("20000")
    public int bodies;

    @Param({"wide", "two-threads", "grid"})
    public String engine;

    private Crowd crowd;
    private Crowd.Finder finder;
    private ForkJoinPool pool;

    @Setup
    public void setUp() {
      crowd = new Crowd(bodies);
      pool = new ForkJoinPool(2);
      finder =
          crowd.finder(engine, engine.equals("two-threads") ? Engine.wide().parallel(pool) : Engine.wide());
      System.out.println("# " + crowd.agree(finder) + " pairs");
    }

    @TearDown
    public void tearDown() {
      pool.close();
    }
  }

  /** Moves all capsules and finds the triangles that they touch. */
  @Benchmark
  public long stepOnGround(Ground ground) {
    ground.crowd.advance();
    return ground.finder.step();
  }
}
