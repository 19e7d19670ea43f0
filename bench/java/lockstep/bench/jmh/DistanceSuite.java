package lockstep.bench.jmh;

import lockstep.Distances;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.VerbCall;
import lockstep.internal.kernel.Kernels.Entry;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Distances, alone or with closest points, of pairs one in ten of which overlaps, and those of JOML and
 * Bullet.
 */
@Suite.Purpose("distances and closest points")
public class DistanceSuite extends Suite {
  /** Tolerance between another library's distances and Lockstep's, relative to sizes of about 1. */
  private static final float NEAR = 2e-3f;

  /** Lockstep's distances. */
  public static class Data extends ScatteredPairs {
    Distances distances;

    @Override
    void prepare(Entry entry) {
      distances = (Distances) VerbCall.of(entry.verb()).result(size);
    }

    @Override
    void ask(Engine engine, int b) {
      engine.distance((Shapes) first[b], second[b], Pairing.zip(), distances);
    }

    @Override
    float[] column() {
      return distances.distance;
    }
  }

  /** With a peer for each batch, which must give the same answers. */
  public abstract static class WithPeer extends Data {
    private ClosestPeer[] peers;
    private float[] answers;
    private float[][] points;

    abstract ClosestPeer.Factory factory();

    @Override
    public void setUp() {
      super.setUp();
      peers = new ClosestPeer[first.length];
      answers = new float[size];
      points = new float[3][size];
      for (int b = 0; b < peers.length; b++) {
        peers[b] = factory().of(first[b], second[b]);
        run(b);
        ask(Engine.scalar(), b);
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

  /** JOML's distances. */
  public static class WithJoml extends WithPeer {
    @Override
    ClosestPeer.Factory factory() {
      return ClosestPeer.JOML.get(pair);
    }
  }

  /** Bullet's distances. */
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
