package lockstep.internal.adaptive;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Something that is done in two ways with the same answer, scalar and with vectors: the scalar way until the
 * JVM has compiled the other one. {@link WarmUp} rehearses what is {@linkplain #want wanted}.
 */
public abstract class Adaptive {
  /** The part of the time since it is wanted that it is taken to have cost, unless more was measured. */
  private static final int SHARE = 32;

  private final AtomicBoolean wanted = new AtomicBoolean();
  private volatile long since;
  private volatile long waited;

  /** Whether the wide way is compiled, and taken. */
  public abstract boolean isReady();

  /** What lets the JVM see all that it has to compile. Called when it is about to be rehearsed. */
  protected abstract Practice practice();

  /**
   * The least nanoseconds that the scalar way has been seen to take for a unit of what the practice counts
   * where it was used, or 0. Rehearsing it would make the JVM throw away what it has compiled for the data in
   * use, wherever the data made up take another branch.
   */
  protected float known() {
    return 0;
  }

  /**
   * The wide way is compiled.
   *
   * @param scalarNanos what the scalar way takes for a unit of the practice
   * @param wideNanos what the wide one takes for a block of it
   */
  protected abstract void compiled(float scalarNanos, float wideNanos);

  /** The wide way should be brought to speed: said once, until it is. */
  public final void want() {
    if (!wanted.get() && wanted.compareAndSet(false, true)) {
      since = System.nanoTime();
      WarmUp.add(this);
    }
  }

  final void ready(float scalarNanos, float wideNanos) {
    compiled(scalarNanos, wideNanos);
    wanted.set(false);
  }

  /** The scalar way has worked so long meanwhile; what threads add at once may be lost. */
  @SuppressWarnings("NonAtomicVolatileUpdate")
  final void waited(long nanos) {
    waited += nanos;
  }

  /** Nanoseconds that the scalar way has taken, as estimated, since the wide one is wanted. */
  final long cost() {
    return Math.max(waited, (System.nanoTime() - since) / SHARE);
  }
}
