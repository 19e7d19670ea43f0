/**
 * Finds the nearest free place among obstacles: candidates in closed form, in double. Not part of the API.
 */
package lockstep.internal.push;
