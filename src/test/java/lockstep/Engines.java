package lockstep;

/** Engines to test. */
public final class Engines {
  private Engines() {}

  /** The one with vectors where there are any, else the scalar one. {@link Engine#best()} may run either. */
  public static Engine widest() {
    return VectorSupport.KERNELS == null ? Engine.scalar() : Engine.wide();
  }
}
