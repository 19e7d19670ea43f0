package lockstep.bench.jmh;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;

/**
 * The loop of a program that calls another library pair by pair. Each peer gets a class of its own, copied
 * from this one's code, so that the compiler sees only that peer in it and inlines the test, as in a program
 * that uses one library.
 */
final class PeerLoop implements Runnable {
  private static final int FEW = 256;

  private final Object peer;
  private final int n;
  private final float[][] points;
  long sum; // keeps the answers alive

  PeerLoop(Object peer, int n) {
    this.peer = peer;
    this.n = n;
    points = new float[3][n];
  }

  /** Loops over all n pairs of a peer, and over the first few. */
  static Peers.Calls of(Object peer, int n) {
    try (InputStream code = PeerLoop.class.getResourceAsStream("PeerLoop.class")) {
      Constructor<?> loop = MethodHandles.lookup().defineHiddenClass(code.readAllBytes(), true).lookupClass()
          .getDeclaredConstructor(Object.class, int.class);
      return new Peers.Calls((Runnable) loop.newInstance(peer, n),
          (Runnable) loop.newInstance(peer, Math.min(n, FEW)));
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void run() {
    switch (peer) {
      case Peer test -> runTests(test);
      case ClosestPeer closest -> runClosest(closest);
      case SweptPeer swept -> runSweeps(swept);
      case ContactPeer contact -> runContacts(contact);
      default -> throw new IllegalArgumentException(peer.toString());
    }
  }

  private void runTests(Peer test) {
    long found = 0;
    for (int i = 0; i < n; i++) {
      found += test.test(i) ? 1 : 0;
    }
    sum += found;
  }

  private void runClosest(ClosestPeer closest) {
    long found = 0;
    for (int i = 0; i < n; i++) {
      found += closest.measure(i, points) > 0 ? 1 : 0;
    }
    sum += found;
  }

  private void runSweeps(SweptPeer swept) {
    long found = 0;
    for (int i = 0; i < n; i++) {
      found += swept.touch(i) < 1 ? 1 : 0;
    }
    sum += found;
  }

  private void runContacts(ContactPeer contact) {
    long found = 0;
    for (int i = 0; i < n; i++) {
      found += contact.touch(i);
    }
    sum += found;
  }
}
