package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Asserts that calls allocate nothing. Vectors are objects until they are compiled, so set-up includes as many calls as
 * the compiler wants to see.
 */
final class Allocations {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocations() {}

  /** Bytes that the calling thread allocates in so many calls. */
  static long of(Runnable call, int calls) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < calls; i++) {
      call.run();
    }
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  /**
   * Goes round all verbs until each has been seen to allocate nothing in all of its {@code calls}, and fails if some
   * still do after so many seconds.
   */
  static void none(String who, Map<String, Runnable> verbs, int calls, int patience) {
    Map<String, Long> still = new TreeMap<>();
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(patience);
    do {
      still.clear();
      verbs.forEach((what, call) -> {
        long bytes = of(call, calls);
        if (bytes != 0) {
          still.put(what, bytes / calls);
        }
      });
      verbs.keySet().retainAll(still.keySet());
    } while (!verbs.isEmpty() && System.nanoTime() < deadline);
    assertEquals(Map.of(), still, () -> who + ": bytes per call");
  }
}
