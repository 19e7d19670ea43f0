/**
 * SIMD batch collision tests: shape buffers ({@link lockstep.Spheres}, {@link lockstep.Boxes}, {@link
 * lockstep.Triangles}, {@link lockstep.Rays}), what meets what ({@link lockstep.Pairing}), the verbs
 * ({@link lockstep.Engine}) and their results ({@link lockstep.Hits}, {@link lockstep.RayHits}, {@link
 * lockstep.Pairs}).
 */
package lockstep;
