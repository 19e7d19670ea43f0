package lockstep.bench.jmh;

import java.util.concurrent.ForkJoinPool;
import lockstep.Engine;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * A step of thousands of capsules that walk over hills of 50,000 triangles and slide along walls, at 3 m/s
 * and 60 steps a second; compared with Bullet's.
 */
@Suite.Purpose("a step of walking characters")
public class MoverSuite extends Suite {
  /** Lockstep's characters. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({"1000", "10000"})
    public int count;

    @Param({"scalar", "wide", "two-threads"})
    public String engine;

    private Engine chosen;
    private WalkScene scene;

    @Setup
    public void setUp() {
      chosen = switch (engine) {
        case "scalar" -> Engine.scalar();
        case "wide" -> Engine.wide();
        case "two-threads" -> Engine.wide().parallel(new ForkJoinPool(2));
        default -> throw new IllegalArgumentException(engine);
      };
      scene = new WalkScene(count);
    }
  }

  /** Bullet's characters, which must get about as far as Lockstep's. */
  @State(Scope.Benchmark)
  public static class WithBullet {
    @Param("1000")
    public int count;

    private BulletWalkers walkers;

    @Setup
    public void setUp() {
      walkers = new BulletWalkers(new WalkScene(count));
      walkers.agree();
    }
  }

  @Benchmark
  public float move(Data data) {
    data.scene.move(data.chosen);
    return data.scene.people.ax[0];
  }

  @Benchmark
  public void bullet(WithBullet data) {
    data.walkers.move();
  }
}
