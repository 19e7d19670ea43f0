/**
 * Definitions of whether one shape contains all of another, and of whether a triangle is above a point, by
 * which points inside closed meshes are found.
 */
package lockstep.internal.kernel.contains;
