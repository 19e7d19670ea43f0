/**
 * This package runs SIMD batch collision tests. It has buffers of shapes ({@link lockstep.Spheres}, {@link
 * lockstep.Capsules}, {@link lockstep.Boxes}, {@link lockstep.OrientedBoxes}, {@link lockstep.Triangles},
 * {@link lockstep.Planes}, {@link lockstep.Cylinders}, {@link lockstep.Frusta}) and {@link lockstep.Rays},
 * bounding volume hierarchies over them ({@link lockstep.Tree}), terrain ({@link lockstep.Heightfield}),
 * pairings that select what is tested against what ({@link lockstep.Pairing}), the queries ({@link
 * lockstep.Engine}) and their results ({@link lockstep.Hits}, {@link lockstep.RayHits}, {@link
 * lockstep.AllHits}, {@link lockstep.Pairs}, {@link lockstep.Relations}, {@link lockstep.Distances}, {@link
 * lockstep.Nearest}, {@link lockstep.PushOut}).
 * {@link lockstep.Mover} is built from these: it moves characters that walk through a world.
 *
 * <p>Callers write their own tests as scalar methods and compile them, see {@link lockstep.twin}. {@link
 * lockstep.Engine#test test} runs them over these buffers and over {@link lockstep.Records} of any columns,
 * and can also write {@link lockstep.Values}.
 *
 * <p>{@link lockstep.Shapes#bounds()} and {@link lockstep.Shapes#boundingSpheres()} compute bounding volumes
 * of shapes, and {@link lockstep.PointClouds} computes bounding volumes of many clouds of points.
 *
 * <h2>Range and accuracy</h2>
 *
 * <p>Floats have 24 bits: a kilometre from the origin they are 0.06 mm apart, 4,600 km from it half a metre.
 * So far from the origin choose one near the shapes ({@link
 * lockstep.Shapes#copyFrom(double[], int, double, double, double)}, {@link
 * lockstep.Triangles#of(double[], int[], double, double, double)}); {@link lockstep.Placements} put trees
 * back where they were, in double.
 *
 * <p>The scalar engine defines every answer. With u = 2⁻²⁴, half an ulp of 1, each answer is the one that
 * real arithmetic gives for the shapes and values in the table, as tests against exact oracles confirm. The
 * first row is decided exactly, and so are the zeros of distances, sweeps and contacts of its overlaps.
 *
 * <table>
 * <caption>How far each kernel may be from real arithmetic, and where that holds</caption>
 * <tr><th>kernel</th><th>the answer is exact for</th><th>range</th></tr>
 * <tr><td>box–box, sphere–sphere, sphere–box, sphere–capsule, capsule–capsule, capsule–box, sphere–triangle,
 * capsule–triangle, box–triangle, triangle–triangle, sphere–obb, capsule–obb, box–obb, obb–obb, obb–triangle,
 * overlaps with a cylinder, a plane or a frustum, overlap by planes; all that spheres, boxes, obbs, planes
 * and frusta contain or only touch; inside a mesh; whether a ray hits a shape of any
 * kind</td><td>the same shapes: every touch is a hit, no gap is</td><td>every finite float; frustum–capsule:
 * where none but 0 is 2¹⁸³ times smaller than others</td></tr>
 * <tr><td>cylinder sweeps</td><td>as spheres in their place, distances measured across the
 * axis</td><td>as spheres</td></tr>
 * <tr><td>ray–box: t</td><td>planes off by at most 2 u of their distance; hit or miss as in the first
 * row</td><td>a t that a float can hold</td></tr>
 * <tr><td>ray–sphere, ray–cylinder: t</td><td>a radius off by at most 8 u of radius and distance, across the
 * axis of a cylinder; hit or miss as in the first row</td><td>a t that a float can hold</td></tr>
 * <tr><td>ray–plane: t</td><td>a plane off by 3 u of the distance of the ray's origin from the origin of
 * space and 5 u of the way along the ray; hit or miss as in the first row</td><td>a t that a float can
 * hold</td></tr>
 * <tr><td>ray–capsule: t</td><td>a radius off by at most 8 u of radius and of the distance of the farther
 * end; hit or miss as in the first row</td><td>lengths from 1e-18 to 1e18</td></tr>
 * <tr><td>ray–obb: t</td><td>planes off by at most 9 u of the distance to the centre and 23 u of half the
 * diagonal; hit or miss as in the first row</td><td>a t that a float can hold</td></tr>
 * <tr><td>ray–triangle: t, u and v</td><td>corners off by at most 12 u of the distance from the ray's origin
 * to the farthest corner; hit or miss as in the first row</td><td>triangles and distances from 1e-18 to
 * 1e18</td></tr>
 * <tr><td>rays at instances</td><td>origins off by at most 16 u of their distance from the origin of their
 * frame and of the distance of both frames, directions by 16 u of their length; from there on as
 * above</td><td>positions up to 2⁶⁰, scales from 2⁻³⁰ to 2³⁰</td></tr>
 * <tr><td>distances of bounded shapes</td><td>a distance off by at most 8 u of the span, which reaches from
 * the farthest corner of one to that of the other and includes the radii (sphere–obb, capsule–obb 14, obb–obb
 * 12), points by 12 u of the span and 4 u of their coordinates; 0 exactly where the shapes
 * overlap</td><td>lengths from 1e-16 to 1e18; of boxes and obbs at obbs and triangles to 1e16; for slivers,
 * see each kernel</td></tr>
 * <tr><td>distances from half-spaces</td><td>8 u of the distance from the origin, of the radius and of the
 * distance</td><td>coordinates below 2⁶⁰</td></tr>
 * <tr><td>sweeps</td><td>a time at which the shapes are apart, or in each other along the normal, by at most
 * 16 u of the span and the way (32 u with oriented boxes, 8 u of the distance from the origin with
 * half-spaces); 0 exactly where the shapes overlap</td><td>lengths from 1e-18 to 1e18; of boxes and obbs at
 * obbs up to 1e16, at triangles from 1e-12 to 1e12; motions no longer than that; one below 1e-15 may
 * count as none for capsules and at triangles, none is too short for others</td></tr>
 * <tr><td>contacts</td><td>a depth off by at most 8 u of the span, and a point by that and 4 u of its
 * coordinates (40 u with oriented boxes and where two shapes have faces, 16 u with other triangles; with
 * half-spaces the span is from the origin); if both shapes have faces, a face may be deeper than the shortest
 * way out by 2⁻¹² of the sum of half extents of the bounds of the smaller one, and nearest points that are d
 * apart lie aside by √(2 d e) where d is off by e; points exactly where the shapes overlap</td><td>see each
 * kernel</td></tr>
 * <tr><td>push-out</td><td>obstacles larger by at most 32 u of radii and coordinates, among which the place
 * is the nearest free one; it is free exactly as the overlap test decides; on round edges, and on sides of
 * capsules in space, the place may be aside by √(64 u) of the radius</td><td>lengths from 1e-18 to
 * 1e18</td></tr>
 * <tr><td>slide</td><td>the nearest motion, which goes against no plane by more than u of its own length and
 * 2⁻⁴⁷ of the length of the given motion</td><td>every finite float</td></tr>
 * </table>
 */
package lockstep;
