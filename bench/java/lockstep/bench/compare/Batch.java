package lockstep.bench.compare;

import java.util.List;
import java.util.function.Supplier;

/**
 * Questions over the same data, which is made when they are asked, so that only one batch's is in memory.
 *
 * @param count how many questions there are
 */
record Batch(String title, int count, Supplier<List<Question>> questions) {}
