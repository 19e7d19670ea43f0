package lockstep.internal.adaptive;

/**
 * One thread's way through what is done in two ways: asks which is the faster, and now and then takes the
 * time of a run, or has the wide way brought to speed.
 */
public final class Meter {
  /** Nanoseconds of work, as estimated, until a run is timed: so that reading the clock costs little. */
  private float untilTimed;

  private Pace pace; // of the run that is timed, or null
  private boolean wide;
  private long start;

  /** Begins a run of {@code count}; whether it is to go the wide way. {@link #end} must follow. */
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

  /** The run has ended; it was one of {@code count}, whatever was expected. */
  public void end(int count) {
    if (pace != null) {
      pace.sample(wide, System.nanoTime() - start, count);
    }
  }
}
