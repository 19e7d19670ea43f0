/**
 * The hierarchical grid that finds pairs of shapes with overlapping bounding boxes, rebuilt whenever shapes
 * have moved. Not part of the API.
 */
package lockstep.internal.grid;
