/**
 * The verbs of engines, about elements and indices: {@link lockstep.internal.query.Verbs} brings together a
 * question, a source of pairs and a sink for the answers. {@link lockstep.internal.query.SpatialIndex} is
 * what a tree is below the public package, {@link lockstep.internal.query.HeightIndex} what a heightfield is.
 */
package lockstep.internal.query;
