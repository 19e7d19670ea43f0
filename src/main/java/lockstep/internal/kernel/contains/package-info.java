/**
 * Definitions of whether one shape contains all of another, of whether the other reaches into it or only
 * touches it, and of whether a triangle is above a point, by which points inside closed meshes are found.
 */
package lockstep.internal.kernel.contains;
