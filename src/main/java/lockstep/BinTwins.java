package lockstep;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import lockstep.internal.bvh.Bins;
import lockstep.internal.bvh.BinsPractice;
import lockstep.internal.kernel.Practice;

/**
 * Both ways of finding the splits of a tree, scalar and with vectors: scalar until the JVM has compiled the
 * other one.
 */
final class BinTwins {
  /** For trees of fewer shapes it is not worth a thread. */
  private static final int MANY = 1000;

  private static final Supplier<Bins> SCALAR = Bins::scalar, WIDE = VectorSupport::newBins;
  private static final AtomicBoolean WANTED = new AtomicBoolean();
  private static volatile boolean ready;

  private BinTwins() {}

  /** What finds the splits just now, for a tree of so many shapes. */
  static Supplier<Bins> bins(int shapes) {
    if (shapes >= MANY && !isReady()) {
      WarmUp.wantOnce(WANTED, BinTwins::practice);
    }
    return ready ? WIDE : SCALAR;
  }

  /** Whether nothing is left to bring to speed. */
  static boolean isReady() {
    return ready || !VectorSupport.hasBins();
  }

  /** From now on vectors are used if there are any. */
  static void useVectors() {
    ready = VectorSupport.hasBins();
  }

  static Practice practice() {
    return new BinsPractice(VectorSupport.newBins()) {
      @Override
      public void ready(float scalarNanos, float wideNanos) {
        useVectors();
      }
    };
  }
}
