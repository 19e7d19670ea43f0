package lockstep.bench.jmh;

import java.util.SplittableRandom;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.Shapes;
import lockstep.bench.Catalogue;
import lockstep.bench.scenes.Workload;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The pairings, n tests each. Data {@code around} one shape give all of them equal work: see {@link
 * Workload#around}; {@code scattered} ones are for indexed pairs that have no locality on either side.
 */
@Suite.Purpose("zip, one-to-many, indexed and all pairs, on equal questions")
public class PairingSuite extends Suite {
  private static final int HIT_PERCENT = 10;

  /** Data with a hit rate of ten in a hundred pairs, for every pairing. */
  public static class Data extends Batches {
    @Param({"1024", "16384", "1048576"})
    public String batch;

    @Param({})
    public String pair;

    @Param({"scalar", "wide"})
    public String engine;

    @Param("around")
    public String data;

    Engine chosen;
    Pairing oneToMany;
    Pairing indexed;
    Columns rows;
    Shapes columns;
    Pairs pairs;

    @Setup
    public void setUp(BenchmarkParams params) {
      Workload workload =
          data.equals("around") ? Workload.around(Catalogue.named(pair), size(batch), HIT_PERCENT)
              : scattered(pair, batch, HIT_PERCENT);
      chosen = engine.equals("wide") ? Engine.wide() : Engine.scalar();
      oneToMany = Pairing.oneToMany(workload.n / 2);
      indexed = shuffled(workload.n);
      if (params.getBenchmark().endsWith(".indexed")) {
        use(workload, indexed);
      } else {
        use(workload, Pairing.zip(), oneToMany);
      }
      int side = (int) Math.sqrt(workload.n);
      rows = BuffersByKind.slice(first(), 0, side);
      columns = second().slice(0, side);
      pairs = Pairs.allocate(workload.n);
    }
  }

  /** Every pair of zip once, in random order. */
  static Pairing shuffled(int n) {
    SplittableRandom random = new SplittableRandom(n);
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return Pairing.indexed(order, order.clone(), n);
  }

  @Benchmark
  public long zip(Data batches) {
    return batches.run(batches.chosen, Pairing.zip());
  }

  @Benchmark
  public long oneToMany(Data batches) {
    return batches.run(batches.chosen, batches.oneToMany);
  }

  @Benchmark
  public long indexed(Data batches) {
    return batches.run(batches.chosen, batches.indexed);
  }

  /** √n by √n shapes. */
  @Benchmark
  public long allPairs(Data batches) {
    return Catalogue.list(batches.chosen, Catalogue.named(batches.pair), batches.rows, batches.columns,
        batches.pairs);
  }
}
