package lockstep.internal.adaptive;

/** An engine's choice between the two ways of a computation. */
public enum Way {
  SCALAR, WIDE,
  /** Whichever is currently faster. */
  BEST
}
