package lockstep.internal.kernel;

/** An interval of times, empty if {@code enter} is after {@code leave}. */
record Interval(float enter, float leave) {
  /** The intersection; a NaN of the other one is ignored. */
  Interval and(Interval other) {
    return new Interval(other.enter > enter ? other.enter : enter, other.leave < leave ? other.leave : leave);
  }
}
