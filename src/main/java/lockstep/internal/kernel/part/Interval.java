package lockstep.internal.kernel.part;

/** An interval of times, empty if {@code enter} is after {@code leave}. */
public record Interval(float enter, float leave) {
  /** The intersection; a NaN of the other one is ignored. */
  public Interval and(Interval other) {
    return new Interval(other.enter > enter ? other.enter : enter, other.leave < leave ? other.leave : leave);
  }
}
