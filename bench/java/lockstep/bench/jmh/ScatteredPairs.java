package lockstep.bench.jmh;

import lockstep.Columns;
import lockstep.Engine;
import lockstep.Shapes;
import lockstep.bench.Catalogue;
import lockstep.bench.EngineName;
import lockstep.bench.scenes.Workload;
import lockstep.internal.kernel.Kernels.Entry;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Batches of pairs, used in turn as in {@link Batches}, some of which overlap: for verbs with more results
 * than a bit.
 */
@State(Scope.Benchmark)
public abstract class ScatteredPairs {
  /** The kernel's name in the {@link Catalogue}. */
  @Param({})
  public String pair;

  /** Pairs of a batch, and whether it is fresh. */
  @Param({"1024-fresh"})
  public String batch;

  /** How many pairs in a hundred overlap. */
  @Param({"10"})
  public int hitPercent;

  Columns[] first;
  Shapes[] second;
  int size;
  private int next;

  /** Creates the batches, and compares scalar and wide answers. */
  @Setup
  public void setUp() {
    Entry entry = Catalogue.named(pair);
    Workload data = Batches.scattered(Catalogue.overlapOf(entry), batch, hitPercent);
    first = new Columns[data.batches()];
    second = new Shapes[data.batches()];
    size = data.n;
    for (int b = 0; b < first.length; b++) {
      first[b] = data.first(b);
      second[b] = data.second(b);
    }
    prepare(entry);
    for (int b = 0; b < first.length; b++) {
      ask(Engine.scalar(), b);
      float[] expected = column().clone();
      ask(EngineName.widest(), b);
      for (int i = 0; i < size; i++) {
        if (Float.floatToRawIntBits(expected[i]) != Float.floatToRawIntBits(column()[i])) {
          throw new IllegalStateException(pair + ", batch " + b + ": scalar and wide differ at " + i);
        }
      }
    }
  }

  /** Allocates room for answers. */
  abstract void prepare(Entry entry);

  abstract void ask(Engine engine, int b);

  /** The first column of the answers. */
  abstract float[] column();

  final int advance() {
    int current = next;
    next = current + 1 == second.length ? 0 : current + 1;
    return current;
  }

  final float run(Engine engine) {
    ask(engine, advance());
    return column()[0];
  }
}
