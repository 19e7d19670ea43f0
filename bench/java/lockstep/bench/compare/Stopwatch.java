package lockstep.bench.compare;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Times two ways of doing the same thing side by side, in windows, until their rates are steady: they take turns, so that
 * whatever else the machine does meets both alike, and in a window each is worth its best sample, since disturbances only ever slow it
 * down. A quick look, not a study: for that there is {@code bench/run jmh}.
 */
public final class Stopwatch {
  private static final long TURN_NANOS = 150_000_000;
  private static final long GIVE_WAY_NANOS = 30_000_000;
  private static final long SAMPLE_NANOS = 500_000;
  private static final long SHORTEST_WINDOW_NANOS = 2_000_000;

  /** Windows that fit a budget: enough to warm up in some and have {@link Windows#LAST} left. */
  private static final int WINDOWS = 8;

  /**
   * How long it is worth waiting for rates to become steady. Longer than the JVM takes to compile a kernel anew: until then
   * it runs far slower than scalar, at an even rate.
   */
  static final long PATIENCE_NANOS = 1_500_000_000;

  private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();

  private final LongSupplier clock;
  private final LongSupplier compilation;

  /**
   * @param clock in nanoseconds
   * @param compilation for how long the JVM's compiler has worked in all
   */
  Stopwatch(LongSupplier clock, LongSupplier compilation) {
    this.clock = clock;
    this.compilation = compilation;
  }

  /**
   * Seconds per call.
   *
   * @param spread how far the last windows were apart: the slowest of them took longer than the fastest by this part
   * @param steady whether they agreed, with the compiler quiet
   */
  public record Times(double first, double second, double spread, boolean steady) {
    /** Of a single long call each, or sums of many. */
    static Times once(double first, double second) {
      return new Times(first, second, 0, true);
    }
  }

  /**
   * Runs small calls again and again. All take turns, because the compiler works in the background: while it is
   * busy with one, the next gathers its profile. Now and then it is given way, or it would not catch up where
   * cores are few.
   */
  static void warmUp(List<Runnable> calls, long until) {
    while (System.nanoTime() < until) {
      long pause = Math.min(until, System.nanoTime() + TURN_NANOS);
      while (System.nanoTime() < pause) {
        calls.forEach(Runnable::run);
      }
      long before;
      do {
        before = COMPILER.getTotalCompilationTime();
        LockSupport.parkNanos(GIVE_WAY_NANOS);
      } while (COMPILER.getTotalCompilationTime() != before && System.nanoTime() < until);
    }
  }

  /**
   * Runs both for about {@code budget} nanoseconds in all; longer, up to {@code patience}, while rates are not steady or the second
   * is slower than the first, which it may be for no longer than the JVM compiles.
   */
  public static Times time(Runnable first, Runnable second, long budget, long patience) {
    return new Stopwatch(System::nanoTime, COMPILER::getTotalCompilationTime).measure(first, second, budget,
        patience);
  }

  Times measure(Runnable first, Runnable second, long budget, long patience) {
    long start = clock.getAsLong();
    long window = Math.max(Math.min(SHORTEST_WINDOW_NANOS, patience), budget / WINDOWS / 2);
    Windows windows = new Windows();
    long elapsed;
    do {
      double one = best(first, window);
      windows.add(one, best(second, window), compilation.getAsLong());
      elapsed = clock.getAsLong() - start;
    } while (elapsed < budget
        || (elapsed < patience && (!windows.steady() || windows.second() > windows.first())));
    return new Times(windows.first() / 1e9, windows.second() / 1e9, windows.spread(), windows.steady());
  }

  /** Nanoseconds per call of the best sample in a window. */
  private double best(Runnable call, long window) {
    long end = clock.getAsLong() + window;
    double best = sample(call, 1);
    int calls = Math.clamp(Math.round(SAMPLE_NANOS / best), 1, 100_000);
    while (clock.getAsLong() < end) {
      best = Math.min(best, sample(call, calls));
    }
    return best;
  }

  private double sample(Runnable call, int calls) {
    long start = clock.getAsLong();
    for (int i = 0; i < calls; i++) {
      call.run();
    }
    return Math.max(1, clock.getAsLong() - start) / (double) calls;
  }
}
