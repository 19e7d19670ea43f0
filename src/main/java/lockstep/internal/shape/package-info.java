/**
 * Shapes without kernels: the columns of each kind and in its {@link lockstep.internal.shape.Geometry} its
 * bounds, validity and normals; {@link lockstep.internal.shape.Elements}, which is what a buffer is below the
 * public package; and checks of arguments.
 */
package lockstep.internal.shape;
