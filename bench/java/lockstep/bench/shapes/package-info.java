/**
 * A still life of all shapes, and a frustum that culls a city: what {@code bench/run shapes} draws and
 * measures.
 */
package lockstep.bench.shapes;
