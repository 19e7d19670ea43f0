package lockstep.bench.jmh;

import lockstep.Contacts;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.internal.kernel.Kernels.Entry;
import org.openjdk.jmh.annotations.Benchmark;

/** Where shapes touch and how deep: pairs of which some overlap, as a broad phase may list them. */
@Suite.Purpose("where shapes touch, and how deep")
public class ContactSuite extends Suite {
  /** Ours. */
  public static class Data extends ScatteredPairs {
    private Contacts contacts;

    @Override
    void prepare(Entry entry) {
      contacts = Contacts.allocate(size);
    }

    @Override
    void ask(Engine engine, int b) {
      engine.contact((Shapes) first[b], second[b], Pairing.zip(), contacts);
    }

    @Override
    float[] column() {
      return contacts.nx;
    }
  }

  @Benchmark
  public float scalar(Data data) {
    return data.run(Engine.scalar());
  }

  @Benchmark
  public float wide(Data data) {
    return data.run(Engine.wide());
  }
}
