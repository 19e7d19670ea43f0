package lockstep.bench.jmh;

import lockstep.Columns;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.bench.Catalogue;
import lockstep.bench.EngineName;
import lockstep.bench.scenes.Workload;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Distances, alone or with closest points, of pairs of which one in ten overlaps, and those of JOML and Bullet. */
@Suite.Purpose("distances and closest points")
public class DistanceSuite extends Suite {
  /** How far another library's distances may be from ours, as a part of sizes that are about 1. */
  private static final float NEAR = 2e-3f;

  /** Batches that come in turns, as in {@link Batches}. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({})
    public String pair;

    @Param({"1024-fresh"})
    public String batch;

    @Param({"10"})
    public int hitPercent;

    Columns[] first;
    Shapes[] second;
    Distances distances;
    int next;

    @Setup
    public void setUp() {
      Entry entry = Catalogue.named(pair);
      Workload data = Batches.scattered(Catalogue.overlapOf(entry), batch, hitPercent);
      first = new Columns[data.batches()];
      second = new Shapes[data.batches()];
      distances = room(entry, data.n);
      Distances expected = room(entry, data.n);
      for (int b = 0; b < first.length; b++) {
        first[b] = data.first(b);
        second[b] = data.second(b);
        ask(Engine.scalar(), b, expected);
        ask(EngineName.widest(), b, distances);
        for (int i = 0; i < data.n; i++) {
          if (Float.floatToRawIntBits(expected.distance[i])
              != Float.floatToRawIntBits(distances.distance[i])) {
            throw new IllegalStateException(pair + ", batch " + b + ": scalar and wide differ at " + i);
          }
        }
      }
    }

    private static Distances room(Entry entry, int n) {
      return entry.verb() == Verb.DISTANCE ? Distances.withoutPoints(n) : Distances.allocate(n);
    }

    private void ask(Engine engine, int b, Distances to) {
      engine.distance((Shapes) first[b], second[b], Pairing.zip(), to);
    }

    int advance() {
      int current = next;
      next = current + 1 == second.length ? 0 : current + 1;
      return current;
    }

    float run(Engine engine) {
      ask(engine, advance(), distances);
      return distances.distance[0];
    }
  }

  /** With a peer of each batch, which must say the same. */
  public abstract static class WithPeer extends Data {
    private ClosestPeer[] peers;
    private float[] answers;
    private float[][] points;

    abstract ClosestPeer.Factory factory();

    @Override
    public void setUp() {
      super.setUp();
      peers = new ClosestPeer[first.length];
      answers = new float[distances.capacity()];
      points = new float[3][distances.capacity()];
      for (int b = 0; b < peers.length; b++) {
        peers[b] = factory().of(first[b], second[b]);
        run(b);
        super.ask(Engine.scalar(), b, distances);
        for (int i = 0; i < answers.length; i++) {
          if (Math.abs(Math.max(0, answers[i]) - distances.distance[i]) > NEAR) {
            throw new IllegalStateException(pair + ", batch " + b + ": " + distances.distance[i] + " and "
                + answers[i] + " for the peer, at " + i);
          }
        }
      }
    }

    private float run(int b) {
      ClosestPeer peer = peers[b];
      for (int i = 0; i < answers.length; i++) {
        answers[i] = peer.measure(i, points);
      }
      return answers[0] + points[0][0];
    }

    final float runPeer() {
      return run(advance());
    }
  }

  /** JOML's. */
  public static class WithJoml extends WithPeer {
    @Override
    ClosestPeer.Factory factory() {
      return ClosestPeer.JOML.get(pair);
    }
  }

  /** Bullet's. */
  public static class WithBullet extends WithPeer {
    @Override
    ClosestPeer.Factory factory() {
      return ClosestPeer.BULLET.get(pair);
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
