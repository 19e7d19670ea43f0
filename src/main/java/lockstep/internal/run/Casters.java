package lockstep.internal.run;

import lockstep.internal.bvh.RayCaster;

/** The casters of a thread, which go through trees for rays and for shapes. */
public final class Casters {
  private static final ThreadLocal<Casters> OF_THREAD = ThreadLocal.withInitial(Casters::new);

  private RayCaster scalar;
  private RayCaster wide;

  private Casters() {}

  /** That of the current thread which uses vectors, or the one that does not. */
  public static RayCaster get(boolean vectors) {
    Casters mine = OF_THREAD.get();
    if (vectors) {
      if (mine.wide == null) {
        mine.wide = VectorSupport.newCaster();
      }
      return mine.wide;
    }
    if (mine.scalar == null) {
      mine.scalar = RayCaster.scalar();
    }
    return mine.scalar;
  }
}
