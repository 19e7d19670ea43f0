package lockstep;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import lockstep.internal.grid.ScanPractice;
import lockstep.internal.grid.Survey;
import lockstep.internal.kernel.Practice;

/**
 * Both ways of looking through a grid, scalar and with vectors: scalar until the JVM has compiled the other
 * one.
 */
final class ScanTwins {
  private static final Supplier<Survey> SCALAR = Survey::scalar, WIDE = VectorSupport::newSurvey;
  private static final AtomicBoolean WANTED = new AtomicBoolean();
  private static volatile boolean ready;

  private ScanTwins() {}

  /** Whether to use vectors just now. */
  static boolean wide(Way way) {
    if (way == Way.BEST && !ready) {
      WarmUp.wantOnce(WANTED, ScanTwins::practice);
    }
    return way == Way.WIDE || (way == Way.BEST && ready);
  }

  /** What measures boxes, with vectors or without. */
  static Supplier<Survey> surveys(boolean wide) {
    return wide ? WIDE : SCALAR;
  }

  /** Whether vectors have been brought to speed. */
  static boolean isReady() {
    return ready;
  }

  static Practice practice() {
    return new ScanPractice(VectorSupport.newScan(), WIDE) {
      @Override
      public void ready(float scalarNanos, float wideNanos) {
        ready = true;
      }
    };
  }
}
