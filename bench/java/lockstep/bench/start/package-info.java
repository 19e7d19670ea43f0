/** Measures the first seconds of a JVM: {@code bench/run start}. */
package lockstep.bench.start;
