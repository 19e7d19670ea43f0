/**
 * Pictures of triangles, spheres, boxes, capsules and cylinders by a z-buffer, lit by the sun through a
 * shadow map.
 */
package lockstep.bench.raster;
