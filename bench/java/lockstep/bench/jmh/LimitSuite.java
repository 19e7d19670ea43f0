package lockstep.bench.jmh;

import java.io.IOException;
import java.lang.foreign.Arena;
import lockstep.Engine;
import lockstep.Pairing;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Kernels against their definitions translated to C++ and compiled by Clang, in and out of the caches. */
@Suite.Purpose("kernels against the same definitions compiled by Clang")
public class LimitSuite extends Suite {
  /** Data shared by both methods. */
  public abstract static class Zip extends Batches {
    @Param({"1024", "16384", "1048576"})
    public String batch;

    @Param("10")
    public int hitPercent;

    @Param({})
    public String pair;
  }

  /** Lockstep's kernels. */
  public static class Own extends Zip {
    @Setup
    public void setUp() {
      use(scattered(pair, batch, hitPercent), Pairing.zip());
    }
  }

  /** The definitions compiled by Clang. */
  public static class WithClang extends Zip {
    private final Arena arena = Arena.ofShared();

    @Setup
    public void setUp() throws IOException {
      useClang(scattered(pair, batch, hitPercent), arena);
    }

    /** Frees the pairs. */
    @TearDown
    public void tearDown() {
      arena.close();
    }
  }

  @Benchmark
  public long wide(Own batches) {
    return batches.run(Engine.wide(), Pairing.zip());
  }

  @Benchmark
  public long clang(WithClang batches) {
    return batches.runClang();
  }
}
