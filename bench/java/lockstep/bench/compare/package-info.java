/**
 * {@code bench/run compare}: every kernel and tree, asked in every way, scalar against vectors, bit for bit,
 * with a report.
 */
package lockstep.bench.compare;
