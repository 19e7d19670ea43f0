package lockstep.bench.jmh;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.bench.Catalogue;
import lockstep.bench.EngineName;
import lockstep.bench.clang.CompiledBatch;
import lockstep.bench.clang.CompiledKernel;
import lockstep.bench.scenes.Workload;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The data of a benchmark: one or more batches of n pairs, used in turn, and room for answers. A branch
 * predictor learns the answers of a small batch, which flatters code with branches. So small batches come in
 * two kinds: {@code 1024} is one batch, in L1, for the lower bound of the time; {@code 1024-fresh} is as many
 * batches as L2 holds, one call each.
 *
 * <p>Everything that a subclass times first answers every batch, and must give the answers that the pairs
 * were constructed for.
 */
@State(Scope.Benchmark)
public abstract class Batches {
  /** Size of the columns of fresh batches, which leaves room in an L2 of 1 MB. */
  private static final int FRESH_BYTES = 3 << 18;

  /** A pair in doubt may differ in its bit, t, u and v; there are far fewer of them in random data. */
  private static final int LEAST_PAIRS_PER_DOUBT = 2048;

  private Workload workload;
  private final List<Columns> first = new ArrayList<>();
  private final List<Shapes> second = new ArrayList<>();
  private final List<Peer> peers = new ArrayList<>();
  private final List<CompiledBatch> compiled = new ArrayList<>();
  private Hits hits;
  private RayHits rayHits;
  private int next;

  /** Pairs per batch for {@code batch}, such as {@code 1024} or {@code 1024-fresh}. */
  static int size(String batch) {
    return Integer.parseInt(batch.replace("-fresh", ""));
  }

  /** The batches named by {@code batch}, with each pair in a place of its own. */
  static Workload scattered(String pair, String batch, int hitPercent) {
    return scattered(Catalogue.named(pair), batch, hitPercent);
  }

  /** The batches named by {@code batch} for an entry, with each pair in a place of its own. */
  static Workload scattered(Entry entry, String batch, int hitPercent) {
    int n = size(batch);
    int batches = 1;
    if (batch.endsWith("-fresh")) {
      int width = entry.first().width() + entry.second().width();
      batches = Math.max(1, FRESH_BYTES / (width * Float.BYTES * n));
    }
    return Workload.scattered(entry, n, batches, hitPercent);
  }

  /** Prints in each fork what is measured there. */
  @Setup
  public void announce() {
    Engine best = EngineName.widest();
    System.out.println("# Lockstep: " + best + ", " + Float.SIZE * best.lanes() + " bits");
  }

  /** Sets the data and verifies the answers of scalar and wide for the pairings. */
  final void use(Workload data, Pairing... pairings) {
    workload = data;
    hits = Hits.allocate(data.n);
    rayHits = RayHits.allocate(data.n);
    for (int b = 0; b < data.batches(); b++) {
      first.add(data.first(b));
      second.add(data.second(b));
    }
    for (Pairing pairing : pairings) {
      agree(EngineName.widest(), pairing);
    }
  }

  /** As {@link #use(Workload, Pairing...)} for zip, with a peer of each batch. */
  final void use(Workload data, Peer.Library library) {
    use(data, Pairing.zip());
    RayHits ours = RayHits.allocate(data.n);
    for (int b = 0; b < data.batches(); b++) {
      Arrays.fill(rayHits.t, Float.NaN);
      Peer peer = library.of(data.entry, first.get(b), second.get(b), rayHits.t);
      peers.add(peer);
      Peer.answer(peer, data.n, hits.words());
      String label = Catalogue.name(data.entry) + ", batch " + b;
      Agreement.bits(label, data.n, "scalar", data.words(b), "the peer", hits.words());
      if (data.entry.verb() == Verb.CAST && !Float.isNaN(rayHits.t[0])) {
        answer(Engine.scalar(), b, Pairing.zip(), hits, ours);
        Agreement.near(label, data.n, "scalar", ours.t, "the peer", rayHits.t);
      }
    }
  }

  /**
   * As {@link #use(Workload, Pairing...)} for zip, with the definition compiled by Clang, which must give the
   * same bits, but for pairs in doubt, which it answers in float.
   */
  final void useClang(Workload data, Arena arena) throws IOException {
    use(data, Pairing.zip());
    CompiledKernel kernel = CompiledKernel.of(data.entry);
    for (int b = 0; b < data.batches(); b++) {
      CompiledBatch batch = new CompiledBatch(kernel, arena, first.get(b), second.get(b));
      batch.answer();
      compiled.add(batch);
      if (batch.outputs() > 0) {
        answer(Engine.scalar(), b, Pairing.zip(), hits, rayHits);
      }
      float[][] columns = {rayHits.t, rayHits.u, rayHits.v};
      int different = Agreement.different(data.n, data.words(b), batch.words());
      for (int c = 0; c < batch.outputs(); c++) {
        different += Agreement.different(data.n, columns[c], batch.output(c));
      }
      if (different > data.n / LEAST_PAIRS_PER_DOUBT) {
        String label = Catalogue.name(data.entry) + ", batch " + b;
        Agreement.bits(label, data.n, "scalar", data.words(b), "Clang", batch.words());
        for (int c = 0; c < batch.outputs(); c++) {
          Agreement.same(label, data.n, "scalar", columns[c], "Clang", batch.output(c));
        }
      }
    }
  }

  /** Verifies that an engine and scalar give the same answers to a pairing, and the right ones. */
  final void agree(Engine engine, Pairing pairing) {
    Hits expected = Hits.allocate(workload.n);
    RayHits expectedCast = RayHits.allocate(workload.n);
    for (int b = 0; b < workload.batches(); b++) {
      String label = Catalogue.name(workload.entry) + ", batch " + b;
      Hits reference = answer(Engine.scalar(), b, pairing, expected, expectedCast);
      if (!(pairing instanceof Pairing.Indexed)) {
        Agreement.bits(label, workload.n, "its construction", workload.words(b), "scalar", reference.words());
      }
      Hits actual = answer(engine, b, pairing, hits, rayHits);
      Agreement.bits(label, workload.n, "scalar", reference.words(), engine.toString(), actual.words());
      if (workload.entry.verb() == Verb.CAST) {
        Agreement.same(label, "scalar", expectedCast, engine.toString(), rayHits);
      }
    }
  }

  /** Answers the next batch, and returns a value that depends on the answer. */
  final long run(Engine engine, Pairing pairing) {
    return answer(engine, advance(), pairing, hits, rayHits).words()[0];
  }

  /** {@link #run} pair by pair, by the peer. */
  final long runPeer() {
    Peer.answer(peers.get(advance()), workload.n, hits.words());
    return hits.words()[0];
  }

  /** {@link #run} by the code that Clang has compiled. */
  final long runClang() {
    return compiled.get(advance()).answer();
  }

  private int advance() {
    int current = next;
    next = current + 1 == first.size() ? 0 : current + 1;
    return current;
  }

  private Hits answer(Engine engine, int b, Pairing pairing, Hits hits, RayHits rayHits) {
    if (first.get(b) instanceof Rays rays) {
      engine.cast(rays, second.get(b), pairing, rayHits);
      return rayHits.hits();
    }
    Catalogue.ask(engine, workload.entry, first.get(b), second.get(b), pairing, hits);
    return hits;
  }

  /** The first shapes or rays of the first batch. */
  final Columns first() {
    return first.get(0);
  }

  /** The second shapes of the first batch. */
  final Shapes second() {
    return second.get(0);
  }
}
