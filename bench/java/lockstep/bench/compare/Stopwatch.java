package lockstep.bench.compare;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Times two ways of doing the same thing side by side: they take turns, so that whatever else the machine
 * does meets both alike, and each is worth its best sample, since disturbances only ever slow it down. A
 * quick look, not a study: for that there is {@code bench/run jmh}.
 */
final class Stopwatch {
  private static final long TURN_NANOS = 150_000_000;
  private static final long GIVE_WAY_NANOS = 30_000_000;
  private static final long SAMPLE_NANOS = 500_000;
  private static final int LEAST_SAMPLES = 2;

  private Stopwatch() {}

  /** Seconds per call. */
  record Times(double first, double second) {}

  /**
   * Runs small calls again and again. All take turns, because the compiler works in the background: while it is
   * busy with one, the next gathers its profile. Now and then it is given way, or it would not catch up where
   * cores are few.
   */
  static void warmUp(List<Runnable> calls, long until) {
    CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
    while (System.nanoTime() < until) {
      long pause = Math.min(until, System.nanoTime() + TURN_NANOS);
      while (System.nanoTime() < pause) {
        calls.forEach(Runnable::run);
      }
      long before;
      do {
        before = compiler.getTotalCompilationTime();
        LockSupport.parkNanos(GIVE_WAY_NANOS);
      } while (compiler.getTotalCompilationTime() != before && System.nanoTime() < until);
    }
  }

  /** Runs both for about {@code budget} nanoseconds in all, the first third of it to warm up. */
  static Times time(Runnable first, Runnable second, long budget) {
    long start = System.nanoTime();
    double one;
    double two;
    do {
      one = sample(first, 1);
      two = sample(second, 1);
    } while (System.nanoTime() - start < budget / 3);
    int callsOne = calls(one);
    int callsTwo = calls(two);
    double bestOne = Double.POSITIVE_INFINITY;
    double bestTwo = Double.POSITIVE_INFINITY;
    for (int i = 0; i < LEAST_SAMPLES || System.nanoTime() - start < budget; i++) {
      bestOne = Math.min(bestOne, sample(first, callsOne));
      bestTwo = Math.min(bestTwo, sample(second, callsTwo));
    }
    return new Times(bestOne / 1e9, bestTwo / 1e9);
  }

  /** How many calls make a sample that the clock resolves well. */
  private static int calls(double nanos) {
    return Math.clamp(Math.round(SAMPLE_NANOS / nanos), 1, 100_000);
  }

  private static double sample(Runnable call, int calls) {
    long start = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      call.run();
    }
    return Math.max(1, System.nanoTime() - start) / (double) calls;
  }
}
