package lockstep.bench.jmh;

import java.util.concurrent.TimeUnit;
import lockstep.Engine;
import lockstep.Pairing;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Exactly what the table of {@link Targets} needs, in one run of about twenty minutes. Everywhere ten in
 * a hundred pairs hit.
 */
public final class Headline {
  private static final int HIT_PERCENT = 10;

  private Headline() {}

  /** As {@link Suite}, in half the time. */
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  @Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
  @Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
  public abstract static class Brief extends Suite {}

  /** Batches that stay in cache. */
  public static class Zip extends Brief {
    /** What all methods share. */
    public abstract static class Small extends Batches {
      @Param({"1024", "1024-fresh"})
      public String batch;
    }

    /** Every kernel but box–box. */
    public static class Own extends Small {
      @Param({"sphere-sphere", "sphere-box", "sphere-triangle", "box-triangle", "triangle-triangle",
          "ray-sphere", "ray-box", "ray-triangle"})
      public String pair;

      @Setup
      public void setUp() {
        use(scattered(pair, batch, HIT_PERCENT), Pairing.zip());
      }
    }

    /** What JOML has, of the kernels that it is compared on. */
    public static class WithJoml extends Small {
      @Param({"sphere-sphere", "sphere-box", "ray-sphere", "ray-box", "ray-triangle"})
      public String pair;

      @Setup
      public void setUp() {
        use(scattered(pair, batch, HIT_PERCENT), Joml::of);
      }
    }

    /** What libGDX has, of the kernels that it is compared on. */
    public static class WithGdx extends Small {
      @Param({"sphere-sphere", "ray-sphere", "ray-box"})
      public String pair;

      @Setup
      public void setUp() {
        use(scattered(pair, batch, HIT_PERCENT), Gdx::of);
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

  /** The cheapest kernel, in L1 and bound by memory. */
  public static class BoxBox extends Brief {
    /** All three answer the same data. */
    public static class BoxPairs extends Batches {
      @Param({"512", "512-fresh", "1048576"})
      public String batch;

      @Param("box-box")
      public String pair;

      @Setup
      public void setUp() {
        use(scattered(pair, batch, HIT_PERCENT), Joml::of);
      }
    }

    @Benchmark
    public long scalar(BoxPairs batches) {
      return batches.run(Engine.scalar(), Pairing.zip());
    }

    @Benchmark
    public long wide(BoxPairs batches) {
      return batches.run(Engine.wide(), Pairing.zip());
    }

    @Benchmark
    public long joml(BoxPairs batches) {
      return batches.runPeer();
    }
  }

  /** One against many should cost no more than zip, and in memory less: it loads one side only. */
  public static class OneToMany extends Brief {
    /** Both pairings ask the same questions of it. */
    public static class AroundOne extends Batches {
      @Param({"1024", "1048576"})
      public String batch;

      @Param({"sphere-sphere", "sphere-box", "box-box", "ray-sphere", "ray-box"})
      public String pair;

      Pairing oneToMany;

      @Setup
      public void setUp() {
        Workload workload = Workload.around(Pair.of(pair), size(batch), HIT_PERCENT);
        oneToMany = Pairing.oneToMany(workload.n / 2);
        use(workload, Pairing.zip(), oneToMany);
      }
    }

    @Benchmark
    public long zip(AroundOne batches) {
      return batches.run(Engine.wide(), Pairing.zip());
    }

    @Benchmark
    public long oneToMany(AroundOne batches) {
      return batches.run(Engine.wide(), batches.oneToMany);
    }
  }

  /** A million pairs in random order out of two million shapes. */
  public static class Indexed extends Brief {
    /** Pairs as they were constructed, shuffled. */
    public static class Shuffled extends Batches {
      @Param("1048576")
      public String batch;

      @Param({"sphere-sphere", "sphere-box", "box-box", "sphere-triangle", "box-triangle",
          "triangle-triangle", "ray-sphere", "ray-box", "ray-triangle"})
      public String pair;

      Pairing indexed;

      @Setup
      public void setUp() {
        indexed = PairingSuite.shuffled(size(batch));
        use(scattered(pair, batch, HIT_PERCENT), indexed);
      }
    }

    @Benchmark
    public long scalar(Shuffled batches) {
      return batches.run(Engine.scalar(), batches.indexed);
    }

    @Benchmark
    public long wide(Shuffled batches) {
      return batches.run(Engine.wide(), batches.indexed);
    }
  }

  /** Two threads on what computes more than it loads: {@link ThreadSuite} at its largest. */
  public static class Threads extends Brief {
    /** A million pairs. */
    public static class Million extends ThreadSuite.Pool {
      @Param("1048576")
      public String batch;

      @Setup
      public void setUp() {
        use(batch, HIT_PERCENT);
      }
    }

    @Benchmark
    public long oneThread(Million batches) {
      return batches.run(Engine.wide(), Pairing.zip());
    }

    @Benchmark
    public long twoThreads(Million batches) {
      return batches.run(batches.two, Pairing.zip());
    }
  }
}
