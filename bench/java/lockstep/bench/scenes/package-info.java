/**
 * Generated data for comparing and measuring: scenes, queries, meshes, sets of rays, pairs with a chosen hit
 * rate.
 */
package lockstep.bench.scenes;
