/** {@code bench/run crowd}: characters that walk over a terrain, between pillars and over a city wall. */
package lockstep.bench.crowd;
