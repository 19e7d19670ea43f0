package lockstep.internal.adaptive;

/** Sample data for a computation with two ways, to run it on until the JVM has compiled it. */
public interface Practice {
  void scalar();

  void wide();

  /**
   * Makes the JVM count calls of the loops in {@link #wide}, in far less time than calls with data take
   * before it is compiled.
   */
  default void callLoops() {}

  /** The amount of work of one call of {@link #scalar}, in the unit in which its times are reported. */
  default int units() {
    return 1;
  }

  /** The number of blocks in which one call of {@link #wide} does that work. */
  default int blocks() {
    return 1;
  }
}
