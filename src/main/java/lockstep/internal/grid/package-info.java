/**
 * Uniform grids: the hierarchical one that finds pairs of shapes with overlapping bounding boxes, rebuilt
 * whenever shapes have moved, and the field that tells which balls are far from all points. Not part of the
 * API.
 */
package lockstep.internal.grid;
