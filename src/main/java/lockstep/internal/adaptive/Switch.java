package lockstep.internal.adaptive;

import java.util.function.Supplier;

/** A computation that always takes the wide way once it is compiled. */
public class Switch extends Adaptive {
  private final Supplier<Practice> practice;
  private volatile boolean ready;

  public Switch(Supplier<Practice> practice) {
    this.practice = practice;
  }

  /** Whether to take the wide way now, on an engine set to this way. */
  public final boolean wide(Way way) {
    if (way == Way.BEST && !ready) {
      want();
    }
    return way == Way.WIDE || (way == Way.BEST && ready);
  }

  /**
   * Tells that the computation has run since a time of {@link System#nanoTime}: of what is wanted, the one
   * that takes longest is warmed up first.
   */
  public final void ran(long start) {
    if (!ready) {
      waited(System.nanoTime() - start);
    }
  }

  @Override
  public final boolean isReady() {
    return ready;
  }

  @Override
  protected final Practice practice() {
    return practice.get();
  }

  @Override
  protected void compiled(float scalarNanos, float wideNanos) {
    ready = true;
  }

  /** Takes the wide way from now on, compiled or not. */
  public final void turnOn() {
    ready = true;
  }
}
