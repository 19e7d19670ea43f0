package lockstep.bench.compare;

/** How much of the chosen table a run measures. */
enum Extent {
  /** A row or two of some families. */
  QUICK,
  /** What a minute suffices for. */
  USUAL,
  /** All rows, for as long as they need. */
  FULL
}
