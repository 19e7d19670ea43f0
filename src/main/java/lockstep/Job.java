package lockstep;

/**
 * A batch call that can be done in pieces, in any order and on any threads, with the same result. Jobs
 * are carriers that their thread reuses: fill in, run, {@link #release}.
 */
abstract class Job {
  /** Does pieces {@code from} to {@code to − 1} with what belongs to the current thread. */
  abstract void run(int from, int to, Scratch scratch);

  /** Lets go of the caller's arrays. */
  abstract void release();
}
