package lockstep.bench.compare;

import java.util.List;
import java.util.function.Supplier;

/**
 * Questions over the same data, which is made when they are asked, so that only one batch's is in memory.
 *
 * @param count how many questions there are
 * @param weight the share of the time that each of them gets
 */
record Batch(String title, int count, double weight, Supplier<List<Question>> questions) {}
