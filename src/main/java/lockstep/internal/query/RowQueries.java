package lockstep.internal.query;

import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;

/** Queries, each a row, that tell a sink what they meet. Any number of threads may ask for some of them. */
interface RowQueries {
  /** How many there are. */
  int rows();

  /** Whether so much is met that a list of it is better found by brute force: never among instances. */
  default boolean isDense() {
    return false;
  }

  /**
   * Gives the sink what queries {@code from} to {@code to − 1} meet, one query after the other.
   *
   * @param task whose watch is asked on the way
   */
  void query(int from, int to, Runner runner, Task task);

  /** Lets go of the caller's arrays. */
  void release();
}
