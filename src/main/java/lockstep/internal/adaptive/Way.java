package lockstep.internal.adaptive;

/** How an engine does what can be done in two ways. */
public enum Way {
  SCALAR, WIDE,
  /** In whichever is faster just now. */
  BEST
}
