package lockstep.bench.compare;

import java.util.function.Supplier;

/** A row that may be measured, with its preparation. */
record Candidate(Label label, Supplier<Contest> contest) {}
