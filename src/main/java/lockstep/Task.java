package lockstep;

/**
 * A batch call as a unit of parallel work: it can be done in pieces, in any order and on any threads, with the same result. Tasks are carriers that
 * their thread reuses: fill in, run, {@link #release}.
 */
abstract class Task {
  /** Does pieces {@code from} to {@code to − 1} with what belongs to the current thread. */
  abstract void run(int from, int to, Workspace workspace);

  /** Lets go of the caller's arrays. */
  abstract void release();
}
