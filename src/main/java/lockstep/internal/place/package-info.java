/**
 * Places: rigid motions with a scale, in double, and what they make of bounds and rays.
 */
package lockstep.internal.place;
