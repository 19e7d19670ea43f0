package lockstep.bench.jmh;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lockstep.Motions;
import lockstep.bench.Catalogue;
import lockstep.bench.scenes.Workload;
import lockstep.internal.kernel.Kernels.Entry;

/** The equivalents of other libraries, ready to be called, by name. */
public final class Peers {
  private static final String JOML = "JOML";
  private static final String BULLET = "Bullet";

  private Peers() {}

  /** A program's call, and the same with little work, for the compiler to profile. */
  public record Calls(Runnable all, Runnable few) {}

  /**
   * The peers that answer the pairs of a workload for a kernel.
   *
   * @param motions of the first shapes, for a sweep
   * @throws IllegalStateException if they do not hit the pairs that were constructed to hit
   */
  public static Map<String, Calls> of(Entry entry, Workload data, Motions motions) {
    String kernel = Catalogue.name(entry);
    Map<String, Calls> peers = new LinkedHashMap<>();
    switch (entry.verb()) {
      case OVERLAP, CAST -> {
        for (Peer.Library library : List.of(Joml.LIBRARY, Gdx.LIBRARY)) {
          if (library.tests().containsKey(kernel)) {
            Peer peer = library.of(entry, data.first, data.second, new float[data.n]);
            long[] words = new long[(data.n + 63) >>> 6];
            Peer.answer(peer, data.n, words);
            Agreement.bits(kernel, data.n, "its construction", data.words(0), library.name(), words);
            peers.put(library.name(), PeerLoop.of(peer, data.n));
          }
        }
      }
      case CLOSEST_POINTS -> {
        add(peers, JOML, ClosestPeer.JOML.get(kernel), data);
        add(peers, BULLET, ClosestPeer.BULLET.get(kernel), data);
      }
      case SWEEP -> {
        add(peers, JOML, SweptPeer.JOML.get(kernel), data, motions);
        add(peers, BULLET, SweptPeer.BULLET.get(kernel), data, motions);
      }
      case CONTACT -> {
        if (ContactPeer.BULLET.containsKey(kernel)) {
          peers.put(BULLET, PeerLoop.of(ContactPeer.BULLET.get(kernel).of(data.first, data.second), data.n));
        }
      }
      default -> {
        // no other library has others
      }
    }
    return peers;
  }

  private static void add(Map<String, Calls> peers, String name, ClosestPeer.Factory factory, Workload data) {
    if (factory != null) {
      peers.put(name, PeerLoop.of(factory.of(data.first, data.second), data.n));
    }
  }

  private static void add(Map<String, Calls> peers, String name, SweptPeer.Factory factory, Workload data,
      Motions motions) {
    if (factory != null) {
      peers.put(name, PeerLoop.of(factory.of(data.first, motions, data.second), data.n));
    }
  }
}
