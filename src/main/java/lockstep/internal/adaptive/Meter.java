package lockstep.internal.adaptive;

/**
 * One thread's choice between two ways of a computation: it asks which is faster, and occasionally times a
 * run or requests a warm-up of the wide way.
 */
public final class Meter {
  /** Estimated nanoseconds of work until a run is timed, which keeps the cost of reading the clock low. */
  private float untilTimed;

  private Pace pace; // of the run being timed, or null
  private boolean wide;
  private long start;

  /** Begins a run of {@code count}; returns whether it should go the wide way. {@link #end} must follow. */
  public boolean begin(Adaptive adaptive, Pace pace, int count) {
    untilTimed -= pace.nanos(count);
    if (untilTimed > 0) {
      this.pace = null;
      return pace.wide(count);
    }
    if (!pace.isReady()) {
      adaptive.waited((long) (Pace.INTERVAL - untilTimed));
      adaptive.want();
    }
    untilTimed = Pace.INTERVAL;
    this.pace = pace;
    wide = pace.next(count);
    start = System.nanoTime();
    return wide;
  }

  /** Ends the run; it was one of {@code count}, whatever was expected. */
  public void end(int count) {
    if (pace != null) {
      pace.sample(wide, System.nanoTime() - start, count);
    }
  }
}
