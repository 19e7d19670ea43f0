package lockstep.internal.kernel;

/** Something that is done scalar or with vectors, with data to do it on until the JVM has compiled it. */
public interface Practice {
  void scalar();

  void wide();

  /** The wide way is compiled; so long take one call of {@link #scalar} and one of {@link #wide}. */
  void ready(float scalarNanos, float wideNanos);
}
