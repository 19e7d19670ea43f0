package lockstep.bench.jmh;

import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Relations;
import lockstep.Shapes;
import lockstep.bench.Catalogue;
import lockstep.bench.EngineName;
import lockstep.bench.scenes.Workload;
import lockstep.internal.kernel.Kernels.Entry;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The cost of classifying each pair as contained or overlapping, compared with overlap alone. */
@Suite.Purpose("classify beside overlap of the same pairs")
public class ClassifySuite extends Suite {
  /** Pairs whose first shape may contain the second; batches alternate, as in {@link Batches}. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({})
    public String pair;

    @Param({"1024-fresh"})
    public String batch;

    @Param({"0", "10", "50", "100"})
    public int hitPercent;

    private Shapes[] containers;
    private Shapes[] shapes;
    private Hits hits;
    private Relations relations;
    private int next;

    @Setup
    public void setUp() {
      Entry entry = Catalogue.named(pair);
      Workload data = Batches.scattered(Catalogue.overlapOf(entry), batch, hitPercent);
      boolean swapped = data.entry.first() != entry.first();
      containers = new Shapes[data.batches()];
      shapes = new Shapes[data.batches()];
      for (int b = 0; b < containers.length; b++) {
        Columns first = data.first(b);
        containers[b] = swapped ? data.second(b) : (Shapes) first;
        shapes[b] = swapped ? (Shapes) first : data.second(b);
      }
      hits = Hits.allocate(data.n);
      relations = Relations.allocate(data.n);
      Hits contained = Hits.allocate(data.n);
      for (int b = 0; b < containers.length; b++) {
        EngineName.widest().classify(containers[b], shapes[b], Pairing.zip(), relations);
        Engine.scalar().overlap(containers[b], shapes[b], Pairing.zip(), hits);
        Engine.scalar().contains(containers[b], shapes[b], Pairing.zip(), contained);
        for (int w = 0; w < hits.words().length; w++) {
          contained.words()[w] &= hits.words()[w];
        }
        String label = pair + ", batch " + b;
        Agreement.bits(label, data.n, "scalar", hits.words(), "wide", relations.overlapping().words());
        Agreement.bits(label, data.n, "scalar", contained.words(), "wide", relations.contained().words());
      }
    }

    private int advance() {
      int current = next;
      next = current + 1 == shapes.length ? 0 : current + 1;
      return current;
    }
  }

  @Benchmark
  public long overlap(Data data) {
    int b = data.advance();
    Engine.wide().overlap(data.containers[b], data.shapes[b], Pairing.zip(), data.hits);
    return data.hits.words()[0];
  }

  @Benchmark
  public long classify(Data data) {
    int b = data.advance();
    Engine.wide().classify(data.containers[b], data.shapes[b], Pairing.zip(), data.relations);
    return data.relations.contained().words()[0];
  }
}
