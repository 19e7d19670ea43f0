/**
 * The nearest point of a mesh, by a hierarchy in plain Java as a baseline; and the picture of a signed
 * distance field.
 */
package lockstep.bench.distance;
