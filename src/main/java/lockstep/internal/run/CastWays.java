package lockstep.internal.run;

import java.util.function.Supplier;
import lockstep.internal.adaptive.Adaptive;
import lockstep.internal.adaptive.Pace;
import lockstep.internal.adaptive.Practice;

/**
 * Both ways of casting rays at targets of one sort: it is measured which is faster just now, for all threads.
 */
public final class CastWays extends Adaptive {
  private final Supplier<Practice> practice;
  private final Pace closest = new Pace(1), any = new Pace(1);

  CastWays(Supplier<Practice> practice) {
    this.practice = practice;
  }

  /** The times of one sort of cast. */
  public Pace pace(boolean anyHit) {
    return anyHit ? any : closest;
  }

  @Override
  public boolean isReady() {
    return closest.isReady() && any.isReady();
  }

  @Override
  protected Practice practice() {
    return practice.get();
  }

  @Override
  protected void compiled(float scalarNanos, float wideNanos) {
    closest.ready(scalarNanos, wideNanos);
    any.ready(scalarNanos, wideNanos);
  }
}
