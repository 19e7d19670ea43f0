package lockstep.internal.adaptive;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A computation with two ways that give the same answer, one scalar and one with vectors; the scalar way is
 * used until the JVM has compiled the other. {@link WarmUp} rehearses what is {@linkplain #want wanted}.
 */
public abstract class Adaptive {
  /** Assumed cost: this part of the time since the wide way is wanted, unless more was measured. */
  private static final int SHARE = 32;

  private final AtomicBoolean wanted = new AtomicBoolean();
  private volatile long since;
  private volatile long waited;

  /** Whether the wide way is compiled and in use. */
  public abstract boolean isReady();

  /** Sample data that makes the JVM see everything it has to compile. Called right before the rehearsal. */
  protected abstract Practice practice();

  /**
   * The least time, in nanoseconds per unit of the practice, that the scalar way has taken in real use, or 0.
   * Rehearsing the scalar way instead would make the JVM discard the code it has compiled for the real data,
   * wherever the sample data take another branch.
   */
  protected float known() {
    return 0;
  }

  /**
   * Called when the wide way is compiled.
   *
   * @param scalarNanos time of the scalar way per unit of the practice
   * @param wideNanos time of the wide way per block of the practice
   */
  protected abstract void compiled(float scalarNanos, float wideNanos);

  /** Requests that the wide way be warmed up; called once, until it is. */
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

  /** Adds time that the scalar way has worked meanwhile; concurrent additions may be lost. */
  @SuppressWarnings("NonAtomicVolatileUpdate")
  final void waited(long nanos) {
    waited += nanos;
  }

  /** Estimated nanoseconds that the scalar way has taken since the wide one is wanted. */
  final long cost() {
    return Math.max(waited, (System.nanoTime() - since) / SHARE);
  }
}
