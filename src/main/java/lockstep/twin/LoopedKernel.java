package lockstep.twin;

/**
 * A kernel of several loops, each compiled as a method of its own. The JVM compiles a method once it has been
 * called often enough, and until then a vector is an object: calling such a kernel with data until all its
 * loops are compiled takes seconds. Calls without data count as much and take nanoseconds.
 */
public interface LoopedKernel extends Kernel {
  /**
   * Calls each loop {@code times} times without data. Between calls of this method, {@link Kernel#run} must
   * see all kinds of data, as the JVM compiles a loop for the data it has seen.
   */
  void callLoops(int times);
}
