package lockstep.bench.jmh;

import java.util.SplittableRandom;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.Rays;
import lockstep.Shapes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The ways to pair up, n tests each, on data where they all ask the same questions: see {@link
 * Workload#around}.
 */
public class PairingSuite extends Suite {
  /** Ten in a hundred pairs hit, however they are paired. */
  public static class Around extends Batches {
    @Param({"1024", "16384", "1048576"})
    public String batch;

    @Param({"sphere-sphere", "sphere-box", "box-box", "sphere-triangle", "box-triangle", "triangle-triangle",
        "ray-sphere", "ray-box", "ray-triangle"})
    public String pair;

    @Param({"scalar", "wide"})
    public String engine;

    Engine chosen;
    Pairing oneToMany;
    Pairing indexed;
    Columns rows;
    Shapes columns;
    Pairs pairs;

    @Setup
    public void setUp() {
      Workload workload = Workload.around(Pair.of(pair), size(batch), 10);
      chosen = engine.equals("wide") ? Engine.wide() : Engine.scalar();
      oneToMany = Pairing.oneToMany(workload.n / 2);
      indexed = shuffled(workload.n);
      use(workload, Pairing.zip(), oneToMany, indexed);
      int side = (int) Math.sqrt(workload.n);
      rows = first() instanceof Rays rays ? rays.slice(0, side) : ((Shapes) first()).slice(0, side);
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
  public long zip(Around batches) {
    return batches.run(batches.chosen, Pairing.zip());
  }

  @Benchmark
  public long oneToMany(Around batches) {
    return batches.run(batches.chosen, batches.oneToMany);
  }

  @Benchmark
  public long indexed(Around batches) {
    return batches.run(batches.chosen, batches.indexed);
  }

  /** √n by √n shapes. */
  @Benchmark
  public long allPairs(Around batches) {
    return batches.rows instanceof Rays rays ? batches.chosen.cast(rays, batches.columns, batches.pairs)
        : batches.chosen.overlap((Shapes) batches.rows, batches.columns, batches.pairs);
  }
}
