package lockstep.bench.jmh;

import java.util.concurrent.ForkJoinPool;
import lockstep.Engine;
import lockstep.Pairing;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** One thread against two, on the kernels that compute more than they load. */
public class ThreadSuite extends Suite {
  /** The kernels, and the second thread. */
  public abstract static class Pool extends Batches {
    @Param({"sphere-triangle", "box-triangle", "triangle-triangle", "ray-triangle"})
    public String pair;

    private ForkJoinPool pool;
    Engine two;

    final void use(String batch, int hitPercent) {
      use(scattered(pair, batch, hitPercent), Pairing.zip());
      pool = new ForkJoinPool(2);
      two = Engine.wide().parallel(pool);
      agree(two, Pairing.zip());
    }

    @TearDown
    public void tearDown() {
      pool.close();
    }
  }

  /** Ten in a hundred pairs hit. */
  public static class Data extends Pool {
    @Param({"65536", "1048576"})
    public String batch;

    @Setup
    public void setUp() {
      use(batch, 10);
    }
  }

  @Benchmark
  public long oneThread(Data batches) {
    return batches.run(Engine.wide(), Pairing.zip());
  }

  @Benchmark
  public long twoThreads(Data batches) {
    return batches.run(batches.two, Pairing.zip());
  }
}
