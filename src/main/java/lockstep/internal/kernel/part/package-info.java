/**
 * Parts that definitions of several verbs share, such as segments, edges of triangles and frames of boxes,
 * and the {@link lockstep.internal.kernel.part.ErrorBound} that each definition declares.
 */
package lockstep.internal.kernel.part;
