package lockstep;

/** How an engine does what can be done in two ways. */
enum Way {
  SCALAR, WIDE,
  /** In whichever is faster just now. */
  BEST
}
