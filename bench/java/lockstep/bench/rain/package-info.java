/**
 * {@code bench/run rain}: crates and balls that rain on a terrain and pile up, and what a step of them takes
 * from the first second of a JVM on.
 */
package lockstep.bench.rain;
