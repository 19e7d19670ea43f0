package lockstep.internal.run;

/**
 * A batch call as a unit of parallel work: it can be done in pieces, in any order and on any threads, with
 * the same result. Tasks are carriers that their thread reuses: fill in, run, {@link #release}.
 */
public abstract class Task {
  /** Null where the call is not watched. */
  protected Watching watching;

  /** Does pieces {@code from} to {@code to − 1} with what belongs to the current thread. */
  public abstract void run(int from, int to, Runner runner);

  /** Whether it asks the watch itself while it runs; others are run a few pieces at a time. */
  protected boolean watchesItself() {
    return false;
  }

  /** Runs the same pieces under the eyes of the watch, if there is one. */
  public final void work(int from, int to, Runner runner) {
    if (watching == null || watchesItself()) {
      run(from, to, runner);
      check();
    } else {
      watching.run(this, from, to, runner);
    }
  }

  /** The smallest piece of a thread's work, where threads share it in multiples of {@code grain}. */
  public int smallest(int grain) {
    return grain;
  }

  /** Counts parts as done, and returns whether to go on. */
  public final boolean goesOn(int parts) {
    return watching == null || watching.goesOn(parts);
  }

  /** Throws if the call is cancelled. */
  public final void check() {
    if (watching != null) {
      watching.check();
    }
  }

  /** Ends a call. */
  public final void end() {
    if (watching != null) {
      watching.end();
      watching = null;
    }
    release();
  }

  /** Lets go of the caller's arrays. */
  public abstract void release();
}
