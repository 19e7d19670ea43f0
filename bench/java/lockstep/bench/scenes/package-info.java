/**
 * Generated data to compare and measure with: scenes, queries, meshes, sets of rays, pairs with a chosen hit
 * rate.
 */
package lockstep.bench.scenes;
