package lockstep.bench.compare;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Times several ways of doing the same thing side by side, in windows, until their rates are steady. They
 * take turns, so that disturbances of the machine affect all alike, and the best sample of a window counts,
 * since disturbances only slow it down. It is a quick look, not a study; {@code bench/run jmh} is for
 * studies.
 */
public final class Stopwatch {
  private static final long TURN_NANOS = 100_000_000;
  private static final long GIVE_WAY_NANOS = 20_000_000;
  private static final long SAMPLE_NANOS = 500_000;
  private static final long WINDOW_NANOS = 20_000_000;

  /**
   * Turns without compilation after which the compiler counts as idle: it may take that many to pick up hot
   * code.
   */
  private static final int QUIET_TURNS = 4;

  private final LongSupplier clock;
  private final LongSupplier compilation;

  /**
   * @param clock in nanoseconds
   * @param compilation a number of milliseconds that stays the same while the JVM's compiler is idle
   */
  Stopwatch(LongSupplier clock, LongSupplier compilation) {
    this.clock = clock;
    this.compilation = compilation;
  }

  /**
   * Seconds per call.
   *
   * @param spread spread of the last windows: their median took longer than the fastest by this part
   * @param steady whether they agreed, with the compiler idle
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Times(double[] ways, double spread, boolean steady) {
    /** Times of a single long call each, or sums over many. */
    static Times once(double first, double second) {
      return new Times(new double[] {first, second}, 0, true);
    }

    public double first() {
      return ways[0];
    }

    public double second() {
      return ways[1];
    }
  }

  /**
   * Repeats small calls until the compiler has nothing left to do for them, or until that time. All take
   * turns, because the compiler works in the background: while it is busy with one, the next gathers its
   * profile. The calls pause occasionally, or the compiler would not catch up on few cores.
   */
  static void warmUp(List<Runnable> calls, long until) {
    int quiet = 0;
    while (quiet < QUIET_TURNS && System.nanoTime() < until) {
      long pause = Math.min(until, System.nanoTime() + TURN_NANOS);
      long turn = Compilation.worked();
      do {
        calls.forEach(Runnable::run);
      } while (System.nanoTime() < pause);
      long before;
      do {
        before = Compilation.worked();
        LockSupport.parkNanos(GIVE_WAY_NANOS);
      } while (Compilation.worked() != before && System.nanoTime() < until);
      quiet = Compilation.worked() == turn ? quiet + 1 : 0;
    }
  }

  /**
   * Runs both for about {@code budget} nanoseconds in all; longer, up to {@code patience}, while rates are
   * not steady or the second is slower than the first, which may be temporary while the JVM compiles.
   */
  public static Times time(Runnable first, Runnable second, long budget, long patience) {
    return time(List.of(first, second), budget, patience);
  }

  /** Times more ways; the first two are compared. */
  static Times time(List<Runnable> ways, long budget, long patience) {
    return new Stopwatch(System::nanoTime, Compilation::worked).measure(ways, budget, patience);
  }

  Times measure(List<Runnable> ways, long budget, long patience) {
    long start = clock.getAsLong();
    Windows windows = new Windows(ways.size());
    long elapsed;
    do {
      windows.add(ways.stream().mapToDouble(way -> best(way, Math.min(WINDOW_NANOS, patience))).toArray(),
          compilation.getAsLong());
      elapsed = clock.getAsLong() - start;
    } while (elapsed < budget
        || (elapsed < patience && (!windows.steady() || windows.best(1) > windows.best(0))));
    double[] seconds = IntStream.range(0, ways.size()).mapToDouble(k -> windows.best(k) / 1e9).toArray();
    return new Times(seconds, windows.spread(), windows.steady());
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
