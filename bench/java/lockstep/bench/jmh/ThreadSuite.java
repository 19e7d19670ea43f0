package lockstep.bench.jmh;

import java.util.concurrent.ForkJoinPool;
import lockstep.Engine;
import lockstep.Pairing;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** One thread against two: the gain depends on how much a kernel computes per load. */
@Suite.Purpose("one thread against two, large batches")
public class ThreadSuite extends Suite {
  /** The kernels, and the second thread; ten in a hundred pairs hit. */
  public static class Data extends Batches {
    @Param({"65536", "1048576"})
    public String batch;

    @Param({})
    public String pair;

    private ForkJoinPool pool;
    Engine two;

    @Setup
    public void setUp() {
      use(scattered(pair, batch, 10), Pairing.zip());
      pool = new ForkJoinPool(2);
      two = Engine.wide().parallel(pool);
      agree(two, Pairing.zip());
    }

    @TearDown
    public void tearDown() {
      pool.close();
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
