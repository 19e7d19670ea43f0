package lockstep;

import java.util.concurrent.atomic.AtomicBoolean;
import lockstep.internal.bvh.BinsPractice;
import lockstep.internal.kernel.Practice;

/** Both ways of finding the splits of a tree, scalar and with vectors: scalar until the JVM has compiled the other one. */
final class BinTwins {
  /** For trees of fewer shapes it is not worth a thread. */
  private static final int MANY = 1000;

  private static final AtomicBoolean WANTED = new AtomicBoolean();

  private BinTwins() {}

  /** A tree of so many shapes is about to be built. */
  static void want(int shapes) {
    if (shapes >= MANY && !isReady() && !WANTED.get() && WANTED.compareAndSet(false, true)) {
      WarmUp.want(BinTwins::practice);
    }
  }

  /** Whether nothing is left to bring to speed. */
  static boolean isReady() {
    return !VectorSupport.hasBins() || VectorSupport.binsAreCompiled();
  }

  static Practice practice() {
    return new BinsPractice(VectorSupport.practisingBins()) {
      @Override
      public void ready(float scalarNanos, float wideNanos) {
        VectorSupport.useBins();
      }
    };
  }
}
