package lockstep.bench.jmh;

import java.util.Map;
import lockstep.Columns;
import lockstep.Shapes;
import lockstep.bench.Catalogue;
import lockstep.internal.kernel.Kernels.Entry;

/**
 * Another library's test, called pair by pair as its users do. {@link #answer} is the loop around it: in one
 * fork it sees only one class of peer, so that the compiler inlines the test.
 */
@FunctionalInterface
interface Peer {
  /** Whether pair i of the batch hits. Writes the library's other results for it. */
  boolean test(int i);

  /** Creates the peer of one batch; for a cast it may write the t of hits. */
  @FunctionalInterface
  interface Factory {
    Peer of(Columns first, Shapes second, float[] t);
  }

  /** The tests of a library, by Lockstep's names in the {@link Catalogue}. */
  record Library(String name, Map<String, Factory> tests) {
    Peer of(Entry entry, Columns first, Shapes second, float[] t) {
      Factory test = tests.get(Catalogue.name(entry));
      if (test == null) {
        throw new IllegalArgumentException(name + " has no test for " + Catalogue.name(entry));
      }
      return test.of(first, second, t);
    }
  }

  /** Answers the first n pairs as bits, packed as in {@link lockstep.Hits}. */
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
