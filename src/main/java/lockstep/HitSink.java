package lockstep;

/** Receives the hits of rows one by one: those of closest-hit and all-hits queries. */
@FunctionalInterface
interface HitSink {
  /**
   * Row and element meet.
   *
   * @param columns the columns that the kernel has written, of which entry {@code k} is about them
   * @param floats the number of columns that the kernel writes
   */
  void add(int row, int element, float[][] columns, int floats, int k);
}
