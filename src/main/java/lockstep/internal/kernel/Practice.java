package lockstep.internal.kernel;

/** Something that is done scalar or with vectors, with data to do it on until the JVM has compiled it. */
public interface Practice {
  void scalar();

  void wide();

  /**
   * Lets the JVM count calls of what {@link #wide} is made of, in far less time than calls with data take
   * before it is compiled.
   */
  default void callLoops() {}

  /**
   * How long {@link #scalar} would take, from the least that the scalar way has been seen to take where it
   * was used, or 0. Practising it would make the JVM throw away what it has compiled for the data in use,
   * wherever the data made up take another branch.
   */
  default float known() {
    return 0;
  }

  /** The wide way is compiled; so long take one call of {@link #scalar} and one of {@link #wide}. */
  void ready(float scalarNanos, float wideNanos);
}
