package lockstep.internal.adaptive;

import java.util.function.Supplier;

/** The wide way is taken always, as soon as it is compiled. */
public class Switch extends Adaptive {
  private final Supplier<Practice> practice;
  private volatile boolean ready;

  public Switch(Supplier<Practice> practice) {
    this.practice = practice;
  }

  /** Whether to take the wide way just now, on an engine that does things in that way. */
  public final boolean wide(Way way) {
    if (way == Way.BEST && !ready) {
      want();
    }
    return way == Way.WIDE || (way == Way.BEST && ready);
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

  /** From now on the wide way is taken, compiled or not. */
  public final void turnOn() {
    ready = true;
  }
}
