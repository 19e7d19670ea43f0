/**
 * {@code bench/run rain}: crates and balls that rain on a terrain and pile up, and the times of a step from
 * the first second of a JVM on.
 */
package lockstep.bench.rain;
