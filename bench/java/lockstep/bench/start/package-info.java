/** What the first seconds of a JVM are like: {@code bench/run start}. */
package lockstep.bench.start;
