/**
 * A still life of all shapes, and a frustum that culls a city: drawn and measured by {@code bench/run
 * shapes}.
 */
package lockstep.bench.shapes;
