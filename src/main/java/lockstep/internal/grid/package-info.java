/**
 * The hierarchical grid that finds pairs of shapes whose bounding boxes meet: built anew as soon as shapes
 * have moved. Not part of the API.
 */
package lockstep.internal.grid;
