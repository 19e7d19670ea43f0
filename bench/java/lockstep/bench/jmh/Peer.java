package lockstep.bench.jmh;

import lockstep.Columns;
import lockstep.Shapes;

/**
 * Another library's test, asked pair by pair as its users do. {@link #answer} is the loop around it: in
 * one fork it only ever sees one class of peer, so that the compiler inlines the test.
 */
@FunctionalInterface
interface Peer {
  /** Does pair i of the batch hit? Writes what else the library tells of it. */
  boolean test(int i);

  /** Makes the peer of one batch. */
  @FunctionalInterface
  interface Library {
    /** A library may write t, of the hits, for a cast. */
    Peer of(Pair pair, Columns first, Shapes second, float[] t);
  }

  /** Answers the first n pairs as bits, packed as {@link lockstep.Hits} has them. */
  static void answer(Peer peer, int n, long[] words) {
    for (int start = 0; start < n; start += 64) {
      int count = Math.min(64, n - start);
      long word = 0;
      for (int k = 0; k < count; k++) {
        if (peer.test(start + k)) {
          word |= 1L << k;
        }
      }
      words[start >>> 6] = word;
    }
  }
}
