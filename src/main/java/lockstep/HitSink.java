package lockstep;

import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.DescribedKernel;

/** Receives the hits of rows one by one: those of closest-hit and all-hits queries. */
@FunctionalInterface
interface HitSink {
  /**
   * Row and element meet.
   *
   * @param kernel which says so
   * @param swap whether it has seen the operands swapped
   * @param answers what it has written; entry {@code k} is about these two
   */
  void add(int row, int element, DescribedKernel kernel, boolean swap, Buffers answers, int k);

  /** Rows {@code from} to {@code to − 1} have all their hits. */
  default void finish(int from, int to) {
    // most have nothing left to do
  }
}
