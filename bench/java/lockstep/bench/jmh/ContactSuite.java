package lockstep.bench.jmh;

import lockstep.Contacts;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.internal.kernel.Kernels.Entry;
import org.openjdk.jmh.annotations.Benchmark;

/** Contacts of shapes: pairs of which some overlap, as a broad phase may list them. */
@Suite.Purpose("where shapes touch, and how deep")
public class ContactSuite extends Suite {
  /** Lockstep's contacts. */
  public static class Data extends ScatteredPairs {
    Contacts contacts;

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

  /**
   * Bullet's manifolds for each batch, which must exist for the same pairs, except pairs that barely touch.
   */
  public static class WithBullet extends Data {
    private static final float BARELY = 1e-2f;

    private ContactPeer[] peers;

    @Override
    public void setUp() {
      super.setUp();
      peers = new ContactPeer[first.length];
      for (int b = 0; b < peers.length; b++) {
        peers[b] = ContactPeer.BULLET.get(pair).of(first[b], second[b]);
        ask(Engine.scalar(), b);
        for (int i = 0; i < size; i++) {
          int theirs = peers[b].touch(i);
          boolean deep = contacts.count[i] > 0 && contacts.depth[Contacts.POINTS * i] > BARELY;
          if (deep ? theirs == 0 : contacts.count[i] == 0 && theirs > 0) {
            throw new IllegalStateException(pair + ", batch " + b + ", at " + i + ": " + contacts.count[i]
                + " points, and " + theirs + " for the peer");
          }
        }
      }
    }

    final float runPeer() {
      ContactPeer peer = peers[advance()];
      int points = 0;
      for (int i = 0; i < size; i++) {
        points += peer.touch(i);
      }
      return points;
    }
  }

  @Benchmark
  public float bullet(WithBullet data) {
    return data.runPeer();
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
