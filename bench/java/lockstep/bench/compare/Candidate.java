package lockstep.bench.compare;

import java.util.function.Supplier;

/** A row that may be measured, and how to get it ready. */
record Candidate(Label label, Supplier<Contest> contest) {}
