package lockstep;

/**
 * A batch call as a unit of parallel work: it can be done in pieces, in any order and on any threads, with
 * the same result. Tasks are carriers that their thread reuses: fill in, run, {@link #release}.
 */
abstract class Task {
  /** Null where the call is not watched. */
  Watching watching;

  /** Does pieces {@code from} to {@code to − 1} with what belongs to the current thread. */
  abstract void run(int from, int to, Workspace workspace);

  /** Runs the same pieces, a few at a time if the call is watched. */
  void work(int from, int to, Workspace workspace) {
    if (watching == null) {
      run(from, to, workspace);
    } else {
      watching.run(this, from, to, workspace);
    }
  }

  /** The smallest piece of a thread's work, where threads share it in multiples of {@code grain}. */
  int smallest(int grain) {
    return grain;
  }

  /** Counts parts as done, and returns whether to go on. */
  final boolean goesOn(int parts) {
    return watching == null || watching.goesOn(parts);
  }

  /** Throws if the call is cancelled. */
  final void check() {
    if (watching != null) {
      watching.check();
    }
  }

  /** Ends a call. */
  final void end() {
    if (watching != null) {
      watching.end();
      watching = null;
    }
    release();
  }

  /** Lets go of the caller's arrays. */
  abstract void release();
}
