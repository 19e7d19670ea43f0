package lockstep.internal.adaptive;

/** Data made up for something that is done in two ways, to do it on until the JVM has compiled it. */
public interface Practice {
  void scalar();

  void wide();

  /**
   * Lets the JVM count calls of what {@link #wide} is made of, in far less time than calls with data take
   * before it is compiled.
   */
  default void callLoops() {}

  /** How much one call of {@link #scalar} does, in whatever unit its times are asked for. */
  default int units() {
    return 1;
  }

  /** How many blocks one call of {@link #wide} takes for that. */
  default int blocks() {
    return 1;
  }
}
