package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/**
 * Asserts that calls allocate nothing, on the calling thread or on helpers. Vectors are objects until they
 * are compiled, so set-up includes as many calls as the compiler needs.
 */
final class Allocations {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Seconds allowed to the compiler, on a machine with other load. */
  private static final int PATIENCE = 240;

  private Allocations() {}

  /** A fork-join pool that reports what its threads have allocated. */
  static final class MeasuredPool implements AutoCloseable {
    final ForkJoinPool pool;
    private final Queue<Thread> threads = new ConcurrentLinkedQueue<>();

    MeasuredPool(int parallelism) {
      pool = new ForkJoinPool(parallelism, owner -> {
        ForkJoinWorkerThread thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(owner);
        threads.add(thread);
        return thread;
      }, null, false);
    }

    /** Bytes allocated so far by all its living threads. */
    long bytes() {
      long sum = 0;
      for (long bytes : THREADS
          .getThreadAllocatedBytes(threads.stream().mapToLong(Thread::threadId).toArray())) {
        sum += Math.max(0, bytes); // -1 for a thread that has ended
      }
      return sum;
    }

    @Override
    public void close() {
      pool.close();
    }
  }

  /** Bytes that the calling thread allocates in {@code calls} calls. */
  static long of(Runnable call, int calls) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < calls; i++) {
      call.run();
    }
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  /** Bytes allocated in {@code calls} calls by the calling thread and by the threads of a pool. */
  private static long of(Runnable call, int calls, MeasuredPool helpers) {
    long before = helpers == null ? 0 : helpers.bytes();
    long mine = of(call, calls);
    return mine + (helpers == null ? 0 : helpers.bytes() - before);
  }

  /**
   * Repeats all verbs until each has allocated nothing in all of its {@code calls}, and fails if some still
   * allocate after {@value #PATIENCE} seconds.
   */
  static void none(String who, Map<String, Runnable> verbs, int calls) {
    none(who, verbs, calls, null);
  }

  /** Does so for calls that are split over the threads of a pool, which must have helped. */
  static void none(String who, Map<String, Runnable> verbs, int calls, MeasuredPool helpers) {
    Map<String, Long> still = new TreeMap<>();
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    do {
      still.clear();
      verbs.forEach((what, call) -> {
        long bytes = of(call, calls, helpers);
        if (bytes != 0) {
          still.put(what, bytes / calls);
        }
      });
      verbs.keySet().retainAll(still.keySet());
    } while (!verbs.isEmpty() && System.nanoTime() < deadline);
    assertEquals(Map.of(), still, () -> who + ": bytes per call");
    assertTrue(helpers == null || helpers.bytes() > 1000, "no helper has even made its workspace");
  }
}
