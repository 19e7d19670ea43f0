package lockstep.internal.run;

import lockstep.internal.bvh.RayCaster;

/** The casters of a thread, which go through trees for rays and for shapes. */
public final class Casters {
  private static final ThreadLocal<EachWay<RayCaster>> OF_THREAD =
      ThreadLocal.withInitial(() -> new EachWay<>(RayCaster::scalar, VectorSupport::newCaster));

  private Casters() {}

  /** That of the current thread which uses vectors, or the one that does not. */
  public static RayCaster get(boolean vectors) {
    return OF_THREAD.get().get(vectors);
  }
}
