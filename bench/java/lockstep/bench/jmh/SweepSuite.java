package lockstep.bench.jmh;

import lockstep.Engine;
import lockstep.Motions;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.SweepHits;
import lockstep.bench.scenes.Buffers;
import lockstep.internal.kernel.Kernels.Entry;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * Sweeps of pairs one in ten of which overlaps from the start, while others touch on the way, and those of
 * JOML and Bullet.
 */
@Suite.Purpose("when moving shapes first touch")
public class SweepSuite extends Suite {
  /**
   * Tolerance between another library's times and Lockstep's, and how many pairs in a hundred only one of the
   * two may find.
   */
  private static final float NEAR = 1e-2f;

  private static final int OTHERS = 4;

  /** Lockstep's sweeps. */
  public static class Data extends ScatteredPairs {
    /** Where shapes start: {@code anywhere}, or {@code touching} what the last answer has told. */
    @Param("anywhere")
    public String start;

    Motions[] motions;
    SweepHits hits;

    @Override
    void prepare(Entry entry) {
      motions = new Motions[first.length];
      for (int b = 0; b < motions.length; b++) {
        motions[b] = Buffers.motions(size, b);
      }
      hits = SweepHits.allocate(size);
      for (int b = 0; b < motions.length && start.equals("touching"); b++) {
        ask(Engine.scalar(), b);
        Buffers.move(first[b], motions[b], hits);
      }
    }

    @Override
    void ask(Engine engine, int b) {
      engine.sweep(((Shapes) first[b]).moving(motions[b]), second[b], Pairing.zip(), hits);
    }

    @Override
    float[] column() {
      return hits.t;
    }
  }

  /** With a peer for each batch, which must give the same answers for most pairs that are apart at first. */
  public abstract static class WithPeer extends Data {
    private SweptPeer[] peers;
    private float[] times;

    abstract SweptPeer.Factory factory();

    @Override
    public void setUp() {
      super.setUp();
      peers = new SweptPeer[first.length];
      times = new float[size];
      int others = 0;
      for (int b = 0; b < peers.length; b++) {
        peers[b] = factory().of(first[b], motions[b], second[b]);
        run(b);
        ask(Engine.scalar(), b);
        for (int i = 0; i < size; i++) {
          boolean same = hits.t[i] == 0 || hits.t[i] == times[i] || Math.abs(hits.t[i] - times[i]) < NEAR;
          others += same ? 0 : 1;
        }
      }
      if (others > OTHERS * size * peers.length / 100) {
        throw new IllegalStateException(pair + ": " + others + " of " + size * peers.length + " differ");
      }
    }

    private float run(int b) {
      SweptPeer peer = peers[b];
      for (int i = 0; i < times.length; i++) {
        times[i] = peer.touch(i);
      }
      return times[0];
    }

    final float runPeer() {
      return run(advance());
    }
  }

  /** JOML's sweeps. */
  public static class WithJoml extends WithPeer {
    @Override
    SweptPeer.Factory factory() {
      return SweptPeer.JOML.get(pair);
    }
  }

  /** Bullet's sweeps. */
  public static class WithBullet extends WithPeer {
    @Override
    SweptPeer.Factory factory() {
      return SweptPeer.BULLET.get(pair);
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

  @Benchmark
  public float joml(WithJoml data) {
    return data.runPeer();
  }

  @Benchmark
  public float bullet(WithBullet data) {
    return data.runPeer();
  }
}
