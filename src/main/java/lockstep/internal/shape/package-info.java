/**
 * Kinds of shapes: the columns of each, and in its {@link lockstep.internal.shape.Geometry} its bounds,
 * validity and normals. It knows nothing of kernels.
 */
package lockstep.internal.shape;
