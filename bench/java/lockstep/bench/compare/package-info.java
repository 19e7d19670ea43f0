/**
 * {@code bench/run compare}: tests every kernel and tree in every way, scalar against vectors, bit for bit,
 * and writes a report.
 */
package lockstep.bench.compare;
