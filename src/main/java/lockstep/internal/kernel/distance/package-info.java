/** Definitions of how far two shapes are apart, and of the points where they are closest to each other. */
package lockstep.internal.kernel.distance;
