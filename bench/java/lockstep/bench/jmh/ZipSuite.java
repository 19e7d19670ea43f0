package lockstep.bench.jmh;

import lockstep.Engine;
import lockstep.Pairing;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Element i against element i: every kernel and peer, every hit rate, from L1 to memory. */
@Suite.Purpose("every kernel and peer at every hit rate, from L1 to memory")
public class ZipSuite extends Suite {
  /** Data shared by all methods. */
  public abstract static class Zip extends Batches {
    @Param({"512", "512-fresh", "1000-fresh", "1024", "1024-fresh", "16384", "1048576"})
    public String batch;

    @Param({"0", "1", "10", "50", "100"})
    public int hitPercent;
  }

  /** Every kernel. */
  public static class Own extends Zip {
    @Param({})
    public String pair;

    @Setup
    public void setUp() {
      use(scattered(pair, batch, hitPercent), Pairing.zip());
    }
  }

  /** JOML's tests. */
  public static class WithJoml extends Zip {
    @Param({})
    public String pair;

    @Setup
    public void setUp() {
      use(scattered(pair, batch, hitPercent), Joml.LIBRARY);
    }
  }

  /** libGDX's tests. */
  public static class WithGdx extends Zip {
    @Param({})
    public String pair;

    @Setup
    public void setUp() {
      use(scattered(pair, batch, hitPercent), Gdx.LIBRARY);
    }
  }

  @Benchmark
  public long scalar(Own batches) {
    return batches.run(Engine.scalar(), Pairing.zip());
  }

  @Benchmark
  public long wide(Own batches) {
    return batches.run(Engine.wide(), Pairing.zip());
  }

  @Benchmark
  public long joml(WithJoml batches) {
    return batches.runPeer();
  }

  @Benchmark
  public long gdx(WithGdx batches) {
    return batches.runPeer();
  }
}
