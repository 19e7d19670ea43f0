package lockstep.bvh;

/** Casts with vectors: the same answers. Loading this class needs the module jdk.incubator.vector. */
public final class WideCaster extends Caster {
  private WideCaster() {
    super(new WideWalk());
  }

  /** One for the current thread. */
  public static WideCaster create() {
    return new WideCaster();
  }
}
