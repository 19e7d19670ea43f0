package lockstep.bench.compare;

import java.util.List;
import java.util.function.Supplier;

/**
 * Questions over the same data, which is created on demand, so that only one batch's data is in memory.
 *
 * @param count number of questions
 */
record Batch(String title, int count, Supplier<List<Question>> questions) {}
