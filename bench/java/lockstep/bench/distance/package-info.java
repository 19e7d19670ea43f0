/**
 * What is nearest to a point of a mesh, by a hierarchy in plain Java to compare with; and the picture of a
 * signed distance field.
 */
package lockstep.bench.distance;
