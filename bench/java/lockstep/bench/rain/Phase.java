package lockstep.bench.rain;

/** The parts of a step whose time is measured. */
enum Phase {
  PAIRS(0, "pairs"), CRATE_CRATE(1, "crate–crate"), CRATE_BALL(2, "crate–ball"), BALL_BALL(3, "ball–ball"), //
  CRATE_LAND(4, "crate–land"), BALL_LAND(5, "ball–land"), SOLVER(6, "solver");

  /** The index of its time among those of a step. */
  final int column;

  final String label;

  Phase(int column, String label) {
    this.column = column;
    this.label = label;
  }
}
