package lockstep;
import lockstep.internal.run.VectorSupport;

/** Engines under test. */
public final class Engines {
  private Engines() {}

  /** The engine with vectors if there is one, else the scalar one. {@link Engine#best()} may run either. */
  public static Engine widest() {
    return VectorSupport.KERNELS == null ? Engine.scalar() : Engine.wide();
  }
}
